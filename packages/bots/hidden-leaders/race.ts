// The game in miniature: two markers, how many face-up heroes are still needed, and hands dealt by chance. Solved
// backwards from the end, it tells how likely each faction is to win if all play well from there.

import { pickOne, randomFrom } from '@undercrown/engine'
import { faceOf, factions, heroes } from '@undercrown/hidden-leaders'
import { landings, SPOTS, STAY, waysOfFace, wonAt } from './shift.ts'

/** Heroes that are needed are counted up to this. */
const FAR = 7
const HANDS = 16
const CARDS = 3
const FACTIONS = factions.length
/** The mover plays nothing. */
export const PASS = 255

/** One player of a race: how much each faction's victory is worth to them, and who the others may be. */
export interface Runner {
  readonly worth: readonly number[]
  /** Indexes of runners; each hand of the others is played by the next of them in turn. */
  readonly others: readonly number[]
}

/** What is known of a race, as far as it is solved; by runner. */
export interface Race {
  readonly seats: number
  readonly runners: readonly Runner[]
  /** Four chances for each phase (turns until one's own), need of one's own, least need of others, and spot; then those at the end. */
  readonly chances: readonly Float32Array[]
  /** What one plays on one's own turn with each of the hands, by needs and spot. */
  readonly picks: readonly Uint8Array[]
  /** The needs up to which it is solved. */
  solved: number
}

/**
 * What every hand can do from every spot, one after the other: the ways, where they lead, and where the next hand
 * begins. Of ways that lead to the same spot a hand has only the first.
 */
const ways: number[] = []
const leads: number[] = []
const begins = new Uint16Array(SPOTS * HANDS + 1)
const hands = dealHands()
for (let spot = 0; spot < SPOTS; spot++)
  for (let h = 0; h < HANDS; h++) {
    const begin = ways.length
    for (const way of hands[h] as readonly number[]) {
      const there = (landings[way] as Uint8Array)[spot] as number
      if (leads.indexOf(there, begin) >= 0) continue
      ways.push(way)
      leads.push(there)
    }
    begins[spot * HANDS + h + 1] = ways.length
  }
const [way, lead] = [Uint8Array.from(ways), Uint8Array.from(leads)]
/** Where each way leads from every spot; a pass leads nowhere. */
const landed = new Uint8Array((PASS + 1) * SPOTS)
for (const one of new Set(ways)) landed.set(landings[one] as Uint8Array, one * SPOTS)
landed.set(landings[STAY] as Uint8Array, PASS * SPOTS)

