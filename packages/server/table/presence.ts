// Who is there: seats whose people are connected, on any node or by requests of late. When somebody is not, the table
// is told, and their chair is kept for a while.

import { countsPresence, elapsed, isLong, playedByBot, type TableState } from '@undercrown/table'
import type { Sockets } from '../sockets.ts'
import type { ServerContext } from './context.ts'
import type { LoadedTable, Tables } from './tables.ts'

export interface Presence {
  /** Looks round all tables in memory, now and then. */
  sweep(): Promise<void>
  /** Whether somebody looks at a table, here or, as of late, by another node. */
  here(table: string, person: string): boolean
  /** Somebody asked for something by a request. */
  visit(person: string, address: string): void
  /** Where somebody was when they last asked for something here, or is connected from; '' where that is not known. */
  whence(person: string): string
  /** Who of these is connected, to whichever node, or was of late. */
  around(people: readonly string[]): Promise<ReadonlySet<string>>
}

const EVERY = 2_000
/** Who comes back within this was never away. */
const GRACE = 10_000
/** In a log that is long already: who goes and comes for days makes it no longer than others can. */
const LONG_GRACE = 300_000
/** Who plays by requests alone is there for so long after each. */
const VISIT = 60_000
/** In place of a table: they are connected, wherever they look. */
const ANYWHERE = ''
/** What one node knows is good for the others for so long; a node that dies leaves no more behind. */
const GOOD_FOR = 20_000

/** Rows that one statement writes. */
const AT_A_TIME = 1000

/** Who looks in at a game in which nobody did anything for so long is written down: it is not abandoned. */
const LOOKED_IN = 86_400_000

/** Somebody is at the table again; written down if it had been told that they were not, or nobody had come for long. */
export async function welcomeBack(table: LoadedTable, person: string, now: number): Promise<void> {
  const news = ({ peopled, chairs }: TableState) => {
    const chair = chairs.find((one) => one.person === person)
    return chair !== undefined && !chair.absent && (chair.away !== undefined || now - peopled > LOOKED_IN)
  }
  if (!news(table.state)) return
  await table.write((state) => {
    const { phase, chairs } = state
    const seat = news(state) ? chairs.findIndex((one) => one.person === person) : -1
    return phase === 'playing' && seat >= 0 ? { type: 'back', seat } : undefined
  })
}

