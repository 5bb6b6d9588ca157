// A game in the list of games, with whatever commands are its own.

import type { AnyGame, AnyTable, Layout } from '@undercrown/engine'
import type { CliCommand } from './command.ts'

/** The table of an engine session, for a game's own commands. */
export interface Session {
  /** Refuses in words where no game has been set up yet. */
  table(): AnyTable
  lay(position: Layout, seed: string): void
}

/** Answers one command of the engine protocol; what it refuses is answered as an error. */
export type ProtocolHandler = (session: Session, command: Readonly<Record<string, unknown>>) => object

/** What a game brings for the command line alone. */
export interface CommandLineExtras {
  /** Commands that not every game has: `undercrown <command> <game>`. */
  readonly commands?: readonly CliCommand[]
  /** Commands that only this game has in the engine protocol; they come before the general ones. */
  readonly protocol?: Readonly<Record<string, ProtocolHandler>>
}

export interface GameEntry extends CommandLineExtras {
  readonly game: AnyGame
}
