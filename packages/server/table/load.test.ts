// What one person or one address may have open and running: nobody fills the lobby, nor keeps all bots busy.

import { type Level, LOAD_PER_PERSON } from '@undercrown/protocol'
import { afterEach, expect, test } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'
import { loads } from './load.ts'

let serving: Serving | undefined
afterEach(async () => {
  await serving?.end()
  serving = undefined
})

const usual = String(LOAD_PER_PERSON)
const { waiting, running, L5 } = loads

/** Tables that somebody could open, one after another, of so many tries. */
async function opens(person: Client, tries: number, more: object = {}): Promise<string[]> {
  const tables: string[] = []
  for (let i = 0; i < tries; i++) {
    const { status, body } = await person.send('POST', '/api/tables', { game: 'toy', seats: 2, ...more })
    if (status === 200) tables.push(body.table)
    else expect([status, body.code]).toEqual([409, 'too-many-tables'])
  }
  return tables
}

test('one guest has a few tables waiting, not the whole lobby; what is closed makes room', async () => {
  serving = await serve({ LOAD_PER_PERSON: usual })
  const ann = await guestClient(serving.url, 'Ann')
  const most = LOAD_PER_PERSON / waiting
  const tables = await opens(ann, most + 3)
  expect(tables.length).toBe(most)
  expect((await ann.get('/api/lobby')).body.tables.length).toBe(most)
  expect((await ann.do(tables[0] as string, { do: 'stand' })).status).toBe(200)
  expect((await opens(ann, 2)).length).toBe(1)
  const bob = await guestClient(serving.url, 'Bob')
  expect((await opens(bob, 1)).length).toBe(1)
})

test('many at once are no way around', async () => {
  serving = await serve({ LOAD_PER_PERSON: usual })
  const ann = await guestClient(serving.url, 'Ann')
  const tried = await Promise.all(Array.from({ length: 20 }, () => opens(ann, 1)))
  expect(tried.flat().length).toBeLessThanOrEqual(LOAD_PER_PERSON / waiting)
})

test('many guests at one address are one address', async () => {
  serving = await serve({ LOAD_PER_ADDRESS: String(3 * waiting) })
  let opened = 0
  for (let i = 0; i < 5; i++) opened += (await opens(await guestClient(serving.url, `G${i}`), 1)).length
  expect(opened).toBe(3)
})

test('bots count by what they cost, while they wait and while they play', async () => {
  serving = await serve({ LOAD_PER_PERSON: String(waiting + 2 * L5) })
  const ann = await guestClient(serving.url, 'Ann')
  const [table = ''] = await opens(ann, 1, { game: 'hidden-people', seats: 4 })
  const bot = async (seat: number, level: string | null) =>
    (await ann.do(table, { do: 'bot', seat, level })).body.code ?? 'done'
  expect(await bot(1, 'L5')).toBe('done')
  expect(await bot(2, 'L5')).toBe('done')
  expect(await bot(3, 'L1')).toBe('too-many-tables')
  expect(await bot(2, null)).toBe('done')
  expect(await bot(2, 'L3')).toBe('done')
  expect(await bot(3, 'L3')).toBe('done')
  expect((await ann.do(table, { do: 'start' })).status).toBe(200)
  // Running costs less than waiting, the bots the same.
  expect(running + L5 + 2 * loads.L3 + waiting + loads.L1).toBe(waiting + 2 * L5)
  const [second = ''] = await opens(ann, 1)
  expect((await ann.do(second, { do: 'bot', seat: 1, level: 'L3' })).body.code).toBe('too-many-tables')
  expect((await ann.do(second, { do: 'bot', seat: 1, level: 'L1' })).status).toBe(200)
})

test('many bots at once are no way around', async () => {
  serving = await serve({ LOAD_PER_PERSON: String(waiting + 2 * L5) })
  const { load } = serving.server.context
  const [table = ''] = await opens(await guestClient(serving.url, 'Ann'), 1)
  const bots: Level[] = []
  const set = () =>
    load.change(
      table,
      () => [...bots, 'L5'],
      () => bots,
      async () => {
        await new Promise(setImmediate)
        bots.push('L5')
      },
    )
  const tried = await Promise.allSettled(Array.from({ length: 5 }, set))
  expect(tried.map(({ status }) => status).sort()).toEqual([
    ...new Array(2).fill('fulfilled'),
    ...new Array(3).fill('rejected'),
  ])
  expect(bots).toEqual(['L5', 'L5'])
})

