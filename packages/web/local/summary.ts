// The list of the tables of this browser. It lies apart from the truth: a page that lists tables reads none of it.

import type { Lineup } from '@undercrown/engine'
import type { ResultSheet } from '@undercrown/protocol'
import { createStore, type UseStore, values } from 'idb-keyval'
import type { LocalSeat } from './order.ts'

/** A line of the list: what may be shown without opening the table. */
export interface LocalSummary {
  readonly id: string
  readonly game: string
  /** By seat; empty where a bot sits. */
  readonly names: readonly string[]
  readonly seats: readonly LocalSeat[]
  readonly updated: number
  readonly over: boolean
  readonly yourTurn: boolean
  /** Of a game that is over; not of those that ended before results were kept here. */
  readonly result?: ResultSheet
  /** What the one person here played with; not where several share the device. */
  readonly lineup?: Lineup
}

const databases = new Map<string, UseStore>()

export function database(name: 'tables' | 'lists' | 'puzzles' | 'reviews' | 'deck' | 'insights'): UseStore {
  const opened = databases.get(name) ?? createStore(`undercrown-${name}`, name)
  databases.set(name, opened)
  return opened
}

/** Newest first. */
export async function summaries(): Promise<LocalSummary[]> {
  const all = await values<LocalSummary>(database('lists')).catch(() => [])
  return all.sort((a, b) => b.updated - a.updated)
}
