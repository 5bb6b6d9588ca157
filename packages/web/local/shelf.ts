// Tables in the browser's own database. The truth and the lists lie apart: a page that lists tables reads no truth.

import { createStore, del, get, set, type UseStore, update, values } from 'idb-keyval'
import type { Kept, LocalSummary, Shelf } from './kept.ts'

const stores = new Map<string, UseStore>()

function store(name: 'tables' | 'lists'): UseStore {
  const opened = stores.get(name) ?? createStore(`undercrown-${name}`, name)
  stores.set(name, opened)
  return opened
}

/** Writes only where the one before lies there still. */
function following(kept: Kept, before: number, went: (went: boolean) => void) {
  return (old: Kept | undefined) => {
    const fits = (old?.seq ?? 0) === before
    went(fits)
    return fits ? kept : old
  }
}

export const shelf: Shelf = {
  read: (id) => get<Kept>(id, store('tables')),
  async write(kept, before, summary) {
    let went = false
    // One transaction: nobody else writes between the look and the write.
    await update<Kept | undefined>(
      kept.id,
      following(kept, before, (fits) => {
        went = fits
      }),
      store('tables'),
    )
    if (went) await set(summary.id, summary, store('lists'))
    return went
  },
  async forget(id) {
    await del(id, store('lists'))
    await del(id, store('tables'))
  },
}

/** Of a browser that keeps nothing: a table lasts as long as the page. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, Kept>()
  return {
    read: async (id) => structuredClone(tables.get(id)),
    async write(kept, before) {
      let went = false
      const next = following(kept, before, (fits) => {
        went = fits
      })(tables.get(kept.id))
      if (next) tables.set(kept.id, structuredClone(next))
      return went
    },
    async forget(id) {
      tables.delete(id)
    },
  }
}

/** The database, or memory where the browser has none to give. */
export async function anyShelf(): Promise<Shelf> {
  try {
    await shelf.read('')
    return shelf
  } catch {
    return memoryShelf()
  }
}

/** Newest first. */
export async function summaries(): Promise<LocalSummary[]> {
  const all = await values<LocalSummary>(store('lists')).catch(() => [])
  return all.sort((a, b) => b.updated - a.updated)
}
