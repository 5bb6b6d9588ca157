// What there is on the table of Sealed Lips.

import { itemAt, type OptionFields, type Random, type Seat } from '@undercrown/engine'
import { type Rank, rankAt } from './cards.ts'

export interface Options {
  /** Three cards are laid open at the start, so that there is more to go by. */
  readonly threeOpen: boolean
}

export const optionFields: OptionFields<Options> = { threeOpen: { kind: 'flag', default: false } }

/** A card is a number; `face` says what it is, `known` who knows it. */
export interface State {
  readonly options: Options
  readonly face: number[]
  readonly known: number[]
  readonly deck: number[]
  readonly aside: number[]
  readonly shown: number[]
  readonly hands: number[][]
  readonly played: number[][]
  readonly safe: boolean[]
  readonly out: boolean[]
  turn: Seat
  /** The card whose effect still asks something, and whom it is aimed at. */
  doing: Doing | null
  over: boolean
  readonly random: Random
}

export interface Doing {
  readonly card: Rank
  readonly at: Seat | null
}

export type Ask =
  | { readonly ask: 'play' }
  | { readonly ask: 'aim'; readonly card: Rank }
  | { readonly ask: 'name'; readonly at: Seat }

export interface Move {
  readonly zone?: 'hand'
  readonly seat?: Seat
  readonly index?: number
  readonly card?: Rank
}

export type Event =
  | { readonly type: 'drew'; readonly by: Seat; readonly card?: Rank }
  | { readonly type: 'played'; readonly by: Seat; readonly card: Rank }
  | { readonly type: 'idle'; readonly by: Seat }
  | {
      readonly type: 'named'
      readonly by: Seat
      readonly at: Seat
      readonly card: Rank
      readonly right: boolean
    }
  | { readonly type: 'looked'; readonly by: Seat; readonly at: Seat; readonly card?: Rank }
  | { readonly type: 'fenced'; readonly by: Seat; readonly at: Seat; readonly cards: readonly [Rank, Rank] }
  | { readonly type: 'hid'; readonly by: Seat }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: Rank }
  | { readonly type: 'swapped'; readonly by: Seat; readonly at: Seat }
  | { readonly type: 'left'; readonly seat: Seat; readonly card: Rank }
  | { readonly type: 'revealed'; readonly cards: readonly (Rank | null)[] }

export interface View {
  readonly open: {
    readonly options: Partial<Options>
    readonly turn: Seat
    readonly deck: number
    readonly aside: number
    readonly shown: readonly Rank[]
    readonly played: readonly (readonly Rank[])[]
    readonly safe: readonly boolean[]
    readonly out: readonly boolean[]
    readonly doing: Doing | null
    readonly over: boolean
    /** Who knows each card in hand, as bits. */
    readonly known: readonly (readonly number[])[]
  }
  /** The hands of all; a card that this viewer does not know is null. */
  readonly own: { readonly hand: readonly (readonly (Rank | null)[])[] }
}

export function rankOf(state: State, card: number): Rank {
  return rankAt(itemAt(state.face, card))
}
