// The game in miniature: two markers, how many face-up heroes are still needed, and hands dealt by chance. Solved
// backwards from the end, it tells how likely each faction is to win if all play well from there.

import { pick, randomFrom } from '@undercrown/engine'
import { faceOf, factions, heroes } from '@undercrown/hidden-leaders'
import { landings, SPOTS, waysOfFace, wonAt } from './shift.ts'

/** Heroes that are needed are counted up to this. */
export const FAR = 7
const HANDS = 16
const CARDS = 3
const SWEEPS = 2
const FACTIONS = factions.length
/** The mover plays nothing. */
export const PASS = 255

/** One player of a race: how much each faction's victory is worth to them, and who the others may be. */
export interface Runner {
  readonly worth: readonly number[]
  /** Indexes of runners; each hand of the others is played by the next of them in turn. */
  readonly others: readonly number[]
}

/** What is known of a race once it is solved; by runner. */
export interface Race {
  readonly seats: number
  /** Four chances for each phase (turns until one's own), need of one's own, least need of others, and spot. */
  readonly chances: readonly Float32Array[]
  /** What one plays on one's own turn with each of the hands, by needs and spot. */
  readonly picks: readonly Uint8Array[]
}

/** For each hand its ways to move the markers, one after the other, as numbers in `ways`, and where each begins. */
const held: Uint8Array = new Uint8Array(HANDS * CARDS * 8)
const begins: Uint16Array = new Uint16Array(HANDS + 1)
const ways: readonly number[] = dealHands()
/** Where all these ways lead, spot by spot. */
const reach: Uint8Array = Uint8Array.from(
  { length: SPOTS * ways.length },
  (_, i) => (landings[ways[i % ways.length] as number] as Uint8Array)[Math.floor(i / ways.length)] as number,
)

/** Deals the hands once and for all; returns all ways that occur in them. */
function dealHands(): number[] {
  const random = randomFrom('hands for a race')
  const deck = heroes.filter(({ set }) => set === 'base').map(({ id }) => faceOf(id))
  const found: number[] = []
  let end = 0
  for (let h = 0; h < HANDS; h++) {
    const faces = Array.from({ length: CARDS }, () => pick(random, deck))
    for (const way of new Set(faces.flatMap(waysOfFace))) {
      if (!found.includes(way)) found.push(way)
      held[end++] = found.indexOf(way)
    }
    begins[h + 1] = end
  }
  return found
}

export function layerOf(need: number, others: number): number {
  return (Math.min(FAR, need) - 1) * FAR + Math.min(FAR, others) - 1
}

/** Where the four chances stand. */
export function chancesAt(phase: number, layer: number, spot: number): number {
  return ((phase * FAR * FAR + layer) * SPOTS + spot) * FACTIONS
}

export function picksAt(layer: number, spot: number): number {
  return (layer * SPOTS + spot) * HANDS
}

export { FACTIONS, HANDS }

export function solve(seats: number, runners: readonly Runner[]): Race {
  const layers = FAR * FAR
  const race: Race = {
    seats,
    chances: runners.map(() => new Float32Array(seats * layers * SPOTS * FACTIONS)),
    picks: runners.map(() => new Uint8Array(layers * SPOTS * HANDS).fill(PASS)),
  }
  // The more is needed, the later it is solved. A pass leads back to where one is: first without, then with it.
  for (let total = 2; total <= 2 * FAR; total++) {
    const needs: number[] = []
    for (let need = Math.max(1, total - FAR); need <= Math.min(FAR, total - 1); need++) needs.push(need)
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (const need of needs)
        for (let i = 0; i < runners.length; i++) ownTurn(race, runners, i, need, total - need, sweep > 0)
      for (const need of needs)
        for (let i = 0; i < runners.length; i++)
          for (let phase = 1; phase < seats; phase++) othersTurn(race, runners, i, need, total - need, phase)
    }
  }
  return race
}

const worthOfWay = new Float32Array(256)
/** How many hands take each way, and which ways are taken at all. */
const tally = new Uint8Array(256)
const taken = new Uint8Array(HANDS)

