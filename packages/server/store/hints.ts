// What nodes on one PostgreSQL tell each other, by NOTIFY: what was written at a table to those that have it in memory, all
// else to everybody. Hints may be lost; the truth is in the database.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { StoreHint } from './store.ts'

export interface Hints {
  /** Tells the other nodes, in order. */
  tell(hint: StoreHint): void
  listen(handler: (hint: StoreHint) => void): void
  /** What is written at a table from when this resolves on is told to this node; there must be such a table. */
  hold(table: string): Promise<void>
  release(table: string): void
  /** After all that waits to be told. */
  close(): Promise<void>
}

interface HintsOptions {
  readonly url: string
  readonly pool: pg.Pool
  /** How long to wait for a connection, in milliseconds. */
  readonly patience: number
  readonly onTrouble?: ((error: Error) => void) | undefined
}

/** All nodes hear this channel, and each one of its own. */
const CHANNEL = 'undercrown'
const channelOf = (node: string) => `${CHANNEL}_${node}`

const PAUSE = 100
/** Who only listens is never told that a firewall has dropped the connection: it asks every so often, and waits so long. */
const LISTENS = { every: 1_000, patience: 3_000 } as const
/** A node that dies is told of tables for so long; one that lives says so three times meanwhile. By the database's clock. */
const GOOD_FOR = 60_000
const NOW = '(extract(epoch from now()) * 1000)::bigint'

export async function openHints(options: HintsOptions): Promise<Hints> {
  const { pool, onTrouble } = options
  const node = randomBytes(6).toString('hex')
  const handlers: ((hint: StoreHint) => void)[] = []
  const telling = openTelling(pool, node, onTrouble)
  const holding = openHolding(pool, node, onTrouble)
  const hear = (hint: StoreHint) => {
    for (const handler of handlers) handler(hint)
  }
  const ear = await openEar(options, node, hear, holding.renew)
  await holding.renew()
  const living = setInterval(() => holding.renew().catch((error) => onTrouble?.(error)), GOOD_FOR / 3)
  living.unref()
  return {
    tell: telling.tell,
    listen: (handler) => handlers.push(handler),
    hold: holding.hold,
    release: holding.release,
    async close() {
      clearInterval(living)
      ear.close()
      await telling.drained()
      await holding.end()
      await ear.gone()
    },
  }
}

