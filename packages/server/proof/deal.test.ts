// The fair deal against whoever reads the database and plays: sits down last, tries numbers until the deal suits them,
// shows another number than the one they sealed, or none at all.

import { fairSeed, readRecord, sealOf, verifyRecord } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
let now = 1_700_000_000_000
beforeAll(async () => {
  serving = await serve({}, { now: () => now })
  url = serving.url
})
afterAll(() => serving.end())

const LIVE = { kind: 'live', seconds: 600, increment: 0 }

/** Ann opens a table and seals a number; the others come later. */
async function opened(seats: number): Promise<{ ann: Client; table: string }> {
  const ann = await guestClient(url, 'Ann')
  const order = { game: 'toy', seats, time: LIVE, seal: sealOf('of Ann') }
  return { ann, table: (await ann.send('POST', '/api/tables', order)).body.table }
}

/** All that is written down of a table, as whoever runs the server can read it. */
async function entriesOf(table: string) {
  return (await serving.server.store.entries(table, 0)).map((row) => JSON.parse(row.body).body)
}

async function secretOf(table: string): Promise<string> {
  return (await entriesOf(table)).findLast((body) => body.secret !== undefined).secret
}

/** A number with which the deal would be one in 4096, as far as can be told. */
function ground(secret: string, others: readonly string[]): string {
  for (let n = 0; ; n++) if (fairSeed(secret, [...others, `${n}`]).startsWith('000')) return `${n}`
}

async function recordOf(table: string) {
  return readRecord((await clientOf(url).get(`/api/tables/${table}/record`)).body)
}

test('whoever knows the secret and sits down last does not choose the deal', async () => {
  const { ann, table } = await opened(2)
  const mallory = await guestClient(url, 'Mallory')
  const { nonce = '' } = (await entriesOf(table)).find((body) => body.type === 'sat')
  // Of Ann there is nothing to be read but a seal.
  expect(nonce).toBe('')
  const secret = await secretOf(table)
  const best = ground(secret, [nonce])
  await mallory.do(table, { do: 'sit', nonce: best, seal: sealOf(best) })
  // Whenever somebody sits down there is another secret, and who tries again gets another still.
  const another = await secretOf(table)
  expect(another).not.toBe(secret)
  await mallory.do(table, { do: 'sit', seal: sealOf(best) })
  expect(new Set([secret, another, await secretOf(table)]).size).toBe(3)
  const { commit, seals } = (await ann.get(`/api/tables/${table}`)).body.sheet
  expect(seals).toEqual([sealOf('of Ann'), sealOf(best)])

  await ann.do(table, { do: 'start' })
  await ann.do(table, { do: 'reveal', nonce: 'of Ann' })
  // Now the deal can be known, and it is too late for another number.
  const better = ground(await secretOf(table), ['of Ann'])
  expect((await mallory.do(table, { do: 'reveal', nonce: better })).body.code).toBe('not-offered')
  expect((await mallory.do(table, { do: 'sit', seal: sealOf(better) })).body.code).toBe('wrong-phase')
  const dealt = await mallory.do(table, { do: 'reveal', nonce: best })
  expect(dealt.body.sheet).toMatchObject({ phase: 'playing', nonces: ['of Ann', best], commit, seals })
  await mallory.do(table, { do: 'resign' })
  const record = await recordOf(table)
  expect(record.seed).not.toMatch(/^000/)
  expect(verifyRecord(toy as never, record).deal).toEqual({ kind: 'sealed', by: [0, 1], dropped: 0 })
  expect(record.fair).toMatchObject({ commit, seals, dropped: 0 })
})

test('a number that is not sealed has no part in the deal', async () => {
  const { ann, table } = await opened(2)
  const mallory = await guestClient(url, 'Mallory')
  await mallory.do(table, { do: 'sit', nonce: ground(await secretOf(table), ['']) })
  await ann.do(table, { do: 'start' })
  const { sheet } = (await ann.do(table, { do: 'reveal', nonce: 'of Ann' })).body
  expect(sheet).toMatchObject({ phase: 'playing', nonces: ['of Ann', ''], seals: [sealOf('of Ann'), ''] })
  await ann.do(table, { do: 'resign' })
  expect(verifyRecord(toy as never, await recordOf(table)).deal).toMatchObject({ by: [0] })
})

