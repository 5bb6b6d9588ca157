// Who is there: seats whose people are connected, on any node or by requests of late. When somebody is not, the table
// is told, and their chair is kept for a while.

import type { House } from './house.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { countsPresence, playedByBot } from './sitting.ts'

export interface Attendance {
  /** Looks round all tables in memory, now and then. */
  sweep(): Promise<void>
  /** Whether somebody looks at a table, here or, as of late, by another node. */
  here(table: string, person: string): boolean
}

const EVERY = 2_000
/** Who comes back within this was never away. */
const GRACE = 10_000
/** Who plays by requests alone is there for so long after each. */
const VISIT = 60_000
/** What one node knows is good for the others for so long; a node that dies leaves no more behind. */
const GOOD_FOR = 20_000

/** Somebody is at the table again; written down only if it had been told that they were not. */
export async function welcomeBack(room: Room, person: string): Promise<void> {
  const away = room.sitting.chairs.some((one) => one.person === person && one.away)
  if (!away) return
  await room.write(({ phase, chairs }) => {
    const seat = chairs.findIndex((one) => one.person === person && one.away && !one.absent)
    return phase === 'playing' && seat >= 0 ? { type: 'back', seat } : undefined
  })
}

export function openAttendance(house: House, rooms: Rooms): Attendance {
  const { store, chairKept } = house
  const { db } = store
  const node = house.token(6)
  const shared = store.kind === 'postgres'
  let last = 0
  /** Since when each person at each table was not to be seen. */
  let missing = new Map<string, number>()
  /** What the other nodes know from us, and until when. */
  const published = new Map<string, number>()
  /** Who was at our tables by other nodes when we last looked. */
  let others = new Set<string>()

  function hereAt(room: Room): Set<string> {
    const here = new Set<string>()
    for (const { person } of room.watchers) if (person !== undefined) here.add(person)
    for (const [person, at] of room.visits) {
      if (at + VISIT > house.now()) here.add(person)
      else room.visits.delete(person)
    }
    return here
  }

  async function publish(here: ReadonlyMap<Room, ReadonlySet<string>>): Promise<void> {
    const until = house.now() + GOOD_FOR
    const rows = [...here].flatMap(([{ id, sitting }, people]) =>
      sitting.chairs.flatMap(({ person }) =>
        person !== undefined && people.has(person) ? [{ place: id, person, node, until }] : [],
      ),
    )
    const keys = new Set(rows.map((row) => `${row.place} ${row.person}`))
    const fresh = rows.filter(
      (row) => (published.get(`${row.place} ${row.person}`) ?? 0) < until - GOOD_FOR / 2,
    )
    for (let i = 0; i < fresh.length; i += 1000)
      await db
        .insertInto('presences')
        .values(fresh.slice(i, i + 1000))
        .onConflict((on) => on.columns(['place', 'person', 'node']).doUpdateSet({ until }))
        .execute()
    for (const row of fresh) published.set(`${row.place} ${row.person}`, until)
    for (const key of published.keys()) {
      if (keys.has(key)) continue
      published.delete(key)
      const [place = '', person = ''] = key.split(' ')
      await db
        .deleteFrom('presences')
        .where('place', '=', place)
        .where('person', '=', person)
        .where('node', '=', node)
        .execute()
    }
    await db
      .deleteFrom('presences')
      .where('until', '<', house.now() - GOOD_FOR)
      .execute()
  }

  /** Who is at these tables by other nodes. */
  async function elsewhere(places: readonly string[]): Promise<Set<string>> {
    if (places.length === 0) return new Set()
    const rows = await db
      .selectFrom('presences')
      .select(['place', 'person'])
      .where('place', 'in', places)
      .where('until', '>', house.now())
      .execute()
    return new Set(rows.map((row) => `${row.place} ${row.person}`))
  }

  return {
    here(table, person) {
      const watchers = [...(rooms.near(table)?.watchers ?? [])]
      return watchers.some((one) => one.person === person) || others.has(`${table} ${person}`)
    },
    async sweep() {
      if (house.now() - last < EVERY) return
      last = house.now()
      const here = new Map<Room, Set<string>>()
      for (const room of rooms.all()) if (room.sitting.phase === 'playing') here.set(room, hereAt(room))
      if (shared) await publish(here)
      const unseen = [...here].flatMap(([room, people]) =>
        room.sitting.chairs.flatMap((chair, seat) =>
          chair.person !== undefined && !chair.away && !playedByBot(chair) && !people.has(chair.person)
            ? [{ room, seat, person: chair.person }]
            : [],
        ),
      )
      if (shared) others = await elsewhere([...new Set(unseen.map((one) => one.room.id))])
      const still = new Map<string, number>()
      for (const { room, seat, person } of unseen) {
        const key = `${room.id} ${person}`
        if (others.has(key) || !countsPresence(room.sitting)) continue
        const since = missing.get(key) ?? house.now()
        still.set(key, since)
        if (house.now() - since < GRACE) continue
        await room.write(({ phase, chairs }) => {
          const chair = chairs[seat]
          const there = phase === 'playing' && chair?.person === person && !playedByBot(chair)
          return there && !chair.away ? { type: 'away', seat, kept: chairKept } : undefined
        })
      }
      missing = still
      for (const [room, people] of here) for (const person of people) await welcomeBack(room, person)
    },
  }
}
