// The end: when it comes, which faction has won, and who of its friends takes the throne.

import { itemAt, type Outcome, placesBy, type Seat } from '@undercrown/engine'
import { type Face, faceOf, factionsOf, heroOf, leaderOf } from './cards.ts'
import type { Token } from './corruption.ts'
import { bitOf, type Faction, type Factions } from './factions.ts'
import type { LeaderId } from './leaders.ts'
import type { Options } from './options.ts'
import { downOf, faceAt, type State, TRACK, upOf } from './state.ts'
import { tokenAt, tokenOn } from './tokens.ts'

const thresholds: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 7, 5: 6, 6: 5 }

/** HL-75, HL-8: face-up heroes in one party that end the game. */
export function threshold(options: Options, seats: number): number {
  return (thresholds[seats] as number) - (options.beginner ? 1 : 0)
}

/** HL-110: their marker alone in front, and a leader among the players who stands with them. */
function guardiansWin(state: State): boolean {
  const { guardians, red, green } = state
  if (guardians === undefined || guardians.marker <= Math.max(red, green)) return false
  return state.hands.some((_, seat) => leaderOf(faceAt(state, seat)).factions.includes('guardians'))
}

export function winningFaction(state: State): Faction {
  return guardiansWin(state) ? 'guardians' : baseFaction(state)
}

/** HL-80: the first that fits. */
export function baseFaction({ red, green }: Pick<State, 'red' | 'green'>): Faction {
  if (red >= TRACK.dark && green >= TRACK.dark) return 'undead'
  if (Math.abs(red - green) <= 1) return 'water-folk'
  return red > green ? 'imperial-army' : 'hill-tribes'
}

/** A hero in a party at the end. */
export interface LastHero {
  readonly face: Face
  /** What it bears. */
  readonly token: Token | undefined
}

/** HL-150: what a hero is at the end, with its token. */
function finalFactions({ face, token }: LastHero): Factions {
  const own = factionsOf(face)
  const { becomes, joins } = token ?? {}
  const changed = becomes === undefined ? own : bitOf(becomes) | (own & bitOf('guardians'))
  return joins === undefined ? changed : changed | bitOf(joins)
}

/** How many heroes of the winning faction each in a party of that leader is (HL-83, HL-86, HL-87, HL-112). */
export function countsOf(party: readonly LastHero[], leader: LeaderId, won: Faction): number[] {
  const of = (hero: LastHero, faction: Faction) => (finalFactions(hero) & bitOf(faction)) !== 0
  return party.map((hero) => {
    const { lasting } = heroOf(hero.face)
    const own = of(hero, won) ? (hero.token?.counts ?? 1) : 0
    if (lasting?.when !== 'end') return own
    if ('one' in lasting)
      return own + Math.floor(party.filter((one) => of(one, lasting.one.of)).length / lasting.one.per)
    const { if: where, counts } = lasting
    const more =
      'leader' in where
        ? where.leader.includes(leader)
        : party.some(({ face }) => face === faceOf(where.beside))
    return more ? counts : own
  })
}

/** Heroes of the winning faction in a party, both sides. */
function countIn(state: State, seat: Seat, won: Faction): number {
  const party = [...upOf(state, seat), ...downOf(state, seat)].map((slot): LastHero => {
    const worn = tokenOn(state, slot)
    return { face: faceAt(state, slot), token: worn === undefined ? undefined : tokenAt(state, worn) }
  })
  const leader = leaderOf(faceAt(state, seat)).id as LeaderId
  return countsOf(party, leader, won).reduce((sum, count) => sum + count, 0)
}

export function factionCounts(state: State): number[] {
  const won = winningFaction(state)
  return state.hands.map((_, seat) => countIn(state, seat, won))
}

export function outcome(state: State): Outcome | undefined {
  return state.over ? ifEnded(state) : undefined
}

/** What one seat has to show for the throne at the end. */
export interface Claim {
  /** Its leader stands with the faction that rules. */
  readonly aligned: boolean
  /** Heroes of that faction. */
  readonly score: number
  /** Hero cards in all. */
  readonly cards: number
  /** Of its leader. */
  readonly number: number
}

/** HL-81, HL-83, HL-88, HL-89: negative where `a` comes first. Who is not aligned comes last, all alike. */
export function compareClaims(a: Claim, b: Claim): number {
  if (!a.aligned || !b.aligned) return Number(b.aligned) - Number(a.aligned)
  return b.score - a.score || a.cards - b.cards || b.number - a.number
}

/** What a seat has to show where that faction rules; nothing of other parties is looked at. */
export function claimOf(state: State, seat: Seat, won: Faction): Claim {
  const { factions, number } = leaderOf(faceAt(state, seat))
  const cards = upOf(state, seat).length + downOf(state, seat).length
  return { aligned: factions.includes(won), score: countIn(state, seat, won), cards, number }
}

/** HL-82: one winner at most. */
export function ifEnded(state: State): Outcome {
  const reason = winningFaction(state)
  const claims = state.hands.map((_, seat) => claimOf(state, seat, reason))
  const scores = claims.map(({ score }) => score)
  const places = placesBy(
    claims.length,
    (a: Seat, b: Seat) => compareClaims(itemAt(claims, a), itemAt(claims, b)) < 0,
  )
  const winners = places.flatMap((place, seat) => (place === 1 && claims[seat]?.aligned ? [seat] : []))
  return { winners, scores, places, reason }
}
