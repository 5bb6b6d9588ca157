// `bench server --bots`: how long bots take to answer while ever more tables with masters ask for the same threads.

import { type Level, levels } from '@undercrown/engine'
import type { BenchGame, Figures } from './measuring.ts'
import { makePeople, openGame } from './seats.ts'

/** What bots of one level answered meanwhile. */
export interface Answered {
  readonly level: Level
  readonly answers: number
  readonly meanMs: number
  /** Shares of them that took no longer than a tenth of a second, and a second. */
  readonly withinTenth: number
  readonly withinSecond: number
}

export interface BusyBots {
  /** Tables at which a person and nobody but masters play; besides, one of each other level is looked at. */
  readonly tables: number
  readonly levels: readonly Answered[]
}

const STRONGEST: Level = 'L5'
const SETTLE = 5_000
const PEOPLE = 8

export async function busyBots(
  url: string,
  game: string,
  seats: number,
  tables: number,
  seconds: number,
  metrics: () => Promise<string>,
): Promise<BusyBots> {
  const people = await makePeople(url, PEOPLE)
  const asked = [...levels.filter((level) => level !== STRONGEST), ...Array<Level>(tables).fill(STRONGEST)]
  const games: BenchGame[] = []
  for (const [i, level] of asked.entries())
    games.push(await openGame(url, game, [people[i % PEOPLE] ?? ''], Array<Level>(seats - 1).fill(level)))
  let over = false
  const playing = games.map(async (one) => {
    const figures: Figures = { moves: 0, bytes: 0, own: [], others: [] }
    // Whoever is asked answers at once; until then the bots have their turns.
    while (!over) if (!(await one.move(figures))) await pause(50)
  })
  await pause(SETTLE)
  const before = await metrics()
  await pause(seconds * 1000)
  const after = await metrics()
  over = true
  await Promise.all(playing)
  for (const one of games) one.close()
  return { tables, levels: levels.map((level) => answered(level, before, after)) }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What the histogram of the server's metrics has counted between two readings. */
export function answered(level: Level, before: string, after: string): Answered {
  const since = (series: string) => read(after, series) - read(before, series)
  const name = 'undercrown_bot_answer_seconds'
  const answers = since(`${name}_count{level="${level}"}`)
  const share = (count: number) => (answers === 0 ? 1 : count / answers)
  const within = (bound: string) => share(since(`${name}_bucket{le="${bound}",level="${level}"}`))
  return {
    level,
    answers,
    meanMs: Math.round((1e4 * since(`${name}_sum{level="${level}"}`)) / Math.max(1, answers)) / 10,
    withinTenth: within('0.1'),
    withinSecond: within('1'),
  }
}

/** A series that nothing was counted in yet is not told. */
function read(metrics: string, series: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? 0 : Number(line.slice(series.length))
}
