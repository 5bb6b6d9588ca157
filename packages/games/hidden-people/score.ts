// Counting up at the end (HP-14 to HP-16).

import { itemAt, type Outcome, placesBy } from '@undercrown/engine'
import { type Card, cardOf } from './cards.ts'
import { faceAt, type State } from './state.ts'

/** The points of a row, without a stone. Specials look at the numbers only; with none at all they are 0. */
export function rowPoints(row: readonly Card[]): number {
  const numbers = row.map((card) => card.value).filter((value) => typeof value === 'number')
  const lowest = numbers.length > 0 ? Math.min(...numbers) : 0
  const highest = numbers.length > 0 ? Math.max(...numbers) : 0
  let points = 0
  for (const { value } of row) points += value === '=-' ? lowest : value === '=+' ? highest : value
  return points
}

/** Every seat's total: the row, and one more for a stone on it. */
export function rowTotals(state: State): number[] {
  return state.rows.map((row, seat) => {
    const stone = itemAt(state.stoneOn, seat) >= 0 ? 1 : 0
    return rowPoints(row.map((slot) => cardOf(faceAt(state, slot)))) + stone
  })
}

export function outcome(state: State): Outcome | undefined {
  return state.over ? ifEnded(state) : undefined
}

export function ifEnded(state: State): Outcome {
  const scores = rowTotals(state)
  const places = placesBy(scores.length, (a, b) => itemAt(scores, a) < itemAt(scores, b))
  return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), scores, places }
}
