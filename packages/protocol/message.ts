// The messages of the socket, in both directions.

import type { RefusalMessage } from './code.ts'
import type { Command } from './command.ts'
import type { ClockSheet, Emote, PersonSheet, TableSheet } from './sheet.ts'

export const PROTOCOL = 1

/** No message from a client is longer than this. */
export const MAX_BYTES = 16_384

/** Watch a table: as the seat you hold there, else as a spectator. `since`: the last sequence number you have. */
export interface Watch {
  readonly do: 'watch'
  readonly table: string
  readonly since?: number
  readonly code?: string
}
export interface Unwatch {
  readonly do: 'unwatch'
  readonly table: string
}
export interface Ping {
  readonly do: 'ping'
}

/** A command at a table. `id` is yours to choose: the same id again is not done twice. */
export type TableCommand = Command & { readonly table: string; readonly id: string }

export type ClientMessage = Watch | Unwatch | Ping | TableCommand

/** First message on every socket. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: typeof PROTOCOL
  readonly you: PersonSheet | null
}

/** What one viewer sees of the game, as the game writes it. */
export interface GamePart {
  readonly open: unknown
  readonly own: unknown
  readonly choice?: { readonly seat: number; readonly ask: object; readonly options: readonly object[] }
  readonly waiting: readonly { readonly seat: number; readonly ask: object }[]
  /** What happened, as far as this viewer may know. */
  readonly events: readonly object[]
}

/** Everything: the answer to `watch`, and sent whenever more than a move has changed. */
export interface Sync {
  readonly type: 'table'
  readonly table: string
  readonly seq: number
  /** Your command that this answers. */
  readonly did?: string
  /** Your seat; null for a spectator. */
  readonly seat: number | null
  readonly sheet: TableSheet
  /** There once the game has started. Its events are those since `from`. */
  readonly game?: GamePart
  /** The sequence number after which `game.events` begin; 0 with a public history from the start. */
  readonly from: number
  readonly clock?: ClockSheet
}

/** One move was played. */
export interface Update {
  readonly type: 'update'
  readonly table: string
  readonly seq: number
  readonly did?: string
  /** Whose move it was. */
  readonly by: number
  readonly clock?: ClockSheet
  readonly game: GamePart
}

/** A command went through that changed nothing here to be shown, or had been done before. */
export interface Done {
  readonly type: 'done'
  readonly table: string
  readonly id: string
  readonly seq: number
}

/** A command was refused, and nothing has changed. */
export interface Refused extends RefusalMessage {
  readonly type: 'refused'
  readonly table?: string
  readonly id?: string
}

export interface Said {
  readonly type: 'said'
  readonly table: string
  readonly at: number
  readonly by: PersonSheet
  readonly text?: string
  readonly emote?: Emote
}

/** Something of yours changed elsewhere: a table was found for you, or it is your turn. Ask `/api/tables/mine`. */
export interface Nudge {
  readonly type: 'nudge'
  readonly table: string
  readonly why: 'matched' | 'turn'
}

/** The server is going down and will be back; nothing is lost. */
export interface Closing {
  readonly type: 'closing'
}
export interface Pong {
  readonly type: 'pong'
}

export type ServerMessage = Welcome | Sync | Update | Done | Refused | Said | Nudge | Closing | Pong