function ownTurn(
  race: Race,
  runners: readonly Runner[],
  i: number,
  need: number,
  others: number,
  mayPass: boolean,
): void {
  const chances = race.chances[i] as Float32Array
  const picks = race.picks[i] as Uint8Array
  const { worth } = runners[i] as Runner
  const layer = layerOf(need, others)
  const last = race.seats - 1
  const next = need === 1 ? THE_END : chancesAt(last, layerOf(need - 1, others), 0)
  const stay = chancesAt(last, layer, 0)
  const values = valuesOf(chances, worth, next)
  const passing = valuesOf(chances, worth, stay)
  let kinds = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    const first = spot * ways.length
    for (let k = 0; k < ways.length; k++) worthOfWay[k] = values[reach[first + k] as number] as number
    const at = chancesAt(0, layer, spot)
    const from = picksAt(layer, spot)
    clear(chances, at)
    for (let h = 0; h < HANDS; h++) {
      let best = PASS
      let most = mayPass ? (passing[spot] as number) : -1
      const end = begins[h + 1] as number
      for (let k = begins[h] as number; k < end; k++) {
        const number = held[k] as number
        const value = worthOfWay[number] as number
        if (value > most) {
          most = value
          best = ways[number] as number
        }
      }
      picks[from + h] = best
      const times = tally[best] as number
      if (times === 0) taken[kinds++] = best
      tally[best] = times + 1
    }
    while (kinds > 0) {
      const way = taken[--kinds] as number
      addWay(chances, at, way, stay, next, spot, (tally[way] as number) / HANDS)
      tally[way] = 0
    }
  }
}

function othersTurn(
  race: Race,
  runners: readonly Runner[],
  i: number,
  need: number,
  others: number,
  phase: number,
): void {
  const chances = race.chances[i] as Float32Array
  const layer = layerOf(need, others)
  const { others: who } = runners[i] as Runner
  if (race.seats === 2) {
    // What the other one looks forward to is what one has to face.
    const theirs = race.chances[who[0] as number] as Float32Array
    const from = chancesAt(0, layerOf(others, need), 0)
    chances.set(theirs.subarray(from, from + SPOTS * FACTIONS), chancesAt(1, layer, 0))
    return
  }
  // The last of them before one's own turn is the one who is ahead of the others.
  const nearer = phase === 1
  const next =
    nearer && others === 1 ? THE_END : chancesAt(phase - 1, nearer ? layerOf(need, others - 1) : layer, 0)
  const stay = chancesAt(phase - 1, layer, 0)
  const theirs = layerOf(others, Math.min(need, others))
  for (let spot = 0; spot < SPOTS; spot++) {
    const at = chancesAt(phase, layer, spot)
    const from = picksAt(theirs, spot)
    clear(chances, at)
    for (let h = 0; h < HANDS; h++) {
      const picks = race.picks[who[(h + phase) % who.length] as number] as Uint8Array
      addWay(chances, at, picks[from + h] as number, stay, next, spot, 1 / HANDS)
    }
  }
}

/** Stands for the table of chances where the game is over. */
const THE_END = -1

function clear(chances: Float32Array, at: number): void {
  chances[at] = 0
  chances[at + 1] = 0
  chances[at + 2] = 0
  chances[at + 3] = 0
}

/** Adds the share of some hands of what comes after. */
function addWay(
  chances: Float32Array,
  at: number,
  way: number,
  stay: number,
  next: number,
  spot: number,
  share: number,
): void {
  const there = way === PASS ? spot : ((landings[way] as Uint8Array)[spot] as number)
  const table = way === PASS ? stay : next
  if (table === THE_END) {
    const f = at + (wonAt[there] as number)
    chances[f] = (chances[f] as number) + share
    return
  }
  const from = table + there * FACTIONS
  chances[at] = (chances[at] as number) + (chances[from] as number) * share
  chances[at + 1] = (chances[at + 1] as number) + (chances[from + 1] as number) * share
  chances[at + 2] = (chances[at + 2] as number) + (chances[from + 2] as number) * share
  chances[at + 3] = (chances[at + 3] as number) + (chances[from + 3] as number) * share
}

function valuesOf(chances: Float32Array, worth: readonly number[], table: number): Float32Array {
  const [a = 0, b = 0, c = 0, d = 0] = worth
  const values = new Float32Array(SPOTS)
  for (let spot = 0; spot < SPOTS; spot++) {
    const at = table + spot * FACTIONS
    values[spot] =
      table === THE_END
        ? (worth[wonAt[spot] as number] as number)
        : a * (chances[at] as number) +
          b * (chances[at + 1] as number) +
          c * (chances[at + 2] as number) +
          d * (chances[at + 3] as number)
  }
  return values
}
