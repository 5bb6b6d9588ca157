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

/** One that can do without a game. */
interface OptionalGameCall<F extends Flags> extends CommandCall<F> {
  readonly entry: GameEntry | undefined
}

/** A call about a file. */
export interface FileCall<F extends Flags> extends CommandCall<F> {
  readonly file: string
}

/** One that can do without. */
interface OptionalFileCall<F extends Flags> extends CommandCall<F> {
  readonly file: string | undefined
}

type ExitCode = number

/** What the help says of a command, a line for each flag. */
export interface CommandWords<Name extends PropertyKey = string> {
  /** One line for the list of commands. */
  readonly summary: string
  /** More for its own help. */
  readonly details?: string
  readonly flags: Readonly<Record<Name, string>>
}

interface Described<F extends Flags> {
  readonly name: string
  readonly words: Readonly<Record<Lang, CommandWords<keyof F>>>
  readonly flags: F
  /** The environment variables that it reads, for its help. */
  readonly variables?: (lang: Lang) => readonly (readonly [name: string, help: string])[]
}

export interface GameCommand<F extends Flags = Flags> extends Described<F> {
  readonly about: 'game'
  /** Left out: it does. */
  readonly needsGame?: false
  /** The options of the game are flags of the command too. */
  readonly withOptions: boolean
  run(call: GameCall<F>): ExitCode | Promise<ExitCode>
}

export interface FileCommand<F extends Flags = Flags> extends Described<F> {
  readonly about: 'file'
  /** Left out: it does. */
  readonly needsFile?: false
  run(call: FileCall<F>): ExitCode | Promise<ExitCode>
}

/** A command about nothing in particular. */
export interface PlainCommand<F extends Flags = Flags> extends Described<F> {
  readonly about: 'none'
  run(call: CommandCall<F>): ExitCode | Promise<ExitCode>
}

export type CliCommand = GameCommand | FileCommand | PlainCommand

/** Writes a command about a game, its flags typed. */
export function gameCommand<F extends Flags>(command: Omit<GameCommand<F>, 'about'>): GameCommand {
  return { ...command, about: 'game' } as unknown as GameCommand
}

/** The same for one that can do without the game. */
export function optionalGameCommand<F extends Flags>(
  command: Described<F> & { run(call: OptionalGameCall<F>): ExitCode | Promise<ExitCode> },
): GameCommand {
  return { ...command, about: 'game', needsGame: false, withOptions: false } as unknown as GameCommand
}

/** Writes a command about a file, its flags typed. */
export function fileCommand<F extends Flags>(command: Omit<FileCommand<F>, 'about'>): FileCommand {
  return { ...command, about: 'file' } as unknown as FileCommand
}

/** The same for one that can do without the file. */
export function optionalFileCommand<F extends Flags>(
  command: Described<F> & { run(call: OptionalFileCall<F>): ExitCode | Promise<ExitCode> },
): FileCommand {
  return { ...command, about: 'file', needsFile: false } as unknown as FileCommand
}

/** Writes a command that is about neither, its flags typed. */
export function plainCommand<F extends Flags>(command: Omit<PlainCommand<F>, 'about'>): PlainCommand {
  return { ...command, about: 'none' } as unknown as PlainCommand
}
