// What everybody has seen and the table does not show any more. No rule reads it: it is for whoever reads the players.

import type { Seat } from '@undercrown/engine'
import { type Face, faceOf, factionsOf } from './cards.ts'
import type { Event } from './event.ts'
import { bitOf, withGuardians } from './factions.ts'
import type { CardId } from './hero.ts'
import { EMPTY, type State } from './state.ts'

/** A hero that a seat played or performed, or where the markers stood once it had moved them. */
export type PastDeed =
  | readonly [by: Seat, hero: CardId]
  | readonly [by: Seat, red: number, green: number, guardian?: number]

/** How many heroes of each faction, in the order of `withGuardians`. */
export type FactionTally = readonly number[]

/** Nothing of it is changed in place: views and clones share it. */
export interface Past {
  /** In order. */
  readonly deeds: readonly PastDeed[]
  /** What each seat took from the Tavern, and what lay there and was left whenever it drew. */
  readonly taken: readonly FactionTally[]
  readonly passed: readonly FactionTally[]
}

export function noPast(seats: number): Past {
  const each = (): FactionTally[] => Array.from({ length: seats }, () => withGuardians.map(() => 0))
  return { deeds: [], taken: each(), passed: each() }
}

/** The past with an event that has just happened. */
export function pastWith(past: Past, state: State, event: Event): Past {
  switch (event.type) {
    case 'played':
    case 'performed':
      return { ...past, deeds: [...past.deeds, [event.by, event.card as CardId]] }
    case 'markersMoved': {
      const { red, green, guardian } = event.now
      const deed: PastDeed =
        state.guardians && guardian !== undefined ? [event.by, red, green, guardian] : [event.by, red, green]
      return { ...past, deeds: [...past.deeds, deed] }
    }
    case 'took':
      return event.from.zone === 'tavern' || event.from.zone === 'harbor' ? drew(past, state, event) : past
    default:
      return past
  }
}

function drew(
  { deeds, taken, passed }: Past,
  state: State,
  { by, from, card }: Extract<Event, { type: 'took' }>,
): Past {
  const left = state.tavern.flatMap((slot) => (slot === EMPTY ? [] : [state.face[slot] as Face]))
  return {
    deeds,
    taken: from.zone === 'tavern' ? tallied(taken, by, [faceOf(card as CardId)]) : taken,
    passed: tallied(passed, by, left),
  }
}

function tallied(
  tallies: readonly FactionTally[],
  by: Seat,
  faces: readonly Face[],
): readonly FactionTally[] {
  return tallies.map((tally, seat) =>
    seat !== by
      ? tally
      : tally.map((count, i) => {
          const bit = bitOf(withGuardians[i] as (typeof withGuardians)[number])
          return count + faces.filter((face) => (factionsOf(face) & bit) !== 0).length
        }),
  )
}
