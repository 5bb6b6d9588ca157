// How much JavaScript a page asks for, squeezed as it is sent. Fails where it is more than we allow ourselves:
//   node scripts/budget.mjs [share of the budgets, such as 0.9]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleWeb } from '../packages/web/bundle.mjs'

/** In kilobytes of 1000 bytes. */
const share = Number(process.argv[2] ?? 1)
const HOME = 150 * share
const TABLE = 300 * share

/** @typedef {{ file: string, imports?: string[], assets?: string[], name?: string }} Chunk */

const folder = await bundleWeb()
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Those with a screen of their own. */
const games = Object.keys(manifest).flatMap((key) => /^([\w-]+)\/screen\.ts$/.exec(key)?.[1] ?? [])

/** Pieces that import each other are begun in an order that depends on which is asked for first: there may be none.
 * @param {string} key
 * @param {readonly string[]} from */
function refuseRings(key, from = []) {
  if (from.includes(key)) throw new Error(`pieces wait for each other: ${[...from, key].join(' → ')}`)
  for (const one of manifest[key]?.imports ?? []) refuseRings(one, [...from, key])
}
for (const key of Object.keys(manifest)) refuseRings(key)

/** All files that are loaded with a chunk, by the graph of the build.
 * @param {string} key
 * @param {Set<string>} files */
function follow(key, files) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const one of chunk.imports ?? []) follow(one, files)
  return files
}

/** The worker is built apart, and is not in the graph: what its files import is read from them.
 * @param {string} file
 * @param {Set<string>} files
 * @param {RegExp} later which of the pieces that are loaded when needed are needed here */
function followWorker(file, files, later) {
  if (files.has(file)) return files
  files.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, dynamic, name = ''] of text.matchAll(/(?:from|import)\s*(\()?\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    if (!dynamic || later.test(name)) followWorker(`assets/${name}`, files, later)
  return files
}

/** @param {Set<string>} files */
function weight(files) {
  let sum = 0
  for (const file of files)
    if (file.endsWith('.js')) sum += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return sum / 1000
}

const worker = Object.values(manifest)
  .flatMap(({ assets = [] }) => assets)
  .find((file) => /\/worker-[\w-]+\.js$/.test(file))
if (!worker) throw new Error('the build has no worker')

/** @param {string} file
 * @param {readonly string[]} from */
function refuseWorkerRings(file, from = []) {
  if (from.includes(file)) throw new Error(`pieces wait for each other: ${[...from, file].join(' → ')}`)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    refuseWorkerRings(`assets/${name}`, [...from, file])
}
for (const file of readdirSync(join(folder, 'assets')))
  if (file.endsWith('.js')) refuseWorkerRings(`assets/${file}`)

/** @type {[name: string, kilobytes: number, budget: number][]} */
const pages = [['home', weight(follow('index.html', new Set())), HOME]]
for (const game of games) {
  const page = () => follow(`${game}/screen.ts`, follow('index.html', new Set()))
  pages.push([`${game}, online`, weight(follow('screens/TableScreen.tsx', page())), TABLE])
  const here = follow('screens/LocalScreen.tsx', page())
  const needed = new RegExp(`^(tables|thinking|(games-|bots-)?${game})-`)
  pages.push([`${game}, in the browser`, weight(followWorker(worker, here, needed)), TABLE])
}

let failed = false
for (const [name, kilobytes, budget] of pages) {
  const over = kilobytes > budget
  failed ||= over
  console.log(
    `${over ? 'OVER' : '  ok'}  ${name.padEnd(32)} ${kilobytes.toFixed(1).padStart(6)} of ${budget} kB`,
  )
}
if (failed) process.exitCode = 1
