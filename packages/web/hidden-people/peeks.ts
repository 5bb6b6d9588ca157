// The faces that a viewer was shown of cards that stay face down, as long as they lie where they were shown.

import type { Event, Place } from '@undercrown/hidden-people/facts'
import type { Spot } from '../table/screen.ts'

export type Peeks = ReadonlyMap<Spot, string>

/** They stay until they are remembered, until the next thing that one does oneself, or until another card lies there. */
export function peeksAfter(before: Peeks, events: readonly Event[], isMine: boolean): Peeks {
  const shows = events.some((event) => seenIn(event).length > 0)
  const peeks = new Map(isMine && !shows ? [] : before)
  for (const event of events) {
    for (const spot of [...peeks.keys()])
      if (movedIn(event).some((one) => spot.startsWith(one))) peeks.delete(spot)
    for (const [spot, card] of seenIn(event)) peeks.set(spot, card)
  }
  return peeks
}

function seenIn(event: Event): readonly (readonly [Spot, string])[] {
  switch (event.type) {
    case 'looked':
      return event.card === undefined ? [] : [[spotOf(event.at), event.card]]
    case 'shown':
      return event.cards.flatMap((card, i) =>
        card === null ? [] : [[`row.${event.seat}.${i}`, card] as const],
      )
    case 'foresaw':
      return event.cards?.map((card, i) => [`draw.${i}`, card] as const) ?? []
    default:
      return []
  }
}

/** Where another card lies afterwards. */
function movedIn(event: Event): readonly Spot[] {
  switch (event.type) {
    case 'replaced':
      return [spotOf(event.at)]
    case 'tossed':
      return [spotOf(event.at), 'draw.']
    case 'swapped':
      return [spotOf(event.a), spotOf(event.b)]
    case 'bartered':
      return event.ring.map(spotOf)
    case 'drew':
    case 'gaveBack':
      return ['draw.']
    default:
      return []
  }
}

function spotOf(at: Place): Spot {
  return at.zone === 'row' ? `row.${at.seat}.${at.index}` : 'draw.0'
}
