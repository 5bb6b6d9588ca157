// The logs of tables in the browser's own database.

import type { LogEntry } from '@undercrown/table'
import { del, get, set, update } from 'idb-keyval'
import { type FormerTable, logOf } from './former.ts'
import { database, type LocalSummary } from './summary.ts'

/** Where the logs of tables are kept. */
export interface DeviceStorage {
  /** Of a table that is not there: empty. */
  read(id: string): Promise<readonly LogEntry[]>
  /** Only where the log ends right before these entries: several pages may be at one table. */
  append(id: string, entries: readonly LogEntry[], summary: LocalSummary): Promise<boolean>
  forget(id: string): Promise<void>
}

/** What lies in the database under a table's id. */
export type StoredTable = { readonly id: string; readonly log: readonly LogEntry[] } | FormerTable

function logIn(stored: StoredTable | undefined): readonly LogEntry[] {
  return stored === undefined ? [] : 'log' in stored ? stored.log : logOf(stored)
}

/** The table with these entries, if its log ends right before them. */
function following(
  id: string,
  stored: StoredTable | undefined,
  entries: readonly LogEntry[],
): StoredTable | undefined {
  const log = logIn(stored)
  return (log.at(-1)?.seq ?? 0) + 1 === entries[0]?.seq ? { id, log: [...log, ...entries] } : undefined
}

const storage: DeviceStorage = {
  read: async (id) => logIn(await get<StoredTable>(id, database('tables'))),
  async append(id, entries, summary) {
    let went = false
    // One transaction: nobody else writes between the look and the write.
    await update<StoredTable | undefined>(
      id,
      (stored) => {
        const next = following(id, stored, entries)
        went = next !== undefined
        return next ?? stored
      },
      database('tables'),
    )
    if (went) await set(summary.id, summary, database('lists'))
    return went
  },
  async forget(id) {
    await del(id, database('lists'))
    await del(id, database('tables'))
  },
}

/** Of a browser that keeps nothing: a table lasts as long as the page. */
export function memoryStorage(tables = new Map<string, StoredTable>()): DeviceStorage {
  return {
    read: async (id) => structuredClone(logIn(tables.get(id))),
    async append(id, entries) {
      const next = following(id, tables.get(id), entries)
      if (next) tables.set(id, structuredClone(next))
      return next !== undefined
    },
    async forget(id) {
      tables.delete(id)
    },
  }
}

/** The database, or memory where the browser has none to give. */
export async function anyStorage(): Promise<DeviceStorage> {
  try {
    await storage.read('')
    return storage
  } catch {
    return memoryStorage()
  }
}
