#!/usr/bin/env node
// Bundles the commands from their source, which takes a tenth of a second, and runs them.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

await import(pathToFileURL(await bundle()).href)
