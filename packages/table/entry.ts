// The entries of a table's log, in the past tense. A table is what its entries tell, and nothing else.

import type { Layout } from '@undercrown/engine'
import type { Level, OfferKind, Stop, TimeControl } from '@undercrown/protocol'

/** What is asked for when a table is opened. */
export interface NewTable {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly listed: boolean
  readonly rated: boolean
  readonly silent: boolean
  readonly time: TimeControl
  /** May find and join it without its code: who played the game before. */
  readonly invited?: readonly string[]
  /** Laid out instead of dealt. */
  readonly position?: Layout
  /** At one device: people agree by talking, no clock runs, and nobody comes or goes. */
  readonly device?: true
}

export interface Opened extends NewTable {
  readonly type: 'opened'
  /** To join by, where people come from elsewhere. */
  readonly code?: string
  readonly rules: number
  readonly host: string
  /** Of the first deal; whenever somebody sits down or goes there is another. */
  readonly secret: string
}

/** What somebody at one device is called; elsewhere names are looked up, for they may change. */
export interface DeviceProfile {
  readonly name: string
  readonly avatar: string
}

export type EntryBody =
  | Opened
  | {
      readonly type: 'sat'
      readonly seat: number
      readonly person: string
      /** At one device, and before nonces were sealed. */
      readonly nonce?: string
      readonly seal?: string
      readonly profile?: DeviceProfile
      readonly secret?: string
    }
  /** `sent`: by the host. */
  | { readonly type: 'stood'; readonly seat: number; readonly secret?: string; readonly sent?: true }
  | { readonly type: 'wished'; readonly seat: number; readonly with: number }
  | { readonly type: 'swapped'; readonly a: number; readonly b: number; readonly secret?: string }
  | {
      readonly type: 'botSet'
      readonly seat: number
      readonly level: Level | null
      readonly character?: number
      readonly secret?: string
    }
  | { readonly type: 'closed' }
  /** By whoever runs the server, or since nobody comes any more. */
  | { readonly type: 'ended'; readonly reason: Stop }
  | { readonly type: 'listed'; readonly on: boolean }
  /** Where seals are to be opened, the game begins with the last of them. */
  | { readonly type: 'started' }
  | { readonly type: 'revealed'; readonly seat: number; readonly nonce: string }
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
  /** The seat that asked first. */
  | { readonly type: 'rematched'; readonly table: string; readonly by?: number }

export interface LogEntry {
  readonly seq: number
  readonly at: number
  readonly body: EntryBody
  /** Who asked for it under which id, so that it is not done twice. */
  readonly id?: string | undefined
}

/** Somebody to sit down at a new table, by seat; nobody, where there is neither a person nor a bot. */
export interface Sitter {
  readonly person?: string
  readonly nonce?: string
  readonly seal?: string
  readonly profile?: DeviceProfile
  readonly bot?: Level
  readonly character?: number
}

/** The entries by which they sit down. */
export function seatingOf(sitters: readonly Sitter[]): EntryBody[] {
  return sitters.flatMap(({ person, nonce, seal, profile, bot, character }, seat): EntryBody[] => {
    if (person !== undefined)
      return [
        {
          type: 'sat',
          seat,
          person,
          ...(nonce !== undefined && { nonce }),
          ...(seal !== undefined && { seal }),
          ...(profile && { profile }),
        },
      ]
    if (!bot) return []
    return [{ type: 'botSet', seat, level: bot, ...(character !== undefined && { character }) }]
  })
}
