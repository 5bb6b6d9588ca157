// How likely a seat is to win from a world, as far as it knows the leaders: by the race that is still to be run, by
// who would have most heroes of the winning faction, and by the hand that it holds.

import {
  EMPTY,
  type Face,
  factionsOf,
  leaderCards,
  leaderFaces,
  leaderOf,
  type Options,
  type Slot,
  type State,
  threshold,
} from '@undercrown/hidden-leaders'
import { countParties, GUARDIANS, heroCount, newParties, numberOf } from './party.ts'
import { chancesAt, FACTIONS, HANDS, layerOf, PASS, picksAt, type Race } from './race.ts'
import type { Races } from './races.ts'
import { landings, markerSpot, waysOfFace, wonAt } from './shift.ts'
import weights from './weights.json' with { type: 'json' }

/** What it is worth that nobody wins, compared with another's win. */
const NOBODY = 0.3
/** How far the hand outweighs a hand by chance, where several others move first. */
const HAND = 0.6

/** How a judge looks at things. */
export interface Manner {
  /** Weighs what the hand can do. */
  readonly plans: boolean
  /** What it is worth that nobody wins, compared with another’s win. */
  readonly nobody?: number
  /** Instead of the fitted one. */
  readonly temper?: Temper
}

export interface Judge {
  /** The chance of that seat to win if the leaders are those of the world. `next` acts next; `acted`: a turn is about to end. */
  value(world: State, next: number, acted: boolean, drawing: boolean): number
}

/** How little a lead in heroes means, by the rounds that are left; chosen by hand. */
const scale = [0.3, 0.5, 0.7, 0.9, 1.1, 1.3]

export function logit(chance: number): number {
  const within = Math.max(0.003, Math.min(0.997, chance))
  return Math.log(within / (1 - within))
}

/** How far the race, and what the hand adds to it, are to be trusted; fitted, a line for each number of rounds left. */
type Tempering = (typeof weights.tempers)[number]
export const MOST_ROUNDS = 5

/** The race's word and the same with the hand, made one chance. */
export type Temper = (plain: number, byHand: number, rounds: number, seats: number) => number

