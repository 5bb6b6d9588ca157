// SQLite on the main thread: many who write at once keep nobody else from being heard.

import { Kysely, Migrator, sql } from 'kysely'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { sqliteDialect } from './sqlite-driver.ts'

test('between those who write at once others have their turn, and all is written in order', async () => {
  const handle = new Sqlite(':memory:')
  const db = new Kysely<{ line: { at: number } }>({
    dialect: sqliteDialect({ reads: handle, writes: handle }),
  })
  await sql`create table line (at integer)`.execute(db)
  let turns = 0
  let going = true
  const count = () => {
    turns++
    if (going) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 50 }, (_, at) => db.insertInto('line').values({ at }).execute()))
  going = false
  expect(turns).toBeGreaterThanOrEqual(49)
  const rows = await db.selectFrom('line').select('at').execute()
  expect(rows.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, at) => at))
  await db.destroy()
})

test('what ended a transaction is told, and not that it had ended; the next one begins anew', async () => {
  const handle = new Sqlite(':memory:')
  const db = new Kysely<{ line: { at: string } }>({
    dialect: sqliteDialect({ reads: handle, writes: handle }),
  })
  await sql`create table line (at text)`.execute(db)
  const add = (all: typeof db, length: number) =>
    all
      .insertInto('line')
      .values({ at: 'x'.repeat(length) })
      .execute()
  const room = (pages: number) => handle.exec(`pragma max_page_count = ${pages}`)
  room(1)
  const full = expect.objectContaining({ code: 'SQLITE_FULL' })
  await expect(add(db, 50_000)).rejects.toEqual(full)
  await expect(db.transaction().execute((all) => add(all, 50_000))).rejects.toEqual(full)
  room(1_000)
  await db.transaction().execute((all) => add(all, 50_000))
  // Refused when it is to be kept: what was begun is given up.
  await sql`pragma foreign_keys = on`.execute(db)
  await sql`create table named (name text primary key)`.execute(db)
  await sql`create table held (name text references named deferrable initially deferred)`.execute(db)
  await expect(sql`insert into held values ('x')`.execute(db)).rejects.toThrow('FOREIGN KEY')
  await expect(
    db.transaction().execute((all) => sql`insert into held values ('x')`.execute(all)),
  ).rejects.toThrow('FOREIGN KEY')
  await add(db, 1)
  expect(await db.selectFrom('line').select('at').execute()).toHaveLength(2)
  await db.destroy()
})

test('what brings the database up to date is done whole or not at all', async () => {
  const handle = new Sqlite(':memory:')
  const db = new Kysely<Record<string, { at: number }>>({
    dialect: sqliteDialect({ reads: handle, writes: handle }),
  })
  let cutOff = true
  const first = {
    up: (all: Kysely<unknown>) => sql`create table line (at integer)`.execute(all).then(() => {}),
  }
  const second = {
    async up(all: Kysely<unknown>) {
      await sql`alter table line rename to row`.execute(all)
      if (cutOff) throw new Error('cut off')
      await sql`alter table row add column seq integer`.execute(all)
    },
  }
  const toLatest = async () => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ first, second }) } })
    return (await migrator.migrateToLatest()).error
  }
  expect(await toLatest()).toEqual(new Error('cut off'))
  cutOff = false
  expect(await toLatest()).toBeUndefined()
  expect(await db.selectFrom('row').selectAll().execute()).toEqual([])
  await db.destroy()
})
