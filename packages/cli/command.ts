// What a command is: its name, its flags, its help, and what it does.

import type { Lang } from '@undercrown/engine'
import type { Flags, Values } from './flags.ts'
import type { GameEntry } from './game-entry.ts'
import type { Terminal } from './terminal.ts'

/** What a command is given to work with. */
export interface CommandCall<F extends Flags> {
  readonly terminal: Terminal
  readonly lang: Lang
  readonly flags: Values<F>
  readonly games: readonly GameEntry[]
}

/** A call about one game. `options` are those of the game that were given as flags, not yet checked. */
export interface GameCall<F extends Flags> extends CommandCall<F> {
  readonly entry: GameEntry
  readonly options: Readonly<Record<string, unknown>>
}

/** A call about a file. */
export interface FileCall<F extends Flags> extends CommandCall<F> {
  readonly file: string
}

type ExitCode = number

interface Described<F extends Flags> {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** More for its own help. */
  readonly details?: string
  readonly flags: F
}

export interface GameCommand<F extends Flags = Flags> extends Described<F> {
  readonly about: 'game'
  /** The options of the game are flags of the command too. */
  readonly withOptions: boolean
  run(call: GameCall<F>): ExitCode | Promise<ExitCode>
}

export interface FileCommand<F extends Flags = Flags> extends Described<F> {
  readonly about: 'file'
  run(call: FileCall<F>): ExitCode | Promise<ExitCode>
}

export type CliCommand = GameCommand | FileCommand

/** Writes a command about a game, its flags typed. */
export function gameCommand<F extends Flags>(command: Omit<GameCommand<F>, 'about'>): GameCommand {
  return { ...command, about: 'game' } as unknown as GameCommand
}

/** Writes a command about a file, its flags typed. */
export function fileCommand<F extends Flags>(command: Omit<FileCommand<F>, 'about'>): FileCommand {
  return { ...command, about: 'file' } as unknown as FileCommand
}
