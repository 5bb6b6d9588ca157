// What a seat played with: its leader, and the heroes of its party at the end, face up or hidden.

import type { Lineup, Seat } from '@undercrown/engine'
import { idOf } from './cards.ts'
import { downOf, faceAt, type State, upOf } from './state.ts'

export function lineup(state: State, seat: Seat): Lineup {
  const named = (slot: number) => idOf(faceAt(state, slot))
  const party = [...upOf(state, seat), ...downOf(state, seat)].map(named)
  return { leader: [named(seat)], hero: [...new Set(party)] }
}
