// What there is at a table of Hidden People, and the words of its moves, questions and events.

import type { Frame, Random, Seat, Target } from '@undercrown/engine'
import type { CardId, Deck, EffectName, Face } from './cards.ts'

export const ROW = 4

export interface Options {
  /** A card taken from the discard pile may be put straight back: with its effect, without it, or not at all. */
  readonly putBack: 'allowed' | 'noEffect' | 'forbidden'
  /** Whether a person's screen keeps showing the cards they know. */
  readonly memoryAid: boolean
  /** Ids of the packs in play; null for the first of the deck. */
  readonly packs: readonly number[] | null
  /** Another deck than ours. */
  readonly deck: Deck | null
}

/** A physical card: an index into `face` and `known`. */
export type Slot = number

export interface State {
  readonly options: Options
  readonly seats: number
  /** What each card is; never changes. */
  readonly face: Face[]
  /** Who knows each card, as bits (see the kernel's `Cards`). */
  readonly known: number[]
  readonly rows: Slot[][]
  /** Both piles have their top at the end. */
  readonly draw: Slot[]
  readonly discard: Slot[]
  /** Cards taken and not yet put anywhere; they are the current player's. */
  readonly hand: Slot[]
  /** Where each row's stone lies, −1 for none. */
  readonly stoneOn: number[]
  stonesOnDiscard: number
  stonesOut: number
  turn: Seat
  /** Turns in a row in which the draw pile did not shrink (HP-18). */
  quiet: number
  /** Size of the draw pile when the turn began. */
  pile: number
  /** Cards that each seat may still look at before play starts. */
  readonly peeks: number[]
  over: boolean
  readonly random: Random
  agenda: Frame[]
}

export type Zone = 'row' | 'draw' | 'discard' | 'hand' | 'out'

/** A card of a row. */
export interface RowPlace {
  readonly zone: 'row'
  readonly seat: Seat
  readonly index: number
}

/** A place to look at, or where a stone can lie. */
export type Place = RowPlace | { readonly zone: Exclude<Zone, 'row' | 'hand'> }

/** A move points at one thing: a place, a card of the hand or the discard pile, a player, or a word. */
export type Move = Target

/** Asked by the turn itself. `choose` asks under the name of its selector. */
export type Ask =
  | { readonly ask: 'peek'; readonly left: number }
  | { readonly ask: 'take'; readonly bound: boolean }
  /** `must`: why the card has to go into the row, where it does. */
  | { readonly ask: 'settle'; readonly must: 'lousy' | 'forbidden' | null }
  | { readonly ask: 'use'; readonly card: CardId }
  | { readonly ask: 'toss' }
  | { readonly ask: 'giveBack' }
  | { [Name in Selector]: { readonly ask: Name } }[Selector]

export const selectors = [
  'eye',
  'exchange',
  'exchangeWith',
  'stone',
  'stoneTo',
  'shuffle',
  'shuffleWith',
  'discard',
  'flash',
  'dig',
  'barter',
] as const
export type Selector = (typeof selectors)[number]

