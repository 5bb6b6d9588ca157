// What is worth looking at again: the decisions that mattered, and the events that gave somebody away.

import type { AnyMind } from '@undercrown/bots'
import type { Seat } from '@undercrown/engine'
import type { ReviewedDecision } from './account.ts'
import { roundedChance } from './assessment.ts'
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

/** What one pair of eyes could think of something that another seat hid, over the game. */
export interface BeliefLine {
  readonly seat: Seat
  readonly index?: number
  readonly cards: readonly string[]
  /** A row for each step, a chance for each card. */
  readonly odds: readonly (readonly number[])[]
  /** The move that moved it most: between the rows before and after it; absent where nothing did. */
  readonly turn?: number
}

/** As those eyes could infer it, by what a mind makes of the parties and rows; none in a game that hides nothing. */
export function beliefLines({ moves, viewAt }: ReviewedGame, mind: AnyMind, eyes: Seat): BeliefLine[] {
  const steps = Array.from(
    { length: moves.length + 1 },
    (_, step) => mind.beliefs?.(viewAt(step, eyes)) ?? [],
  )
  const [first = []] = steps
  return first.flatMap(({ seat, index }): BeliefLine[] => {
    // One's own leader is no question; one's own cards are.
    if (seat === eyes && index === undefined) return []
    const found = steps.map(
      (beliefs) => beliefs.find((one) => one.seat === seat && one.index === index)?.odds ?? [],
    )
    const cards = [...new Set(found.flatMap((odds) => odds.map(([card]) => card)))]
    const rows = found.map((odds) => {
      const chances = new Map(odds)
      return cards.map((card) => roundedChance(chances.get(card) ?? 0))
    })
    // When the game is over all is told: that moved nothing.
    const turn = biggestTurn(rows.slice(0, -1))
    return [
      { seat, ...(index !== undefined && { index }), cards, odds: rows, ...(turn !== undefined && { turn }) },
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
