// Talk at a table. Kept apart from the log of the game, so that it can be forgotten.

import type { Emote, PersonSheet, Said } from '@undercrown/protocol'
import { refused } from '../refused.ts'
import { seatOf } from './decide.ts'
import type { House } from './house.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

export interface Chat {
  say(room: Room, person: string, what: { readonly text?: string; readonly emote?: Emote }): Promise<void>
  /** The last lines, as far as this person wants to hear them. */
  read(table: string, person: string | undefined): Promise<Said[]>
  hush(person: string, whom: string, table: string | undefined, off: boolean): Promise<void>
  report(person: string, whom: string, table: string, text: string): Promise<void>
}

const LINES = 200

export function openChat(house: House, rooms: Rooms): Chat {
  const { db } = house.store

  async function written(id: string, person: string, row: ChatRow): Promise<Said> {
    const faces = await house.faces([person])
    const by: PersonSheet = faces.get(person) ?? { id: person, name: '', avatar: '', kind: 'guest' }
    return {
      type: 'said',
      table: id,
      at: row.at,
      by,
      ...(row.text !== null && { text: row.text }),
      ...(row.emote !== null && { emote: row.emote as Emote }),
    }
  }

  /** Who does not want to hear somebody at a table. */
  async function deaf(table: string, speaker: string): Promise<Set<string>> {
    const rows = await db
      .selectFrom('hushes')
      .select('person')
      .where('whom', '=', speaker)
      .where('place', 'in', ['', table])
      .execute()
    return new Set(rows.map((row) => row.person))
  }

  async function spread(room: Room, row: ChatRow): Promise<void> {
    const text = JSON.stringify(await written(room.id, row.person, row))
    const not = await deaf(room.id, row.person)
    for (const watcher of room.watchers)
      if (watcher.person === undefined || !not.has(watcher.person)) watcher.send(text)
  }

  house.store.listen(async ({ about, id, what }) => {
    const room = about === 'chat' ? rooms.near(id) : undefined
    if (!room) return
    try {
      const row = await db.selectFrom('chat').selectAll().where('id', '=', what).executeTakeFirst()
      if (row) await spread(room, row)
    } catch (error) {
      house.trouble(error, 'chat')
    }
  })

  return {
    async say(room, person, { text = null, emote = null }: { text?: string | null; emote?: Emote | null }) {
      if (seatOf(room.sitting, person) < 0) refused('not-yours', 'only those who sit at the table can talk')
      if (room.sitting.opened.silent) refused('silent', 'this table is silent')
      const row = { id: house.token(10), place: room.id, person, at: house.now(), text, emote }
      await db.insertInto('chat').values(row).execute()
      house.store.announce({ about: 'chat', id: room.id, what: row.id })
      await spread(room, row)
    },
    async read(table, person) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('place', '=', table)
        .orderBy('at', 'desc')
        .limit(LINES)
        .execute()
      const lines: Said[] = []
      for (const row of rows.reverse()) {
        const not = await deaf(table, row.person)
        if (person === undefined || !not.has(person)) lines.push(await written(table, row.person, row))
      }
      return lines
    },
    async hush(person, whom, table, off) {
      const row = { person, whom, place: table ?? '' }
      if (off)
        await db
          .deleteFrom('hushes')
          .where('person', '=', person)
          .where('whom', '=', whom)
          .where('place', '=', row.place)
          .execute()
      else
        await db
          .insertInto('hushes')
          .values(row)
          .onConflict((on) => on.columns(['person', 'whom', 'place']).doNothing())
          .execute()
    },
    async report(person, whom, table, text) {
      await db
        .insertInto('reports')
        .values({ id: house.token(10), person, whom, place: table, text, at: house.now() })
        .execute()
    },
  }
}

interface ChatRow {
  readonly id: string
  readonly person: string
  readonly at: number
  readonly text: string | null
  readonly emote: string | null
}
