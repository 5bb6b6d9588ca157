// What one answer is better for than another: what the table differs in at the end of the turn, over the same worlds.

import type { Reason } from '../mind.ts'
import type { Listener, TriedAnswer } from './search.ts'
import { type StandingPart, standingParts, standingPartsOf } from './standing.ts'
import { type AnswerCode, ROW_CARDS, totalOf, type World } from './world.ts'

/** How the table lay after one try: what each part weighs, and what it is by count. */
type End = Readonly<Record<'weights' | 'counts', Readonly<Record<StandingPart, number>>>>

/** By answer, its tries in order: those of the same number were made in the same world. */
export interface Ends {
  readonly after: ReadonlyMap<AnswerCode, readonly End[]>
  readonly listen: Listener
}

/** Reasons that weigh less are not worth saying. */
const SLIGHT = 0.004
/** Points, cards, or parts of the tries that are not worth counting. */
const LITTLE = 0.1
/** What is less than so many times its own standard error may be chance. */
const SURE = 2

export function noteEnds(seat: number): Ends {
  const after = new Map<AnswerCode, End[]>()
  return {
    after,
    listen(code, world) {
      const ends = after.get(code) ?? []
      after.set(code, ends)
      ends.push({ weights: standingPartsOf(world, seat), counts: countsOf(world, seat) })
    },
  }
}

/** More is better for the seat, but of stones. */
function countsOf(world: World, seat: number): End['counts'] {
  let known = 0
  for (let cell = seat * ROW_CARDS; cell < (seat + 1) * ROW_CARDS; cell++)
    known += ((world.rowKnown[cell] as number) >> seat) & 1
  let rivals = Number.POSITIVE_INFINITY
  for (let other = 0; other < world.seats; other++)
    if (other !== seat) rivals = Math.min(rivals, totalOf(world, other))
  return {
    cards: -totalOf(world, seat),
    rivals,
    knowledge: known,
    stone: world.stoneOn[seat] === -1 ? 0 : 1,
    again: world.turn === seat && world.phase !== 'over' ? 1 : 0,
  }
}

/** What speaks for the first answer beside the second, and against it; `underStone`: a stone lies on the seat's row. */
export function reasonsFor(
  after: Ends['after'],
  first: TriedAnswer,
  second: TriedAnswer,
  underStone: boolean,
): Reason[] {
  const [ours, theirs] = [after.get(first.code) ?? [], after.get(second.code) ?? []]
  const pairs = ours.slice(0, theirs.length).map((end, i) => [end, theirs[i] as End] as const)
  const middle = Math.min(0.98, Math.max(0.02, (first.mean + second.mean) / 2))
  const slope = middle * (1 - middle)
  return standingParts
    .flatMap((part): Reason[] => {
      const apart = (kind: keyof End) =>
        clearMean(pairs.map(([one, other]) => one[kind][part] - other[kind][part]))
      const [weight, by] = [apart('weights') * slope, apart('counts')]
      if (Math.abs(weight) < SLIGHT || Math.abs(by) < LITTLE) return []
      // Late in a game one may be better off under a stone.
      if (part === 'stone')
        return [{ about: `${underStone ? 'stoneHere' : part} ${by * weight < 0 ? 'bad' : 'good'}`, weight }]
      // Whatever a model makes of it: the words are about what can be counted.
      return weight * by > 0 ? [{ about: `${part} ${Math.abs(by).toFixed(2)}`, weight }] : []
    })
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** Zero where it may be chance. */
function clearMean(values: readonly number[]): number {
  const count = values.length
  if (count < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  return Math.abs(mean) > SURE * Math.sqrt(spread / count) ? mean : 0
}
