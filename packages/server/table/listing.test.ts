// A table that is listed for a while, and what that gives away: nothing that was, or will be, among those who have its
// link.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableNamed } from '../access.ts'
import { type Client, guestClient, stateAt } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

async function opened(
  host: Client,
  listed: boolean,
): Promise<{ table: string; code: string; watchCode: string }> {
  const { body } = await host.send('POST', '/api/tables', { game: 'toy', seats: 3, listed })
  return { table: body.table, ...body.sheet }
}

/** All that a stranger is told of a listed table, in every way there is. */
async function told(stranger: Client, table: string): Promise<string> {
  const line = await stranger.socket()
  line.tell({ do: 'watch', table })
  await line.next(stateAt(0))
  await line.close()
  const paths = ['/api/lobby', `/api/tables/${table}`, '/api/friends']
  const answers = await Promise.all(paths.map((path) => stranger.get(path)))
  return JSON.stringify([answers.map(({ body }) => body), line.messages])
}

test('a listed table is joined and watched without its codes, and tells them to those who sit there', async () => {
  const [ann, bob, eve] = [
    await guestClient(url, 'Ann'),
    await guestClient(url, 'Bob'),
    await guestClient(url, 'Eve'),
  ]
  const { code: link } = (await ann.send('POST', '/api/friends/link')).body
  await eve.send('POST', '/api/friends', { code: link })
  const { table, code, watchCode } = await opened(ann, true)
  const before = await told(eve, table)
  expect(before).toContain(table)
  expect((await bob.do(table, { do: 'sit' })).body.sheet.code).toBe(code)
  const cat = await guestClient(url, 'Cat')
  await cat.do(table, { do: 'sit' })
  await ann.do(table, { do: 'start' })
  const during = await told(eve, table)
  expect(during).toContain(table)
  for (const secret of [code, watchCode]) expect(before + during).not.toContain(secret)
  const mine = (await bob.get('/api/tables/mine')).body.tables[0]
  expect(mine).toMatchObject({ id: table, code, watchCode })
})

test('once it is listed no longer, its id opens nothing', async () => {
  const [ann, eve] = [await guestClient(url, 'Ann'), await guestClient(url, 'Eve')]
  const { table, code } = await opened(ann, true)
  expect((await eve.get(`/api/tables/${table}`)).status).toBe(200)
  await ann.do(table, { do: 'list', on: false })
  expect((await eve.get(`/api/tables/${table}`)).status).toBe(404)
  expect((await eve.do(table, { do: 'sit' })).status).toBe(404)
  expect((await eve.do(table, { do: 'sit', code })).body.seat).toBe(1)
})

const linesOf = async (one: Client, table: string, query = '') =>
  (await one.get(`/api/tables/${table}/chat${query}`)).body.lines?.map((line: { text: string }) => line.text)

async function watch(one: Client, table: string, code?: string): Promise<void> {
  const line = await one.socket()
  line.tell({ do: 'watch', table, ...(code && { code }) })
  await line.next(stateAt(0))
  await line.close()
}

test('what was said while a table was not listed is for those who sat there or had its link', async () => {
  const [ann, eve, sam, sid, bob] = (await Promise.all(
    ['Ann', 'Eve', 'Sam', 'Sid', 'Bob'].map((name) => guestClient(url, name)),
  )) as [Client, Client, Client, Client, Client]
  const { table, code, watchCode } = await opened(ann, false)
  await watch(eve, table, watchCode)
  const say = (text: string) => ann.do(table, { do: 'say', text })
  await say('before')
  await ann.do(table, { do: 'list', on: true })
  await say('listed')
  expect(await linesOf(sam, table)).toEqual(['listed'])
  await watch(sam, table)
  expect(await linesOf(sam, table)).toEqual(['listed'])
  expect(await linesOf(eve, table)).toEqual(['before', 'listed'])
  // A chair from the lobby does not open it, either.
  expect((await sid.do(table, { do: 'sit' })).body.seat).toBe(1)
  expect(await linesOf(sid, table)).toEqual(['listed'])
  await ann.do(table, { do: 'list', on: false })
  await say('after')
  for (const [one, heard] of [
    [ann, ['before', 'listed', 'after']],
    [eve, ['before', 'listed', 'after']],
    [sid, ['listed', 'after']],
    [sam, ['listed']],
  ] as const)
    expect(await linesOf(one, table)).toEqual(heard)
  // Whoever has the link is let in on all of it.
  await bob.do(table, { do: 'sit', code })
  expect(await linesOf(bob, table)).toEqual(['before', 'listed', 'after'])
  expect(await linesOf(sam, table, `?code=${watchCode}`)).toEqual(['before', 'listed', 'after'])
})

