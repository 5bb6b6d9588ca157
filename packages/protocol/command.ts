// What a player can do at a table. Sent over a socket or by HTTP, it is the same object.

import type { Emote, Level, OfferKind } from './sheet.ts'

/** Sit down: on a seat, or the first that is free. The nonce makes the deal yours as much as the server's. */
export interface Sit {
  readonly do: 'sit'
  readonly seat?: number
  readonly nonce?: string
  /** Needed at tables that are not listed, unless you sit there already. */
  readonly code?: string
}
/** Leave a table that has not started. */
export interface Stand {
  readonly do: 'stand'
}
/** Offer your seat in exchange for another: a free one at once, a bot's if you are the host. */
export interface Swap {
  readonly do: 'swap'
  readonly with: number
}
/** The host puts a bot on a free seat, or takes it away. */
export interface SetBot {
  readonly do: 'bot'
  readonly seat: number
  readonly level: Level | null
}
/** The host sends someone away from a table that has not started. */
export interface Remove {
  readonly do: 'remove'
  readonly seat: number
}
export interface Begin {
  readonly do: 'start'
}
/** Answer the question you are asked: by the number of an option, or the option itself. */
export interface Play {
  readonly do: 'play'
  /** The sequence number of the last update you have; a question that has changed since is not answered. */
  readonly seq: number
  readonly pick?: number
  readonly move?: object
}
/** Take back your last move, where nothing was revealed, drawn or answered since. */
export interface Undo {
  readonly do: 'undo'
}
/** Ask the others to agree: to a draw, to end the game, or to take a move back. */
export interface Offer {
  readonly do: 'offer'
  readonly what: OfferKind
}
export interface Reply {
  readonly do: 'answer'
  readonly yes: boolean
}
export interface Resign {
  readonly do: 'resign'
}
/** Take your seat back from the bot that sat in for you. */
export interface Return {
  readonly do: 'return'
}
export interface Say {
  readonly do: 'say'
  readonly text: string
}
export interface Emoted {
  readonly do: 'emote'
  readonly emote: Emote
}
/** Another game with the same people and options. */
export interface Rematch {
  readonly do: 'rematch'
}

export type Command =
  | Sit
  | Stand
  | Swap
  | SetBot
  | Remove
  | Begin
  | Play
  | Undo
  | Offer
  | Reply
  | Resign
  | Return
  | Say
  | Emoted
  | Rematch

export type CommandKind = Command['do']
