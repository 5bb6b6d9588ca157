// SQLite answers on the main thread: whatever anybody may ask for finds its rows by an index, however many lines of
// talk, guests and mutes have gathered in a database over the years.

import Sqlite from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseFile } from '../config.ts'
import { doAll, fewRows, listsOfAll } from '../testing/deeds.ts'
import { type Serving, serve } from '../testing/serving.ts'

const asked = new Set<string>()
let serving: Serving
beforeAll(async () => {
  serving = await serve()
  const { prepare } = Sqlite.prototype
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    asked.add(text)
    return prepare.call(this, text)
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await serving.end()
})

test('nothing that is asked reads a whole table that grows', async () => {
  await doAll(serving)
  vi.restoreAllMocks()
  const db = new Sqlite(databaseFile(serving.server.config))
  const planOf = (text: string): string[] => {
    const values = new Array((text.match(/\?/g) ?? []).length).fill(0)
    const plan = db.prepare(`explain query plan ${text}`).all(values) as { detail: string }[]
    return plan.map(({ detail }) => detail)
  }
  const whole = [...asked].flatMap((text) => {
    const tables = new Map([...text.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, name, as]) => [as, name]))
    return planOf(text).flatMap((step) => {
      const as = /^SCAN (\w+)$/.exec(step)?.[1]
      const name = as && (tables.get(as) ?? as)
      return name && !fewRows.includes(name) ? `${name}: ${text}` : []
    })
  })
  const lists = [...asked].filter((text) => listsOfAll.test(text))
  const sorted = lists.filter((text) => planOf(text).some((step) => step.includes('TEMP B-TREE')))
  db.close()
  expect(asked.size).toBeGreaterThan(100)
  expect(whole).toEqual([])
  expect(lists.length).toBeGreaterThan(3)
  expect(sorted).toEqual([])
})
