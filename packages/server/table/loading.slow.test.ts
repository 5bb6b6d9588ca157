// Two nodes on one PostgreSQL: one reads a table while the other goes on with it.

import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { seated, serve } from '../testing/serving.ts'
import { openTables } from './tables.ts'

test('what is written just after the log was read is told to whoever read it', async () => {
  const database = await freshDatabase()
  const [here, there] = [await serve({ DATABASE_URL: database }), await serve({ DATABASE_URL: database })]
  const { table, lines } = await seated(here.url, 2)
  const actor = await here.server.tables.get(table)
  const before = actor?.state.seq ?? 0
  const [question] = actor?.state.table?.choices() ?? []
  const person = actor?.state.chairs[question?.seat ?? 0]?.person ?? ''

  // The second node has the log, as of before, and does not look at it yet.
  const { context } = there.server
  let moved: Promise<unknown> | undefined
  const tables = openTables({
    ...context,
    async entries(id, after) {
      const read = await context.entries(id, after)
      moved ??= actor?.do(person, 'move', { do: 'play', seq: before, pick: 0 })
      await moved
      return read
    },
  })
  // Nobody sweeps these tables: nothing but the hint tells of the move.
  const loaded = await tables.get(table)
  await expect.poll(() => loaded?.state.seq).toBe(before + 1)

  await tables.close()
  for (const line of lines) await line.close()
  for (const node of [here, there]) await node.end()
})
