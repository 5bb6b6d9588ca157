// The codes of tables: one table each, as long as it is not over.

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { guestClient } from '../testing/client.ts'
import { serve } from '../testing/serving.ts'

test('no two tables have the same code, and that of a finished one leads nowhere', async () => {
  // The chance that makes codes comes up the same for the first three.
  let drawn = 0
  const token = (bytes: number) =>
    bytes === 4 && drawn++ < 18 ? '00000000' : randomBytes(bytes).toString('hex')
  const serving = await serve({}, { token })
  const ann = await guestClient(serving.url, 'Ann')
  const bob = await guestClient(serving.url, 'Bob')
  const open = async () => (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const [one, two] = [await open(), await open()]
  expect(one.sheet.code).toBe('AAAAAA')
  expect(two.sheet.code).not.toBe('AAAAAA')
  expect((await bob.get('/api/codes/aaaaaa')).body.id).toBe(one.table)
  await bob.do(one.table, { do: 'sit', code: 'AAAAAA' })
  await ann.do(one.table, { do: 'start' })
  expect((await bob.get('/api/codes/aaaaaa')).body.id).toBe(one.table)
  await ann.do(one.table, { do: 'resign' })
  expect((await bob.get('/api/codes/aaaaaa')).status).toBe(404)
  drawn = 0
  expect((await open()).sheet.code).toBe('AAAAAA')
  await serving.end()
})
