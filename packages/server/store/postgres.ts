// The store for several nodes: PostgreSQL, with hints to the others (`hints.ts`).

import { refuse } from '@undercrown/engine'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { withArchived } from './archive.ts'
import { openHints } from './hints.ts'
import { migrate } from './migrations.ts'
import { openReplica } from './replica.ts'
import type { EntryRow, Schema, TableRow } from './schema.ts'
import { type Batch, grouping, type Note, type Store, Unsure } from './store.ts'

export interface PostgresOptions {
  readonly url: string
  /** Connections at once. */
  readonly pool?: number | undefined
  /** Of a replica, for what may be some seconds old. */
  readonly replica?: string | undefined
  readonly onFlush?: ((ms: number, size: number) => void) | undefined
  /** Told of lost connections; they are made anew. */
  readonly onTrouble?: ((error: Error) => void) | undefined
}

/** A database that is away comes back within so many milliseconds, or those who wait are told. */
const PATIENCE = 6_000
const PAUSE = 100
/**
 * Nobody waits for an answer for ever, whatever has become of the database or the way to it. It gives a statement up
 * itself, before we do; and whatever a node has begun that went silent in the middle, or was put to sleep: others wait
 * for what that has locked.
 */
const LIMITS = {
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 5_000,
} as const

// Milliseconds since 1970 fit into a number.
const types = {
  getTypeParser: ((id: number, format: never) =>
    id === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

const POOL = 10

function poolAt(
  url: string,
  onTrouble?: PostgresOptions['onTrouble'],
  limits: Partial<typeof LIMITS> = {},
  max = POOL,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: PATIENCE,
    ...limits,
  })
  // A connection may break while it is in use too; whoever uses it is told by their query.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => onTrouble?.(error))
  return pool
}

/** A connection by which no answer came is used no more, by whoever has it nor by the next; they are told what is known. */
function carefully(pool: pg.Pool, onTrouble: PostgresOptions['onTrouble']): PostgresPool {
  function unsure(error: unknown): never {
    if (!lost(error)) throw error
    onTrouble?.(error as Error)
    throw new Unsure('the database does not answer', { cause: error })
  }
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(unsure)
      let broken = false
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (broken) throw new Unsure('the database did not answer')
        try {
          return await client.query(sql, [...parameters])
        } catch (error) {
          broken = !(error instanceof pg.DatabaseError)
          return unsure(error)
        }
      }
      // Cursors, which it could be asked for as well, are not used here.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
    },
  }
}

/** The database itself, brought up to date; what is asked of it takes as long as it takes. */
export async function postgresDatabase(url: string): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolAt(url) }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    if (error instanceof pg.DatabaseError) throw error
    const { host, pathname } = new URL(url)
    const { code = error } = error as { code?: unknown }
    refuse(
      `PostgreSQL does not answer at ${host}${pathname} (${code}); is DATABASE_URL right?`,
      `PostgreSQL ne répond pas à ${host}${pathname} (${code})\u202f; DATABASE_URL est-il juste\u202f?`,
    )
  }
  return db
}

