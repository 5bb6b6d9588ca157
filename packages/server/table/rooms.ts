// All tables: those in memory, and the way to those that are not. Nothing stays in memory that nobody needs.

import type { Level, TimeControl } from '@undercrown/protocol'
import { sql } from 'kysely'
import { refused } from '../refused.ts'
import { seatOf } from './decide.ts'
import { writeEntry } from './entry.ts'
import type { House } from './house.ts'
import { loadRoom, type Room } from './room.ts'
import { rowOf, sheetText } from './row.ts'
import { openSitting } from './sitting.ts'

export interface NewTable {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly listed: boolean
  readonly rated: boolean
  readonly silent: boolean
  readonly time: TimeControl
  readonly invited?: readonly string[]
}

export interface Rooms {
  get(id: string): Promise<Room | undefined>
  /** In memory already, or undefined. */
  near(id: string): Room | undefined
  /** Opens a table with its first people and bots. */
  open(
    table: NewTable,
    host: string,
    sitting: readonly { readonly person?: string; readonly nonce?: string; readonly bot?: Level }[],
  ): Promise<Room>
  /** The tables where somebody sits that are not over. */
  of(person: string): Promise<Room[]>
  /** All tables in memory. */
  all(): Iterable<Room>
  /** The tables in memory where somebody sits. */
  nearOf(person: string): Room[]
  count(): number
  /** Looks after what is owed anywhere, and lets go of what nobody needs. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** A table that nobody watches stays in memory for so long. */
const LINGER = 30_000
/** Letters of codes: none that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function openRooms(house: House, linger = LINGER): Rooms {
  const { store } = house
  const near = new Map<string, Room>()
  const loading = new Map<string, Promise<Room | undefined>>()
  let closed = false

  async function get(id: string): Promise<Room | undefined> {
    const room = near.get(id)
    if (room) {
      room.idle = house.now()
      return room
    }
    let coming = loading.get(id)
    if (!coming) {
      coming = loadRoom(house, id)
        .then((loaded) => {
          if (loaded) near.set(id, loaded)
          return loaded
        })
        .finally(() => loading.delete(id))
      loading.set(id, coming)
    }
    return coming
  }

  store.listen((hint) => {
    if (hint.about === 'place') near.get(hint.id)?.hint(Number(hint.what))
    if (hint.about === 'missed') for (const room of near.values()) room.hint(Number.MAX_SAFE_INTEGER)
  })

  function code(): string {
    return Array.from(
      { length: 6 },
      () => LETTERS[Number.parseInt(house.token(4), 16) % LETTERS.length],
    ).join('')
  }

  async function attend(id: string): Promise<void> {
    try {
      const room = await get(id)
      if (!room || closed) return
      // Another node may have moved on without us hearing of it.
      room.hint(Number.MAX_SAFE_INTEGER)
      await room.quiet()
      room.attend()
    } catch (error) {
      house.trouble(error, `table ${id}`)
    }
  }

  function letGo(): void {
    for (const [id, room] of near) {
      if (room.watchers.size > 0) room.idle = house.now()
      if (house.now() - room.idle < linger) continue
      room.close()
      near.delete(id)
    }
  }

  return {
    get,
    near: (id) => near.get(id),
    async open(table, host, sitters) {
      const game = house.gameNamed(table.game)
      const id = house.token(10)
      const body = {
        type: 'opened' as const,
        ...table,
        code: code(),
        rules: game.rules,
        host,
        secret: house.token(32),
      }
      const entry = { seq: 1, at: house.now(), body }
      const sitting = openSitting(id, entry, house.gameNamed, house.gaps())
      const row = rowOf(sitting, sheetText(sitting), false, house.lease)
      if (!(await store.append({ entry: writeEntry(id, entry), row }))) refused('internal', 'try again')
      const room = (await get(id)) as Room
      for (const [seat, { person, nonce = '', bot }] of sitters.entries()) {
        if (person) await room.write(() => ({ type: 'sat', seat, person, nonce }))
        else if (bot) await room.write(() => ({ type: 'botSet', seat, level: bot }))
      }
      return room
    },
    async of(person) {
      const rows = await store.db
        .selectFrom('members as m')
        .innerJoin('places as p', 'p.id', 'm.place')
        .select('p.id')
        .where('m.person', '=', person)
        .where('p.phase', 'in', ['open', 'playing'])
        .execute()
      return (await Promise.all(rows.map((row) => get(row.id)))).flatMap((room) => room ?? [])
    },
    all: () => near.values(),
    nearOf: (person) => [...near.values()].filter((room) => seatOf(room.sitting, person) >= 0),
    count: () => near.size,
    async sweep() {
      letGo()
      const now = house.now()
      const due = await store.db
        .selectFrom('places')
        .select('id')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(200)
        .execute()
      // The lists are written behind the log: after a crash they may lag, and what is owed must still be done.
      const behind = await store.db
        .selectFrom('places as p')
        .select('p.id')
        .where('p.phase', '=', 'playing')
        .where('p.updated', '<=', now - Math.max(1000, house.lease))
        .where(sql<boolean>`p.seq < (select max(e.seq) from entries e where e.place = p.id)`)
        .limit(200)
        .execute()
      await Promise.all([...new Set([...due, ...behind].map((one) => one.id))].map(attend))
    },
    async close() {
      closed = true
      for (const room of near.values()) room.close()
      await Promise.all([...near.values()].map((room) => room.quiet()))
    },
  }
}
