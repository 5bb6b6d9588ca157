// What the command line is answered, in both languages, from what a server keeps.

import { FOUND_PEOPLE } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../testing/client.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'
import { type AdminRequest, adminLines } from './answer.ts'

let serving: Serving
beforeAll(async () => {
  serving = await serve()
})
afterAll(() => serving.end())

const lines = async (request: AdminRequest, lang: 'en' | 'fr' = 'en') =>
  (await adminLines(serving.server.moderation, request, lang)).join('\n')

test('from a report to the journal', async () => {
  const { table, people, lines: sockets } = await seated(serving.url, 2)
  const [ann, bob] = people as [Client, Client]
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  await ann.do(table, { do: 'say', text: 'a rude word' })
  await bob.send('POST', '/api/reports', { whom: ann.id, table, text: 'she was rude' })
  const queue = await lines({ show: 'reports', settled: false })
  const [, line = ''] = /^ {4}([0-9a-f]{20}) .* a rude word$/m.exec(queue) ?? []
  const [, report = ''] = /^([0-9a-f]{20}) .* about Ann .*: she was rude$/m.exec(queue) ?? []
  const because = { why: 'rude to Bob' }
  expect(await lines({ act: { do: 'remove-message', line, report, ...because } })).toContain(
    'removed a message',
  )
  expect(await lines({ show: 'reports', settled: false })).toBe('No reports.')
  expect(await lines({ show: 'reports', settled: true }, 'fr')).toMatch(
    /retire un message, Ann .*motif\u00a0: rude to Bob/,
  )
  expect(await lines({ act: { do: 'mute', person: 'ANN', days: 3, ...because } })).toMatch(
    /muted, Ann .*until/,
  )
  expect(await lines({ act: { do: 'ban', person: ann.id, days: null, ...because } }, 'fr')).toMatch(
    /bannit, Ann .*pour toujours.*\nUn serveur en marche/,
  )
  expect(await lines({ show: 'people' })).toMatch(/^Ann \(\w+\), account, muted until .*, banned for good$/)
  expect(await lines({ show: 'people', find: 'an' }, 'fr')).toMatch(
    /^Ann \(\w+\), compte, muet .*banni pour toujours$/,
  )
  const reset = await lines({ act: { do: 'reset-password', person: 'Ann', ...because } })
  const [, password = ''] = /once: (\S+)/.exec(reset) ?? []
  const again = await clientOf(serving.url).send('POST', '/api/session', { name: 'Ann', password })
  expect(again.body.id).toBe(ann.id)
  expect(await lines({ act: { do: 'appoint', person: 'Ann', rank: 'owner', ...because } }, 'fr')).toContain(
    'propriétaire',
  )
  expect(await lines({ act: { do: 'ban-address', address: '203.0.113.7', days: 1, ...because } })).toContain(
    'an address',
  )
  expect(await lines({ show: 'people' })).toMatch(/address \S{43}: guests banned until/)
  expect(await lines({ act: { do: 'remove-table', table, ...because } })).toContain(
    `removed a table, table ${table}`,
  )
  for (const lang of ['en', 'fr'] as const) {
    expect((await lines({ show: 'journal' }, lang)).split('\n')).toHaveLength(7)
    expect(await lines({ show: 'status' }, lang)).toMatch(
      lang === 'en' ? /^Servers: .*\nTables: / : /^Serveurs\u00a0: /,
    )
    expect(await lines({ show: 'table', table }, lang)).toMatch(/\n {2}1 [\d: -]+ opened\n/)
  }
  expect(await lines({ show: 'table', table })).toContain('Verified')
  expect(await lines({ show: 'journal', before: 2 })).toMatch(/^1\. /)
  for (const one of sockets) await one.close()
})

test('whom nobody knows, and of whom there are several, is told', async () => {
  for (let i = 0; i < 2; i++) await clientOf(serving.url).send('POST', '/api/guest', { name: 'Twin' })
  const mute = (person: string) => lines({ act: { do: 'mute', person, days: 1, why: 'x' } })
  await expect(mute('Nobody')).rejects.toThrow('nobody is called "Nobody"')
  await expect(mute('twin')).rejects.toThrow(/several are called "twin"; name one by id: \w+, \w+/)
  // Nobody stands in for another by being called like their id.
  const { id } = (await clientOf(serving.url).send('POST', '/api/guest', { name: 'Gus' })).body
  await clientOf(serving.url).send('POST', '/api/account', { name: id, password: 'long enough' })
  expect(await mute(id)).toContain(`Gus (${id})`)
  await expect(lines({ act: { do: 'ban-address', address: 'here', days: 1, why: 'x' } })).rejects.toThrow(
    'not an address',
  )
})

test('somebody is found in whatever letters they are written, however many are called nearly so', async () => {
  const { db } = serving.server.store
  const mute = (person: string) => lines({ act: { do: 'mute', person, days: 1, why: 'x' } })
  for (const name of ['Élodie', 'ВАСЯ', 'Rex']) {
    const { id } = (await clientOf(serving.url).send('POST', '/api/guest', { name })).body
    const { people } = await serving.server.moderation.find(name)
    const [row] = await db.selectFrom('people').selectAll().where('id', '=', id).execute()
    expect(people.map((one) => one.id)).toEqual([id])
    // Accounts come first, and the newest of them; there are more than are shown.
    const near = Array.from({ length: FOUND_PEOPLE }, (_, i) => ({
      ...(row as NonNullable<typeof row>),
      ...{ id: `${name} ${i}`, kind: 'account' as const, name: `${i} ${name} ${id}`, created: 9e12 },
    }))
    await db.insertInto('people').values(near).execute()
    expect(await mute(name)).toContain(`${name} (${id})`)
    expect(await mute(id)).toContain(`${name} (${id})`)
  }
})
