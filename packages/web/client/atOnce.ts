// A game against bots without another question, on this device.

import { webGame } from '../registry.ts'
import { isFirst, orderAtOnce } from './firstGame.ts'
import { localTables, openLocal } from './local.ts'
import { myFace } from './me.ts'
import { played } from './recent.ts'
import { type RunningTable, running } from './running.ts'
import { settings } from './settings.ts'

/** Opens it and tells where it is. `tables` are all of somebody's; those of this browser where they are not known. */
export async function playAtOnce(game: string, tables: readonly RunningTable[] | undefined): Promise<string> {
  const first = isFirst(tables ?? running([], await localTables()), game)
  const id = await openLocal(orderAtOnce(game, first, myFace(), presets(game)))
  played(game)
  return `/local/${id}${first ? '?first' : ''}`
}

/** The options that somebody has set once for all new tables. */
export function presets(game: string): object {
  return webGame(game).presets?.(settings()) ?? {}
}
