// Parties by one server with its own database.

import { expect, test, vi } from 'vitest'
import { guestClient } from '../testing/client.ts'
import { partyContract } from '../testing/party-contract.ts'
import { serve } from '../testing/serving.ts'

partyContract('one server', async () => {
  let now = Date.now()
  const serving = await serve({}, { now: () => now })
  return {
    nodes: [serving, serving],
    pass: (ms) => {
      now += ms
    },
    end: serving.end,
  }
})

test('who leads many keeps nobody waiting for a flush of each', async () => {
  const serving = await serve()
  const { parties, store } = serving.server
  const { id } = await guestClient(serving.url, 'Eve')
  const at = { page: 'replay', step: 0, seat: 0, open: true } as const
  const watcher = { person: id, send() {} }
  const person = { id, name: 'Eve', avatar: '', kind: 'guest' } as const
  const opened: string[] = []
  for (let i = 0; i < 5; i++) opened.push(await parties.open(id, { record: 'ab'.repeat(32) }, at))
  for (const party of opened) await parties.join(party, watcher, person)
  const alone = vi.spyOn(store.db, 'updateTable')
  for (const party of opened) parties.lead(party, watcher, { ...at, step: 7 })
  await parties.sweep()
  expect(alone).not.toHaveBeenCalledWith('parties')
  const rows = await store.db.selectFrom('parties').select('place').execute()
  expect(rows.map(({ place }) => JSON.parse(place).step)).toEqual([7, 7, 7, 7, 7])
  await serving.end()
})