export function openPresence(context: ServerContext, tables: Tables, sockets: Sockets): Presence {
  const { store, chairKept } = context
  const { db } = store
  const node = context.token(6)
  const shared = store.kind === 'postgres'
  let last = 0
  /** Since when each person at each table was not to be seen. */
  let missing = new Map<string, number>()
  /** What the other nodes know from us, and until when. */
  const published = new Map<string, number>()
  /** Who was at our tables by other nodes when we last looked. */
  let others = new Set<string>()
  /** When people last asked for something. */
  const visits = new Map<string, { readonly at: number; readonly address: string }>()

  /** Milliseconds since a moment in which they could have come. */
  const since = (at: number) => elapsed(at, context.now(), context.gaps())
  const isAround = (person: string) =>
    sockets.has(person) || since(visits.get(person)?.at ?? Number.NEGATIVE_INFINITY) < VISIT

  function hereAt(table: LoadedTable): Set<string> {
    const here = new Set<string>()
    for (const { person } of table.watchers) if (person !== undefined) here.add(person)
    for (const [person, at] of table.visits) {
      if (since(at) < VISIT) here.add(person)
      else table.visits.delete(person)
    }
    return here
  }

  async function publish(here: ReadonlyMap<LoadedTable, ReadonlySet<string>>): Promise<void> {
    const until = context.now() + GOOD_FOR
    const seated = [...here].flatMap(([{ id, state }, people]) =>
      state.chairs.flatMap(({ person }) =>
        person !== undefined && people.has(person) ? [{ table_id: id, person, node, until }] : [],
      ),
    )
    const around = new Set([...sockets.people(), ...visits.keys()])
    const rows = [...seated, ...[...around].map((person) => ({ table_id: ANYWHERE, person, node, until }))]
    const keys = new Set(rows.map((row) => `${row.table_id} ${row.person}`))
    const fresh = rows.filter(
      (row) => (published.get(`${row.table_id} ${row.person}`) ?? 0) < until - GOOD_FOR / 2,
    )
    for (let i = 0; i < fresh.length; i += AT_A_TIME)
      await db
        .insertInto('presences')
        .values(fresh.slice(i, i + AT_A_TIME))
        .onConflict((on) => on.columns(['table_id', 'person', 'node']).doUpdateSet({ until }))
        .execute()
    for (const row of fresh) published.set(`${row.table_id} ${row.person}`, until)
    const gone = [...published.keys()].filter((key) => !keys.has(key))
    for (const key of gone) published.delete(key)
    for (let i = 0; i < gone.length; i += AT_A_TIME) {
      const some = gone
        .slice(i, i + AT_A_TIME)
        .map((key) => key.split(' ') as [table: string, person: string])
      await db
        .deleteFrom('presences')
        .where('node', '=', node)
        .where((e) =>
          e(
            e.refTuple('table_id', 'person'),
            'in',
            some.map(([table, person]) => e.tuple(table, person)),
          ),
        )
        .execute()
    }
    await db
      .deleteFrom('presences')
      .where('until', '<', context.now() - GOOD_FOR)
      .execute()
  }

  /** Who is at these tables by other nodes. */
  async function elsewhere(tables: readonly string[]): Promise<Set<string>> {
    if (tables.length === 0) return new Set()
    const rows = await db
      .selectFrom('presences')
      .select(['table_id', 'person'])
      .where('table_id', 'in', tables)
      .where('until', '>', context.now())
      .execute()
    return new Set(rows.map((row) => `${row.table_id} ${row.person}`))
  }

  return {
    here(table, person) {
      const watchers = [...(tables.near(table)?.watchers ?? [])]
      return watchers.some((one) => one.person === person) || others.has(`${table} ${person}`)
    },
    visit: (person, address) => visits.set(person, { at: context.now(), address }),
    whence: (person) => sockets.whence(person) ?? visits.get(person)?.address ?? '',
    async around(people) {
      const found = new Set(people.filter(isAround))
      const rest = people.filter((person) => !found.has(person))
      if (!shared || rest.length === 0) return found
      const rows = await db
        .selectFrom('presences')
        .select('person')
        .where('table_id', '=', ANYWHERE)
        .where('person', 'in', rest)
        .where('until', '>', context.now())
        .execute()
      for (const { person } of rows) found.add(person)
      return found
    },
    async sweep() {
      if (context.now() - last < EVERY) return
      last = context.now()
      for (const person of visits.keys()) if (!isAround(person)) visits.delete(person)
      const here = new Map<LoadedTable, Set<string>>()
      for (const table of tables.all()) if (table.state.phase === 'playing') here.set(table, hereAt(table))
      if (shared) await publish(here)
      const unseen = [...here].flatMap(([table, people]) =>
        table.state.chairs.flatMap((chair, seat) =>
          chair.person !== undefined && !chair.away && !playedByBot(chair) && !people.has(chair.person)
            ? [{ table, seat, person: chair.person }]
            : [],
        ),
      )
      if (shared) others = await elsewhere([...new Set(unseen.map((one) => one.table.id))])
      const still = new Map<string, number>()
      for (const { table, seat, person } of unseen) {
        const key = `${table.id} ${person}`
        if (others.has(key) || !countsPresence(table.state)) continue
        const from = missing.get(key) ?? context.now()
        still.set(key, from)
        if (since(from) < (isLong(table.state) ? LONG_GRACE : GRACE)) continue
        await table.write(({ phase, chairs }) => {
          const chair = chairs[seat]
          const there = phase === 'playing' && chair?.person === person && !playedByBot(chair)
          return there && !chair.away ? { type: 'away', seat, kept: chairKept } : undefined
        })
      }
      missing = still
      for (const [table, people] of here)
        for (const person of people) await welcomeBack(table, person, context.now())
    },
  }
}
