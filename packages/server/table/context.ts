// What every table of the server shares: the store, the clock on the wall, the bots, and whom to tell.

import type { Thinking } from '../bots/thinking.ts'
import type { Store } from '../store/store.ts'
import type { Gaps } from './clock.ts'
import type { Profiles } from './payload.ts'
import type { GameNamed, TableState } from './state.ts'

export interface ServerContext {
  readonly store: Store
  readonly gameNamed: GameNamed
  readonly think: Thinking['think']
  readonly prepare: Thinking['prepare']
  now(): number
  gaps(): Gaps
  /** Fresh chance: ids, secrets. */
  token(bytes: number): string
  profiles(ids: readonly string[]): Promise<Profiles>
  /** How long a chair is kept for somebody who is not connected; 0 for as long as the clock lets them. */
  readonly chairKept: number
  /** How long the node that wrote last has the first turn at what is owed. */
  readonly lease: number
  /** A move was made durable, so many milliseconds after it came in. */
  onMove(ms: number, bot: boolean): void
  /** These people are asked something that they were not asked before. */
  onAsked(state: TableState, people: readonly string[]): void
  /** Once the game is over: results and ratings. Must be harmless when done twice. */
  settle(state: TableState): Promise<void>
  trouble(error: unknown, about: string): void
}

/** Somebody who is sent what happens at a table. */
export interface Watcher {
  readonly person: string | undefined
  send(text: string): void
}
