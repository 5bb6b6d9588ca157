// What may step in between an event and its happening, and what follows it at once.

import { frame, type Seat } from '@undercrown/engine'
import { usable } from './artifact-use.ts'
import { faceOf, factionsOf, heroOf } from './cards.ts'
import type { Event } from './event.ts'
import { bitOf } from './factions.ts'
import type { CardId } from './hero.ts'
import { slotAt } from './places.ts'
import { since } from './rules.ts'
import { faceAt, type NotedFrame, type Place, type State, seatsFrom, upOf } from './state.ts'
import { partyPlace } from './tokens.ts'

/** HL-72: a face-up hero with that lasting text spares the others of its party. */
function isSpared(state: State, from: Place): boolean {
  if (from.zone !== 'up') return false
  const doomed = slotAt(state, from)
  return upOf(state, from.seat as Seat).some(
    (slot) => slot !== doomed && heroOf(faceAt(state, slot)).lasting?.when === 'faceUp',
  )
}

/** What happens in place of a burial from which the hero is spared. */
export function sparing(state: State, event: Event): Event | undefined {
  if (event.type !== 'buried' || !isSpared(state, event.from)) return undefined
  return { type: 'turnedOver', by: event.by, at: event.from, card: event.card as CardId, instead: 'bury' }
}

export function before(state: State, event: Event): NotedFrame[] | undefined {
  if (event.type !== 'buried' || (event.from.zone !== 'up' && event.from.zone !== 'down')) return undefined
  const { from, by, card } = event
  const seat = from.seat as Seat
  const asked = reactors(state, seat)
  if (asked.length > 0)
    return [frame('spareLast', seat), ...asked.map((one) => frame('react', one, { at: from })).reverse()]
  return isSpared(state, from) ? [frame('spare', seat, { by, at: from, card })] : undefined
}

/** HL-147: whoever has a token in their party may have one that protects. */
function isCorrupted(state: State, seat: Seat): boolean {
  return state.corruption?.worn.some(([hero]) => partyPlace(state, hero)?.seat === seat) ?? false
}

/** HL-124: the owner of the hero first, then the others in turn order from the player whose turn it is. */
function reactors(state: State, owner: Seat): Seat[] {
  if (state.artifacts === undefined && state.corruption === undefined) return []
  const order = [owner, ...seatsFrom(state, state.turn)]
  return order.filter(
    (seat, i) => order.indexOf(seat) === i && (usable(state, seat, 'reaction') || isCorrupted(state, seat)),
  )
}

/** HL-107: a Guardian that comes into the Graveyard, in whatever way, calls for Fate. */
export function after(state: State, event: Event): NotedFrame[] | undefined {
  if (event.type === 'artifactUsed' && !since(state, 'courtsAfterwards') && state.row?.cards.length)
    return [frame('influence', event.by)]
  if (state.guardians === undefined) return undefined
  const card = buriedBy(event)
  if (card === undefined || !(factionsOf(faceOf(card)) & bitOf('guardians'))) return undefined
  return [frame('fate', (event as { by: Seat }).by)]
}

/** The card that has come into the Graveyard. */
function buriedBy(event: Event): CardId | undefined {
  if (event.type === 'buried') return event.card
  if (event.type !== 'exchanged') return undefined
  // What lies in the open is chosen first.
  return event.a.at.zone === 'graveyard' ? event.b.card : undefined
}