export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, pool: size, replica, onFlush, onTrouble } = options
  await (await postgresDatabase(url)).destroy()
  const pool = poolAt(url, onTrouble, LIMITS, size)
  const primary = carefully(pool, onTrouble)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: primary }) })
  const reads = replica
    ? new Kysely<Schema>({
        dialect: new PostgresDialect({
          pool: openReplica({
            replica: poolAt(replica, onTrouble, LIMITS, size),
            primary,
            lost,
            onTrouble,
            stopwatch: () => performance.now(),
          }),
        }),
      })
    : db

  const hints = await openHints({ url, pool, patience: PATIENCE, onTrouble })
  const group = grouping(async (batch) => {
    const went = await insist(pool, batch, onTrouble)
    for (const [i, { entry }] of batch.appends.entries())
      if (went[i]) hints.tell({ about: 'table', id: entry.table_id, what: String(entry.seq) })
    return went
  }, onFlush)

  return {
    kind: 'postgres',
    db,
    reads,
    append: group.append,
    async write(query) {
      await db.executeQuery(query)
    },
    note: group.note,
    async entries(table, after) {
      const { rows } = await pool.query(
        'select table_id, seq, at, body from entries where table_id = $1 and seq > $2 order by seq',
        [table, after],
      )
      // Who reads on is at a table that is played, and waits for no replica.
      return withArchived(after === 0 ? reads : db, table, after, rows)
    },
    async overtaken(tables) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from unnest($1::text[], $2::int[]) as here (id, seq)
         where exists (select 1 from entries e where e.table_id = here.id and e.seq > here.seq)
         or exists (select 1 from archives a where a.table_id = here.id and a.seq > here.seq)`,
        [tables.map(({ id }) => id), tables.map(({ seq }) => seq)],
      )
      return rows.map(({ id }) => id)
    },
    async clock() {
      const { rows } = await pool.query<{ at: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as at',
      )
      return Number(rows[0]?.at)
    },
    announce: hints.tell,
    listen: hints.listen,
    hold: hints.hold,
    release: hints.release,
    async close() {
      await group.drained()
      await hints.close()
      if (reads !== db) await reads.destroy()
      await db.destroy()
    },
  }
}

const columns = {
  id: 'text',
  code: 'text',
  game: 'text',
  seats: 'int',
  free: 'int',
  phase: 'text',
  listed: 'int',
  rated: 'int',
  settled: 'int',
  host: 'text',
  seq: 'int',
  due: 'bigint',
  waiting: 'text',
  sheet: 'text',
  created: 'bigint',
  updated: 'bigint',
} as const satisfies Readonly<Record<keyof TableRow, string>>

const names = Object.keys(columns) as (keyof TableRow)[]

const insertEntries = `
  insert into entries (table_id, seq, at, body)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) as e (table_id, seq, at, body)
  where not exists (select 1 from archives a where a.table_id = e.table_id and a.seq >= e.seq)
  on conflict do nothing returning table_id, seq`

const upsertTables = `
  insert into tables (${names.join(', ')})
  select * from unnest(${names.map((name, i) => `$${i + 1}::${columns[name]}[]`).join(', ')})
  on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
  where excluded.seq >= tables.seq`

const noted = ['id', 'seq', 'due', 'waiting', 'updated', 'settled'] as const satisfies readonly (keyof Note)[]

const noteTables = `
  update tables set seq = n.seq, due = n.due, waiting = n.waiting, updated = n.updated, settled = n.settled
  from unnest(${noted.map((name, i) => `$${i + 1}::${columns[name]}[]`).join(', ')}) as n (${noted.join(', ')})
  where tables.id = n.id and tables.seq <= n.seq`

/**
 * Writes a batch whatever happens to the connection. One that is lost on the way back from a commit leaves open
 * whether it went in: the same again, on another connection, waits for the first to be decided and finds out.
 */
async function insist(
  pool: pg.Pool,
  batch: Batch,
  onTrouble: PostgresOptions['onTrouble'],
): Promise<boolean[]> {
  const began = performance.now()
  for (let again = false; ; again = true) {
    try {
      return await commit(pool, batch, again)
    } catch (error) {
      if (!lost(error)) throw error
      onTrouble?.(error as Error)
      if (performance.now() - began > PATIENCE) throw new Unsure('the database does not answer')
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/** Whether the connection failed (08, 57P), it took too long (25P, 57014), or two nodes stood in each other's way (40). */
function lost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P|25P|57014|40)/.test(error.code ?? '')
}

async function commit(pool: pg.Pool, { appends, notes }: Batch, again: boolean): Promise<boolean[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const entries = appends.map((one) => one.entry)
    const { rows: inserted } = await client.query(insertEntries, [
      entries.map((one) => one.table_id),
      entries.map((one) => one.seq),
      entries.map((one) => one.at),
      entries.map((one) => one.body),
    ])
    const present = new Set(inserted.map(({ table_id, seq }) => `${table_id} ${seq}`))
    if (again)
      for (const { table_id, seq } of await already(client, entries)) present.add(`${table_id} ${seq}`)
    // Should two appends of one batch want the same number, the first of them has it.
    const went = entries.map(({ table_id, seq }) => present.delete(`${table_id} ${seq}`))
    const latest = new Map<string, TableRow>()
    const known = new Map(notes.map((note) => [note.id, note]))
    for (const [i, { row, members, note, entry }] of appends.entries()) {
      if (!went[i]) continue
      if (note && (known.get(note.id)?.seq ?? 0) <= note.seq) known.set(note.id, note)
      if (row && (latest.get(row.id)?.seq ?? 0) <= row.seq) latest.set(row.id, row)
      if (!members) continue
      await client.query('delete from members where table_id = $1', [entry.table_id])
      for (const { person, seat } of members)
        await client.query('insert into members (table_id, person, seat) values ($1, $2, $3)', [
          entry.table_id,
          person,
          seat,
        ])
    }
    if (latest.size > 0) {
      // In one order everywhere, so that two nodes never wait for each other.
      const list = [...latest.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
      await client.query(
        upsertTables,
        names.map((name) => list.map((row) => row[name])),
      )
    }
    if (known.size > 0) {
      const list = [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
      await client.query(
        noteTables,
        noted.map((name) => list.map((note) => note[name])),
      )
    }
    await client.query('commit')
    client.release()
    return went
  } catch (error) {
    client.release(error instanceof Error ? error : true)
    throw error
  }
}

/** Those entries that are there exactly as we would write them. */
async function already(client: pg.PoolClient, entries: readonly EntryRow[]): Promise<readonly EntryRow[]> {
  const { rows } = await client.query<EntryRow>(
    `select table_id, seq, at, body from entries
     where (table_id, seq) in (select * from unnest($1::text[], $2::int[]))`,
    [entries.map((one) => one.table_id), entries.map((one) => one.seq)],
  )
  return rows.filter((row) =>
    entries.some(
      ({ table_id, seq, at, body }) =>
        row.table_id === table_id && row.seq === seq && row.at === at && row.body === body,
    ),
  )
}
