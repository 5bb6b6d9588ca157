// Tables that were kept before a table was its log: written by the code of then, they go on.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableStore } from '../client/table.ts'
import type { FormerTable } from './former.ts'
import { browser, pageOf, when } from './pages.ts'
import { memoryStorage, type StoredTable } from './storage.ts'

interface Kept {
  readonly kept: FormerTable
  /** What its page was told last. */
  readonly told: {
    readonly moves: number
    readonly result?: object
    readonly waiting: readonly { readonly seat: number }[]
    readonly choice?: { readonly seat: number; readonly options: readonly object[] }
  }
}
const former: Readonly<Record<string, Kept>> = JSON.parse(
  readFileSync(new URL('./former.json', import.meta.url), 'utf8'),
)

test.each(Object.entries(former))('a table that is %s', async (name, { kept, told }) => {
  const tables = new Map<string, StoredTable>([[kept.id, kept]])
  const page = pageOf({ ...browser(), storage: memoryStorage(tables) })
  const store = tableStore(page.link, kept.id)
  // Of several people at the device, the second had it.
  if (name === 'goesOn') await page.tables.hear({ do: 'take', table: kept.id, seat: 1 })
  await when(store, () => store.now().status === 'live')
  const { sheet, game } = store.now()
  expect(sheet?.moves).toBe(told.moves)
  expect(sheet?.result).toEqual(told.result)
  expect(sheet?.rematch).toBe(kept.rematch)
  expect(sheet?.nonces).toEqual(kept.nonces)
  expect(sheet?.seats.map((one) => one.person?.name)).toEqual(
    kept.seats.map((one) => (one.kind === 'human' ? one.name : undefined)),
  )
  expect(sheet?.seats.map((one) => one.resigned === true)).toEqual(
    kept.seats.map((_, seat) => kept.resigned.includes(seat)),
  )
  expect(game?.waiting.map(({ seat }) => seat)).toEqual(told.waiting.map(({ seat }) => seat))
  expect(game?.choice?.options.length).toBe(told.choice?.options.length)
  if (told.result) expect((await page.tables.record(kept.id)).moves).toHaveLength(told.moves)
  else {
    await store.command({ do: 'play', seq: store.now().seq, pick: 0 })
    await when(store, () => (store.now().sheet?.moves ?? 0) > told.moves)
    expect(tables.get(kept.id)).toHaveProperty('log')
  }
})
