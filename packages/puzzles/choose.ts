// Which puzzle comes next: of the day, of a run that grows harder, or near to how strong somebody is. Nothing here
// asks for the time or for chance: both come from outside.

import { itemAt, pickOne, type Random, randomFrom, sha256Hex, shuffle } from '@undercrown/engine'
import type { Puzzle } from './puzzle.ts'

const DAY = 86_400_000

/** The number of the day by universal time. */
export function utcDay(milliseconds: number): number {
  return Math.floor(milliseconds / DAY)
}

/** The same for everybody who has this pack; none comes again before all were shown. */
export function dailyPuzzle(pack: readonly Puzzle[], game: string, day: number): Puzzle | undefined {
  if (pack.length === 0) return undefined
  const name = sha256Hex(pack.map(({ id }) => id).join(' '))
  const order = shuffle(randomFrom(`daily ${name} ${game}`), [...pack])
  return order[((day % order.length) + order.length) % order.length]
}

/** How many days up to that one were lit; today need not be yet. */
export function daysLit(lit: ReadonlySet<number>, today: number): number {
  const last = lit.has(today) ? today : today - 1
  let days = 0
  while (lit.has(last - days)) days++
  return days
}

export const runs = ['streak', 'three'] as const
export type PuzzleRun = (typeof runs)[number]

/** Where a run begins, and how much harder each is than the one before. */
const climbs: Readonly<Record<PuzzleRun, { readonly from: number; readonly by: number }>> = {
  streak: { from: 800, by: 35 },
  three: { from: 800, by: 25 },
}
/** Among so many of about the right difficulty one is taken. */
const CHOICE = 6

/** A run from the easiest on, none twice; the same seed gives the same. */
export function* risingRun(pack: readonly Puzzle[], run: PuzzleRun, seed: string): Iterable<Puzzle> {
  const random = randomFrom(`run ${run} ${seed}`)
  const left = new Set(pack)
  const { from, by } = climbs[run]
  for (let number = 0; left.size > 0; number++) {
    const next = pickOne(random, nearest([...left], from + by * number))
    left.delete(next)
    yield next
  }
}

export interface PuzzleSearch {
  /** How strong somebody is at it. */
  ratingFor(puzzle: Puzzle): number
  /** Those that were tried before, the last one at the end; they come again only when there are no others. */
  readonly tried: readonly string[]
}

/** One of those that are about as hard as somebody is strong. */
export function nextPuzzle(
  pack: readonly Puzzle[],
  { ratingFor, tried }: PuzzleSearch,
  random: Random,
): Puzzle | undefined {
  const order = new Map(tried.map((id, i) => [id, i]))
  const fresh = pack.filter(({ id }) => !order.has(id))
  if (fresh.length > 0)
    return pickOne(
      random,
      byDistance(fresh, (one) => Math.abs(one.rating - ratingFor(one))),
    )
  // All were tried: the one that lies back furthest.
  return [...pack].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))[0]
}

function nearest(puzzles: readonly Puzzle[], rating: number): readonly Puzzle[] {
  return byDistance(puzzles, (one) => Math.abs(one.rating - rating))
}

/** The few that lie nearest, and whatever lies as near as the last of them. */
function byDistance(puzzles: readonly Puzzle[], distance: (puzzle: Puzzle) => number): readonly Puzzle[] {
  const sorted = [...puzzles].sort((a, b) => distance(a) - distance(b))
  if (sorted.length <= CHOICE) return sorted
  const most = distance(itemAt(sorted, CHOICE - 1))
  return sorted.filter((one) => distance(one) <= most)
}
