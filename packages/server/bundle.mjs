// Bundles the server and its threads into plain JavaScript beside each other: dist/server/*.mjs
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const outdir = fileURLToPath(new URL('../../dist/server/', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@undercrown/'))

/** Writes what has changed, each file in one step, so that a server starting beside this one never reads half of it.
 * @param {string[]} more files to be bundled besides, for tests */
export async function bundle(more = []) {
  const entries = [
    'main.ts',
    'bots/thinker.ts',
    'store/writer.ts',
    'store/backup.ts',
    'moderation/admin.ts',
    'bench/bench.ts',
    ...more,
  ]
  const { outputFiles } = await build({
    entryPoints: entries.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    external,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  mkdirSync(outdir, { recursive: true })
  for (const { path, text } of outputFiles) {
    if (text === present(path)) continue
    const half = `${path}.${process.pid}.${Math.random()}`
    writeFileSync(half, text)
    renameSync(half, path)
  }
  return new URL('../../dist/server/main.mjs', import.meta.url)
}

/** @param {string} path */
function present(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