test('who was sent away does not come back, with the code or without', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table, code, watchCode } = await opened(ann, false)
  await bob.do(table, { do: 'sit', code })
  await ann.do(table, { do: 'remove', seat: 1 })
  expect((await bob.do(table, { do: 'sit', code })).status).toBe(404)
  expect((await bob.get(`/api/tables/${table}?code=${watchCode}`)).status).toBe(404)
  expect((await bob.get(`/api/tables/${table}/chat?code=${code}`)).status).toBe(404)
  await ann.do(table, { do: 'list', on: true })
  expect((await bob.do(table, { do: 'sit' })).body).toMatchObject({ code: 'not-yours' })
  expect((await bob.get(`/api/tables/${table}`)).status).toBe(200)
  // Who went by themselves may.
  const cat = await guestClient(url, 'Cat')
  await cat.do(table, { do: 'sit', code })
  await cat.do(table, { do: 'stand' })
  expect((await cat.do(table, { do: 'sit', code })).body.seat).toBe(1)
})

test('who is refused a seat has not sat there, and hears nothing once the table is listed no longer', async () => {
  const [ann, bob, eve, mel] = (await Promise.all(
    ['Ann', 'Bob', 'Eve', 'Mel'].map((name) => guestClient(url, name)),
  )) as [Client, Client, Client, Client]
  const { table } = await opened(ann, true)
  await mel.do(table, { do: 'sit', seat: 1 })
  await ann.do(table, { do: 'remove', seat: 1 })
  await bob.do(table, { do: 'sit', seat: 1 })
  expect((await eve.do(table, { do: 'sit', seat: 1 })).body.code).toBe('seat-taken')
  expect((await mel.do(table, { do: 'sit' })).body.code).toBe('not-yours')
  await ann.do(table, { do: 'list', on: false })
  await ann.do(table, { do: 'say', text: 'among us' })
  for (const one of [eve, mel]) expect(await linesOf(one, table)).toEqual([])
  expect(await linesOf(bob, table)).toEqual(['among us'])
})

test('who was sent away is told nothing more over a socket that was open, nor by the code', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table, code } = await opened(ann, false)
  await bob.do(table, { do: 'sit', code })
  const line = await bob.socket()
  line.tell({ do: 'watch', table })
  await line.next(stateAt(0))
  await ann.do(table, { do: 'remove', seat: 1 })
  await ann.do(table, { do: 'say', text: 'among us' })
  await ann.do(table, { do: 'bot', seat: 1, level: 'L1' })
  line.tell({ do: 'ping' })
  await line.next((one) => one.type === 'pong')
  expect(line.texts.join()).not.toMatch(/among us|"L1"/)
  expect((await bob.get(`/api/codes/${code}`)).status).toBe(404)
  await line.close()
})

test('sitting down and standing up makes no log without an end', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table } = await opened(ann, true)
  const actor = await serving.server.tables.get(table)
  // As if it had gone on for long.
  const { state } = actor ?? {}
  if (!state) throw new Error('no table')
  const { seq } = state
  state.seq = 1_000
  expect((await bob.do(table, { do: 'sit' })).body.code).toBe('wrong-phase')
  expect((await ann.do(table, { do: 'list', on: false })).body.code).toBe('wrong-phase')
  state.seq = seq
  expect((await bob.do(table, { do: 'sit' })).body.seat).toBe(1)
})

test('who is sent away while they sit down once more hears nothing more', async () => {
  const [ann, eve] = [await guestClient(url, 'Ann'), await guestClient(url, 'Eve')]
  const { table, code } = await opened(ann, false)
  await ann.do(table, { do: 'say', text: 'before' })
  await eve.do(table, { do: 'sit', code })
  await ann.do(table, { do: 'remove', seat: 1 })
  // What they asked for before is refused after, and then noted as it was found.
  const actor = await tableNamed(serving.server.tables, table, () => {})
  await serving.server.attendance.note(actor, eve.id, 0)
  await ann.do(table, { do: 'say', text: 'after' })
  expect(await linesOf(eve, table)).toEqual([])
  await ann.do(table, { do: 'list', on: true })
  await ann.do(table, { do: 'say', text: 'to everybody' })
  expect(await linesOf(eve, table)).toEqual(['to everybody'])
})

test('who is sent away is shown no more of the table by an invitation', async () => {
  const [ann, eve] = [await guestClient(url, 'Ann'), await guestClient(url, 'Eve')]
  const { code: link } = (await ann.send('POST', '/api/friends/link')).body
  await eve.send('POST', '/api/friends', { code: link })
  const { table, code } = await opened(ann, false)
  const invite = () => ann.send('POST', '/api/invitations', { whom: eve.id, table })
  const invited = async () => (await eve.get('/api/friends')).body.invitations.length
  await invite()
  expect(await invited()).toBe(1)
  await eve.do(table, { do: 'sit', code })
  await ann.do(table, { do: 'remove', seat: 1 })
  expect(await invited()).toBe(0)
  expect((await invite()).body.code).toBe('not-yours')
  expect(await invited()).toBe(0)
})
