// SQLite on the main thread: many who write at once keep nobody else from being heard.

import { Kysely, sql } from 'kysely'
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
