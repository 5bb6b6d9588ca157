// A real replica of a real PostgreSQL: what it answers, and who answers when it cannot.

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres, type TestReplica } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'

let primary: TestPostgres
let replica: TestReplica
let url: string
let store: Store
/** At the replica and at the database itself. */
let there: pg.Client
let here: pg.Client
const troubles: string[] = []

beforeAll(async () => {
  primary = await startPostgres()
  url = await primary.database()
  await (await openPostgres({ url })).close()
  replica = await primary.replica()
  there = new pg.Client({ connectionString: replica.at(url) })
  here = new pg.Client({ connectionString: url })
  for (const client of [there, here]) {
    client.on('error', () => {})
    await client.connect()
  }
  store = await openPostgres({
    url,
    replica: replica.at(url),
    onTrouble: (error) => troubles.push(error.message),
  })
}, 60_000)

afterAll(async () => {
  await store.close()
  await Promise.all([there.end(), here.end()])
  await replica.stop().catch(() => {})
  await primary.stop()
}, 60_000)

async function say(value: string): Promise<void> {
  await store.db
    .insertInto('settings')
    .values({ name: 'said', value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute()
}

const read = async (): Promise<string | undefined> =>
  (await store.reads.selectFrom('settings').select('value').where('name', '=', 'said').executeTakeFirst())
    ?.value

const until = (value: string) => expect.poll(read, { timeout: 20_000 }).toBe(value)

test('the replica answers: what it has not heard of is not told', async () => {
  await say('first')
  await until('first')
  await there.query('select pg_wal_replay_pause()')
  await say('second')
  expect(await read()).toBe('first')
  expect((await store.db.selectFrom('settings').selectAll().execute()).map((row) => row.value)).toContain(
    'second',
  )
  await there.query('select pg_wal_replay_resume()')
  await until('second')
  expect(troubles).toEqual([])
})

test('one that lags is not asked', async () => {
  // What it replayed last was eleven seconds ago.
  await there.query('select pg_wal_replay_pause()')
  await say('third')
  await until('third')
  expect(troubles.at(-1)).toMatch(/^the replica is 1\d{4} ms behind; it is not asked$/)
  await there.query('select pg_wal_replay_resume()')
}, 40_000)

test('one that goes away is not missed, at once and while it is asked', async () => {
  // It answers again before it goes.
  await expect
    .poll(
      async () => {
        await say(`now ${Date.now()}`)
        await read()
        const { rows } = await there.query(
          "select sum(calls) as n from pg_stat_activity, (select 1 as calls) c where query like '%settings%' and pid <> pg_backend_pid()",
        )
        return Number(rows[0].n)
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const before = troubles.length
  await replica.stop()
  await say('gone')
  expect(await read()).toBe('gone')
  expect(troubles.length).toBeGreaterThan(before)
}, 40_000)

test('an address that is no replica is not asked', async () => {
  const told: string[] = []
  const other = await openPostgres({ url, replica: url, onTrouble: ({ message }) => told.push(message) })
  await other.reads.selectFrom('settings').selectAll().execute()
  expect(told).toEqual(['DATABASE_REPLICA_URL leads to no replica; it is not asked'])
  await other.close()
})

test('one that hangs keeps nobody waiting who reads on at a table, and others once', async () => {
  let came = 0
  const hung = createServer(() => came++).listen(0, '127.0.0.1')
  await once(hung, 'listening')
  const { port } = hung.address() as AddressInfo
  const told: string[] = []
  const other = await openPostgres({
    url,
    replica: `postgres://nobody@127.0.0.1:${port}/nothing`,
    onTrouble: ({ message }) => told.push(message),
  })
  expect(await other.entries('0123456789', 7)).toEqual([])
  expect(came).toBe(0)
  for (let i = 0; i < 3; i++) await other.reads.selectFrom('settings').selectAll().execute()
  expect(came).toBe(1)
  expect(told).toEqual(['the replica does not answer; it is not asked'])
  await other.close()
  hung.close()
})
