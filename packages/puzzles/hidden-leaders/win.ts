// The two kinds that are about winning with this turn: by the one option that wins in every world, or by the one that
// wins in most.

import type { PuzzleProof } from '../puzzle.ts'
import { type Counted, type Counter, type Crossroads, counterFor, Uncountable } from './count.ts'
import { ALL_OF_THEM, compareShares, pointsAhead, type WorldShare } from './share.ts'
import { type AskedTable, pickText } from './table.ts'

export const winKinds = ['certain', 'bet'] as const
export type WinKind = (typeof winKinds)[number]

/** The best bet wins in so many more of a hundred worlds than the next best. */
const LEAST_AHEAD = 10
const MOST_PICKS = 4
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
  try {
    const counter = counterFor(state, question)
    const counted = counter.count(counter.root)
    const first = soleBest(counted)
    if (first === undefined) return undefined
    const { kind, best, next } = first
    // What alone ends the game is not hard to find, nor is it where two end it and one of them never wins.
    const ending = counted.filter(({ ends }) => ends).length
    if (ending < (next.chance.over === 0n ? FEWEST_ENDING : 2)) return undefined
    const rest = restOf(counter, counter.root, best, kind)
    const answers = ending + rest.reduce((sum, { ending }) => sum + ending - 1, 0)
    const solution = [pickText(best.move), ...rest.map(({ pick }) => pick)]
    const chance = chanceOf(best.chance, next.chance)
    return chance && { kind, solution, proof: { by: 'worlds', seen: counter.seen(), chance }, answers }
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

/** What is picked after that, as long as one option is best again, and of how many that end the game. */
function restOf(
  counter: Counter,
  from: Crossroads,
  { move }: Counted,
  kind: WinKind,
): { pick: string; ending: number }[] {
  const rest: { pick: string; ending: number }[] = []
  for (let at = from, last = move; rest.length < MOST_PICKS - 1; ) {
    const { next, done } = counter.after(at, last)
    const [road] = next
    if (road === undefined || next.length > 1 || done.length > 0) break
    const counted = counter.count(road)
    const sole = soleBest(counted)
    if (sole?.kind !== kind) break
    rest.push({ pick: pickText(sole.best.move), ending: counted.filter(({ ends }) => ends).length })
    at = road
    last = sole.best.move
  }
  return rest
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
