// What every table of the server shares: the store, the clock on the wall, the bots, and whom to tell.

import type { AnyGame } from '@undercrown/engine'
import type { ActorContext, TableState } from '@undercrown/table'
import type { Store } from '../store/store.ts'
import type { Load, Payer } from './load.ts'
import type { KeptSnapshots } from './snapshots.ts'

export interface ServerContext extends Omit<ActorContext, 'open'> {
  readonly store: Store
  /** Without a version, the rules of today. */
  gameNamed(id: string, rules?: number): AnyGame
  /** How long a chair is kept for somebody who is not connected; 0 for as long as the clock lets them. */
  readonly chairKept: number
  readonly load: Load
  readonly snapshots: KeptSnapshots
  /** The lists said that something was owed at a table, and nothing is until later. */
  notYet(state: TableState): void
  /** Who would pay for a table that somebody opens by a command. */
  payerOf(person: string): Promise<Payer>
}
