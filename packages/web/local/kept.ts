// A table of this browser as it is kept: how it began and every move that stands. All else follows from that.

import type { Layout } from '@undercrown/engine'
import type { Level } from '@undercrown/protocol'

export type LocalSeat =
  | { readonly kind: 'human'; readonly name: string; readonly avatar?: string }
  | { readonly kind: 'bot'; readonly level: Level }

/** What is asked for when a table is opened. */
export interface LocalOrder {
  readonly game: string
  readonly options?: object | undefined
  readonly seats: readonly LocalSeat[]
  /** Laid out instead of dealt. */
  readonly position?: Layout | undefined
}

export interface Kept {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly seats: readonly LocalSeat[]
  /** Makes the deal together with the nonces, as on the server. */
  readonly secret: string
  readonly nonces: readonly string[]
  readonly position?: Layout | undefined
  readonly seq: number
  /** When it was last written. */
  readonly at: number
  readonly moves: readonly (readonly [seat: number, move: object, seq: number])[]
  /** The sequence number of the last take-back. */
  readonly rewound: number
  readonly resigned: readonly number[]
  /** Ended before its end. */
  readonly agreed?: 'draw' | 'agreed' | undefined
  readonly rematch?: string | undefined
  /** Of the last commands, so that none is done twice. */
  readonly ids: readonly string[]
}

/** A line of a list: what may be shown without opening the table. */
export interface LocalSummary {
  readonly id: string
  readonly game: string
  /** By seat; empty where a bot sits. */
  readonly names: readonly string[]
  readonly seats: readonly LocalSeat[]
  readonly updated: number
  readonly over: boolean
  readonly yourTurn: boolean
}

/** Where tables are kept. */
export interface Shelf {
  read(id: string): Promise<Kept | undefined>
  /** Only where the one before lies there still: several pages may be at one table. */
  write(kept: Kept, before: number, summary: LocalSummary): Promise<boolean>
  forget(id: string): Promise<void>
}
