// What a viewer may know, built up from nothing; and a whole world guessed from it.

import {
  everyone,
  type Frame,
  fork,
  pick,
  type Random,
  readAgenda,
  readOptions,
  type Seat,
  shuffle,
  unusualOptions,
  type Vars,
  type Viewer,
  WAITING,
  writeAgenda,
} from '@undercrown/engine'
import { type Face, faceOf, idOf } from './cards.ts'
import type { CardId } from './hero.ts'
import { bind, isPublic } from './knowledge.ts'
import type { LeaderId } from './leaders.ts'
import { optionFields } from './options.ts'
import { eachPlace, placeAt, placeOf, slotAt, whereIs } from './places.ts'
import { threshold } from './score.ts'
import {
  addToken,
  copyArtifacts,
  dealLeaders,
  emptyTable,
  fateFaces,
  heroFaces,
  layFate,
  tokenFaces,
} from './setup.ts'
import {
  type CarriedEvent,
  type Corruption,
  downOf,
  EMPTY,
  faceAt,
  type Guardians,
  HERO_BACK,
  handOf,
  LEADER_BACK,
  type Open,
  type Own,
  type Place,
  type Sight,
  type Slot,
  type State,
  upOf,
  type View,
  type Where,
} from './state.ts'

export function open(state: State): Open {
  const { seats, wilderness } = state
  const knownAt = (slot: Slot) => state.known[slot] as number
  const idAt = (slot: Slot) => idOf(faceAt(state, slot))
  return {
    options: unusualOptions(optionFields, state.options),
    seats,
    turn: state.turn,
    red: state.red,
    green: state.green,
    threshold: threshold(state.options, seats),
    leaders: state.hands.map((_, seat) => (isPublic(state, seat) ? (idAt(seat) as LeaderId) : null)),
    hands: state.hands.map((hand) => hand.length),
    up: state.up.map((party) => party.map(idAt)),
    down: state.down.map((stack) => stack.map(knownAt)),
    tavern: state.tavern.map((slot) => (slot === EMPTY ? null : idAt(slot))),
    harbor: { count: state.harbor.length, known: knownOnTop(state).map(knownAt) },
    wilderness: wilderness.map(knownAt).reverse(),
    graveyard: state.graveyard.map(idAt).reverse(),
    aside: state.aside.map(knownAt),
    laid: state.laid.map((slot) => (slot === EMPTY ? null : knownAt(slot))),
    remembered: remembered(state),
    mixed: handfuls(state),
    over: state.over,
    ...(state.guardians && {
      guardians: {
        marker: state.guardians.marker,
        fate: state.guardians.fate.map(knownAt).reverse(),
        chosen: state.guardians.chosen.map((slot) => slot !== EMPTY),
        skips: state.guardians.skips.slice(),
      },
    }),
    ...(state.corruption && { corruption: openCorruption(state, state.corruption) }),
    ...(state.artifacts && { artifacts: copyArtifacts(state.artifacts) }),
    ...(state.row && { row: { cards: state.row.cards.map(idAt), tokens: state.row.tokens.slice() } }),
    agenda: agendaLines(state),
  }
}

const NO_CARDS: readonly Slot[] = Object.freeze([])

/** Calls back for every card that lies hidden somewhere, the leaders excepted. */
function eachHidden(state: State, visit: (slot: Slot, where: () => Where, held?: true) => void): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const [hand, stack] = [handOf(state, seat), downOf(state, seat)]
    for (let i = 0; i < hand.length; i++) visit(hand[i] as Slot, () => `hand.${seat}.${i}`, true)
    for (let i = 0; i < stack.length; i++) visit(stack[i] as Slot, () => `down.${seat}.${i}`)
    if (state.laid[seat] !== EMPTY) visit(state.laid[seat] as Slot, () => `laid.${seat}.0`)
  }
  const top = knownOnTop(state)
  for (let i = 0; i < top.length; i++) visit(top[i] as Slot, () => `harbor.${i}`)
  const { wilderness, aside } = state
  for (let i = 0; i < wilderness.length; i++)
    visit(wilderness[wilderness.length - 1 - i] as Slot, () => `wilderness.${i}`)
  for (let i = 0; i < aside.length; i++) visit(aside[i] as Slot, () => `aside.${i}`)
  const fate = state.guardians?.fate ?? NO_CARDS
  for (let i = 0; i < fate.length; i++) visit(fate[fate.length - 1 - i] as Slot, () => `fate.${i}`)
}

