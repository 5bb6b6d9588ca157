// What the host of a table gives it: a server, or a worker of a browser.

import type { AnyGame } from '@undercrown/engine'
import type { Gaps } from './clock.ts'
import type { rematchOf } from './decide.ts'
import type { BotQuestion, BotTable, Patience } from './due.ts'
import type { LogEntry } from './entry.ts'
import type { Profiles } from './sheet.ts'
import type { Snapshot } from './snapshot.ts'
import type { TableState } from './state.ts'

/** Somebody who is sent what happens at a table. */
export interface Watcher {
  readonly person: string | undefined
  send(text: string): void
}

type Rematch = NonNullable<ReturnType<typeof rematchOf>>

export interface Snapshots {
  /** The code that reads and writes them here. */
  readonly build: string
  /** A hash of a long text, as quick as the host can. */
  digest(text: string): string
  of(table: string): Promise<Snapshot | undefined>
  /** One does not fit, and is thrown away. */
  spoilt(table: string, error: unknown): Promise<void>
}

export interface ActorContext extends Patience {
  /** The rules that a table began with; refuses in words those that it does not have. */
  gameNamed(id: string, rules: number): AnyGame | Promise<AnyGame>
  entries(table: string, after: number): Promise<readonly LogEntry[]>
  /**
   * Resolves once the entry is durable: true, or false when another writer has its number already. Refuses where it
   * could not be written; the table is read anew then. The state is the one after the entry.
   */
  append(entry: LogEntry, state: TableState, settled: boolean): Promise<boolean>
  /** Where tables are written down beside their logs. */
  readonly snapshots?: Snapshots
  profiles(people: readonly string[]): Promise<Profiles>
  now(): number
  /** Times when nobody hosted tables. */
  gaps(): Gaps
  /** Fresh chance. */
  token(bytes: number): string
  /** Lets others have a turn, where something takes long. */
  breathe(): Promise<void>
  /** Milliseconds, for measuring. */
  stopwatch(): number
  /** Calls once, at that time; returns how to call it off. */
  schedule(at: number, job: () => void): () => void
  /** Whether what is owed is for this host to do. */
  onDuty(table: string): boolean
  /** How long the host that wrote last has the first turn at what is owed. */
  readonly lease: number
  /** The number of the option, when it is time to answer; `host` is whose table it is, and `watched` tells if anybody looks. */
  think(question: BotQuestion, host: string, table: string, watched: () => boolean): Promise<number>
  prepare(table: BotTable, host: string): Promise<void>
  /** Opens another table with these people; it can be taken away again while nobody knows of it. */
  open(rematch: Rematch): Promise<{ readonly id: string; withdraw(): Promise<unknown> }>
  /** A move was made durable and told, so many milliseconds after it came in. */
  onMove(ms: number, bot: boolean): void
  /** These people are asked something that they were not asked before. */
  onAsked(state: TableState, people: readonly string[]): void
  /** Once the game is over: results and ratings. Must be harmless when done twice. */
  settle(state: TableState): Promise<void>
  trouble(error: unknown, about: string, table: string): void
}
