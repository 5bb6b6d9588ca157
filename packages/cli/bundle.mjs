// Bundles the commands and all they need into one file of plain JavaScript: dist/undercrown.mjs
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const outfile = fileURLToPath(new URL('../../dist/undercrown.mjs', import.meta.url))

/** Writes the bundle if it has changed, in one step, so that a command running beside this one never sees half of it. */
export async function bundleCli() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outfile,
    write: false,
    bundle: true,
    // The server needs more than one file can hold, so it is bundled apart, when it is asked for.
    external: ['@undercrown/server/launch'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  })
  const { text = '' } = outputFiles[0] ?? {}
  if (text === present()) return outfile
  mkdirSync(new URL('../../dist', import.meta.url), { recursive: true })
  const half = `${outfile}.${process.pid}`
  writeFileSync(half, text)
  chmodSync(half, 0o755)
  renameSync(half, outfile)
  return outfile
}

function present() {
  try {
    return readFileSync(outfile, 'utf8')
  } catch {
    return undefined
  }
}
