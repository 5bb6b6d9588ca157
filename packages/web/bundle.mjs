// Builds the app into dist/web, if its sources have changed since it was built last.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = join(root, 'dist/web')
const stamp = join(root, 'dist/web.stamp')
const sources = [
  'packages/web',
  'packages/engine',
  'packages/games',
  'packages/bots',
  'packages/protocol',
  'packages/table',
  'packages/lessons',
  'packages/puzzles',
  'packages/review',
]

/** Of all that goes into the app. */
function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (one) =>
          one.isFile() &&
          !/\.test\.ts$|\.md$/.test(one.name) &&
          !/node_modules|web\/browser/.test(one.parentPath),
      )
      .map((one) => join(one.parentPath, one.name))
      .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function built() {
  return existsSync(join(target, 'index.html')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/**
 * Resolves with the folder. It is built beside the old one and takes its place in the end, so that a server running
 * meanwhile is not left with half of it.
 */
export async function bundleWeb() {
  const wanted = hashOfSources()
  if (built() === wanted) return target
  console.error('Building the web app…')
  const fresh = `${target}.${process.pid}`
  const old = `${fresh}.old`
  // Loaded only when it is needed: it takes a while.
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  // Within tests it would become another app.
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: fresh, emptyOutDir: true },
  })
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  try {
    if (existsSync(target)) renameSync(target, old)
    renameSync(fresh, target)
    writeFileSync(stamp, wanted)
  } catch (error) {
    // Another command has built the same meanwhile.
    if (built() !== wanted) throw error
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
  return target
}
