// `undercrown bench server`: how much a server on this machine can do, seen from another process.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { langFrom } from '@undercrown/engine'
import { games } from '../games.ts'
import { type BusyBots, busyBots } from './bots.ts'
import { compareServers, type Measured, type Ratio, ratiosOf } from './compare.ts'
import {
  type BenchGame,
  type Paced,
  pace,
  type Quantiles,
  quantiles,
  type Saturated,
  saturate,
} from './measuring.ts'
import { librariesOf, peerNames, peersIn } from './peers/names.ts'
import { pictureOf } from './picture.ts'
import { placeOfFrame, timeByPlace } from './profile.ts'
import { makePeople, openGame } from './seats.ts'
import { type Spawned, spawnServer, unlimited } from './spawned.ts'
import { benchWords } from './words.ts'

const SEATS = 4

const say = benchWords[langFrom(process.env)]

// The command line has read and checked them.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hidden-people' },
    games: { type: 'string' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    peers: { type: 'string' },
    picture: { type: 'string' },
    profile: { type: 'boolean', default: false },
    bots: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const { peers, game } = values
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
const on = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }

const tell = (text: string) => process.stderr.write(`${text}\n`)

async function metricsOf(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${unlimited.METRICS_TOKEN}` }
  return (await fetch(`${url}/metrics`, { headers })).text()
}

async function metric(url: string, name: string): Promise<number> {
  return (await metricsOf(url))
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.startsWith('#'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

function begin(data: string, env: Readonly<Record<string, string>> = {}): Promise<Spawned> {
  return spawnServer(new URL('trivial.mjs', import.meta.url), {
    ...unlimited,
    ...env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, data),
  })
}

async function openGames(url: string, count: number): Promise<BenchGame[]> {
  const games: BenchGame[] = []
  const people = await makePeople(url, SEATS * 8)
  for (let i = 0; i < count; i++) {
    const at = (i % 8) * SEATS
    games.push(await openGame(url, game, people.slice(at, at + SEATS)))
  }
  return games
}

const folder = mkdtempSync(join(tmpdir(), 'undercrown-bench-'))
try {
  if (values.bots) await withBots(Number(values.games ?? 80))
  else if (values.profile) await profiled(Number(values.games ?? 50))
  else if (peers === undefined) await alone(Number(values.games ?? 200), Number(values.idle ?? 300))
  else await beside(peers)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function beside(from: string): Promise<void> {
  const missing = peerNames.filter((name) => !peersIn(from).some((one) => one.name === name))
  for (const name of missing) tell(say.notInstalled(name, librariesOf(name).join(' '), from))
  const amounts = {
    games: Number(values.games ?? 50),
    rate,
    seconds,
    idle: Number(values.idle ?? 100),
    rounds: Number(values.rounds),
  }
  const measured = await compareServers(from, folder, amounts, tell, say)
  const ratios = ratiosOf(measured)
  if (values.picture !== undefined) {
    const panels = [
      { title: say.cpuPanel, of: (one: Measured) => one.cpuMicrosPerMove },
      { title: say.bytesPanel, of: (one: Measured) => one.bytesPerMove },
    ]
    writeFileSync(values.picture, pictureOf(measured, panels, `Node ${on.node}, ${on.cpu}`))
  }
  if (values.json) console.log(JSON.stringify({ ...on, ...amounts, measured, ratios }))
  else console.log(compared(measured, ratios).join('\n'))
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map(
    (row) =>
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`,
  )
}

function compared(measured: readonly Measured[], ratios: readonly Ratio[]): string[] {
  const number = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString(say.locale))
  return [
    say.comparedTitle(SEATS),
    ...inColumns([
      say.columns,
      ...measured.map((one) => [
        one.name,
        number(one.cpuMicrosPerMove),
        number(one.movesPerSecond),
        number(one.bytesPerMove),
        `${number(one.paced.ownMs.p50)} / ${number(one.paced.ownMs.p99)}`,
        `${number(one.half.ownMs.p50)} / ${number(one.half.ownMs.p99)}`,
        number(one.startMs),
        number(one.baseMiB),
        number(one.idleTableKiB),
        number(one.leftTableKiB),
      ]),
    ]),
    say.ratiosTitle,
    ...inColumns([
      say.ratioColumns,
      ...ratios.map((one) => [
        `${one.ours} : ${one.peer}`,
        ...[one.cpu, one.movesPerSecond, one.bytes, one.p50, one.p99, one.start, one.base].map(number),
      ]),
    ]),
    `Node ${on.node}, ${on.cpu}`,
  ]
}