test('who does not show their number in time goes, and the deal is dropped for all to see', async () => {
  const { ann, table } = await opened(3)
  const [bob, mallory, kim] = [
    await guestClient(url, 'Bob'),
    await guestClient(url, 'Mallory'),
    await guestClient(url, 'Kim'),
  ]
  await bob.do(table, { do: 'sit', seal: sealOf('of Bob') })
  await mallory.do(table, { do: 'sit', seal: sealOf('of Mallory') })
  const { until, waiting } = (await ann.do(table, { do: 'start' })).body.sheet.dealing
  expect([until - now, waiting]).toEqual([60_000, [0, 1, 2]])
  await ann.do(table, { do: 'reveal', nonce: 'of Ann' })
  await bob.do(table, { do: 'reveal', nonce: 'of Bob' })
  const mine = async (one: Client) => (await one.get('/api/tables/mine')).body.tables[0].yourTurn
  expect([await mine(bob), await mine(mallory)]).toEqual([false, true])
  const before = { secret: await secretOf(table), sheet: (await ann.get(`/api/tables/${table}`)).body.sheet }
  expect(before.sheet.dealing.waiting).toEqual([2])

  now += 60_000
  await serving.server.sweep()
  const after = async () => (await ann.get(`/api/tables/${table}`)).body.sheet
  await expect.poll(async () => (await after()).dropped).toBe(1)
  const { dealing, seals, commit, seats } = await after()
  expect([dealing, seals, seats[2].person]).toEqual([undefined, undefined, undefined])
  expect(commit).not.toBe(before.sheet.commit)
  expect(await secretOf(table)).not.toBe(before.secret)
  // Nothing that was shown counts any more.
  expect((await ann.do(table, { do: 'reveal', nonce: 'of Ann' })).body.code).toBe('wrong-phase')

  await kim.do(table, { do: 'sit', seal: sealOf('of Kim') })
  await bob.do(table, { do: 'sit', seal: sealOf('of Bob, again') })
  await ann.do(table, { do: 'sit', seal: sealOf('of Ann, again') })
  await ann.do(table, { do: 'start' })
  await kim.do(table, { do: 'reveal', nonce: 'of Kim' })
  await bob.do(table, { do: 'reveal', nonce: 'of Bob, again' })
  const { sheet } = (await ann.do(table, { do: 'reveal', nonce: 'of Ann, again' })).body
  expect(sheet).toMatchObject({ phase: 'playing', dropped: 1 })
  for (const one of [ann, bob]) await one.do(table, { do: 'resign' })
  const record = await recordOf(table)
  expect(verifyRecord(toy as never, record).deal).toEqual({ kind: 'sealed', by: [0, 1, 2], dropped: 1 })
})

test('whoever goes while seals are opened drops the deal; who has shown theirs is not sent away', async () => {
  const { ann, table } = await opened(2)
  const bob = await guestClient(url, 'Bob')
  const sit = () => bob.do(table, { do: 'sit', seal: sealOf('of Bob') })
  await sit()
  await ann.do(table, { do: 'start' })
  await bob.do(table, { do: 'reveal', nonce: 'of Bob' })
  expect((await ann.do(table, { do: 'remove', seat: 1 })).body.code).toBe('wrong-phase')
  await bob.do(table, { do: 'stand' })
  expect((await ann.get(`/api/tables/${table}`)).body.sheet).toMatchObject({ phase: 'open', dropped: 1 })
  await ann.do(table, { do: 'sit', seal: sealOf('of Ann, again') })
  await sit()
  await ann.do(table, { do: 'start' })
  const { sheet } = (await ann.do(table, { do: 'remove', seat: 1 })).body
  expect(sheet).toMatchObject({ phase: 'open', dropped: 2 })
})

test('who had sealed is not dealt for before they have sealed anew', async () => {
  const { ann, table } = await opened(3)
  const [puppet, bob] = [await guestClient(url, 'Puppet'), await guestClient(url, 'Bob')]
  await puppet.do(table, { do: 'sit', seal: sealOf('of the puppet') })
  await bob.do(table, { do: 'sit', seal: sealOf('of Bob') })
  await ann.do(table, { do: 'start' })
  await puppet.do(table, { do: 'stand' })
  // Bob's page has not heard of it yet. Whoever reads the database sits down until the secret suits them.
  await puppet.do(table, { do: 'sit' })
  await ann.do(table, { do: 'sit', seal: sealOf('of Ann, again') })
  expect((await ann.do(table, { do: 'start' })).body.code).toBe('wrong-phase')
  await bob.do(table, { do: 'sit', seal: sealOf('of Bob, again') })
  const { sheet } = (await ann.do(table, { do: 'start' })).body
  expect(sheet.dealing.waiting).toEqual([0, 2])
  // Who does not seal any more is sent away, or goes.
  await puppet.do(table, { do: 'stand' })
  await ann.do(table, { do: 'sit', seal: sealOf('of Ann, once more') })
  await ann.do(table, { do: 'remove', seat: 2 })
  for (const seat of [1, 2]) await ann.do(table, { do: 'bot', seat, level: 'L1' })
  expect((await ann.do(table, { do: 'start' })).body.sheet.dealing.waiting).toEqual([0])
})
