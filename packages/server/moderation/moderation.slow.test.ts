// What moderators do reaches every server, whichever they asked, and also from the command line.

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { built } from '../testing/built.ts'
import { type Client, clientOf, guestClient, type Line } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { run } from '../testing/run.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'
import type { AdminRequest } from './answer.ts'

const closing = (line: Line) => new Promise((done) => line.raw.once('close', done))

test('on another node: rights, bans with their addresses, and messages', async () => {
  const DATABASE_URL = await freshDatabase()
  const nodes: Serving[] = []
  for (let i = 0; i < 2; i++) nodes.push(await serve({ DATABASE_URL, TRUST_PROXY: '1' }))
  const [here, there] = nodes as [Serving, Serving]
  const admin = async (request: AdminRequest) =>
    run([fileURLToPath(new URL('admin.mjs', await built())), JSON.stringify(request)], { DATABASE_URL })

  const mod = await guestClient(here.url, 'Mod')
  await mod.send('POST', '/api/account', { name: 'Mod', password: 'long enough' })
  const elsewhere = clientOf(there.url, mod.cookie)
  expect((await elsewhere.get('/api/admin/acts')).status).toBe(403)
  const appointed = await admin({ act: { do: 'appoint', person: 'mod', rank: 'moderator', why: 'wise' } })
  expect(appointed).toMatchObject({
    code: 0,
    out: expect.stringMatching(/command line: gave or took.*Mod.*wise/),
  })
  expect((await elsewhere.get('/api/admin/acts')).status).toBe(200)

  const { table, people, lines } = await seated(there.url, 2)
  const [ann, bob] = people as [Client, Client]
  await ann.do(table, { do: 'say', text: 'rude' })
  const { line } = await (lines[1] as Line).next((one) => one.type === 'said')
  const act = (body: object) => mod.send('POST', '/api/admin/acts', { why: 'a test', ...body })
  await act({ do: 'remove-message', line })
  expect(await (lines[1] as Line).next((one) => one.type === 'unsaid')).toMatchObject({ line })

  const closed = closing(lines[0] as Line)
  await act({ do: 'ban', person: ann.id, days: null })
  expect(await closed).toBe(1008)
  await expect.poll(async () => (await bob.get(`/api/tables/${table}`)).body.sheet.seats[0].bot).toBe('L3')

  const cut = closing(lines[1] as Line)
  const banned = await admin({ act: { do: 'ban', person: bob.id, days: 1, address: false, why: 'also' } })
  expect(banned.out).toContain('within two seconds')
  expect(await cut).toBe(1008)

  await admin({ act: { do: 'appoint', person: 'Mod', rank: null, why: 'unwise' } })
  for (const one of [mod, elsewhere]) expect((await one.get('/api/admin/acts')).status).toBe(403)
  for (const one of nodes) await one.stop()
})
