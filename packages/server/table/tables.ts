// All tables: those in memory, and the way to those that are not. Nothing stays in memory that nobody needs.

import type { Level, TimeControl } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { sql } from 'kysely'
import { loadActor, type TableActor } from './actor.ts'
import type { ServerContext } from './context.ts'
import { seatOf } from './decide.ts'
import { writeEntry } from './entry.ts'
import { rowOf, sheetText } from './row.ts'
import { openState } from './state.ts'

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

export interface Tables {
  get(id: string): Promise<TableActor | undefined>
  /** In memory already, or undefined. */
  near(id: string): TableActor | undefined
  /** Opens a table with its first people and bots. */
  open(
    table: NewTable,
    host: string,
    state: readonly { readonly person?: string; readonly nonce?: string; readonly bot?: Level }[],
  ): Promise<TableActor>
  /** The tables where somebody sits that are not over. */
  of(person: string): Promise<TableActor[]>
  /** All tables in memory. */
  all(): Iterable<TableActor>
  /** The tables in memory where somebody sits. */
  nearOf(person: string): TableActor[]
  count(): number
  /** Looks after what is owed anywhere, and lets go of what nobody needs. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** A table that nobody watches stays in memory for so long. */
const LINGER = 30_000
/** Letters of codes: none that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function openTables(context: ServerContext, linger = LINGER): Tables {
  const { store } = context
  const near = new Map<string, TableActor>()
  const loading = new Map<string, Promise<TableActor | undefined>>()
  let closed = false

  async function get(id: string): Promise<TableActor | undefined> {
    const actor = near.get(id)
    if (actor) {
      actor.idle = context.now()
      return actor
    }
    let coming = loading.get(id)
    if (!coming) {
      coming = loadActor(context, id)
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
    if (hint.about === 'table') near.get(hint.id)?.hint(Number(hint.what))
    if (hint.about === 'missed') for (const actor of near.values()) actor.hint(Number.MAX_SAFE_INTEGER)
  })

  function code(): string {
    return Array.from(
      { length: 6 },
      () => LETTERS[Number.parseInt(context.token(4), 16) % LETTERS.length],
    ).join('')
  }

  async function attend(id: string): Promise<void> {
    try {
      const actor = await get(id)
      if (!actor || closed) return
      // Another node may have moved on without us hearing of it.
      actor.hint(Number.MAX_SAFE_INTEGER)
      await actor.quiet()
      actor.attend()
    } catch (error) {
      context.trouble(error, `table ${id}`)
    }
  }

  function letGo(): void {
    for (const [id, actor] of near) {
      if (actor.watchers.size > 0) actor.idle = context.now()
      if (context.now() - actor.idle < linger) continue
      actor.close()
      near.delete(id)
    }
  }

  return {
    get,
    near: (id) => near.get(id),
    async open(table, host, sitters) {
      const game = context.gameNamed(table.game)
      const id = context.token(10)
      const body = {
        type: 'opened' as const,
        ...table,
        code: code(),
        rules: game.rules,
        host,
        secret: context.token(32),
      }
      const entry = { seq: 1, at: context.now(), body }
      const state = openState(id, entry, context.gameNamed, context.gaps())
      const row = rowOf(state, sheetText(state), false, context.lease)
      if (!(await store.append({ entry: writeEntry(id, entry), row }))) deny('internal', 'try again')
      const actor = (await get(id)) as TableActor
      for (const [seat, { person, nonce = '', bot }] of sitters.entries()) {
        if (person) await actor.write(() => ({ type: 'sat', seat, person, nonce }))
        else if (bot) await actor.write(() => ({ type: 'botSet', seat, level: bot }))
      }
      return actor
    },
    async of(person) {
      const rows = await store.db
        .selectFrom('members as m')
        .innerJoin('tables as p', 'p.id', 'm.table_id')
        .select('p.id')
        .where('m.person', '=', person)
        .where('p.phase', 'in', ['open', 'playing'])
        .execute()
      return (await Promise.all(rows.map((row) => get(row.id)))).flatMap((actor) => actor ?? [])
    },
    all: () => near.values(),
    nearOf: (person) => [...near.values()].filter((actor) => seatOf(actor.state, person) >= 0),
    count: () => near.size,
    async sweep() {
      letGo()
      const now = context.now()
      const due = await store.db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(200)
        .execute()
      // The lists are written behind the log: after a crash they may lag, and what is owed must still be done.
      const behind = await store.db
        .selectFrom('tables as p')
        .select('p.id')
        .where('p.phase', '=', 'playing')
        .where('p.updated', '<=', now - Math.max(1000, context.lease))
        .where(sql<boolean>`p.seq < (select max(e.seq) from entries e where e.table_id = p.id)`)
        .limit(200)
        .execute()
      await Promise.all([...new Set([...due, ...behind].map((one) => one.id))].map(attend))
    },
    async close() {
      closed = true
      for (const actor of near.values()) actor.close()
      await Promise.all([...near.values()].map((actor) => actor.quiet()))
    },
  }
}
