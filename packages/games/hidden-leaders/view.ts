// What a viewer may know, built up from nothing.

import {
  everyone,
  type Frame,
  type Seat,
  unusualOptions,
  type Vars,
  type Viewer,
  WAITING,
  writeAgenda,
} from '@undercrown/engine'
import { type Face, idOf } from './cards.ts'
import type { CardId } from './hero.ts'
import { isPublic } from './knowledge.ts'
import type { LeaderId } from './leaders.ts'
import { type Options, optionFields } from './options.ts'
import type { Past } from './past.ts'
import { eachPlace, findSlot, placeAt, placeOf, slotAt, whereIs } from './places.ts'
import { RULES, type Version } from './rules.ts'
import { threshold } from './score.ts'
import { copyArtifacts } from './setup.ts'
import {
  type Artifacts,
  type Corruption,
  downOf,
  EMPTY,
  faceAt,
  handOf,
  knownAt,
  LEADER_BACK,
  type NotedFrame,
  type Notes,
  type Place,
  type Slot,
  type State,
  type Where,
} from './state.ts'

/** What everybody sees. */
export interface Open {
  /** Those that differ from the defaults. */
  readonly options: Partial<Options>
  /** Where the table is played by older rules. */
  readonly rules?: Version
  readonly seats: number
  readonly turn: Seat
  readonly red: number
  readonly green: number
  /** Face-up heroes that end the game. */
  readonly threshold: number
  /** Once they are revealed. */
  readonly leaders: readonly (LeaderId | null)[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  readonly up: readonly (readonly CardId[])[]
  /** Who knows each hidden hero, bottom first, as bits. */
  readonly down: readonly (readonly number[])[]
  readonly tavern: readonly (CardId | null)[]
  /** Who knows the cards on top, first one first, as far down as anybody knows one. */
  readonly harbor: { readonly count: number; readonly known: readonly number[] }
  /** Who knows each card, top first. */
  readonly wilderness: readonly number[]
  /** Top first. */
  readonly graveyard: readonly CardId[]
  readonly aside: readonly number[]
  readonly laid: readonly (number | null)[]
  /** Hidden cards that everybody knows. */
  readonly remembered: readonly SeenCard[]
  /** Handfuls of which all know what they are, but not which is which. */
  readonly mixed: readonly { readonly at: readonly Where[]; readonly cards: readonly CardId[] }[]
  readonly over: boolean
  readonly guardians?: {
    readonly marker: number
    /** Who knows each Fate card, top first. */
    readonly fate: readonly number[]
    /** Who has chosen a hero in secret. */
    readonly chosen: readonly boolean[]
    readonly skips: readonly number[]
  }
  readonly corruption?: {
    readonly bag: number
    readonly card: readonly boolean[]
    readonly drawn: readonly number[]
    /** Where each bearer lies, who knows the token, and its kind where all do. */
    readonly worn: readonly (readonly [where: Where, known: number, token: CardId | null])[]
    readonly spread: boolean
  }
  readonly artifacts?: Readonly<Artifacts>
  readonly row?: { readonly cards: readonly CardId[]; readonly tokens: readonly number[] }
  readonly past?: Past
  readonly agenda: readonly string[]
}

/** What one viewer sees besides, and not everybody. */
export interface Own {
  /** The leader that the viewer is. */
  readonly leader: { readonly seat: Seat; readonly id: LeaderId } | null
  readonly sees: readonly SeenCard[]
  /** Where the hero lies that the viewer has chosen in secret. */
  readonly chosen?: Where
  /** Tokens that the viewer knows and not everybody: drawn ones in order, and those on heroes by number. */
  readonly tokens?: { readonly drawn: readonly CardId[]; readonly worn: readonly (CardId | null)[] }
}

/** Where a hidden card lies, what it is and, in a hand, who else knows that. */
export type SeenCard = readonly [where: Where, card: CardId, known?: number]

export interface View {
  readonly open: Open
  readonly own: Own
}

export function open(state: State): Open {
  const { seats, wilderness } = state
  const known = (slot: Slot) => knownAt(state, slot)
  const idAt = (slot: Slot) => idOf(faceAt(state, slot))
  return {
    options: unusualOptions(optionFields, state.options),
    ...(state.rules !== RULES && { rules: state.rules }),
    seats,
    turn: state.turn,
    red: state.red,
    green: state.green,
    threshold: threshold(state.options, seats),
    leaders: state.hands.map((_, seat) => (isPublic(state, seat) ? (idAt(seat) as LeaderId) : null)),
    hands: state.hands.map((hand) => hand.length),
    up: state.up.map((party) => party.map(idAt)),
    down: state.down.map((stack) => stack.map(known)),
    tavern: state.tavern.map((slot) => (slot === EMPTY ? null : idAt(slot))),
    harbor: { count: state.harbor.length, known: knownOnTop(state).map(known) },
    wilderness: wilderness.map(known).reverse(),
    graveyard: state.graveyard.map(idAt).reverse(),
    aside: state.aside.map(known),
    laid: state.laid.map((slot) => (slot === EMPTY ? null : known(slot))),
    remembered: remembered(state),
    mixed: handfuls(state),
    over: state.over,
    ...(state.guardians && {
      guardians: {
        marker: state.guardians.marker,
        fate: state.guardians.fate.map(known).reverse(),
        chosen: state.guardians.chosen.map((slot) => slot !== EMPTY),
        skips: state.guardians.skips.slice(),
      },
    }),
    ...(state.corruption && { corruption: openCorruption(state, state.corruption) }),
    ...(state.artifacts && { artifacts: copyArtifacts(state.artifacts) }),
    ...(state.row && { row: { cards: state.row.cards.map(idAt), tokens: state.row.tokens.slice() } }),
    ...(state.past && { past: state.past }),
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
function remembered(state: State): SeenCard[] {
  const all = everyone(state.seats)
  const list: SeenCard[] = []
  eachHidden(state, (slot, where) => {
    if (state.known[slot] === all) list.push([where(), idOf(faceAt(state, slot))])
  })
  return list
}

const NOTHING: readonly SeenCard[] = Object.freeze([])
const NOBODY: Own = Object.freeze({ leader: null, sees: NOTHING })

/** What this viewer knows and not everybody. Memory is shown to those who have it, on a screen too (HL-91). */
export function own(state: State, viewer: Viewer): Own {
  if (viewer === 'public') return NOBODY
  const all = everyone(state.seats)
  const sees: SeenCard[] = []
  eachHidden(state, (slot, where, held) => {
    const known = knownAt(state, slot)
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

/** A frame whose notes speak of cards by where they lie. */
export function withPlaces(frame: NotedFrame, where: (slot: Slot) => unknown): Frame {
  return rewrite(frame, (slot) => where(slot as Slot))
}

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
      const gone = it !== undefined && isOutOfSight(state, it)
      return withPlaces(gone ? withoutIt(frame) : frame, (slot) => whereOf(state, slot))
    }),
  )
}

/** Where a card that was spoken of has gone where it must not be followed, no later step speaks of it. */
function isOutOfSight(state: State, slot: Slot): boolean {
  const zone = placeOf(state, slot)?.zone
  return zone === 'hand' || zone === 'harbor'
}

function withoutIt(frame: NotedFrame): NotedFrame {
  const { it: _, ...vars } = frame.vars
  return { ...frame, vars }
}

/** A burial that waits tells the place, not the card: a hidden hero stays unknown until it is buried. */
function veiled(vars: Notes): Vars {
  const { event } = vars
  if (event === undefined) return vars
  const { card: _, ...rest } = event
  return { event: rest }
}

function unveiled(state: State, vars: Notes): Notes {
  const { event } = vars
  if (event === undefined) return vars
  return { event: { ...event, card: idOf(faceAt(state, slotAt(state, event.from))) } }
}

/** The same with cards again. */
export function withSlots(state: State, frame: Frame): NotedFrame {
  if (frame.script === WAITING) return { ...frame, vars: unveiled(state, frame.vars as Notes) }
  return rewrite(frame, (where) => {
    const slot = findSlot(state, placeAt(where as Where))
    if (slot === undefined) throw new Error(`no card lies at ${where}`)
    return slot
  }) as NotedFrame
}

/** All hidden cards whose faces the viewer knows. */
export function sightsOf({ open: shown, own: mine }: View): readonly SeenCard[] {
  return [...shown.remembered, ...mine.sees]
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
      const known = knownAt(state, token)
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
      const known = knownAt(state, token)
      return known & (1 << seat) && known !== all ? id(token) : null
    }),
  }
}
