// A table that is read while another node goes on with it.

import { expect, test } from 'vitest'
import type { StoreHint } from '../store/store.ts'
import { seated, serve } from '../testing/serving.ts'
import { openTables } from './tables.ts'

test('what another node has done while a table was read is there when it has been', async () => {
  const serving = await serve()
  const { context, tables } = serving.server
  const { table, lines } = await seated(serving.url, 2, { game: 'toy' })
  for (const line of lines) line.close()
  const actor = await tables.get(table)

  // The other node: it has read the log, and still asks who sits there.
  let hear: (hint: StoreHint) => void = () => {}
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  let reads = () => {}
  const read = new Promise<void>((done) => {
    reads = done
  })
  const there = openTables({
    ...context,
    store: {
      ...context.store,
      listen(handler) {
        hear = handler
      },
    },
    async profiles(ids) {
      reads()
      await asked
      return context.profiles(ids)
    },
  })
  const coming = there.get(table)
  await read
  const [question] = actor?.state.table?.choices() ?? []
  const before = actor?.state.seq ?? 0
  const person = actor?.state.chairs[question?.seat ?? 0]?.person
  await actor?.do(person ?? '', 'move', { do: 'play', seq: before, pick: 0 })
  expect(actor?.state.seq).toBe(before + 1)
  hear({ about: 'table', id: table, what: String(before + 1) })
  answer()

  const loaded = await coming
  await loaded?.quiet()
  expect(loaded?.state.seq).toBe(before + 1)
  await there.close()
  await serving.end()
})
