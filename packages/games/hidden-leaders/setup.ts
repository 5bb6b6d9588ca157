// Dealing a table, and copying one.

import {
  below,
  cloneAgenda,
  cloneRandom,
  everyone,
  frame,
  pickOne,
  type Random,
  shuffle,
  takeAt,
} from '@undercrown/engine'
import { artifactCards } from './artifact-use.ts'
import { type Face, faceOf, heroes, leaderOf } from './cards.ts'
import { COPIES, TOKEN_SLOTS, tokens } from './corruption.ts'
import { fates } from './fate.ts'
import { notForTwo } from './heroes/guardians.ts'
import { leaderCards } from './leaders.ts'
import { scriptsFor } from './library.ts'
import type { Options } from './options.ts'
import { noPast } from './past.ts'
import { eachVersion, since, type Version } from './rules.ts'
import {
  type Artifacts,
  type Corruption,
  EMPTY,
  FATE_BACK,
  type Guardians,
  HERO_BACK,
  LEADER_BACK,
  type Slot,
  type State,
  TAVERN,
  TOKEN_BACK,
  TRACK,
  UNCHOSEN,
  WITHOUT,
} from './state.ts'

const DEALT = 5

/** The heroes that there are by a version of the rules. */
const heroesBy = eachVersion((rules) => heroes.filter(({ since = 1 }) => since <= rules))

/** HL-2, HL-8, HL-101, HL-106: the heroes in play. */
export function heroFaces(options: Options, seats: number, rules: Version): Face[] {
  return heroesBy(rules)
    .filter(
      ({ id, set, advanced }) =>
        (set === 'base' && !(options.beginner && advanced)) ||
        (set === 'promo' && options.promos) ||
        (set === 'queens' && options.queens) ||
        (set === 'bonus' && (options.artifacts || options.corruption)) ||
        (set === 'guardians' && options.guardians && !(seats === 2 && notForTwo.includes(id))),
    )
    .map((hero) => faceOf(hero.id))
}

export function leaderFaces(options: Options): Face[] {
  return leaderCards
    .filter(({ set }) => set === 'base' || options.guardians)
    .map((leader) => faceOf(leader.id))
}

export function fateFaces(options: Options): Face[] {
  if (!options.guardians) return []
  return fates.flatMap(({ id, copies }) => Array.from({ length: copies }, () => faceOf(id)))
}

/** HL-100: how many leaders of the base game and of the Guardians are shuffled, before each player gets one. */
export const leaderPools: Readonly<Record<number, readonly [base: number, guardians: number]>> = {
  2: [4, 2],
  3: [3, 1],
  4: [4, 2],
  5: [5, 2],
  6: [6, 3],
}

export function isGuardianLeader(face: Face): boolean {
  return leaderOf(face).set === 'guardians'
}

/** A deal of all leaders, those of the players first, in which the known ones sit where they are known to sit. */
export function dealLeaders(
  options: Options,
  seats: number,
  known: readonly (Face | undefined)[],
  random: Random,
): Face[] {
  const rest = shuffle(
    random,
    leaderFaces(options).filter((face) => !known.includes(face)),
  )
  if (!options.guardians) return leaderFaces(options).map((_, i) => known[i] ?? (rest.pop() as Face))
  const seen = known.filter((face) => face !== undefined)
  const guards = seen.filter(isGuardianLeader).length
  const [base, guardians] = leaderPools[seats] as readonly [number, number]
  // The places left in the pool, as true for a Guardian: every unknown leader got one of them by chance.
  const pool = shuffle(random, [
    ...Array.from({ length: base - seen.length + guards }, () => false),
    ...Array.from({ length: guardians - guards }, () => true),
  ])
  const dealt = Array.from({ length: seats }, (_, seat) => {
    const fixed = known[seat]
    if (fixed !== undefined) return fixed
    const kind = pool.pop()
    const at = rest.findIndex((face) => isGuardianLeader(face) === kind)
    return takeAt(rest, at)
  })
  return [...dealt, ...rest]
}

