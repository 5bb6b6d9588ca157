// Pages of a browser, without a browser, for tests: what one shelf, one watch over the bots and several pages do.

import { type AnyMind, answer } from '@undercrown/bots'
import type { Link } from '../client/link.ts'
import type { TableStore } from '../client/table.ts'
import { gameNamed } from './games.ts'
import { type House, openHouse, type Stand } from './house.ts'
import type { Shelf } from './kept.ts'
import { mindNamed } from './minds.ts'
import { memoryShelf } from './shelf.ts'

/** All that the pages of one browser share. */
export interface Browser {
  readonly shelf: Shelf
  readonly houses: Set<House>
  /** Who looks after the bots of each table, and who would. */
  readonly duties: Map<string, (() => void)[]>
  thoughts: number
}

export interface Page {
  readonly house: House
  readonly texts: string[]
  readonly link: Link
  close(): void
}

export function browser(): Browser {
  return { shelf: memoryShelf(), houses: new Set(), duties: new Map(), thoughts: 0 }
}

export function pageOf(shared: Browser, changed: Partial<Stand> = {}): Page {
  const texts: string[] = []
  const listeners = new Set<Parameters<Link['listen']>[0]>()
  let tokens = 0
  const house = openHouse({
    shelf: shared.shelf,
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
    hint(table) {
      for (const other of shared.houses) if (other !== house) other.hinted(table)
    },
    tell(message) {
      texts.push(JSON.stringify(message))
      for (const { hear } of [...listeners]) hear(JSON.parse(JSON.stringify(message)))
    },
    now: () => 1,
    token: (bytes) => `${shared.houses.size}${tokens++}`.padEnd(bytes, 'x'),
    ...changed,
  })
  shared.houses.add(house)
  return {
    house,
    texts,
    link: {
      send: (message) => void house.hear(message),
      listen(listener) {
        listeners.add(listener)
        queueMicrotask(listener.open)
        return () => listeners.delete(listener)
      },
    },
    close: () => void shared.houses.delete(house),
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
