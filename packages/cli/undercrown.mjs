#!/usr/bin/env node
// Bundles the commands from their source, which takes a tenth of a second, and runs them.
import { pathToFileURL } from 'node:url'
import { bundleCli } from './bundle.mjs'

await import(pathToFileURL(await bundleCli().catch(refuse)).href)

/** @param {NodeJS.ErrnoException} error */
function refuse(error) {
  if (error.code !== 'ENOSPC') throw error
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const french = /^fr|--lang[ =]fr/.test([LC_ALL || LC_MESSAGES || LANG || '', ...process.argv].join(' '))
  console.error(
    french
      ? 'undercrown: impossible d’écrire dans dist\u00a0: le disque est plein'
      : 'undercrown: cannot write dist: the disk is full',
  )
  return process.exit(1)
}
