// The end as it is told: who stands with the faction that rules, in which order, and what decided it.

import type { Seat } from '@undercrown/engine'
import {
  type CardId,
  type Claim,
  compareClaims,
  countsOf,
  type Faction,
  faceOf,
  type LeaderId,
  leaderById,
  tokens,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { Scene, Spot } from '../table/screen.ts'
import { sightsIn } from './sight.ts'
import { placesIn } from './spots.ts'

export interface FinalStanding extends Claim {
  readonly seat: Seat
  readonly place: number
  readonly leader: string
  readonly factions: readonly Faction[]
  /** Each with how many heroes of the faction it is. */
  readonly heroes: readonly { readonly spot: Spot; readonly counts: number; readonly hidden: boolean }[]
}

export interface Ending {
  readonly faction: Faction
  /** By place. */
  readonly order: readonly FinalStanding[]
  readonly winner: FinalStanding | undefined
  /** Whoever sat there had given up or gone, and comes last all the same (decision 42). */
  readonly left: boolean
  /** Whom the rules would have put on the throne without the winner. */
  readonly next: FinalStanding | undefined
  readonly decided: 'nobody' | 'alone' | 'most' | 'fewer' | 'higher'
}

export function endingOf({ view, outcome: ended, standing }: Scene<View>): Ending {
  const { open } = view
  const outcome = standing ?? ended
  const sights = sightsIn(view)
  const faction = outcome?.reason as Faction
  const standings = open.leaders.map((id, seat): FinalStanding => {
    const leader = leaderById(id as LeaderId)
    const spots = (['up', 'down'] as const).flatMap((zone) =>
      placesIn(`${zone}.${seat}`, open[zone][seat]?.length ?? 0),
    )
    const known = spots.filter((spot) => sights.cardAt(spot) !== undefined)
    const party = known.map((spot) => ({
      face: faceOf(sights.cardAt(spot) as CardId),
      token: tokens.find(({ id }) => id === sights.tokenOn(spot)?.token),
    }))
    const counts = countsOf(party, id as LeaderId, faction)
    const heroes = spots.map((spot) => ({
      spot,
      counts: counts[known.indexOf(spot)] ?? 0,
      hidden: spot.startsWith('down'),
    }))
    return {
      seat,
      place: outcome?.places?.[seat] ?? 1,
      leader: leader.id,
      factions: leader.factions,
      number: leader.number,
      aligned: leader.factions.includes(faction),
      score: outcome?.scores?.[seat] ?? 0,
      cards: heroes.length,
      heroes,
    }
  })
  const order = standings.toSorted((a, b) => a.place - b.place)
  const [first, second] = standings.toSorted(compareClaims).filter(({ aligned }) => aligned)
  if (!first) return { faction, order, winner: undefined, left: false, next: undefined, decided: 'nobody' }
  const decided = !second
    ? 'alone'
    : first.score > second.score
      ? 'most'
      : first.cards < second.cards
        ? 'fewer'
        : 'higher'
  return { faction, order, winner: first, left: first.place > 1, next: second, decided }
}

/** What is said of how somebody came out; of who stood with others than those who rule, with whom. */
export function quipOf({ winner }: Ending, { seat, aligned, score, cards }: FinalStanding) {
  if (winner?.seat === seat) return 'winner'
  if (!aligned || !winner) return 'out'
  if (score === winner.score) return cards > winner.cards ? 'tied' : 'numbered'
  return winner.score - score === 1 ? 'close' : 'few'
}
