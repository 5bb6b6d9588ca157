// Writes the tables of docs/protocol.md anew from the schemas of the wire.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const outfile = at('dist/docs/page.mjs')
await build({
  entryPoints: [at('packages/protocol/page.ts')],
  outfile,
  bundle: true,
  external: ['zod'],
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
})
const { withTables } = await import(outfile)
const page = at('docs/protocol.md')
writeFileSync(page, withTables(readFileSync(page, 'utf8')))
