// The sheet of a table: all that everybody may know of it besides the game itself.

export const levels = ['L1', 'L2', 'L3', 'L4', 'L5'] as const
export type Level = (typeof levels)[number]

export const emotes = ['hello', 'thanks', 'well-played', 'oops', 'thinking', 'laugh', 'wow', 'sorry'] as const
export type Emote = (typeof emotes)[number]

export const phases = ['open', 'playing', 'over', 'closed'] as const
export type Phase = (typeof phases)[number]

/** Time to think. `live`: a budget and an increment per move. `slow`: days per move. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly days: number }

export interface PersonSheet {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly kind: 'guest' | 'account' | 'bot'
}

export interface SeatSheet {
  /** Who sits there; absent while the seat is free or a bot of the house has it. */
  readonly person?: PersonSheet
  /** A bot of the house: it holds the seat, or sits in for an absent person. */
  readonly bot?: Level
  /** They would like to swap with the person there. */
  readonly wish?: number
  /** They are connected, as far as is known; told while a game is played that is not slow. */
  readonly present?: true
  /** They are not connected: until when, in milliseconds since 1970, no bot sits in for them. */
  readonly keptUntil?: number
  /** A bot sits in until they take their seat back. */
  readonly absent?: true
  readonly resigned?: true
}

export const offers = ['draw', 'end', 'undo'] as const
export type OfferKind = (typeof offers)[number]

export interface OfferSheet {
  readonly by: number
  readonly what: OfferKind
  /** For `undo`: how many moves would stand. */
  readonly to?: number
  readonly agreed: readonly number[]
}

export interface ResultSheet {
  readonly reason: string
  readonly winners: readonly number[]
  readonly scores?: readonly number[]
  /** Place by seat, from 1; ties share one. */
  readonly places: readonly number[]
}

export interface TableSheet {
  readonly id: string
  /** The short code to join by; it gives no right but to sit down. Not told to those who only look on. */
  readonly code?: string
  /** Lets somebody look on where the table is not listed; it gives no right to sit down. */
  readonly watchCode?: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly host: string
  readonly listed: boolean
  readonly rated: boolean
  readonly silent: boolean
  readonly time: TimeControl
  readonly phase: Phase
  readonly seats: readonly SeatSheet[]
  /** The hash of the secret that will make the deal, published before the first nonce. */
  readonly commit: string
  /** The nonces, once the cards are dealt; the secret follows at the end, in the record. */
  readonly nonces?: readonly string[]
  readonly moves: number
  readonly offer?: OfferSheet
  readonly result?: ResultSheet
  readonly rematch?: string
}

/** Milliseconds left by seat, and which of them are running. */
export interface ClockSheet {
  readonly left: readonly number[]
  readonly running: readonly number[]
}
