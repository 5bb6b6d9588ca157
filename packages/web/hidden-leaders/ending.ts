// The end as it is told: who stands with the faction that rules, in which order, and what decided it.

import type { Seat } from '@undercrown/engine'
import {
  type Claim,
  compareClaims,
  type Faction,
  heroById,
  type LeaderId,
  leaderById,
  tokens,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { Scene, Spot } from '../table/screen.ts'
import { type Sights, sightsIn } from './sight.ts'
import { placesIn } from './spots.ts'

export interface FinalStanding extends Claim {
  readonly seat: Seat
  readonly place: number
  readonly leader: string
  readonly factions: readonly Faction[]
  readonly heroes: readonly { readonly spot: Spot; readonly counts: boolean; readonly hidden: boolean }[]
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

/** Whether a hero belongs to a faction at the end, with the token that it bears. */
function belongs(spot: Spot, faction: Faction, { cardAt, tokenOn }: Sights): boolean {
  const card = cardAt(spot)
  if (card === undefined) return false
  const { factions } = heroById(card)
  const token = tokens.find(({ id }) => id === tokenOn(spot)?.token)
  if (token?.joins === faction) return true
  if (token?.becomes === undefined || faction === 'guardians') return factions.includes(faction)
  return token.becomes === faction
}

/** Whether a hero counts in a party of that leader: of the faction, or by a lasting text of its own (HL-86, HL-87, HL-112). */
function countsIn(
  party: readonly Spot[],
  leader: LeaderId,
  spot: Spot,
  faction: Faction,
  sights: Sights,
): boolean {
  const card = sights.cardAt(spot)
  const lasting = card === undefined ? undefined : heroById(card).lasting
  if (belongs(spot, faction, sights)) return true
  if (lasting?.when !== 'end') return false
  if ('one' in lasting)
    return party.filter((one) => belongs(one, lasting.one.of, sights)).length >= lasting.one.per
  const { if: where } = lasting
  return 'leader' in where
    ? where.leader.includes(leader)
    : party.some((one) => sights.cardAt(one) === where.beside)
}

export function endingOf({ view, outcome: ended, standing }: Scene<View>): Ending {
  const { open } = view
  const outcome = standing ?? ended
  const sights = sightsIn(view)
  const faction = outcome?.reason as Faction
  const standings = open.leaders.map((id, seat): FinalStanding => {
    const leader = leaderById(id as LeaderId)
    const [up, down] = (['up', 'down'] as const).map((zone) =>
      placesIn(`${zone}.${seat}`, open[zone][seat]?.length ?? 0),
    ) as [readonly Spot[], readonly Spot[]]
    const party = [...up, ...down]
    const heroes = party.map((spot) => ({
      spot,
      counts: countsIn(party, id as LeaderId, spot, faction, sights),
      hidden: down.includes(spot),
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
