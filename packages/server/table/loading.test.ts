// A table that is read while another node goes on with it.

import type { AnyGame } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
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

test('of many logs that are read at once, one piece is read in each turn of the loop', async () => {
  let [plays, reads, turn] = [0, 0, 0]
  const counted = {
    ...(toy as unknown as AnyGame),
    play(...played: Parameters<AnyGame['play']>) {
      plays++
      toy.play(...(played as Parameters<typeof toy.play>))
    },
  } satisfies AnyGame
  const serving = await serve({}, {}, [counted])
  const { context, store, tables } = serving.server
  const { table, people, lines } = await seated(serving.url, 2)
  for (const line of lines) line.close()
  const actor = await tables.get(table)
  for (let i = 0; i < 5; i++) {
    const seat = actor?.state.table?.choices()[0]?.seat ?? 0
    await people[seat]?.do(table, { do: 'play', seq: actor?.state.seq ?? 0, pick: 0 })
  }
  const log = await store.entries(table, 0)
  const ids = Array.from({ length: 50 }, (_, i) => `${i}`.padStart(20, '0'))
  for (const table_id of ids)
    await store.db
      .insertInto('entries')
      .values(log.map((entry) => ({ ...entry, table_id })))
      .execute()

  const there = openTables({
    ...context,
    entries: (id, after) => {
      reads++
      return context.entries(id, after)
    },
  })
  const most = { plays: 0, reads: 0 }
  let going = true
  const look = () => {
    turn++
    most.plays = Math.max(most.plays, plays)
    most.reads = Math.max(most.reads, reads)
    plays = reads = 0
    if (going) setImmediate(look)
  }
  plays = 0
  setImmediate(look)
  await Promise.all(ids.map((id) => there.get(id)))
  going = false
  expect(turn).toBeGreaterThan(50)
  expect(most.plays).toBeLessThanOrEqual(2 * 5)
  expect(most.reads).toBeLessThanOrEqual(2)
  await there.close()
  await serving.end()
})
