// What may step in between an event and its happening, and what follows it at once.

import { type Frame, frame, type Seat } from '@undercrown/engine'
import { faceOf, factionsOf, heroOf } from './cards.ts'
import { bitOf } from './factions.ts'
import type { CardId } from './hero.ts'
import { slotAt } from './places.ts'
import { type Event, faceAt, type Place, type State, upOf } from './state.ts'

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

/** HL-107: a Guardian that comes into the Graveyard, in whatever way, calls for Fate. */
export function after(state: State, event: Event): Frame[] | undefined {
  if (state.guardians === undefined) return undefined
  const card = buriedBy(event)
  if (card === undefined || !(factionsOf(faceOf(card)) & bitOf('guardians'))) return undefined
  return [frame('fate', (event as { by: Seat }).by)]
}

/** The card that has come into the Graveyard. */
function buriedBy(event: Event): CardId | undefined {
  if (event.type === 'buried') return event.card
  if (event.type !== 'exchanged') return undefined
  const isGraveyard = ({ zone }: Place) => zone === 'graveyard'
  if (isGraveyard(event.a.at)) return event.b.card
  return isGraveyard(event.b.at) ? event.a.card : undefined
}
