// The two kinds that are about winning with this turn: by the one option that wins in every world, or by the one that
// wins in most.

import type { PuzzleProof } from '../puzzle.ts'
import {
  bestOf,
  type Counted,
  type Counter,
  type Crossroads,
  counterFor,
  isOver,
  MOST_PLAYS_OF_ALL,
  Uncountable,
  worldsAt,
} from './count.ts'
import {
  ALL_OF_THEM,
  compareShares,
  NONE_OF_THEM,
  plus,
  pointsAhead,
  times,
  type WorldShare,
  within,
} from './share.ts'
import { type AskedTable, pickText } from './table.ts'

export const winKinds = ['certain', 'bet'] as const
export type WinKind = (typeof winKinds)[number]

/** The best bet wins in so many more of a hundred worlds than the next best. */
const LEAST_AHEAD = 10
/** Options that end the game, where only one of them can win. */
const FEWEST_ENDING = 3

export interface SoleWin {
  readonly kind: WinKind
  /** What the seat picks, one after the other, as far as it matters and nothing new is seen meanwhile. */
  readonly solution: readonly string[]
  readonly proof: PuzzleProof
  /** How many answers end the game, counted at every pick: what there is to choose from. */
  readonly answers: number
}

/** The one option that is best, and by how much; undefined where there is none, or where it cannot be told exactly. */
export function soleWin({ state, question }: AskedTable): SoleWin | undefined {
  return ifCountable(() => {
    const counter = counterFor(state, question)
    const counted = counter.count(counter.root)
    const first = soleBest(counted)
    if (first === undefined) return undefined
    const { kind, best, next } = first
    // What alone ends the game is not hard to find, nor is it where two end it and one of them never wins.
    const ending = counted.filter(({ ends }) => ends).length
    if (ending < (next.chance.over === 0n ? FEWEST_ENDING : 2)) return undefined
    const rest = restOf(counterFor(state, question, MOST_PLAYS_OF_ALL), counter.root, best)
    const answers = ending + rest.reduce((sum, { wrong }) => sum + wrong, 0)
    const solution = [pickText(best.move), ...rest.map(({ pick }) => pick)]
    const chance = chanceOf(best.chance, next.chance)
    return chance && { kind, solution, proof: { by: 'worlds', seen: counter.seen(), chance }, answers }
  })
}

function ifCountable<Found>(find: () => Found): Found | undefined {
  try {
    return find()
  } catch (error) {
    if (error instanceof Uncountable) return undefined
    throw error
  }
}

function soleBest(counted: readonly Counted[]): { kind: WinKind; best: Counted; next: Counted } | undefined {
  const [best, next] = [...counted].sort((a, b) => compareShares(b.chance, a.chance))
  if (best === undefined || next === undefined || compareShares(best.chance, next.chance) === 0)
    return undefined
  if (compareShares(best.chance, ALL_OF_THEM) === 0) return { kind: 'certain', best, next }
  return pointsAhead(best.chance, next.chance) < LEAST_AHEAD ? undefined : { kind: 'bet', best, next }
}

/** What is picked after that, as long as something can still be lost, and how many wrong picks would end the game. */
function restOf(counter: Counter, from: Crossroads, { move }: Counted): { pick: string; wrong: number }[] {
  const { next, done } = counter.after(from, move)
  const [road] = next
  if (road === undefined || next.length > 1 || done.length > 0 || !isAtStake(counter, road)) return []
  const counted = counter.count(road)
  const best = bestOf(counted)
  // Of those that are as good, one after which most is left to be picked: no right answer is longer.
  const [longest] = best
    .map((one) => ({ pick: pickText(one.move), rest: ifCountable(() => restOf(counter, road, one)) ?? [] }))
    .sort((a, b) => b.rest.length - a.rest.length)
  const wrong = counted.filter((one) => one.ends && !best.includes(one)).length
  return longest ? [{ pick: longest.pick, wrong }, ...longest.rest] : []
}

/** Whether a pick there, or one that comes after it, wins in fewer worlds than another. */
function isAtStake(counter: Counter, at: Crossroads): boolean {
  const [best] = bestOf(counter.count(at))
  const least = ifCountable(() => leastAfter(counter, at))
  // What leads where nobody can count may be wrong.
  return !least || !best || compareShares(within(least, worldsAt(at)), best.chance) < 0
}

/** The worlds that are won by whoever picks the worst from there on. */
function leastAfter(counter: Counter, at: Crossroads): WorldShare {
  const shares = at.question.options.map((move) => {
    const { next, done } = counter.after(at, move)
    const ended = done.filter(({ state }) => isOver(state))
    const won = ended.map((moment) => times(moment.share, counter.wonIn(moment)))
    return [...won, ...next.map((road) => leastAfter(counter, road))].reduce(plus, NONE_OF_THEM)
  })
  return shares.reduce((a, b) => (compareShares(b, a) < 0 ? b : a))
}

/** As whole numbers of worlds; undefined where those are too large to be written. */
function chanceOf(best: WorldShare, next: WorldShare): PuzzleProof['chance'] | undefined {
  let [of, rest] = [best.under, next.under]
  while (rest !== 0n) [of, rest] = [rest, of % rest]
  of = (best.under / of) * next.under
  if (of > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
  const whole = (share: WorldShare) => Number((share.over * of) / share.under)
  return { won: whole(best), next: whole(next), of: Number(of) }
}
