// `undercrown bench server`: how much a server on this machine can do, seen from another process.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { itemAt, langFrom } from '@undercrown/engine'
import { type BenchGame, type Figures, makePeople, openGame } from './seats.ts'
import { type Spawned, spawnServer, unlimited } from './spawned.ts'
import { benchWords } from './words.ts'

const SEATS = 4

const say = benchWords[langFrom(process.env)]

// The command line has read and checked them.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hidden-people' },
    games: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
  },
})

const tell = (text: string) => process.stderr.write(`${text}\n`)

async function metric(url: string, name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${unlimited.METRICS_TOKEN}` } })
  ).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.startsWith('#'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const fresh = (): Figures => ({ moves: 0, bytes: 0, own: [], others: [] })

function quantiles(list: number[]): { p50: number; p95: number; p99: number } {
  list.sort((a, b) => a - b)
  const at = (share: number) => Math.round((list[Math.floor(share * (list.length - 1))] ?? 0) * 1000) / 1000
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** As fast as they go, until half of the games are over. */
async function saturate(url: string, games: readonly BenchGame[]) {
  const figures = fresh()
  const cpu = await metric(url, 'process_cpu_seconds_total')
  const began = performance.now()
  let over = 0
  await Promise.all(
    games.map(async (game) => {
      while (over < games.length / 2 && (await game.move(figures)));
      over++
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const spent = (await metric(url, 'process_cpu_seconds_total')) - cpu
  return {
    games: games.length,
    moves: figures.moves,
    movesPerSecond: Math.round(figures.moves / seconds),
    cpuMicrosPerMove: Math.round((spent * 1e6) / figures.moves),
    bytesPerMove: Math.round(figures.bytes / figures.moves),
    ownMs: quantiles(figures.own),
    othersMs: quantiles(figures.others),
  }
}

/** So many moves per second, each game in its turn. */
async function pace(url: string, games: readonly BenchGame[], rate: number, length: number) {
  const figures = fresh()
  const [flushes, flushed] = [
    await metric(url, 'undercrown_flush_seconds_count'),
    await metric(url, 'undercrown_flush_seconds_sum'),
  ]
  const began = performance.now()
  const under = new Set<Promise<unknown>>()
  const busy = new Set<BenchGame>()
  for (let n = 0; n < rate * length; n++) {
    const wait = began + (n * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const game = itemAt(games, n % games.length)
    if (busy.has(game)) continue
    busy.add(game)
    const move = game.move(figures).then(() => {
      busy.delete(game)
      under.delete(move)
    })
    under.add(move)
  }
  await Promise.all(under)
  const count = (await metric(url, 'undercrown_flush_seconds_count')) - flushes
  const sum = (await metric(url, 'undercrown_flush_seconds_sum')) - flushed
  return {
    rate: Math.round((figures.moves / (performance.now() - began)) * 1000),
    flushMs: Math.round((sum / count) * 1e6) / 1000,
    ownMs: quantiles(figures.own),
    othersMs: quantiles(figures.others),
  }
}

async function openGames(url: string, count: number): Promise<BenchGame[]> {
  const games: BenchGame[] = []
  const people = await makePeople(url, SEATS * 8)
  for (let i = 0; i < count; i++) {
    const at = (i % 8) * SEATS
    games.push(await openGame(url, values.game, people.slice(at, at + SEATS)))
  }
  return games
}

const main = new URL('main.mjs', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'undercrown-bench-'))
let server: Spawned | undefined
try {
  const begin = (data: string) => spawnServer(main, { ...unlimited, DATA_DIR: join(folder, data) })
  server = await begin('a')
  const url = server.url
  tell(say.asFast(values.games))
  const warm = await openGames(url, Number(values.games))
  const warmed = await saturate(url, warm)
  for (const game of warm) game.close()
  tell(say.warm(warmed.movesPerSecond))
  const games = await openGames(url, Number(values.games))
  const full = await saturate(url, games)
  for (const game of games) game.close()

  tell(say.paced(values.rate, values.seconds))
  const calm = await openGames(
    url,
    Math.max(40, Math.round((Number(values.rate) * Number(values.seconds)) / 40)),
  )
  const paced = await pace(url, calm, Number(values.rate), Number(values.seconds))
  for (const game of calm) game.close()

  await server.stop()
  server = await begin('a')
  tell(say.loading)
  const loads: number[] = []
  for (const { table } of [...games, ...warm].slice(0, 100)) {
    const sent = performance.now()
    await (await fetch(`${server.url}/api/tables/${table}`)).text()
    loads.push(performance.now() - sent)
  }
  await server.stop()

  server = await begin('b')
  tell(say.idleGames(values.idle))
  const few = await openGames(server.url, 20)
  const settle = () => new Promise((done) => setTimeout(done, 3000))
  await settle()
  const before = await memory(server)
  const idle = await openGames(server.url, Number(values.idle))
  await settle()
  const after = await memory(server)
  for (const game of [...few, ...idle]) game.close()
  await server.stop()
  server = undefined

  const figures = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    game: values.game,
    seats: SEATS,
    saturated: full,
    paced,
    loadMs: quantiles(loads),
    idleGameKiB: Math.round((after - before) / Number(values.idle) / 1024),
  }
  if (values.json) console.log(JSON.stringify(figures))
  else console.log(inWords(figures))
} finally {
  await server?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

/** What the process holds once all that is no longer needed is let go. */
async function memory({ url, process: child }: Spawned): Promise<number> {
  child.kill('SIGUSR2')
  await new Promise((done) => setTimeout(done, 1000))
  return (
    (await metric(url, 'nodejs_heap_size_used_bytes')) + (await metric(url, 'nodejs_external_memory_bytes'))
  )
}

function inWords(figures: {
  game: string
  saturated: Awaited<ReturnType<typeof saturate>>
  paced: Awaited<ReturnType<typeof pace>>
  loadMs: ReturnType<typeof quantiles>
  idleGameKiB: number
  node: string
  cpu: string
}): string {
  const row = (label: string, value: string) => `  ${label.padEnd(44)} ${value}`
  const ms = ({ p50, p95, p99 }: ReturnType<typeof quantiles>) => `${p50} / ${p95} / ${p99} ms`
  const { saturated: full, paced } = figures
  return [
    say.title(figures.game, full.games, SEATS),
    row(say.movesPerSecond, full.movesPerSecond.toLocaleString(say.locale)),
    row(say.cpuPerMove, `${full.cpuMicrosPerMove} µs`),
    row(say.bytesPerMove, String(full.bytesPerMove)),
    row(say.own, ms(full.ownMs)),
    say.at(paced.rate, paced.flushMs),
    row(say.own, ms(paced.ownMs)),
    row(say.others, ms(paced.othersMs)),
    say.atRest,
    row(say.idleGame, `${figures.idleGameKiB} KiB`),
    row(say.loaded, ms(figures.loadMs)),
    `Node ${figures.node}, ${figures.cpu}`,
  ].join('\n')
}
