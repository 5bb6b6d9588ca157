// The faces that an event shows to this viewer, for a moment, of cards that stay face down.

import type { Event } from '@undercrown/hidden-people/facts'
import type { Spot } from '../table/screen.ts'

export function seenIn(events: readonly Event[]): ReadonlyMap<Spot, string> {
  const seen = new Map<Spot, string>()
  for (const event of events) {
    if (event.type === 'looked' && event.card !== undefined)
      seen.set(event.at.zone === 'row' ? `row.${event.at.seat}.${event.at.index}` : 'draw.0', event.card)
    else if (event.type === 'shown')
      event.cards.forEach((card, i) => {
        if (card !== null) seen.set(`row.${event.seat}.${i}`, card)
      })
    else if (event.type === 'foresaw') event.cards?.forEach((card, i) => void seen.set(`draw.${i}`, card))
  }
  return seen
}