/** With more players a chance is drawn towards that of one among so many, not towards one half. */
function tempered(plain: number, byHand: number, rounds: number, seats: number): number {
  const { trust, hand, shift } = weights.tempers[Math.min(MOST_ROUNDS, rounds)] as Tempering
  const [odds, even] = [logit(plain), -Math.log(seats - 1)]
  const raised = byHand === plain ? 0 : hand * (logit(byHand) - odds) + shift
  return sigmoid(even + trust * (odds - even) + raised)
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

export function newJudge(
  { crowd, duel, solve }: Races,
  options: Options,
  seats: number,
  seat: number,
  leader: Face,
  { plans, nobody = NOBODY, temper = tempered }: Manner,
): Judge {
  const end = threshold(options, seats)
  const mine = leaderOf(leader)
  const own = mine.factions.map(numberOf)
  const bits = bitsOf(leader)
  const parties = newParties(seats)
  const field = seats === 2 ? undefined : crowd(options, seats)
  const fieldRunner = leaderFaces(options).indexOf(leader)
  // What the victory of each faction is worth: as things stand, with one hero more of it, and the same at the end.
  const [now, more, last, lastMore] = [0, 1, 2, 3].map(() => new Float64Array(FACTIONS + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  /** The cards that can be played next: the first ones are held, the others can still be drawn. */
  const hand: Face[] = []
  let owned = 0
  const bests = new Float64Array(256)
  const seen = new Uint8Array(256)

  /** How likely this seat is first among those who stand with the faction, having so many heroes more. */
  function first(world: State, faction: number, extra: number, rounds: number): number {
    const bit = 1 << faction
    const stands = (bits & bit) !== 0
    let chance = 1
    for (let other = 0; other < seats; other++) {
      if (other === seat || !(bitsOf(world.face[other] as Face) & bit)) continue
      if (!stands) return 0
      const lead = heroCount(parties, seat, faction) + extra - heroCount(parties, other, faction)
      const fewer = (parties.total[other] as number) - (parties.total[seat] as number) - (extra > 0 ? 1 : 0)
      if (rounds > 0)
        chance *= sigmoid((lead + Math.sign(fewer) * 0.25) / (scale[Math.min(5, rounds)] as number))
      else if (lead !== 0) chance *= lead > 0 ? 1 : 0
      else if (fewer !== 0) chance *= fewer > 0 ? 1 : 0
      else if (mine.number < leaderOf(world.face[other] as Face).number) return 0
    }
    return stands ? chance : nobody
  }

  function valueIn(world: State, next: number, acted: boolean): number {
    const spot = markerSpot(world.red, world.green)
    const need = end - (parties.up[seat] as number)
    let others = end
    for (let other = 0; other < seats; other++)
      if (other !== seat) others = Math.min(others, end - (parties.up[other] as number))
    const over = world.over || (acted && (need <= 0 || others <= 0))
    const rounds = over ? 0 : Math.max(1, Math.min(need, others))
    const phase = (seat - next + seats) % seats
    const guards = guardiansAhead(world, over, rounds)
    if (over) return guards > 0 ? first(world, GUARDIANS, 0, 0) : first(world, wonAt[spot] as number, 0, 0)
    for (let f = 0; f < FACTIONS; f++) {
      const waiting = plans ? 0.3 * Math.min(rounds, held(hand, owned, f)) : 0
      const stands = own.includes(f)
      now[f] = first(world, f, waiting, rounds)
      more[f] = stands ? first(world, f, waiting * 0.7 + 1, rounds) : (now[f] as number)
      last[f] = first(world, f, 0, 0)
      lastMore[f] = stands ? first(world, f, 1, 0) : (last[f] as number)
    }
    const base = race(world, spot, Math.max(1, need), Math.max(1, others), phase)
    return guards === 0 ? base : guards * first(world, GUARDIANS, 0, rounds) + (1 - guards) * base
  }

  function race(world: State, spot: number, need: number, others: number, phase: number): number {
    let table = field as Race
    let runner = fieldRunner
    if (seats === 2) {
      const rival = world.face[1 - seat] as Face
      const both = bits & bitsOf(rival) & ALL
      const share = both === 0 ? 0.5 : (now[31 - Math.clz32(both)] as number)
      const found = duel(leader, rival, share < 0.33 ? 0 : share > 0.67 ? 2 : 1)
      table = found.race
      runner = found.runner
    }
    solve(table, need, others)
    const chances = table.chances[runner] as Float32Array
    const plain = worth(chances, chancesAt(phase, layerOf(need, others), spot), now)
    const rounds = Math.min(need, others)
    if (!plans) return temper(plain, plain, rounds, seats)
    return temper(plain, planned(table, runner, plain, spot, need, others, phase), rounds, seats)
  }

  /** The same as the race tells it, but for the hand that is held on the next own turn. */
  function planned(
    table: Race,
    runner: number,
    plain: number,
    spot: number,
    need: number,
    others: number,
    phase: number,
  ): number {
    const chances = table.chances[runner] as Float32Array
    if (phase === 0) return best(chances, spot, need, others)
    if (seats > 2) {
      const mean = worth(chances, chancesAt(0, layerOf(need, others), spot), now)
      return plain + HAND * (best(chances, spot, need, others) - mean)
    }
    seen.fill(0)
    const picks = table.picks[1 - runner] as Uint8Array
    const from = picksAt(layerOf(others, need), spot)
    let sum = 0
    for (let h = 0; h < HANDS; h++) {
      const way = picks[from + h] as number
      const there = way === PASS ? spot : ((landings[way] as Uint8Array)[spot] as number)
      if (way === PASS) sum += best(chances, spot, need, others)
      else if (others === 1) sum += last[wonAt[there] as number] as number
      else {
        if (!seen[there]) {
          seen[there] = 1
          bests[there] = best(chances, there, need, others - 1)
        }
        sum += bests[there] as number
      }
    }
    return sum / HANDS
  }

  /** The best that the hand can do on one's own turn. */
  function best(chances: Float32Array, spot: number, need: number, others: number): number {
    const after = seats - 1
    let most = worth(chances, chancesAt(after, layerOf(need, others), spot), now)
    const next = need === 1 ? -1 : chancesAt(after, layerOf(need - 1, others), 0)
    for (let i = 0; i < hand.length; i++) {
      const face = hand[i] as Face
      const bits = factionsOf(face)
      const ways = waysOfFace(face)
      for (let k = 0; k < ways.length; k++) {
        const there = (landings[ways[k] as number] as Uint8Array)[spot] as number
        let value = 0
        if (next < 0) {
          const f = wonAt[there] as number
          value = (bits & (1 << f) ? lastMore[f] : last[f]) as number
        } else {
          const at = next + there * FACTIONS
          for (let f = 0; f < FACTIONS; f++)
            value += (chances[at + f] as number) * ((bits & (1 << f) ? more[f] : now[f]) as number)
        }
        if (value > most) most = value
      }
    }
    return most
  }

  /** How likely the Guardians win, whose marker must be alone in front and one of whose friends must play. */
  function guardiansAhead(world: State, over: boolean, rounds: number): number {
    if (world.guardians === undefined) return 0
    let friend = false
    for (let other = 0; other < seats; other++)
      if (bitsOf(world.face[other] as Face) & (1 << GUARDIANS)) friend = true
    const ahead = world.guardians.marker - Math.max(world.red, world.green)
    if (!friend || over) return friend && ahead > 0 ? 1 : 0
    return sigmoid((ahead - 0.5) / (0.5 + 0.9 * Math.sqrt(rounds)))
  }

  return {
    value(world, next, acted, drawing) {
      countParties(world, parties)
      hand.length = 0
      for (const slot of world.hands[seat] as Slot[]) hand.push(world.face[slot] as Face)
      owned = hand.length
      if (drawing) for (const slot of world.tavern) if (slot !== EMPTY) hand.push(world.face[slot] as Face)
      return valueIn(world, next, acted)
    },
  }
}

function held(hand: readonly Face[], owned: number, faction: number): number {
  let count = 0
  for (let i = 0; i < owned; i++) if (factionsOf(hand[i] as Face) & (1 << faction)) count++
  return count
}

function worth(chances: Float32Array, at: number, worths: Float64Array): number {
  let sum = 0
  for (let f = 0; f < FACTIONS; f++) sum += (chances[at + f] as number) * (worths[f] as number)
  return sum
}

const ALL = (1 << FACTIONS) - 1
const leaderBits: readonly number[] = leaderCards.map(({ factions }) =>
  factions.reduce((bits, faction) => bits | (1 << numberOf(faction)), 0),
)

function bitsOf(leader: Face): number {
  return leaderBits[leader] as number
}
