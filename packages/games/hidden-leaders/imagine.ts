// Whole worlds guessed from a view: what is certain is laid out once, the rest is dealt anew for each world.

import {
  everyone,
  fork,
  itemAt,
  pickOne,
  type Random,
  readAgenda,
  readOptions,
  shuffle,
  takeAt,
} from '@undercrown/engine'
import { type Face, faceOf } from './cards.ts'
import type { CardId } from './hero.ts'
import { bind } from './knowledge.ts'
import { optionFields } from './options.ts'
import { placeAt, slotAt } from './places.ts'
import { RULES } from './rules.ts'
import {
  clone,
  copyArtifacts,
  copyGuardians,
  dealLeaders,
  emptyTable,
  fateFaces,
  heroFaces,
  layFate,
  leaderFaces,
  makeToken,
  tokenFaces,
} from './setup.ts'
import {
  downOf,
  type Guardians,
  HERO_BACK,
  handOf,
  type Slot,
  type State,
  upOf,
  type Where,
} from './state.ts'
import { type Open, type Own, sightsOf, type View, withSlots } from './view.ts'

/** Cards that lie somewhere among each other, the last of them first, and what they are. */
interface Unseen {
  readonly slots: Slot[]
  readonly faces: Face[]
}

/** A table as far as a view tells, and what is left to chance. */
interface Sketch {
  readonly state: State
  readonly leaders: readonly (Face | undefined)[]
  readonly handfuls: readonly Unseen[]
  readonly heroes: Unseen
  readonly fate: Unseen
  readonly tokens: Unseen
}

/** A world that fits the view: what is seen stays, handfuls stay together, all other cards are dealt at random. */
export function imagine(view: View, random: Random): State {
  return imagining(view)(random)
}

/** The same for many worlds of one view. */
export function imagining(view: View): (random: Random) => State {
  const { state: table, leaders, handfuls, heroes, fate, tokens } = sketch(view)
  const agenda = readAgenda(view.open.agenda)
  return (random) => {
    const face = table.face.slice()
    for (const handful of handfuls) deal(face, handful, random)
    deal(face, heroes, random)
    dealLeaders(table.options, table.seats, leaders, random).forEach((leader, slot) => {
      face[slot] = leader
    })
    const state: State = { ...clone(table), face, random: fork(random) }
    deal(face, fate, random)
    chooseHeroes(state, view, random)
    deal(face, tokens, random)
    state.agenda = agenda.map((frame) => withSlots(state, frame))
    return state
  }
}

function deal(face: Face[], { slots, faces }: Unseen, random: Random): void {
  const dealt = shuffle(random, faces.slice())
  for (const slot of slots) face[slot] = dealt.pop() as Face
}

/** Stands for a face that is not known yet. */
const UNKNOWN: Face = -1

function sketch(view: View): Sketch {
  const { open: shown, own: mine } = view
  const { seats } = shown
  const options = readOptions(optionFields, shown.options)
  const all = everyone(seats)
  const { rules = RULES } = shown
  const left = new Set(heroFaces(options, seats, rules))
  const use = (card: CardId): Face => {
    const face = faceOf(card)
    left.delete(face)
    return face
  }
  const faces = new Map<Where, Face>(sightsOf(view).map(([where, card]) => [where, use(card)]))
  const held = new Map<Where, number>(shown.remembered.map(([where]) => [where, all]))
  for (const [where, , known] of mine.sees) if (known !== undefined) held.set(where, known)
  const mixed = new Set<Where>(shown.mixed.flatMap(({ at }) => at))

  const state = emptyTable(options, seats, leaderFaces(options), [], [0, 0, 0, 0], rules)
  const heroes: Unseen = { slots: [], faces: [] }
  const add = (face: Face, known: number): Slot => {
    state.known.push(known)
    state.back.push(HERO_BACK)
    return state.face.push(face) - 1
  }
  const shownAt = (card: CardId) => add(use(card), all)
  const hidden = (where: Where, known: number): Slot => {
    const slot = add(faces.get(where) ?? UNKNOWN, known)
    if (!faces.has(where) && !mixed.has(where)) heroes.slots.push(slot)
    return slot
  }

  for (let seat = 0; seat < seats; seat++) {
    if (shown.leaders[seat] !== null) state.known[seat] = all
    for (let i = 0; i < itemAt(shown.hands, seat); i++) {
      const where = `hand.${seat}.${i}`
      handOf(state, seat).push(hidden(where, held.get(where) ?? 1 << seat))
    }
    for (const card of shown.up[seat] ?? []) upOf(state, seat).push(shownAt(card))
    shown.down[seat]?.forEach((known, i) => {
      downOf(state, seat).push(hidden(`down.${seat}.${i}`, known))
    })
    const laid = shown.laid[seat]
    if (laid != null) state.laid[seat] = hidden(`laid.${seat}.0`, laid)
  }
  shown.tavern.forEach((card, i) => {
    if (card !== null) state.tavern[i] = shownAt(card)
  })
  shown.aside.forEach((known, i) => {
    state.aside.push(hidden(`aside.${i}`, known))
  })
  for (let i = shown.harbor.count - 1; i >= 0; i--)
    state.harbor.push(hidden(`harbor.${i}`, shown.harbor.known[i] ?? 0))
  for (let i = shown.wilderness.length - 1; i >= 0; i--)
    state.wilderness.push(hidden(`wilderness.${i}`, itemAt(shown.wilderness, i)))
  for (const card of shown.row?.cards ?? []) state.row?.cards.push(shownAt(card))
  state.row?.tokens.push(...(shown.row?.tokens ?? []))
  for (const card of shown.graveyard.toReversed()) state.graveyard.push(shownAt(card))

  const handfuls = shown.mixed.map(({ at, cards }): Unseen => {
    const slots = at.map((where) => slotAt(state, placeAt(where)))
    bind(state, slots)
    const known = new Set(at.flatMap((where) => faces.get(where) ?? []))
    return {
      slots: slots.filter((slot) => state.face[slot] === UNKNOWN),
      faces: cards.map(use).filter((face) => !known.has(face)),
    }
  })
  heroes.faces.push(...left)
  const fate = sketchGuardians(state, shown, faces)
  const tokens = sketchCorruption(state, view)
  if (shown.artifacts) state.artifacts = copyArtifacts(shown.artifacts)
  if (shown.past) state.past = shown.past
  state.red = shown.red
  state.green = shown.green
  state.turn = shown.turn
  state.over = shown.over
  return { state, leaders: knownLeaders(shown, mine), handfuls, heroes, fate, tokens }
}

