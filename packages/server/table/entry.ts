// The entries of a table's log, in the past tense. A table is what its entries tell, and nothing else.

import type { Level, OfferKind, TimeControl } from '@undercrown/protocol'

export interface Opened {
  readonly type: 'opened'
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly seats: number
  readonly host: string
  readonly listed: boolean
  readonly rated: boolean
  readonly silent: boolean
  readonly time: TimeControl
  /** May find and join it without its code: who played the game before. */
  readonly invited?: readonly string[]
  /** Makes the deal, together with the nonces; only its hash is shown before the end. */
  readonly secret: string
}

export type Body =
  | Opened
  | { readonly type: 'sat'; readonly seat: number; readonly person: string; readonly nonce: string }
  | { readonly type: 'stood'; readonly seat: number }
  | { readonly type: 'wished'; readonly seat: number; readonly with: number }
  | { readonly type: 'swapped'; readonly a: number; readonly b: number }
  | { readonly type: 'botSet'; readonly seat: number; readonly level: Level | null }
  | { readonly type: 'closed' }
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly seat: number; readonly move: object; readonly bot?: true }
  /** Only the first `to` moves stand. */
  | { readonly type: 'tookBack'; readonly seat: number; readonly to: number }
  | { readonly type: 'offered'; readonly seat: number; readonly what: OfferKind; readonly to?: number }
  | { readonly type: 'answered'; readonly seat: number; readonly yes: boolean }
  | { readonly type: 'resigned'; readonly seat: number }
  /** They are not connected; their chair is kept for so many milliseconds. */
  | { readonly type: 'away'; readonly seat: number; readonly kept: number }
  | { readonly type: 'back'; readonly seat: number }
  /** Their time was up, or they were away for too long; a bot sits in. */
  | { readonly type: 'left'; readonly seat: number }
  | { readonly type: 'returned'; readonly seat: number }
  | { readonly type: 'rematched'; readonly table: string }

export interface Entry {
  readonly seq: number
  readonly at: number
  readonly body: Body
  /** Who asked for it under which id, so that it is not done twice. */
  readonly id?: string | undefined
}

export function writeEntry(table: string, { seq, at, body, id }: Entry) {
  return { table_id: table, seq, at, body: JSON.stringify(id === undefined ? { body } : { id, body }) }
}

export function readEntry(row: { readonly seq: number; readonly at: number; readonly body: string }): Entry {
  const { id, body } = JSON.parse(row.body) as { id?: string; body: Body }
  return { seq: row.seq, at: row.at, body, id }
}
