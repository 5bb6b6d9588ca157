// What there is at a table of Hidden Leaders.

import type { Frame, Random, Seat } from '@undercrown/engine'
import type { Face } from './cards.ts'
import type { CarriedEvent } from './event.ts'
import type { Faction } from './factions.ts'
import type { CardId } from './hero.ts'
import type { Options } from './options.ts'
import type { Past } from './past.ts'
import type { Version } from './rules.ts'

/** A physical card: an index into `face`, `known` and `back`. */
export type Slot = number

/** No card there. */
export const EMPTY = -1

/** Backs. A hero whose back is higher belongs to a handful that all can tell as a whole, not one by one (HL-92). */
export const HERO_BACK = 0
export const LEADER_BACK = 1
export const FATE_BACK = -1
export const TOKEN_BACK = -2

export const TRACK = { first: 1, last: 12, start: 4, dark: 9 } as const
export const TAVERN = 3

export interface State {
  readonly rules: Version
  readonly options: Options
  readonly seats: number
  /** What each card is; never changes. The first cards are leaders, card s that of seat s. */
  readonly face: Face[]
  /** Who knows each card, as bits (see the kernel's `Cards`). */
  readonly known: number[]
  back: number[]
  readonly hands: Slot[][]
  /** Face-up heroes of each party, as they came. */
  readonly up: Slot[][]
  /** Hidden heroes of each party, bottom first. */
  readonly down: Slot[][]
  readonly tavern: Slot[]
  /** The three piles have their top at the end. */
  readonly harbor: Slot[]
  readonly wilderness: Slot[]
  readonly graveyard: Slot[]
  /** Taken up to look at or to perform; belongs nowhere until a later step says where. */
  readonly aside: Slot[]
  /** What each seat has laid down in secret, to be moved when all have (HL-51). */
  readonly laid: Slot[]
  red: number
  green: number
  turn: Seat
  over: boolean
  /** Only where that module is in play. */
  guardians?: Guardians
  corruption?: Corruption
  artifacts?: Artifacts
  row?: Row
  readonly random: Random
  agenda: NotedFrame[]
  /** Not where a table was laid out by hand. */
  past?: Past
}

/** What a script notes for its later steps; cards by their slots. */
export type Notes = {
  /** The card spoken of. */
  readonly it?: Slot
  readonly picked?: Seat
  readonly faction?: Faction
  /** How often a step has been done. */
  readonly n?: number
  readonly turn?: number
  /** Of two cards to choose, the first. */
  readonly first?: Slot
  readonly chosen?: readonly Slot[]
  readonly seen?: readonly Slot[]
  readonly kept?: readonly Slot[]
  readonly bearers?: readonly Slot[]
  readonly swapped?: readonly Slot[]
  readonly doomed?: readonly Slot[]
  readonly looked?: number
  readonly moved?: number
  readonly chain?: readonly CardId[]
  /** Whose hand was seen. */
  readonly saw?: Seat
  readonly victim?: Seat
  readonly holder?: Seat
  readonly court?: number
  readonly drawing?: boolean
  readonly by?: Seat
  readonly at?: Place
  readonly card?: CardId | undefined
  /** Of the frame that waits. */
  readonly event?: CarriedEvent
}
export type NotedFrame = Frame<Notes>

/** What the Guardians bring to the table. */
export interface Guardians {
  /** Where their marker stands. */
  marker: number
  /** The Fate cards; the top is at the end. */
  readonly fate: Slot[]
  /** The hero that each seat has chosen in secret, until all have (HL-109). */
  readonly chosen: Slot[]
  /** How many turns each seat is to lose. */
  readonly skips: number[]
}

/** The corruption tokens, as cards of their own. */
export interface Corruption {
  readonly bag: Slot[]
  /** On the slots of the corruption card. */
  readonly card: Slot[]
  /** Drawn by each seat and still to be placed. */
  readonly drawn: Slot[][]
  /** On heroes. */
  readonly worn: (readonly [hero: Slot, token: Slot])[]
  /** Once in a turn. */
  spread: boolean
}

/** The face-up cards of Royal Influence, and the tokens on each. */
export interface Row {
  readonly cards: Slot[]
  readonly tokens: number[]
}

/** The artifact of each seat; everything about them is open. */
export interface Artifacts {
  /** Which of the cards, or `UNCHOSEN`, or `WITHOUT`. */
  readonly cards: number[]
  /** The side in use, once it is chosen. */
  readonly sides: (CardId | null)[]
  readonly tokens: number[]
  /** Used in this turn. */
  readonly used: boolean[]
}

export const UNCHOSEN = -1
export const WITHOUT = -2

export const zones = [
  'hand',
  'up',
  'down',
  'tavern',
  'harbor',
  'wilderness',
  'graveyard',
  'aside',
  'laid',
  'fate',
  'row',
] as const
export type Zone = (typeof zones)[number]

/** Where a card lies. Hands, parties and laid cards have a seat; piles count from the top, parties from the first. */
export interface Place {
  readonly zone: Zone
  readonly seat?: Seat
  readonly index?: number
}

/** Where a hero lies, and its name if it lies face up. */
export interface PartyPlace extends Place {
  readonly card?: CardId
}

/** A place as one word: "down.1.0", "wilderness.0" on top. */
export type Where = string

export function faceAt(state: State, slot: Slot): Face {
  return state.face[slot] as Face
}

/** Who knows the card, as bits. */
export function knownAt(state: State, slot: Slot): number {
  return state.known[slot] as number
}

export function handOf(state: State, seat: Seat): Slot[] {
  return state.hands[seat] as Slot[]
}

export function upOf(state: State, seat: Seat): Slot[] {
  return state.up[seat] as Slot[]
}

export function downOf(state: State, seat: Seat): Slot[] {
  return state.down[seat] as Slot[]
}

export function seatAfter(state: State, seat: Seat, steps = 1): Seat {
  return (seat + steps) % state.seats
}

/** All seats in turn order, this one first. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  return state.hands.map((_, i) => seatAfter(state, first, i))
}