test('another game after the last, and quick matches, count as well', async () => {
  serving = await serve({ LOAD_PER_PERSON: String(waiting + running - 1), MATCH_PATIENCE_MS: '0' })
  const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const [table = ''] = await opens(ann, 1)
  await bob.do(table, { do: 'sit' })
  await ann.do(table, { do: 'start' })
  await ann.do(table, { do: 'resign' })
  const again = await ann.do(table, { do: 'rematch' })
  expect(again.status).toBe(200)
  expect((await opens(ann, 1)).length).toBe(0)
  const match = await ann.send('POST', '/api/match', { game: 'toy', seats: 2, bots: true })
  expect([match.status, match.body.code]).toEqual([409, 'too-many-tables'])
  const other = await bob.send('POST', '/api/match', { game: 'toy', seats: 2, bots: true })
  expect(other.status).toBe(200)
  await serving.server.sweep()
  expect((await opens(bob, 1)).length).toBe(0)
})

test('who cannot pay for a quick match any more waits no longer, and keeps nobody else from one', async () => {
  serving = await serve({ LOAD_PER_PERSON: usual, MATCH_PATIENCE_MS: '60000' })
  const people = ['Eve', 'Ann', 'Bob'] as const
  const [eve, ann, bob] = await Promise.all(people.map((name) => guestClient(serving?.url ?? '', name)))
  const wait = async (one = eve) => (await one?.send('POST', '/api/match', { game: 'toy', seats: 2 }))?.status
  expect(await wait()).toBe(200)
  if (eve) await opens(eve, LOAD_PER_PERSON / waiting)
  expect(await wait(ann)).toBe(200)
  expect((await ann?.get('/api/match'))?.body.waiting).toMatchObject({ game: 'toy' })
  expect((await eve?.get('/api/match'))?.body.waiting).toBeNull()
  expect(await wait(bob)).toBe(200)
  expect((await ann?.get('/api/tables/mine'))?.body.tables).toHaveLength(1)
})

test('a bot account counts for its owner', async () => {
  serving = await serve({ LOAD_PER_PERSON: String(waiting) })
  const ann = await guestClient(serving.url, 'Ann')
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  const { token } = (await ann.send('POST', '/api/bots', { name: 'Robo' })).body
  expect((await opens(ann, 1)).length).toBe(1)
  expect((await opens(clientOf(serving.url, '', token), 1)).length).toBe(0)
})

test('no address is kept as it is, and nothing when the table is over', async () => {
  let now = 1_800_000_000_000
  serving = await serve({}, { now: () => now })
  const { db } = serving.server.store
  const ann = await guestClient(serving.url, 'Ann')
  const [table = ''] = await opens(ann, 1)
  const kept = await db.selectFrom('openings').selectAll().execute()
  expect(kept).toMatchObject([{ table_id: table, person: ann.id }])
  expect(JSON.stringify(kept)).not.toContain('127.0.0.1')
  await ann.do(table, { do: 'stand' })
  now += 61_000
  await serving.server.sweep()
  expect(await db.selectFrom('openings').selectAll().execute()).toEqual([])
})

test('who forgets themselves leaves no game of bots behind, and what others play on is paid for still', async () => {
  serving = await serve({ LOAD_PER_ADDRESS: String(2 * waiting) })
  const { tables } = serving.server
  const forgetful = async (name: string) => guestClient(serving?.url ?? '', name)
  const phaseOf = async (table = '') => (await tables.get(table))?.state.phase
  // With a bot alone: over, and room for others.
  const ann = await forgetful('Ann')
  const [alone = ''] = await opens(ann, 1)
  await ann.do(alone, { do: 'bot', seat: 1, level: 'L1' })
  expect((await ann.do(alone, { do: 'start' })).status).toBe(200)
  expect((await ann.send('DELETE', '/api/me', {})).status).toBe(200)
  expect(await phaseOf(alone)).toBe('over')
  // With somebody else, who plays on.
  const [bob, cat] = [await forgetful('Bob'), await forgetful('Cat')]
  const [shared = '', waits = ''] = await opens(bob, 2)
  await cat.do(waits, { do: 'sit' })
  await cat.do(shared, { do: 'sit' })
  await bob.do(shared, { do: 'start' })
  expect((await bob.send('DELETE', '/api/me', {})).status).toBe(200)
  expect([await phaseOf(shared), await phaseOf(waits)]).toEqual(['playing', 'open'])
  expect((await opens(await forgetful('Dan'), 3)).length).toBe(0)
})
