// Bundles the server and its threads with their libraries into plain JavaScript: dist/server/*.mjs. A thousand small files
// took longer to find than to run, and what is rarely used (packs of puzzles, passkeys …) is a part that is read when needed.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const outdir = fileURLToPath(new URL('../../dist/server/', import.meta.url))
/** Libraries with machine code or with threads of their own, which stay where they are, and one that is not installed. */
const external = ['@node-rs/argon2', 'esbuild', 'libsql', 'pg-native', 'pino', 'piscina']
/** Older libraries ask for parts of Node in a way that modules do not have. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`

/** Writes what has changed, each file in one step, so that a server starting beside this one never reads half of it;
 * parts of an older build stay, as a server that runs may still ask for them.
 * @param {string[]} more files to be bundled besides, for tests
 * @param {boolean} maps whether to say beside them where everything is from */
export async function bundle(more = [], maps = false) {
  const entries = [
    'main.ts',
    'bots/thinker.ts',
    'store/writer.ts',
    'store/backup.ts',
    'moderation/admin.ts',
    'bench/bench.ts',
    'bench/trivial.ts',
    'bench/peers/peer.ts',
    ...more,
  ]
  const { outputFiles } = await build({
    entryPoints: entries.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    banner: { js: banner },
    external,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Node keeps the text of all that it has read in memory, for the stack of a mistake; names of functions stay.
    minifyWhitespace: true,
    legalComments: 'external',
    sourcemap: maps,
    sourcesContent: false,
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