/** Hidden cards that everybody knows. */
function remembered(state: State): Sight[] {
  const all = everyone(state.seats)
  const list: Sight[] = []
  eachHidden(state, (slot, where) => {
    if (state.known[slot] === all) list.push([where(), idOf(faceAt(state, slot))])
  })
  return list
}

const NOTHING: readonly Sight[] = Object.freeze([])
const NOBODY: Own = Object.freeze({ leader: null, sees: NOTHING })

/** What this viewer knows and not everybody. Memory is shown to those who have it, on a screen too (HL-91). */
export function own(state: State, viewer: Viewer): Own {
  if (viewer === 'public') return NOBODY
  const all = everyone(state.seats)
  const sees: Sight[] = []
  eachHidden(state, (slot, where, held) => {
    const known = state.known[slot] as number
    if (!(known & (1 << viewer)) || known === all) return
    const card = idOf(faceAt(state, slot))
    sees.push(held ? [where(), card, known] : [where(), card])
  })
  const chosen = state.guardians?.chosen[viewer] ?? EMPTY
  return {
    leader: { seat: viewer, id: idOf(faceAt(state, viewer)) as LeaderId },
    sees,
    ...(chosen !== EMPTY && { chosen: whereOf(state, chosen) }),
    ...(state.corruption && { tokens: ownTokens(state, state.corruption, viewer) }),
  }
}

/** The Harbor from the top down to the last card that anybody knows. */
function knownOnTop({ harbor, known }: State): Slot[] {
  let deepest = 0
  while (deepest < harbor.length && known[harbor[deepest] as Slot] === 0) deepest++
  return harbor.slice(deepest).reverse()
}

/** HL-92: cards that all know together, not one by one. */
export function handfuls(state: State): Open['mixed'] {
  if (state.back.every((back) => back <= LEADER_BACK)) return []
  const found = new Map<number, { at: Where[]; faces: Face[] }>()
  eachPlace(state, (slot, zone, index, seat) => {
    const back = state.back[slot] as number
    if (back <= LEADER_BACK) return
    const one = found.get(back) ?? { at: [], faces: [] }
    found.set(back, one)
    one.at.push(whereIs(seat === undefined ? { zone, index } : { zone, seat, index }))
    one.faces.push(faceAt(state, slot))
  })
  return [...found.values()].map(({ at, faces }) => ({ at, cards: faces.sort((a, b) => a - b).map(idOf) }))
}

/** The notes of a frame that speak of cards. Only what lies in the open is ever noted across a question. */
const cardNotes = ['it', 'first', 'seen', 'swapped', 'chosen', 'kept', 'bearers', 'doomed'] as const

function rewrite(frame: Frame, each: (card: unknown) => unknown): Frame {
  let vars: Vars = frame.vars
  for (const name of cardNotes) {
    const value = vars[name]
    if (value !== undefined) vars = { ...vars, [name]: Array.isArray(value) ? value.map(each) : each(value) }
  }
  return { ...frame, vars }
}

function whereOf(state: State, slot: Slot): Where {
  return whereIs(placeOf(state, slot) as Place)
}

/** What is still to be done, with places instead of cards. */
export function agendaLines(state: State): string[] {
  return writeAgenda(
    state.agenda.map((frame) => {
      if (frame.script === WAITING) return { ...frame, vars: veiled(frame.vars) }
      const { it } = frame.vars
      const gone = it !== undefined && isOutOfSight(state, it as Slot)
      return rewrite(gone ? without(frame, 'it') : frame, (slot) => whereOf(state, slot as Slot))
    }),
  )
}

/** Where a card that was spoken of has gone where it must not be followed, no later step speaks of it. */
function isOutOfSight(state: State, slot: Slot): boolean {
  const zone = placeOf(state, slot)?.zone
  return zone === 'hand' || zone === 'harbor'
}

function without(frame: Frame, name: string): Frame {
  const { [name]: _, ...vars } = frame.vars
  return { ...frame, vars }
}

/** A burial that waits tells the place, not the card: a hidden hero stays unknown until it is buried. */
function veiled(vars: Vars): Vars {
  const event = vars['event'] as CarriedEvent | undefined
  if (event === undefined) return vars
  const { card: _, ...rest } = event
  return { event: rest }
}