/** Hears what others tell, by a connection of its own that is made anew when it is lost. */
async function openEar(
  { url, patience, onTrouble }: HintsOptions,
  node: string,
  hear: (hint: StoreHint) => void,
  renew: () => Promise<void>,
) {
  let closing = false
  let ear: pg.Client | undefined

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: LISTENS.patience,
    })
    client.on('error', (error) => onTrouble?.(error))
    client.on('end', () => {
      if (!closing) setTimeout(() => connect().catch((error) => onTrouble?.(error)), 1000).unref()
    })
    client.on('notification', ({ payload = '' }) => {
      const [from, about, id = '', what = ''] = payload.split(' ')
      if (from !== node) hear({ about: about as StoreHint['about'], id, what })
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}; listen ${channelOf(node)}`).catch((error) => {
      // Its end is what another is made after.
      client.end()
      throw error
    })
    const sign = setInterval(() => {
      client.query('select 1').catch(() => client.end())
    }, LISTENS.every)
    sign.unref()
    client.on('end', () => clearInterval(sign))
    const again = ear !== undefined
    ear = client
    if (!again) return
    // A database that fell over has forgotten who listens.
    await renew().catch((error) => onTrouble?.(error))
    hear({ about: 'missed', id: '', what: '' })
  }
  await connect()
  return {
    close() {
      closing = true
    },
    gone: async () => ear?.end(),
  }
}

/**
 * One statement for all that gathered while the last was under way. PostgreSQL lets one commit at a time through that
 * notifies, its flush included, so what is written down is told afterwards. What fails is not told again: as soon as
 * anything can be told, it is that something was missed, and others look for themselves.
 */
function openTelling(pool: pg.Pool, node: string, onTrouble: HintsOptions['onTrouble']) {
  interface Telling {
    readonly hint: string
    /** The table whose holders are told; null for everybody. */
    readonly table: string | null
  }
  let waiting: Telling[] = []
  let sending: Promise<void> | undefined
  let closing = false

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const hints = waiting
      waiting = []
      try {
        await pool.query(notify, [
          hints.map(({ hint }) => hint),
          hints.map(({ table }) => table),
          node,
          CHANNEL,
        ])
      } catch (error) {
        onTrouble?.(error as Error)
        if (closing) break
        await new Promise((done) => setTimeout(done, PAUSE))
        waiting = [{ hint: `${node} missed`, table: null }]
      }
    }
    sending = undefined
  }

  return {
    tell({ about, id, what }: StoreHint): void {
      waiting.push({ hint: `${node} ${about} ${id} ${what}`, table: about === 'table' ? id : null })
      sending ??= sendAll()
    },
    async drained() {
      closing = true
      await sending
    },
  }
}

/** Nobody, where nobody else has the table: then it is a mere look at an index. */
const notify = `
  select pg_notify(channel, hint) from (
    select t.hint, case when h.node is null then $4::text else $4::text || '_' || h.node end as channel
    from unnest($1::text[], $2::text[]) with ordinality as t (hint, held, nth)
    left join holders h on h.table_id = t.held and h.node <> $3
    where t.held is null or h.node is not null
    order by t.nth
  ) as told`

/**
 * Which tables this node has in memory, written down for the others (`holders`) as long as it is known to live
 * (`listeners`). Neither is worth a flush of the disk: with a database that fell over all of it is gone, and said anew.
 * One statement at a time, so that a table that is let go and taken again is held in the end.
 */
function openHolding(pool: pg.Pool, node: string, onTrouble: HintsOptions['onTrouble']) {
  const held = new Set<string>()
  let taking: string[] = []
  const dropping = new Set<string>()
  /** What is gathered goes when what is under way is done. */
  let gathered: Promise<void> | undefined
  let tail: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const mine = tail.then(job)
    tail = mine.catch(() => {})
    return mine
  }

  /** Of those that there are: whoever asks for others writes nothing. */
  async function take(tables: readonly string[]): Promise<void> {
    const { rows } = await pool.query<{ table_id: string }>(
      `insert into holders (table_id, node) select t.id, $2 from tables t where t.id = any($1::text[])
       on conflict (table_id, node) do update set node = excluded.node returning table_id`,
      [tables, node],
    )
    for (const { table_id } of rows) held.add(table_id)
  }

  async function write(): Promise<void> {
    gathered = undefined
    const [more, less] = [[...new Set(taking)], [...dropping].filter((table) => held.has(table))]
    taking = []
    dropping.clear()
    if (less.length > 0) {
      for (const table of less) held.delete(table)
      await pool.query('delete from holders where node = $1 and table_id = any($2::text[])', [node, less])
    }
    const fresh = more.filter((table) => !held.has(table))
    if (fresh.length > 0) await take(fresh)
  }

  function gather(): Promise<void> {
    gathered ??= inTurn(write)
    return gathered
  }

  return {
    hold(table: string): Promise<void> {
      dropping.delete(table)
      taking.push(table)
      return gather()
    },
    release(table: string): void {
      dropping.add(table)
      gather().catch((error) => onTrouble?.(error))
    },
    /** Says that this node lives; and all that it holds, where that was forgotten. */
    renew: () =>
      inTurn(async () => {
        const { rowCount: known } = await pool.query(
          `update listeners set until = ${NOW} + $2 where node = $1`,
          [node, GOOD_FOR],
        )
        if (!known) {
          await pool.query(`insert into listeners (node, until) values ($1, ${NOW} + $2)`, [node, GOOD_FOR])
          await take([...held])
        }
        const { rowCount: dead } = await pool.query(`delete from listeners where until < ${NOW}`)
        if (!known || dead)
          await pool.query(
            'delete from holders h where not exists (select 1 from listeners l where l.node = h.node)',
          )
      }),
    end: () =>
      inTurn(async () => {
        await pool.query('delete from holders where node = $1', [node])
        await pool.query('delete from listeners where node = $1', [node])
      }).catch((error) => onTrouble?.(error)),
  }
}
