// The faces that a viewer was shown of cards that stay face down, as long as they lie where they were shown.

import type { Seat } from '@undercrown/engine'
import type { Event, Place } from '@undercrown/hidden-people/facts'
import type { Told } from '../client/table.ts'
import type { Spot } from '../table/screen.ts'

export type Peeks = ReadonlyMap<Spot, string>

/** Those of now, and those of before what was told last. */
export interface ToldPeeks {
  readonly now: Peeks
  readonly last: Peeks
}

export const NO_PEEKS: ToldPeeks = { now: new Map(), last: new Map() }

export function peeksTold(
  { now, last }: ToldPeeks,
  { undoes, events, by }: Told,
  seat: Seat | null,
): ToldPeeks {
  if (undoes === 'all') return NO_PEEKS
  if (undoes === 'last') return { now: last, last }
  return { now: peeksAfter(now, events as readonly Event[], by === seat), last: now }
}

/** They stay until they are remembered, until the next thing that one does oneself, or until another card lies there. */
export function peeksAfter(before: Peeks, events: readonly Event[], isMine: boolean): Peeks {
  const shows = events.some((event) => seenIn(event).length > 0)
  let peeks = new Map(isMine && !shows ? [] : before)
  for (const event of events) {
    if (event.type === 'drew') peeks = afterDrawing(peeks, event.count)
    for (const spot of [...peeks.keys()])
      if (movedIn(event).some((one) => spot.startsWith(one))) peeks.delete(spot)
    for (const [spot, card] of seenIn(event)) peeks.set(spot, card)
  }
  return peeks
}

/** Who was shown the pile has had no time to read it when the next one draws: what lay below moves up, what was drawn is held. */
function afterDrawing(peeks: Peeks, count: number): Map<Spot, string> {
  const after = new Map<Spot, string>()
  for (const [spot, card] of peeks) {
    const at = spot.startsWith('draw.') ? Number(spot.slice('draw.'.length)) - count : undefined
    if (at === undefined) after.set(spot, card)
    else if (at >= 0) after.set(`draw.${at}`, card)
    else if (count === 1) after.set('hand.0', card)
  }
  return after
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
      return [spotOf(event.at), 'hand.']
    case 'discarded':
      return ['hand.']
    case 'tossed':
      return [spotOf(event.at), 'draw.']
    case 'swapped':
      return [spotOf(event.a), spotOf(event.b)]
    case 'bartered':
      return event.ring.map(spotOf)
    case 'gaveBack':
      return ['draw.', 'hand.']
    default:
      return []
  }
}

function spotOf(at: Place): Spot {
  return at.zone === 'row' ? `row.${at.seat}.${at.index}` : 'draw.0'
}