function unveiled(state: State, vars: Vars): Vars {
  const event = vars['event'] as CarriedEvent | undefined
  if (event === undefined) return vars
  return { event: { ...event, card: idOf(faceAt(state, slotAt(state, event.from))) } }
}

/** The same with cards again. */
export function withSlots(state: State, frame: Frame): Frame {
  if (frame.script === WAITING) return { ...frame, vars: unveiled(state, frame.vars) }
  return rewrite(frame, (where) => {
    const slot = slotAt(state, placeAt(where as Where))
    if (slot === undefined) throw new Error(`no card lies at ${where}`)
    return slot
  })
}

/** All hidden cards whose faces the viewer knows. */
export function sightsOf({ open: shown, own: mine }: View): readonly Sight[] {
  return [...shown.remembered, ...mine.sees]
}

/** A world that fits the view: what is seen stays, handfuls stay together, all other cards are dealt at random. */
export function imagine(view: View, random: Random): State {
  const { open: shown, own: mine } = view
  const { seats } = shown
  const options = readOptions(optionFields, shown.options)
  const all = everyone(seats)
  const left = new Set(heroFaces(options, seats))
  const use = (card: CardId): Face => {
    const face = faceOf(card)
    left.delete(face)
    return face
  }
  const faces = new Map<Where, Face>(sightsOf(view).map(([where, card]) => [where, use(card)]))
  const held = new Map<Where, number>(shown.remembered.map(([where]) => [where, all]))
  for (const [where, , known] of mine.sees) if (known !== undefined) held.set(where, known)
  const [up, graveyard] = [shown.up.map((party) => party.map(use)), shown.graveyard.map(use)]
  const row = shown.row?.cards.map(use) ?? []
  const tavern = shown.tavern.map((card) => (card === null ? null : use(card)))
  for (const { at, cards } of shown.mixed) {
    const known = new Set(at.flatMap((where) => faces.get(where) ?? []))
    const rest = shuffle(
      random,
      cards.map(use).filter((face) => !known.has(face)),
    )
    for (const where of at) if (!faces.has(where)) faces.set(where, rest.pop() as Face)
  }
  const unseen = shuffle(random, [...left])

  const leading = dealLeaders(options, seats, knownLeaders(shown, mine), random)
  const state = emptyTable(options, seats, leading, [], fork(random))
  const add = (face: Face, known: number): Slot => {
    state.known.push(known)
    state.back.push(HERO_BACK)
    return state.face.push(face) - 1
  }
  const hidden = (where: Where, known: number) => add(faces.get(where) ?? (unseen.pop() as Face), known)

  for (let seat = 0; seat < seats; seat++) {
    if (shown.leaders[seat] !== null) state.known[seat] = all
    for (let i = 0; i < (shown.hands[seat] as number); i++) {
      const where = `hand.${seat}.${i}`
      handOf(state, seat).push(hidden(where, held.get(where) ?? 1 << seat))
    }
    for (const face of up[seat] ?? []) upOf(state, seat).push(add(face, all))
    shown.down[seat]?.forEach((known, i) => {
      downOf(state, seat).push(hidden(`down.${seat}.${i}`, known))
    })
    const laid = shown.laid[seat]
    if (laid != null) state.laid[seat] = hidden(`laid.${seat}.0`, laid)
  }
  tavern.forEach((face, i) => {
    if (face !== null) state.tavern[i] = add(face, all)
  })
  shown.aside.forEach((known, i) => {
    state.aside.push(hidden(`aside.${i}`, known))
  })
  for (let i = shown.harbor.count - 1; i >= 0; i--)
    state.harbor.push(hidden(`harbor.${i}`, shown.harbor.known[i] ?? 0))
  for (let i = shown.wilderness.length - 1; i >= 0; i--)
    state.wilderness.push(hidden(`wilderness.${i}`, shown.wilderness[i] as number))
  for (const face of row) state.row?.cards.push(add(face, all))
  state.row?.tokens.push(...(shown.row?.tokens ?? []))
  for (const face of graveyard.reverse()) state.graveyard.push(add(face, all))

  for (const { at } of shown.mixed) {
    bind(
      state,
      at.map((where) => slotAt(state, placeAt(where))),
    )
  }
  imagineGuardians(state, view, faces, random)
  imagineCorruption(state, view, random)
  if (shown.artifacts) state.artifacts = copyArtifacts(shown.artifacts)
  state.red = shown.red
  state.green = shown.green
  state.turn = shown.turn
  state.over = shown.over
  state.agenda = readAgenda(shown.agenda).map((frame) => withSlots(state, frame))
  return state
}

