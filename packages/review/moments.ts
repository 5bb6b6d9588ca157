// What is worth looking at again: the decisions that mattered, and the events that gave somebody away.

import type { AnyMind } from '@undercrown/bots'
import type { Seat } from '@undercrown/engine'
import type { ReviewedDecision } from './account.ts'
import { roundedChance } from './assessment.ts'
import { knownSince } from './recall.ts'
import type { ReviewedGame } from './review.ts'

const MOST_MOMENTS = 8

/** The decisions of a seat that cost most, and those that were better than good; in the order of the game. */
export function keyMoments(
  decisions: readonly ReviewedDecision[],
  seat: Seat,
  most = MOST_MOMENTS,
): ReviewedDecision[] {
  const weight = ({ judgement, loss }: ReviewedDecision) =>
    judgement.class === 'brilliant' || judgement.class === 'unlucky' ? 15 : loss
  return decisions
    .filter((one) => one.seat === seat && !['best', 'good'].includes(one.judgement.class))
    .sort((a, b) => weight(b) - weight(a) || a.step - b.step)
    .slice(0, most)
    .sort((a, b) => a.step - b.step)
}

export interface SureCard {
  readonly how: 'seen' | 'concluded'
  readonly since?: number
}

/** What one pair of eyes could think of something that another seat hid, over the game. */
export interface BeliefLine {
  readonly seat: Seat
  readonly index?: number
  readonly cards: readonly string[]
  /** A row for each step, a chance for each card. */
  readonly odds: readonly (readonly number[])[]
  /** For each step how it was known, where it was; what was seen with the moves after which it had been. */
  readonly sure: readonly (SureCard | undefined)[]
  /** For each step what it counts, on average; absent in a game where cards do not. */
  readonly points?: readonly number[]
  /** The move that moved it most: between the rows before and after it; absent where nothing did. */
  readonly turn?: number
}

/** As those eyes could infer it, by what a mind makes of the parties and rows; none in a game that hides nothing. */
export function beliefLines(reviewed: ReviewedGame, mind: AnyMind, eyes: Seat): BeliefLine[] {
  const { moves, viewAt } = reviewed
  const steps = Array.from(
    { length: moves.length + 1 },
    (_, step) => mind.beliefs?.(viewAt(step, eyes)) ?? [],
  )
  const [first = []] = steps
  return first.flatMap(({ seat, index }): BeliefLine[] => {
    // One's own leader is no question; one's own cards are.
    if (seat === eyes && index === undefined) return []
    const found = steps.map((beliefs) => beliefs.find((one) => one.seat === seat && one.index === index))
    const cards = [...new Set(found.flatMap((one) => one?.odds.map(([card]) => card) ?? []))]
    const rows = found.map((one) => {
      const chances = new Map(one?.odds)
      return cards.map((card) => roundedChance(chances.get(card) ?? 0))
    })
    const sure = found.map((one, step): SureCard | undefined => {
      if (one?.sure !== 'seen' || index === undefined) return one?.sure && { how: one.sure }
      const since = knownSince(reviewed, step, eyes, { seat, index })
      return { how: 'seen', ...(since !== undefined && { since }) }
    })
    const points = found.flatMap((one) => one?.points ?? [])
    // When the game is over all is told: that moved nothing.
    const turn = biggestTurn(rows.slice(0, -1))
    return [
      {
        seat,
        ...(index !== undefined && { index }),
        cards,
        odds: rows,
        sure,
        ...(points.length === found.length && { points }),
        ...(turn !== undefined && { turn }),
      },
    ]
  })
}

/** By how much of the chance went from some cards to others. */
function biggestTurn(rows: readonly (readonly number[])[]): number | undefined {
  let most = 0
  let found: number | undefined
  rows.forEach((row, step) => {
    const before = rows[step - 1]
    if (!before) return
    const moved = row.reduce((sum, chance, i) => sum + Math.abs(chance - (before[i] ?? 0)), 0) / 2
    if (moved > most) {
      most = moved
      found = step - 1
    }
  })
  return found
}
