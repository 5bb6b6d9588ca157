import Sqlite from 'libsql'
import { afterEach, expect, test, vi } from 'vitest'
import { databaseFile } from '../config.ts'
import { seated, serve } from '../testing/serving.ts'

const MANY = 30_000

afterEach(() => void vi.restoreAllMocks())

test(`of ${MANY} tables that are played, none of which owes anything, a sweep reads none`, async () => {
  const serving = await serve()
  const file = databaseFile(serving.server.config)
  const db = new Sqlite(file)
  db.exec(`
    insert into tables (id, code, game, seats, free, phase, listed, rated, settled, host, seq, due, waiting, sheet, created, updated)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY})
    select 't' || i, '', 'toy', 2, 0, 'playing', 0, 0, 0, 'h', 9, 9000000000000000, ',', '{}', 0, 0 from n;
    insert into entries (table_id, seq, at, body) select id, 9, 0, '{}' from tables;`)
  const asked: string[] = []
  const { prepare } = Sqlite.prototype
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    asked.push(text)
    return prepare.call(this, text)
  })
  await serving.server.tables.sweep()
  vi.restoreAllMocks()
  const plans = asked.flatMap((text) => {
    const values = new Array((text.match(/\?/g) ?? []).length).fill(0)
    return (db.prepare(`explain query plan ${text}`).all(values) as { detail: string }[]).map(
      (one) => one.detail,
    )
  })
  expect(plans).toEqual([expect.stringMatching(/^SEARCH tables USING (COVERING )?INDEX \w+_due \(due/)])
  db.close()
  await serving.end()
})

test('a table that the lists hold for due too soon is looked at once, and not every second', async () => {
  const serving = await serve()
  const { table, lines } = await seated(serving.url, 2)
  const { db } = serving.server.store
  const due = async () =>
    (await db.selectFrom('tables').select('due').where('id', '=', table).executeTakeFirstOrThrow()).due ?? 0
  await db.updateTable('tables').set({ due: 1 }).where('id', '=', table).execute()
  await serving.server.sweep()
  await expect.poll(due).toBeGreaterThan(Date.now())
  for (const line of lines) await line.close()
  await serving.end()
})
