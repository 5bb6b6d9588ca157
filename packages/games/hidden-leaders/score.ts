// The end: when it comes, which faction has won, and who of its friends takes the throne.

import { itemAt, type Outcome, placesBy, type Seat } from '@undercrown/engine'
import { faceOf, factionsOf, heroOf, leaderOf } from './cards.ts'
import { bitOf, type Faction, type Factions } from './factions.ts'
import type { CardId } from './hero.ts'
import type { LeaderId } from './leaders.ts'
import type { Options } from './options.ts'
import { downOf, faceAt, type Slot, type State, TRACK, upOf } from './state.ts'
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

/** HL-150: what a hero is at the end, with its token. */
function finalFactions(state: State, slot: Slot): Factions {
  const own = factionsOf(faceAt(state, slot))
  const worn = tokenOn(state, slot)
  if (worn === undefined) return own
  const { becomes, joins } = tokenAt(state, worn)
  const changed = becomes === undefined ? own : bitOf(becomes) | (own & bitOf('guardians'))
  return joins === undefined ? changed : changed | bitOf(joins)
}

function worthOf(state: State, slot: Slot): number {
  const worn = tokenOn(state, slot)
  return worn === undefined ? 1 : (tokenAt(state, worn).counts ?? 1)
}

/** Heroes of the winning faction in a party, both sides (HL-83, HL-86, HL-87, HL-112). */
function countIn(state: State, seat: Seat, won: Faction): number {
  const party = [...upOf(state, seat), ...downOf(state, seat)].map((slot) => ({
    slot,
    face: faceAt(state, slot),
    factions: finalFactions(state, slot),
  }))
  const leader = leaderOf(faceAt(state, seat)).id as LeaderId
  const beside = (id: CardId) => party.some(({ face }) => face === faceOf(id))
  let count = 0
  for (const { slot, face, factions } of party) {
    const { lasting } = heroOf(face)
    const own = factions & bitOf(won) ? worthOf(state, slot) : 0
    if (lasting?.when !== 'end') {
      count += own
    } else if ('one' in lasting) {
      const fitting = party.filter((one) => one.factions & bitOf(lasting.one.of)).length
      count += own + Math.floor(fitting / lasting.one.per)
    } else {
      const more = 'leader' in lasting.if ? lasting.if.leader.includes(leader) : beside(lasting.if.beside)
      count += more ? lasting.counts : own
    }
  }
  return count
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
