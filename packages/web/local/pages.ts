// Pages of a browser, without a browser, for tests: what one storage, one watch over the bots and several pages do.

import { type AnyMind, answer } from '@undercrown/bots'
import { openFold } from '@undercrown/table/fold'
import type { Link } from '../client/link.ts'
import type { TableStore } from '../client/table.ts'
import { gameNamed, mindNamed } from './games.ts'
import { type LocalContext, type LocalTables, openLocalTables } from './host.ts'
import { type DeviceStorage, memoryStorage } from './storage.ts'

/** All that the pages of one browser share. */
export interface Browser {
  readonly storage: DeviceStorage
  readonly pages: Set<LocalTables>
  /** Who looks after the bots of each table, and who would. */
  readonly duties: Map<string, (() => void)[]>
  thoughts: number
}

export interface TestPage {
  readonly tables: LocalTables
  readonly texts: string[]
  readonly link: Link
  close(): void
}

export function browser(): Browser {
  return { storage: memoryStorage(), pages: new Set(), duties: new Map(), thoughts: 0 }
}

export function pageOf(shared: Browser, changed: Partial<LocalContext> = {}): TestPage {
  const texts: string[] = []
  const listeners = new Set<Parameters<Link['listen']>[0]>()
  let tokens = 0
  const tables = openLocalTables({
    storage: shared.storage,
    gameNamed,
    prepare: () => {},
    async think(question) {
      shared.thoughts++
      return answer((await mindNamed(question.game)) as AnyMind, question)
    },
    duty(table, begin) {
      const waiting = shared.duties.get(table) ?? []
      shared.duties.set(table, waiting)
      waiting.push(begin)
      if (waiting.length === 1) begin()
      return () => {
        const first = waiting[0] === begin
        waiting.splice(waiting.indexOf(begin), 1)
        if (first) waiting[0]?.()
      }
    },
    advise: async () => Promise.reject(new Error('no master here')),
    warn: async () => Promise.reject(new Error('no master here')),
    hint(table) {
      for (const other of shared.pages) if (other !== tables) other.hinted(table)
    },
    send(text) {
      texts.push(text)
      const message = fold.hear(text)
      if (message) for (const { hear } of [...listeners]) hear(message)
    },
    now: () => 1,
    token: (bytes) => `${shared.pages.size}${tokens++}`.padEnd(bytes, 'x'),
    ...changed,
  })
  const fold = openFold((message) => void tables.hear(message), true)
  shared.pages.add(tables)
  return {
    tables,
    texts,
    link: {
      send: fold.send,
      listen(listener) {
        listeners.add(listener)
        queueMicrotask(listener.open)
        return () => listeners.delete(listener)
      },
    },
    close: () => void shared.pages.delete(tables),
  }
}

/** Until the table that a page shows is ready for this. */
export function when(store: TableStore, ready: () => boolean): Promise<void> {
  return new Promise((done, failed) => {
    const look = () => {
      if (store.now().status === 'refused') failed(new Error(store.now().refusal?.message))
      if (!ready()) return
      stop()
      done()
    }
    const stop = store.subscribe(look)
    look()
  })
}