/** Deals the hands once and for all, of the heroes that were always there; returns the ways of each. */
function dealHands(): number[][] {
  const random = randomFrom('hands for a race')
  const deck = heroes.filter(({ set, since }) => set === 'base' && !since).map(({ id }) => faceOf(id))
  return Array.from({ length: HANDS }, () => {
    const faces = Array.from({ length: CARDS }, () => pickOne(random, deck))
    return [...new Set(faces.flatMap(waysOfFace))]
  })
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

export function newRace(seats: number, runners: readonly Runner[]): Race {
  const layers = FAR * FAR
  return {
    seats,
    runners,
    chances: runners.map(() => {
      const chances = new Float32Array(chancesAt(seats, 0, SPOTS))
      for (let spot = 0; spot < SPOTS; spot++)
        chances[chancesAt(seats, 0, spot) + (wonAt[spot] as number)] = 1
      return chances
    }),
    picks: runners.map(() => new Uint8Array(layers * SPOTS * HANDS)),
    solved: 0,
  }
}

/** Where the chances stand once a seat has played a hero, `need` being what it needed. */
function afterPlay({ seats }: Race, phase: number, need: number, layer: number): number {
  return need === 1 ? chancesAt(seats, 0, 0) : chancesAt(phase, layer, 0)
}

function write(chances: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  chances[at] = a
  chances[at + 1] = b
  chances[at + 2] = c
  chances[at + 3] = d
}

/** What each spot of a table of chances is worth to a runner. */
function weigh(race: Race, i: number, values: Float32Array, table: number): void {
  const chances = race.chances[i] as Float32Array
  const [a = 0, b = 0, c = 0, d = 0] = (race.runners[i] as Runner).worth
  for (let spot = 0; spot < SPOTS; spot++) {
    const at = table + spot * FACTIONS
    values[spot] =
      a * (chances[at] as number) +
      b * (chances[at + 1] as number) +
      c * (chances[at + 2] as number) +
      d * (chances[at + 3] as number)
  }
}

export function createRaceSolver() {
  /** Solves the race as far as these needs, where that has not been done. The more is needed, the later it is solved. */
  function solve(race: Race, need: number, others: number): void {
    const far = Math.min(FAR, Math.max(need, others))
    if (far <= race.solved) return
    for (let total = 2; total <= 2 * far; total++) {
      const needs: number[] = []
      for (let one = Math.max(1, total - far); one <= Math.min(far, total - 1); one++)
        if (one > race.solved || total - one > race.solved) needs.push(one)
      // A pass leads back to where one is: first without, then with it.
      for (const turn of [playing, passing]) {
        for (const one of needs) for (let i = 0; i < race.runners.length; i++) turn(race, i, one, total - one)
        for (const one of needs)
          for (let i = 0; i < race.runners.length; i++)
            for (let phase = 1; phase < race.seats; phase++) waiting(race, i, one, total - one, phase)
      }
    }
    race.solved = far
  }

  /** What each spot is worth after a play, and after a pass. */
  const played = new Float32Array(SPOTS)
  const passed = new Float32Array(SPOTS)
  /** Numbers that are not below zero are ordered as their bits are, and those are compared without branching. */
  const playedBits = new Int32Array(played.buffer)

  /** The own turn if every hand must play. */
  function playing(race: Race, i: number, need: number, others: number): void {
    const layer = layerOf(need, others)
    const next = afterPlay(race, race.seats - 1, need, layer - FAR)
    weigh(race, i, played, next)
    takeBest(race.picks[i] as Uint8Array, picksAt(layer, 0))
    for (let spot = 0; spot < SPOTS; spot++) share(race, i, layer, next, spot)
  }

  /** For each hand on each spot the way that is worth most, the first one of equals. */
  function takeBest(picks: Uint8Array, from: number): void {
    const [ends, there, worth] = [begins, lead, playedBits]
    for (let h = 0, k = 0; h < SPOTS * HANDS; h++) {
      const end = ends[h + 1] as number
      let best = k
      let most = worth[there[k++] as number] as number
      for (; k < end; k++) {
        const bits = worth[there[k] as number] as number
        const better = (most - bits) >> 31
        most ^= (most ^ bits) & better
        best ^= (best ^ k) & better
      }
      picks[from + h] = way[best] as number
    }
  }

  /** The own turn once more: hands that can do nothing better pass. */
  function passing(race: Race, i: number, need: number, others: number): void {
    const layer = layerOf(need, others)
    const next = afterPlay(race, race.seats - 1, need, layer - FAR)
    weigh(race, i, played, next)
    weigh(race, i, passed, chancesAt(race.seats - 1, layer, 0))
    for (let spot = 0; spot < SPOTS; spot++)
      if (passFrom(spot, race.picks[i] as Uint8Array, picksAt(layer, spot))) share(race, i, layer, next, spot)
  }

  /** Whether there is any such hand on that spot. */
  function passFrom(spot: number, picks: Uint8Array, from: number): boolean {
    const least = passed[spot] as number
    let passes = false
    for (let h = from; h < from + HANDS; h++) {
      const there = landed[(picks[h] as number) * SPOTS + spot] as number
      if ((played[there] as number) > least) continue
      picks[h] = PASS
      passes = true
    }
    return passes
  }

  /** How many hands take each way, and which ways are taken at all. */
  const tally = new Uint8Array(256)
  const taken = new Uint8Array(HANDS)

  /** The chances on one's own turn, by what the hands play. */
  function share(race: Race, i: number, layer: number, next: number, spot: number): void {
    const chances = race.chances[i] as Float32Array
    const picks = race.picks[i] as Uint8Array
    const stay = chancesAt(race.seats - 1, layer, 0)
    const from = picksAt(layer, spot)
    const [counts, kinds] = [tally, taken]
    let count = 0
    for (let h = from; h < from + HANDS; h++) {
      const one = picks[h] as number
      const times = counts[one] as number
      kinds[count] = one
      if (times === 0) count++
      counts[one] = times + 1
    }
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    while (count > 0) {
      const one = kinds[--count] as number
      const part = (counts[one] as number) / HANDS
      const at = (one === PASS ? stay : next) + (landed[one * SPOTS + spot] as number) * FACTIONS
      a = Math.fround(a + (chances[at] as number) * part)
      b = Math.fround(b + (chances[at + 1] as number) * part)
      c = Math.fround(c + (chances[at + 2] as number) * part)
      d = Math.fround(d + (chances[at + 3] as number) * part)
      counts[one] = 0
    }
    write(chances, chancesAt(0, layer, spot), a, b, c, d)
  }

  /** The turn of another one, so many turns before one's own. */
  function waiting(race: Race, i: number, need: number, others: number, phase: number): void {
    const chances = race.chances[i] as Float32Array
    const layer = layerOf(need, others)
    const { others: who } = race.runners[i] as Runner
    if (race.seats === 2) {
      // What the other one looks forward to is what one has to face.
      const theirs = race.chances[who[0] as number] as Float32Array
      const from = chancesAt(0, layerOf(others, need), 0)
      chances.set(theirs.subarray(from, from + SPOTS * FACTIONS), chancesAt(1, layer, 0))
      return
    }
    // The last of them before one's own turn is the one who is ahead of the others.
    const stay = chancesAt(phase - 1, layer, 0)
    const next = phase === 1 ? afterPlay(race, 0, others, layer - 1) : stay
    const theirs = layerOf(others, Math.min(need, others))
    for (let h = 0; h < HANDS; h++)
      turns[h] = race.picks[who[(h + phase) % who.length] as number] as Uint8Array
    for (let spot = 0; spot < SPOTS; spot++) {
      const from = picksAt(theirs, spot)
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      for (let h = 0; h < HANDS; h++) {
        const one = (turns[h] as Uint8Array)[from + h] as number
        const at = (one === PASS ? stay : next) + (landed[one * SPOTS + spot] as number) * FACTIONS
        a = Math.fround(a + (chances[at] as number) / HANDS)
        b = Math.fround(b + (chances[at + 1] as number) / HANDS)
        c = Math.fround(c + (chances[at + 2] as number) / HANDS)
        d = Math.fround(d + (chances[at + 3] as number) / HANDS)
      }
      write(chances, chancesAt(phase, layer, spot), a, b, c, d)
    }
  }

  /** Whose picks each hand goes by. */
  const turns: Uint8Array[] = []

  return { solve }
}