export function vary(_seats: number, random: Random): Partial<Options> {
  const flag = () => pickOne(random, [true, false])
  const flags = {
    beginner: flag(),
    promos: flag(),
    queens: flag(),
    guardians: flag(),
    corruption: flag(),
    artifacts: flag(),
  }
  return {
    ...flags,
    chooseArtifacts: flags.artifacts && flag(),
    royalInfluence: flags.artifacts && flags.queens && flag(),
  }
}

function newGuardians(seats: number): Guardians {
  return {
    marker: TRACK.first,
    fate: [],
    chosen: Array.from({ length: seats }, () => EMPTY),
    skips: Array.from({ length: seats }, () => 0),
  }
}

function newCorruption(seats: number): Corruption {
  return {
    bag: [],
    card: Array.from({ length: TOKEN_SLOTS }, () => EMPTY),
    drawn: Array.from({ length: seats }, (): Slot[] => []),
    worn: [],
    spread: false,
  }
}

/** HL-160: the cards of the row. */
export function rowFaces(options: Options): Face[] {
  if (!options.royalInfluence) return []
  const ids = ['queen-of-the-wild', 'well-funded-queen', 'queen-of-the-streets', 'emperors-best-friend']
  return [...ids, ...(options.guardians ? ['mother-of-guardians'] : [])].map(faceOf)
}

export function tokenFaces(options: Options): Face[] {
  if (!options.corruption) return []
  return tokens.flatMap(({ id }) => Array.from({ length: COPIES }, () => faceOf(id)))
}

/** Adds one token to the table. */
export function makeToken(state: State, face: Face, known = 0): Slot {
  state.known.push(known)
  state.back.push(TOKEN_BACK)
  return state.face.push(face) - 1
}

/** HL-140: two on the card, the rest in the bag. */
function layTokens(state: State, { bag, card }: Corruption): void {
  shuffle(state.random, tokenFaces(state.options)).forEach((face, i) => {
    const slot = makeToken(state, face)
    if (i < TOKEN_SLOTS) card[i] = slot
    else bag.push(slot)
  })
}

function newArtifacts(seats: number): Artifacts {
  const each = <Value>(value: Value) => Array.from({ length: seats }, () => value)
  return { cards: each(UNCHOSEN), sides: each(null), tokens: each(0), used: each(false) }
}

/** A module that is off leaves no trace: a table without any is what it was before there were modules. */
function tidy({
  guardians,
  corruption,
  artifacts,
  chooseArtifacts,
  royalInfluence,
  ...base
}: Options): Options {
  return {
    ...base,
    ...(guardians && { guardians }),
    ...(corruption && { corruption }),
    ...(artifacts && { artifacts }),
    ...(chooseArtifacts && { chooseArtifacts }),
    ...(royalInfluence && { royalInfluence }),
  }
}

/** A bare table with all its cards in one heap, leaders first, for the deal, a layout or a guess to fill. */
export function emptyTable(
  options: Options,
  seats: number,
  leading: readonly Face[],
  others: readonly Face[],
  random: Random,
  rules: Version,
): State {
  const empty = () => Array.from({ length: seats }, (): Slot[] => [])
  const face = [...leading, ...others]
  return {
    rules,
    options: tidy(options),
    seats,
    face,
    known: face.map((_, slot) => (slot < seats ? 1 << slot : 0)),
    back: face.map((_, slot) => (slot < leading.length ? LEADER_BACK : HERO_BACK)),
    hands: empty(),
    up: empty(),
    down: empty(),
    tavern: Array.from({ length: TAVERN }, () => EMPTY),
    harbor: [],
    wilderness: [],
    graveyard: [],
    aside: [],
    laid: Array.from({ length: seats }, () => EMPTY),
    red: TRACK.start,
    green: TRACK.start,
    turn: 0,
    over: false,
    ...(options.guardians && { guardians: newGuardians(seats) }),
    ...(options.corruption && { corruption: newCorruption(seats) }),
    ...(options.artifacts && { artifacts: newArtifacts(seats) }),
    ...(options.royalInfluence && { row: { cards: [], tokens: [] } }),
    random,
    agenda: [],
  }
}