/** The leaders that are seen, in their seats. */
function knownLeaders(shown: Open, mine: Own): (Face | undefined)[] {
  const known = shown.leaders.map((id) => (id === null ? undefined : faceOf(id)))
  if (mine.leader !== null) known[mine.leader.seat] = faceOf(mine.leader.id)
  return known
}

/** What is known stays where it is, all other tokens are dealt at random. */
function sketchCorruption(state: State, { open: shown, own: mine }: View): Unseen {
  const { corruption } = state
  const left = tokenFaces(state.options)
  const unseen: Unseen = { slots: [], faces: left }
  if (corruption === undefined || shown.corruption === undefined) return NOTHING
  const add = (id: CardId | null | undefined, known: number): Slot => {
    const face = id == null ? UNKNOWN : takeAt(left, left.indexOf(faceOf(id)))
    const slot = makeToken(state, face, known)
    if (face === UNKNOWN) unseen.slots.push(slot)
    return slot
  }
  shown.corruption.worn.forEach(([where, known, id], i) => {
    corruption.worn.push([slotAt(state, placeAt(where)), add(id ?? mine.tokens?.worn[i], known)])
  })
  shown.corruption.drawn.forEach((count, seat) => {
    const drawn = mine.leader?.seat === seat ? mine.tokens?.drawn : undefined
    for (let i = 0; i < count; i++) corruption.drawn[seat]?.push(add(drawn?.[i], 1 << seat))
  })
  shown.corruption.card.forEach((there, i) => {
    if (there) corruption.card[i] = add(null, 0)
  })
  for (let i = 0; i < shown.corruption.bag; i++) corruption.bag.push(add(null, 0))
  corruption.spread = shown.corruption.spread
  return unseen
}

const NOTHING: Unseen = { slots: [], faces: [] }

function sketchGuardians(state: State, { guardians: shown }: Open, known: ReadonlyMap<Where, Face>): Unseen {
  if (shown === undefined || state.guardians === undefined) return NOTHING
  const left = fateFaces(state.options)
  const seen = shown.fate.map((_, i) => known.get(`fate.${i}`) ?? UNKNOWN)
  for (const face of seen) if (face !== UNKNOWN) left.splice(left.indexOf(face), 1)
  layFate(state, seen.toReversed(), shown.fate.toReversed())
  state.guardians.marker = shown.marker
  shown.skips.forEach((skips, seat) => {
    ;(state.guardians as Guardians).skips[seat] = skips
  })
  const slots = state.guardians.fate.toReversed().filter((slot) => state.face[slot] === UNKNOWN)
  return { slots, faces: left }
}

/** The heroes that were chosen in secret: one's own is known. */
function chooseHeroes(state: State, { open: { guardians: shown }, own }: View, random: Random): void {
  if (!state.guardians || !shown?.chosen.includes(true)) return
  const guardians = copyGuardians(state.guardians)
  state.guardians = guardians
  shown.chosen.forEach((chosen, seat) => {
    if (!chosen) return
    const mine = own.leader?.seat === seat ? own.chosen : undefined
    const party = [...upOf(state, seat), ...downOf(state, seat)]
    const slot = mine === undefined ? pickOne(random, party) : slotAt(state, placeAt(mine))
    guardians.chosen[seat] = slot
  })
}
