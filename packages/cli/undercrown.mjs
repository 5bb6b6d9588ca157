#!/usr/bin/env node
// Bundles the commands from their source, which takes a tenth of a second, and runs them.
import { pathToFileURL } from 'node:url'
import { launch } from '@undercrown/server/launch'
import { bundleCli } from './bundle.mjs'

// The server needs more than one file can hold, so it is bundled apart.
const [name, about] = process.argv.slice(2)
if (name === 'serve') await launch('main', process.argv.slice(3))
else if (name === 'backup' || name === 'restore') await launch('backup', process.argv.slice(2))
else if (name === 'bench' && about === 'server') await launch('bench', process.argv.slice(4))
else await import(pathToFileURL(await bundleCli()).href)