/** The leaders that are seen, in their seats. */
function knownLeaders(shown: Open, mine: Own): (Face | undefined)[] {
  const known = shown.leaders.map((id) => (id === null ? undefined : faceOf(id)))
  if (mine.leader !== null) known[mine.leader.seat] = faceOf(mine.leader.id)
  return known
}

function openCorruption(
  state: State,
  { bag, card, drawn, worn, spread }: Corruption,
): NonNullable<Open['corruption']> {
  const all = everyone(state.seats)
  return {
    bag: bag.length,
    card: card.map((slot) => slot !== EMPTY),
    drawn: drawn.map((slots) => slots.length),
    worn: worn.map(([hero, token]) => {
      const known = state.known[token] as number
      return [whereOf(state, hero), known, known === all ? idOf(faceAt(state, token)) : null] as const
    }),
    spread,
  }
}

function ownTokens(state: State, { drawn, worn }: Corruption, seat: Seat): NonNullable<Own['tokens']> {
  const all = everyone(state.seats)
  const id = (token: Slot) => idOf(faceAt(state, token))
  return {
    drawn: (drawn[seat] as Slot[]).map(id),
    worn: worn.map(([, token]) => {
      const known = state.known[token] as number
      return known & (1 << seat) && known !== all ? id(token) : null
    }),
  }
}

/** What is known stays where it is, all other tokens are dealt at random. */
function imagineCorruption(state: State, { open: shown, own: mine }: View, random: Random): void {
  const { corruption } = state
  if (corruption === undefined || shown.corruption === undefined) return
  const seen = shown.corruption.worn.map(([, , id], i) => id ?? mine.tokens?.worn[i] ?? null)
  const left = tokenFaces(state.options)
  const use = (id: CardId): Face => left.splice(left.indexOf(faceOf(id)), 1)[0] as Face
  const worn = seen.map((id) => (id === null ? null : use(id)))
  const drawn = (mine.tokens?.drawn ?? []).map(use)
  const rest = shuffle(random, left)
  const add = (face: Face | null | undefined, known: number) =>
    addToken(state, face ?? (rest.pop() as Face), known)
  shown.corruption.worn.forEach(([where, known], i) => {
    corruption.worn.push([slotAt(state, placeAt(where)), add(worn[i], known)])
  })
  shown.corruption.drawn.forEach((count, seat) => {
    for (let i = 0; i < count; i++)
      corruption.drawn[seat]?.push(add(mine.leader?.seat === seat ? drawn[i] : null, 1 << seat))
  })
  shown.corruption.card.forEach((there, i) => {
    if (there) corruption.card[i] = add(null, 0)
  })
  for (let i = 0; i < shown.corruption.bag; i++) corruption.bag.push(add(null, 0))
  corruption.spread = shown.corruption.spread
}

function imagineGuardians(state: State, view: View, faces: ReadonlyMap<Where, Face>, random: Random): void {
  const shown = view.open.guardians
  if (shown === undefined || state.guardians === undefined) return
  const left = fateFaces(state.options)
  const seen = shown.fate.map((_, i) => faces.get(`fate.${i}`))
  for (const face of seen) if (face !== undefined) left.splice(left.indexOf(face), 1)
  const rest = shuffle(random, left)
  const dealt = seen.map((face) => face ?? (rest.pop() as Face))
  layFate(state, dealt.reverse(), shown.fate.toReversed())
  state.guardians.marker = shown.marker
  shown.skips.forEach((skips, seat) => {
    ;(state.guardians as Guardians).skips[seat] = skips
  })
  shown.chosen.forEach((chosen, seat) => {
    if (!chosen) return
    const own = view.own.leader?.seat === seat ? view.own.chosen : undefined
    const party = [...upOf(state, seat), ...downOf(state, seat)]
    const slot = own === undefined ? pick(random, party) : slotAt(state, placeAt(own))
    ;(state.guardians as Guardians).chosen[seat] = slot
  })
}
