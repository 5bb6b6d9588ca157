// What may step in between an event and its happening.

import { type Frame, frame, type Seat } from '@undercrown/engine'
import { heroOf } from './cards.ts'
import { slotAt } from './places.ts'
import { type Event, faceAt, type State, upOf } from './state.ts'

/** HL-72: a face-up hero with that lasting text spares the others of its party. */
export function before(state: State, event: Event): Frame[] | undefined {
  if (event.type !== 'buried' || event.from.zone !== 'up') return undefined
  const seat = event.from.seat as Seat
  const doomed = slotAt(state, event.from)
  const spared = upOf(state, seat).some(
    (slot) => slot !== doomed && heroOf(faceAt(state, slot)).lasting?.when === 'faceUp',
  )
  if (!spared) return undefined
  return [frame('spare', seat, { by: event.by, at: event.from, card: event.card })]
}
