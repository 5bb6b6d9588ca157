// Somebody else draws three cards with the Strategist: which of them went where is told to nobody (HP-47). Who knew
// some of them knows still what they were, and can tell the last one once the others have turned up.

import type { Seat } from '@undercrown/engine'
import { cardOf, hiddenPeople, type State } from '@undercrown/hidden-people'
import type { Named } from './answer.ts'
import { playTexts } from './position.ts'

interface Sorted {
  readonly slots: readonly number[]
  /** The faces that the seat knew to be among them. */
  readonly knew: readonly number[]
  /** The turns that had begun. */
  readonly at: number
}

/** A card that was sorted away, and can be told. */
export interface SortedOut extends Named {
  readonly turns: number
}

export function sortedOut(start: State, seat: Seat, moves: readonly string[]): SortedOut[] {
  const state = hiddenPeople.clone(start)
  const bit = 1 << seat
  const isKnown = (slot: number) => ((state.known[slot] as number) & bit) !== 0
  const faceOf = (slot: number) => state.face[slot] as number
  let before = state.known.slice()
  const sorted: Sorted[] = []
  let turns = 0
  playTexts(state, moves, (event) => {
    if (event.type === 'began') turns++
    if (event.type === 'drew' && event.count > 1 && event.by !== seat) {
      const slots = state.hand.slice(-event.count)
      const knew = slots.filter((slot) => ((before[slot] as number) & bit) !== 0).map(faceOf)
      sorted.push({ slots, knew, at: turns })
    }
    before = state.known.slice()
  })
  return sorted.flatMap(({ slots, knew, at }) => {
    // Which of two that look alike is which, nobody could say.
    if (new Set(slots.map(faceOf)).size < slots.length) return []
    const [lost, ...more] = slots.filter((slot) => !isKnown(slot))
    const found = new Set(slots.filter(isKnown).map(faceOf))
    const [left, ...others] = knew.filter((face) => !found.has(face))
    if (lost === undefined || left === undefined || more.length + others.length > 0) return []
    const place = placeOf(state, lost)
    return place === undefined ? [] : [{ place, value: cardOf(left).value, turns: turns - at }]
  })
}

function placeOf({ rows, draw }: State, slot: number): string | undefined {
  const depth = draw.length - 1 - draw.indexOf(slot)
  if (depth < draw.length) return `draw.${depth}`
  for (const [seat, row] of rows.entries()) if (row.includes(slot)) return `row.${seat}.${row.indexOf(slot)}`
  return undefined
}
