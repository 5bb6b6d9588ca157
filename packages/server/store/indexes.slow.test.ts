// The same for PostgreSQL as `indexes.test.ts` for SQLite: whatever anybody may ask for finds its rows by an index.

import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { doAll, fewRows, listsOfAll } from '../testing/deeds.ts'
import { serve } from '../testing/serving.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly 'TID Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** Tables of which a plan reads all rows, be it by way of an index. */
function readWhole(plan: Plan): string[] {
  const { 'Relation Name': name, Plans: parts = [] } = plan
  const found = plan['Index Cond'] ?? plan['Recheck Cond'] ?? plan['TID Cond']
  // What is changed has the name of what was found for it, one step below.
  const scans = plan['Node Type'].endsWith('Scan')
  return [
    ...(scans && name !== undefined && found === undefined ? [name] : []),
    ...parts.flatMap((part) => readWhole(part)),
  ]
}

test('nothing that is asked reads a whole table that grows', async () => {
  const asked = new Set<string>()
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [one] = args as [string | { readonly text?: string }]
    const text = typeof one === 'string' ? one : one.text
    if (text !== undefined) asked.add(text)
    return (query as (...all: unknown[]) => never).apply(this, args)
  } as never)
  const database = await freshDatabase()
  const serving = await serve({ DATABASE_URL: database })
  // What is asked at the start, of a database that is made or brought up to date then, is asked once.
  asked.clear()
  await doAll(serving)
  await serving.end()
  spy.mockRestore()

  const client = new pg.Client({ connectionString: database })
  await client.connect()
  // So few rows are read whole more quickly, and joined by reading all of both: what is asked is whether it can be helped.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
    await client.query(`set enable_${way} = off`)
  const statements = [...asked].filter((text) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
  const planOf = async (text: string): Promise<Plan> => {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`)
    return rows[0]['QUERY PLAN'][0].Plan
  }
  const whole: string[] = []
  for (const text of statements)
    for (const name of readWhole(await planOf(text)))
      if (!fewRows.includes(name)) whole.push(`${name}: ${text}`)
  await client.query('set enable_sort = off')
  const lists = statements.filter((text) => listsOfAll.test(text))
  const sorted: string[] = []
  for (const text of lists) if (JSON.stringify(await planOf(text)).includes('Sort"')) sorted.push(text)
  await client.end()
  expect(statements.length).toBeGreaterThan(100)
  expect(whole).toEqual([])
  expect(lists.length).toBeGreaterThan(3)
  expect(sorted).toEqual([])
})
