// What one viewer sees of the table, looked up by place: which card lies there, which token it bears.

import type { Seat } from '@undercrown/engine'
import {
  baseFaction,
  type Event,
  type Faction,
  leaderById,
  type View,
  type Where,
} from '@undercrown/hidden-leaders/facts'
import type { Spot } from '../table/screen.ts'
import { spotParts } from './spots.ts'

export interface Worn {
  readonly token: string | undefined
}

/** Cards and tokens by place, as far as this viewer knows them. */
export interface Sights {
  cardAt(spot: Spot): string | undefined
  tokenOn(spot: Spot): Worn | undefined
}

export function sightsIn({ open, own }: View): Sights {
  const hidden = new Map<Where, string>()
  for (const [where, card] of [...open.remembered, ...own.sees]) hidden.set(where, card)
  const worn = new Map<Where, Worn>()
  open.corruption?.worn.forEach(([where, , token], i) => {
    worn.set(where, { token: token ?? own.tokens?.worn[i] ?? undefined })
  })
  return {
    tokenOn: (spot) => worn.get(spot),
    cardAt(spot) {
      const { zone, seat, index } = spotParts(spot)
      switch (zone) {
        case 'up':
          return open.up[seat]?.[index]
        case 'tavern':
          return open.tavern[index] ?? undefined
        case 'graveyard':
          return open.graveyard[index]
        case 'row':
          return open.row?.cards[index]
        case 'artifact':
          return open.artifacts?.sides[seat] ?? undefined
        case 'side':
          return spot.slice(spot.indexOf('.') + 1)
        case 'leader':
          return knownLeader({ open, own }, seat)
        case 'laid':
          return hidden.get(`laid.${seat}.0`)
        default:
          return hidden.get(spot)
      }
    },
  }
}

/** A leader that this viewer may see. */
export function knownLeader({ open, own }: View, seat: Seat): string | undefined {
  return open.leaders[seat] ?? (own.leader?.seat === seat ? own.leader.id : undefined)
}

/** The others, in seat order from one's left; all for somebody who looks on. */
export function rivalsOf(seats: number, seat: Seat | null): readonly Seat[] {
  const first = seat === null ? 0 : seat + 1
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats)
}

interface TrackStanding {
  /** The faction that would win if no Guardian is among the leaders. */
  readonly faction: Faction
  /** Their marker is alone in front: they win if one of theirs sits here. */
  readonly guardians: boolean
  readonly why: 'war' | 'close' | 'ahead'
  readonly apart: number
}

/** Whether the viewer is a leader of the Guardians, so that one sits here for sure. */
export function isOfGuardians({ own: { leader } }: View): boolean {
  return leader !== null && leaderById(leader.id).factions.includes('guardians')
}

/** "If it ended now", from public facts alone. */
export function trackStanding({ red, green, guardians }: View['open']): TrackStanding {
  const faction = baseFaction({ red, green })
  return {
    faction,
    guardians: guardians !== undefined && guardians.marker > Math.max(red, green),
    why: faction === 'undead' ? 'war' : faction === 'water-folk' ? 'close' : 'ahead',
    apart: Math.abs(red - green),
  }
}

export const markerKinds = ['red', 'green', 'guardian'] as const
export type MarkerKind = (typeof markerKinds)[number]

export interface Ghost {
  readonly kind: MarkerKind
  readonly from: number
}

/** Which pawns moved last, and from where. */
export function ghostsIn(events: readonly Event[]): readonly Ghost[] {
  const moved = events.findLast((event) => event.type === 'markersMoved')
  if (moved?.type !== 'markersMoved') return []
  return markerKinds
    .filter((kind) => moved[kind])
    .map((kind) => ({ kind, from: (moved.now[kind] as number) - (moved[kind] as number) }))
}