/** HL-120, HL-121, as it was until artifacts were dealt late. */
function dealArtifacts({ options, seats, random, turn }: State, { cards }: Artifacts): void {
  const pool = artifactCards(options)
  const dealt = options.chooseArtifacts ? [] : shuffle(random, pool)
  for (let i = 0; i < seats; i++) {
    const goesWithout = i === 0 && pool.length < seats
    cards[(turn + i) % seats] = goesWithout ? WITHOUT : (dealt.pop() ?? UNCHOSEN)
  }
}

/** HL-1 to HL-7. */
export function setup(options: Options, seats: number, random: Random, rules: Version): State {
  const emperor = faceOf('buried-emperor')
  const row = rowFaces(options)
  const leading = options.guardians
    ? dealLeaders(options, seats, [], random)
    : shuffle(random, leaderFaces(options))
  const others = shuffle(
    random,
    heroFaces(options, seats, rules).filter((face) => face !== emperor && !row.includes(face)),
  )
  const state = emptyTable(options, seats, leading, [emperor, ...row, ...others], random, rules)
  const all = everyone(seats)
  let next: Slot = leading.length
  state.known[next] = all
  state.graveyard.push(next++)
  for (let i = 0; i < row.length; i++) {
    state.known[next] = all
    state.row?.cards.push(next++)
    state.row?.tokens.push(0)
  }
  for (let i = 0; i < TAVERN; i++) {
    state.known[next] = all
    state.tavern[i] = next++
  }
  for (const [seat, hand] of state.hands.entries()) {
    for (let i = 0; i < DEALT; i++) {
      state.known[next] = 1 << seat
      hand.push(next++)
    }
  }
  while (next < state.face.length) state.harbor.push(next++)
  layFate(state, shuffle(random, fateFaces(options)))
  if (state.corruption) layTokens(state, state.corruption)
  state.turn = below(random, seats)
  state.past = noPast(seats)
  if (state.artifacts && !since(state, 'artifactsDealtLate')) dealArtifacts(state, state.artifacts)
  // HL-121: with one artifact too few the first player goes without.
  else if (state.artifacts && artifactCards(options).length < seats)
    state.artifacts.cards[state.turn] = WITHOUT
  state.agenda.push(frame(scriptsFor(options).opening, state.turn))
  return state
}

/** Adds the Fate cards, bottom first. */
export function layFate(state: State, faces: readonly Face[], known: readonly number[] = []): void {
  faces.forEach((face, i) => {
    state.known.push(known[i] ?? 0)
    state.back.push(FATE_BACK)
    state.guardians?.fate.push(state.face.push(face) - 1)
  })
}

export function copyGuardians({ marker, fate, chosen, skips }: Guardians): Guardians {
  return { marker, fate: fate.slice(), chosen: chosen.slice(), skips: skips.slice() }
}

export function copyCorruption({ bag, card, drawn, worn, spread }: Corruption): Corruption {
  return { bag: bag.slice(), card: card.slice(), drawn: copyEach(drawn), worn: worn.slice(), spread }
}

export function copyArtifacts({ cards, sides, tokens, used }: Artifacts): Artifacts {
  return { cards: cards.slice(), sides: sides.slice(), tokens: tokens.slice(), used: used.slice() }
}

function copyEach(lists: readonly Slot[][]): Slot[][] {
  const copy: Slot[][] = []
  for (const list of lists) copy.push(list.slice())
  return copy
}

/** Shares what is never changed in place: faces, backs, the lists of hands and parties, what the modules bring. */
export function clone(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    seats: state.seats,
    face: state.face,
    known: state.known.slice(),
    back: state.back,
    hands: state.hands.slice(),
    up: state.up.slice(),
    down: state.down.slice(),
    tavern: state.tavern.slice(),
    harbor: state.harbor.slice(),
    wilderness: state.wilderness.slice(),
    graveyard: state.graveyard.slice(),
    aside: state.aside.slice(),
    laid: state.laid.slice(),
    red: state.red,
    green: state.green,
    turn: state.turn,
    over: state.over,
    ...(state.guardians && { guardians: state.guardians }),
    ...(state.corruption && { corruption: state.corruption }),
    ...(state.artifacts && { artifacts: state.artifacts }),
    ...(state.row && { row: state.row }),
    random: cloneRandom(state.random),
    agenda: cloneAgenda(state.agenda),
    ...(state.past && { past: state.past }),
  }
}
