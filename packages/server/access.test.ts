import { expect, test } from 'vitest'
import { mayReplay } from './access.ts'
import type { LoadedTable, Tables } from './table/tables.ts'

test('nobody is shown the record of an end that could not be written down', async () => {
  let phase = 'over'
  const actor = {
    get state() {
      return { listed: true, phase, table: {} }
    },
    async quiet() {
      phase = 'playing'
    },
  } as unknown as LoadedTable
  const tables = { get: async () => actor } as unknown as Tables
  await expect(mayReplay(tables, 't', undefined, undefined, () => {})).rejects.toMatchObject({
    code: 'wrong-phase',
  })
})