/** As fast as it goes, once the compiler has done its work. */
async function profiled(count: number): Promise<void> {
  const server = await begin('a')
  try {
    const round = async () => {
      const games = await openGames(server.url, count)
      await server.sample()
      const one = await saturate(server.cpu, games)
      const profile = await server.profile()
      for (const each of games) each.close()
      return { ...one, places: timeByPlace(profile, placeOfFrame) }
    }
    for (let i = 0; i < 3; i++) tell(say.warm((await round()).movesPerSecond))
    const { moves, cpuMicrosPerMove, places } = await round()
    const perMove = places.map(([place, micros]) => [place, micros / moves] as const)
    const main = perMove.reduce((sum, [, micros]) => sum + micros, 0)
    if (values.json)
      console.log(JSON.stringify({ ...on, game, cpuMicrosPerMove, places: Object.fromEntries(perMove) }))
    else
      console.log(
        [
          say.profileTitle(game, count, moves, cpuMicrosPerMove, Math.round(main)),
          ...perMove
            .filter(([, micros]) => micros >= main / 200)
            .map(
              ([place, micros]) =>
                `  ${micros.toFixed(1).padStart(6)} µs ${((100 * micros) / main).toFixed(1).padStart(5)} %  ${place}`,
            ),
          `Node ${on.node}, ${on.cpu}`,
        ].join('\n'),
      )
  } finally {
    await server.stop('SIGKILL')
  }
}

/** Ever twice as many tables, up to so many. */
async function withBots(most: number): Promise<void> {
  const [least, atMost] = games.find(({ id }) => id === game)?.seats ?? [SEATS, SEATS]
  const seats = Math.max(least, Math.min(SEATS, atMost))
  const loads: BusyBots[] = []
  for (let tables = Math.min(5, most); ; tables = Math.min(2 * tables, most)) {
    tell(say.tablesOfMasters(tables))
    // As at a table: bots pause, and people are not there all the time. What the tables of before still ask for is
    // nobody's: each load has a server of its own.
    const server = await begin(`bots${tables}`, { BOT_PAUSE_MS: '700' })
    try {
      loads.push(await busyBots(server.url, game, seats, tables, seconds, () => metricsOf(server.url)))
    } finally {
      await server.stop('SIGKILL')
    }
    if (tables === most) break
  }
  if (values.json) console.log(JSON.stringify({ ...on, game, seats, seconds, loads }))
  else console.log(ofBots(seats, loads).join('\n'))
}

function ofBots(seats: number, loads: readonly BusyBots[]): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(share < 1 ? 1 : 0)} %`
  return [
    say.botsTitle(game, seats),
    ...inColumns([
      say.botsColumns,
      ...loads.flatMap(({ tables, levels }) =>
        levels.map(({ level, answers, meanMs, withinTenth, withinSecond }) => [
          String(tables),
          level,
          String(answers),
          String(meanMs),
          percent(withinTenth),
          percent(withinSecond),
        ]),
      ),
    ]),
    `Node ${on.node}, ${on.cpu}`,
  ]
}

async function alone(count: number, resting: number): Promise<void> {
  let server = await begin('a')
  try {
    tell(say.asFast(String(count)))
    const warm = await openGames(server.url, count)
    const warmed = await saturate(server.cpu, warm)
    for (const one of warm) one.close()
    tell(say.warm(warmed.movesPerSecond))
    const games = await openGames(server.url, count)
    const saturated = await saturate(server.cpu, games)
    for (const one of games) one.close()

    tell(say.paced(values.rate, values.seconds))
    const calm = await openGames(server.url, Math.max(40, Math.round((rate * seconds) / 40)))
    const before = await flushes(server.url)
    const paced = await pace(calm, rate, seconds)
    const after = await flushes(server.url)
    const flushMs = Math.round(((after.sum - before.sum) / (after.count - before.count)) * 1e6) / 1000
    for (const one of calm) one.close()

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
    tell(say.idleGames(String(resting)))
    const few = await openGames(server.url, 20)
    const settle = () => new Promise((done) => setTimeout(done, 3000))
    await settle()
    const bare = await server.memory()
    const idle = await openGames(server.url, resting)
    await settle()
    const full = await server.memory()
    for (const one of [...few, ...idle]) one.close()
    await server.stop()

    const figures = {
      ...on,
      game,
      seats: SEATS,
      saturated,
      paced: { ...paced, flushMs },
      loadMs: quantiles(loads),
      idleGameKiB: Math.round((full.heap - bare.heap) / Math.max(1, resting) / 1024),
    }
    if (values.json) console.log(JSON.stringify(figures))
    else console.log(inWords(figures))
  } finally {
    await server.stop('SIGKILL')
  }
}

async function flushes(url: string): Promise<{ count: number; sum: number }> {
  return {
    count: await metric(url, 'undercrown_flush_seconds_count'),
    sum: await metric(url, 'undercrown_flush_seconds_sum'),
  }
}

function inWords(figures: {
  game: string
  saturated: Saturated
  paced: Paced & { readonly flushMs: number }
  loadMs: Quantiles
  idleGameKiB: number
  node: string
  cpu: string
}): string {
  const row = (label: string, value: string) => `  ${label.padEnd(44)} ${value}`
  const ms = ({ p50, p95, p99 }: Quantiles) => `${p50} / ${p95} / ${p99} ms`
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