/** Faces are there only for those who may see them. */
export type Event =
  | { readonly type: 'began'; readonly by: Seat; readonly again: boolean }
  | { readonly type: 'looked'; readonly by: Seat; readonly at: Place; readonly card?: CardId }
  | { readonly type: 'drew'; readonly by: Seat; readonly count: number; readonly cards?: readonly CardId[] }
  | { readonly type: 'took'; readonly by: Seat; readonly card: CardId }
  | {
      readonly type: 'replaced'
      readonly by: Seat
      readonly at: RowPlace
      readonly out: CardId
      /** The card that went in, for its owner and for all when it came from the discard pile. */
      readonly card?: CardId
      readonly open: boolean
    }
  /** `index` is there for the owner of a hand of several: it would tell others which of three drawn cards this was. */
  | { readonly type: 'discarded'; readonly by: Seat; readonly index?: number; readonly card: CardId }
  | { readonly type: 'used'; readonly by: Seat; readonly effect: EffectName; readonly card: CardId }
  | { readonly type: 'swapped'; readonly by: Seat; readonly a: RowPlace; readonly b: RowPlace }
  | { readonly type: 'stoneMoved'; readonly by: Seat; readonly from: Place; readonly to: Place }
  | { readonly type: 'tossed'; readonly by: Seat; readonly at: RowPlace; readonly card: CardId }
  | {
      readonly type: 'shown'
      readonly by: Seat
      readonly seat: Seat
      readonly cards: readonly (CardId | null)[]
    }
  | {
      readonly type: 'foresaw'
      readonly by: Seat
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  | { readonly type: 'gaveBack'; readonly by: Seat; readonly index?: number; readonly card?: CardId }
  | { readonly type: 'dug'; readonly by: Seat; readonly index: number; readonly card: CardId }
  | { readonly type: 'named'; readonly by: Seat; readonly at: RowPlace }
  | { readonly type: 'bartered'; readonly by: Seat; readonly ring: readonly RowPlace[] }
  | { readonly type: 'wonTurn'; readonly by: Seat }
  | {
      readonly type: 'revealed'
      readonly rows: readonly (readonly CardId[])[]
      readonly totals: readonly number[]
    }

/** What everybody sees. */
export interface Open {
  /** Those that differ from the defaults. */
  readonly options: Partial<Options>
  readonly seats: number
  readonly turn: Seat
  readonly quiet: number
  readonly pile: number
  readonly peeks: readonly number[]
  /** Who knows each card of each row, as bits. */
  readonly rows: readonly (readonly number[])[]
  readonly stoneOn: readonly number[]
  readonly stonesOnDiscard: number
  readonly stonesOut: number
  /** The number of cards in the draw pile. */
  readonly draw: number
  /** Who knows the cards on top of it, first one first, as far down as anybody knows one. */
  readonly drawKnown: readonly number[]
  /** Top first. */
  readonly discard: readonly CardId[]
  /** Who knows each card that the current player holds. */
  readonly hand: readonly number[]
  readonly over: boolean
  readonly agenda: readonly string[]
}

/** What one viewer may know: the open table and the hidden cards whose faces they see. */
export interface View {
  readonly open: Open
  readonly own: readonly SeenCard[]
}

/** Where a hidden card lies ("row.1.2", "draw.0" on top, "hand.0") and what it is. */
export type SeenCard = readonly [where: string, card: CardId]

const rowKeys = Array.from({ length: 6 }, (_, seat) =>
  Array.from({ length: ROW }, (_, i) => `row.${seat}.${i}`),
)

export function rowKey(seat: Seat, index: number): string {
  return (rowKeys[seat] as readonly string[])[index] as string
}

export const DRAW = Object.freeze({ zone: 'draw' } as const)
export const DISCARD = Object.freeze({ zone: 'discard' } as const)
export const OUT = Object.freeze({ zone: 'out' } as const)

const places: readonly (readonly RowPlace[])[] = Array.from({ length: 6 }, (_, seat) =>
  Array.from({ length: ROW }, (_, index) => Object.freeze({ zone: 'row', seat, index } as const)),
)

export function rowPlace(seat: Seat, index: number): RowPlace {
  return (places[seat] as readonly RowPlace[])[index] as RowPlace
}

export const SEAT_MOVES: readonly Move[] = Array.from({ length: 6 }, (_, seat) => Object.freeze({ seat }))

export function topOf(pile: readonly Slot[]): Slot {
  return pile[pile.length - 1] as Slot
}

export function faceAt(state: State, slot: Slot): Face {
  return state.face[slot] as Face
}

export function slotAt(state: State, at: RowPlace): Slot {
  return rowOf(state, at.seat)[at.index] as Slot
}

export function rowOf(state: State, seat: Seat): Slot[] {
  return state.rows[seat] as Slot[]
}

/** Who knows the card, as bits. */
export function knownAt(state: State, slot: Slot): number {
  return state.known[slot] as number
}
