// Moderators: what they can do and what they cannot, tried by those who would abuse it, and by those it is done to.

import { hashOf } from '@undercrown/engine'
import { REPORTS_PER_PAGE } from '@undercrown/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, guestClient, type Line, openLine } from '../testing/client.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
let owner: Client
let mod: Client
let other: Client
const pushed: string[] = []
const vapid = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'y'.repeat(43),
  VAPID_SUBJECT: 'mailto:me@play.example',
}
beforeAll(async () => {
  serving = await serve(
    { TRUST_PROXY: '1', ...vapid },
    { push: async ({ endpoint }) => pushed.push(endpoint) },
  )
  url = serving.url
  owner = await account('owner')
  mod = await account('moderator')
  other = await account('moderator')
})
afterAll(() => serving.end())

let count = 0
async function account(rank?: 'moderator' | 'owner'): Promise<Client> {
  const person = await guestClient(url, 'Somebody')
  const name = `Account ${++count}`
  await person.send('POST', '/api/account', { name, password: 'long enough' })
  if (rank)
    await serving.server.moderation.act(undefined, { do: 'appoint', person: person.id, rank, why: 'a test' })
  return person
}

const act = (by: Client, body: object) => by.send('POST', '/api/admin/acts', { why: 'a test', ...body })
const code = async (by: Client, body: object) => (await act(by, body)).body.code
const closing = (line: Line) => new Promise((done) => line.raw.once('close', done))
const from = (address: string) => ({ 'x-forwarded-for': address })

async function reported(whom: Client, by: Client, table: string): Promise<string> {
  await by.send('POST', '/api/reports', { whom: whom.id, table, text: 'rude' })
  const { reports } = await serving.server.moderation.reports(undefined, false)
  return reports.at(-1)?.id ?? ''
}

const shows = [
  '/api/admin/status',
  '/api/admin/reports',
  '/api/admin/people',
  `/api/admin/tables/${'f'.repeat(20)}`,
  '/api/admin/acts',
]

test('none of it is for others, nor for another site in a moderator’s name', async () => {
  const [guest, plain] = [await guestClient(url, 'Gus'), await account()]
  for (const path of shows) {
    expect([path, (await clientOf(url).get(path)).status]).toEqual([path, 401])
    for (const one of [guest, plain]) expect([path, (await one.get(path)).status]).toEqual([path, 403])
  }
  for (const one of [guest, plain])
    expect(await code(one, { do: 'unmute', person: mod.id })).toBe('not-yours')
  const body = { do: 'mute', person: plain.id, days: 1, why: 'x' }
  const forged = await mod.send('POST', '/api/admin/acts', body, { origin: 'https://evil.example' })
  expect(forged.body.code).toBe('cross-site')
  expect((await act(mod, body)).status).toBe(200)
})

test('a right that is taken away is gone with the next request', async () => {
  const [mod, ann] = [await account('moderator'), await guestClient(url, 'Ann')]
  expect((await mod.get('/api/admin/acts')).status).toBe(200)
  expect((await mod.get('/api/me')).body.rank).toBe('moderator')
  await act(owner, { do: 'appoint', person: mod.id, rank: null })
  expect((await mod.get('/api/admin/acts')).status).toBe(403)
  expect(await code(mod, { do: 'ban', person: ann.id, days: null })).toBe('not-yours')
  expect((await mod.get('/api/me')).body.rank).toBeUndefined()
})

test('what a moderator asked for while their right was taken is not done', async () => {
  const { people, moderation } = serving.server
  for (const taken of [
    { do: 'appoint', rank: null },
    { do: 'ban', days: 1 },
  ]) {
    const [mod, ann] = [await account('moderator'), await guestClient(url, 'Ann')]
    const asked = await people.get(mod.id)
    await act(owner, { ...taken, person: mod.id })
    const late = moderation.act(asked, { do: 'mute', person: ann.id, days: 1, why: 'x' })
    await expect(late).rejects.toMatchObject({ code: 'not-yours' })
    expect((await ann.get('/api/me')).body.muted).toBeUndefined()
  }
})

test('nobody rules upon themselves or an owner, a moderator not upon another; owners alone appoint and reset', async () => {
  const ann = await guestClient(url, 'Ann')
  const robo = (await owner.send('POST', '/api/bots', { name: `Robo ${count}` })).body
  const deeds = [{ do: 'ban', days: null }, { do: 'mute', days: 1 }, { do: 'unban' }, { do: 'unmute' }]
  for (const deed of deeds) {
    for (const person of [mod.id, other.id, owner.id, robo.id])
      expect([deed.do, await code(mod, { ...deed, person })]).toEqual([deed.do, 'protected'])
    expect(await code(owner, { ...deed, person: owner.id })).toBe('protected')
  }
  for (const [person, rank] of [
    [ann.id, 'moderator'],
    [mod.id, 'owner'],
    [other.id, null],
  ])
    expect(await code(mod, { do: 'appoint', person, rank })).toBe('not-yours')
  expect(await code(mod, { do: 'reset-password', person: ann.id })).toBe('not-yours')
  expect(await code(owner, { do: 'appoint', person: mod.id, rank: 'owner' })).toBe('not-yours')
  expect(await code(owner, { do: 'appoint', person: owner.id, rank: null })).toBe('protected')
  const guest = await guestClient(url, 'Gus')
  expect(await code(owner, { do: 'appoint', person: guest.id, rank: 'moderator' })).toBe('not-offered-here')
  expect((await act(owner, { do: 'ban', person: other.id, days: 1 })).status).toBe(200)
  // Who is banned has no right either.
  expect((await other.get('/api/admin/acts')).body.code).toBe('banned')
  await act(owner, { do: 'unban', person: other.id })
})

test('who is banned is cut off: socket, requests, bots, queue, seats and push; and may take their data and go', async () => {
  const ann = await guestClient(url, 'Ann')
  const { table, people } = await seated(url, 2)
  const bob = people[0] as Client
  await bob.send('POST', '/api/account', { name: `Bob ${count}`, password: 'long enough' })
  const robo = (await bob.send('POST', '/api/bots', { name: `Bo ${count}` })).body
  const room = (await bob.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await ann.do(room, { do: 'sit' })
  const endpoint = 'https://fcm.googleapis.com/bob'
  await bob.send('PUT', '/api/me/push', { endpoint, keys: { p256dh: 'a', auth: 'b' } })
  await bob.send('POST', '/api/match', { game: 'toy', seats: 4 })
  const lines = [await bob.socket(), await openLine(url, { authorization: `Bearer ${robo.token}` })]
  const closed = lines.map(closing)
  const { seq } = (await act(mod, { do: 'ban', person: bob.id, days: 7 })).body
  expect(await Promise.all(closed)).toEqual([1008, 1008])
  const { db } = serving.server.store
  expect(await db.selectFrom('queue').selectAll().where('person', '=', bob.id).execute()).toEqual([])
  for (const path of ['/api/tables/mine', `/api/tables/${table}`, '/api/friends'])
    expect([path, (await bob.get(path)).body.code]).toEqual([path, 'banned'])
  expect((await bob.do(table, { do: 'return' })).body.code).toBe('banned')
  expect((await clientOf(url, '', robo.token).get('/api/tables/mine')).body.code).toBe('banned')
  await expect(bob.socket()).rejects.toThrow('403')
  const sheet = async (id: string) => (await ann.get(`/api/tables/${id}`)).body.sheet
  expect((await sheet(table)).seats[0]).toMatchObject({ person: { id: bob.id }, bot: 'L3' })
  expect((await sheet(room)).seats[0].person).toBeUndefined()
  await serving.server.notices.tell(bob.id, table, 'toy')
  expect(pushed).not.toContain(endpoint)
  const again = clientOf(url)
  await again.send('POST', '/api/session', { name: `Bob ${count}`, password: 'long enough' })
  expect((await again.get('/api/me')).body).toMatchObject({ id: bob.id, banned: expect.any(Number) })
  expect((await again.send('POST', '/api/guest', { name: 'Fresh' })).body.code).toBe('banned')
  // By this they prove who they are, to be forgotten.
  expect((await again.get('/api/account')).body).toMatchObject({ password: true })
  const data = (await again.get('/api/me/export')).body
  expect(data.acts).toMatchObject([{ seq, act: 'ban', why: 'a test' }])
  expect(JSON.stringify(data.acts)).not.toContain(mod.id)
  await act(mod, { do: 'unban', person: bob.id })
  expect((await again.do(table, { do: 'return' })).status).toBe(200)
  await act(mod, { do: 'ban', person: bob.id, days: null })
  expect((await again.get('/api/me')).body.banned).toBeNull()
  expect((await again.send('DELETE', '/api/me', { password: 'long enough' })).status).toBe(200)
  // What was done is still known; to whom leads nowhere.
  const [last] = (await mod.get('/api/admin/acts')).body.acts
  expect(last).toMatchObject({ do: 'ban', person: { id: bob.id, name: '' }, until: null, done: true })
})

test('what somebody asked for just before a ban, and is done just after it, is undone', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const room = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await act(mod, { do: 'ban', person: bob.id, days: 7 })
  // As by another node, which has not heard of it yet.
  const { tables, matches, store, sweep } = serving.server
  await (await tables.get(room))?.do(bob.id, 'late', { do: 'sit' })
  const asked = { person: bob.id, game: 'toy', seats: 4, bots: false, seal: '' }
  await matches.wait({ person: bob.id, address: '' }, asked)
  // However long that took here.
  await store.db.updateTable('acts').set({ at: Date.now() }).where('person', '=', bob.id).execute()
  // One may be under way already, as the server looks every second.
  await Promise.race([sweep(), sweep()])
  expect((await ann.get(`/api/tables/${room}`)).body.sheet.seats[1].person).toBeUndefined()
  expect(await store.db.selectFrom('queue').selectAll().where('person', '=', bob.id).execute()).toEqual([])
})

test('a ban ends by itself', async () => {
  const ann = await guestClient(url, 'Ann')
  await act(mod, { do: 'ban', person: ann.id, days: 1 })
  await serving.server.store.db
    .updateTable('people')
    .set({ banned: Date.now() - 1 })
    .where('id', '=', ann.id)
    .execute()
  expect((await ann.get('/api/tables/mine')).status).toBe(200)
  expect((await ann.get('/api/me')).body.banned).toBeUndefined()
})

test('an address is banned as the proxy saw it: its guests go, accounts stay, and no header walks around it', async () => {
  const [here, there] = ['203.0.113.7', '203.0.113.8']
  const guest = async (address: string, name = 'Gus') => {
    const one = clientOf(url)
    const { body } = await one.send('POST', '/api/guest', { name }, from(address))
    return Object.assign(one, { id: body.id as string, code: body.code as string | undefined })
  }
  const [bad, neighbour, far] = [await guest(here), await guest(here), await guest(there)]
  const line = await openLine(url, { cookie: bad.cookie, ...from(here) })
  const beside = await openLine(url, { cookie: neighbour.cookie, ...from(here) })
  const closed = [line, beside].map(closing)
  const stays = await openLine(url, { cookie: far.cookie, ...from(there) })
  await act(mod, { do: 'ban', person: bad.id, days: null, address: true })
  expect(await Promise.all(closed)).toEqual([1008, 1008])
  expect((await guest(here)).code).toBe('banned')
  expect((await guest(`9.9.9.9, ${here}`)).code).toBe('banned')
  expect((await guest(`${here}, ${there}`)).code).toBeUndefined()
  const register = { name: 'Newcomer', password: 'long enough' }
  expect((await clientOf(url).send('POST', '/api/account', register, from(here))).body.code).toBe('banned')
  const mine = (one: Client, address: string) => one.send('GET', '/api/tables/mine', undefined, from(address))
  expect((await mine(neighbour, here)).body.code).toBe('banned')
  expect((await mine(neighbour, there)).status).toBe(200)
  expect((await mine(mod, here)).status).toBe(200)
  stays.tell({ do: 'ping' })
  await stays.next((one) => one.type === 'pong')
  await stays.close()
  // Wherever they come back from, too.
  expect((await mine(bad, '203.0.113.9')).body.code).toBe('banned')
  expect((await guest('203.0.113.9')).code).toBe('banned')
  // The address of a proxy, or of the machine itself, is everybody's.
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', '::ffff:127.0.0.1'])
    expect([address, await code(mod, { do: 'ban-address', address, days: 1 })]).toEqual([
      address,
      'not-offered-here',
    ])
  expect((await mine(bad, '127.0.0.1')).body.code).toBe('banned')
  const { addresses } = (await mod.get('/api/admin/people')).body
  expect(addresses).toHaveLength(2)
  expect(JSON.stringify(addresses)).not.toContain('203.0.113')
  for (const { address } of addresses) await act(mod, { do: 'unban-address', address })
  expect((await guest(here)).code).toBeUndefined()
  await act(mod, { do: 'ban-address', address: here, days: 30 })
  expect((await guest(here)).code).toBe('banned')
  await act(mod, { do: 'unban-address', address: here })
  expect((await guest(here)).code).toBeUndefined()
})

test('who is muted talks nowhere, by no bot of theirs either', async () => {
  const ann = await account()
  const robo = (await ann.send('POST', '/api/bots', { name: `Echo ${count}` })).body
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const bot = clientOf(url, '', robo.token)
  await bot.do(table, { do: 'sit' })
  await act(mod, { do: 'mute', person: ann.id, days: 1 })
  for (const one of [ann, bot])
    for (const words of [
      { do: 'say', text: 'hi' },
      { do: 'emote', emote: 'wow' },
    ])
      expect((await one.do(table, words)).body.code).toBe('silent')
  expect((await ann.get('/api/me')).body.muted).toEqual(expect.any(Number))
  // A name is told to all at a table, too.
  const gus = await guestClient(url, 'Gus')
  await act(mod, { do: 'mute', person: gus.id, days: 1 })
  for (const one of [gus, bot])
    expect((await one.send('PUT', '/api/me', { name: 'You fools' })).body.code).toBe('silent')
  expect((await ann.send('POST', '/api/bots', { name: 'You fools' })).body.code).toBe('silent')
  expect((await gus.send('PUT', '/api/me', { avatar: 'cat' })).body).toMatchObject({
    name: 'Gus',
    avatar: 'cat',
  })
  const password = 'correct horse'
  const registers = (name: string) => gus.send('POST', '/api/account', { name, password })
  expect((await registers('You fools')).body.code).toBe('silent')
  expect((await registers('Gus')).body.name).toBe('Gus')
  await act(mod, { do: 'unmute', person: ann.id })
  expect((await ann.do(table, { do: 'say', text: 'hi' })).status).toBe(200)
})

test('a message that is removed is gone for who has it open and for who reads later', async () => {
  const { table, people, lines } = await seated(url, 2)
  const [ann, bob] = people as [Client, Client]
  const [, hers] = lines as [Line, Line]
  await ann.do(table, { do: 'say', text: 'a rude word' })
  const { line } = await hers.next((one) => one.type === 'said')
  expect((await bob.get(`/api/tables/${table}/chat`)).body.lines).toMatchObject([{ line }])
  const report = await reported(ann, bob, table)
  const [shown] = (await serving.server.moderation.reports(undefined, false)).reports.filter(
    (one) => one.id === report,
  )
  expect(shown?.said).toMatchObject([{ line, text: 'a rude word' }])
  await act(mod, { do: 'remove-message', line, report })
  expect(await hers.next((one) => one.type === 'unsaid')).toEqual({ type: 'unsaid', table, line })
  expect((await bob.get(`/api/tables/${table}/chat`)).body.lines).toEqual([])
  expect(await code(mod, { do: 'remove-message', line })).toBe('not-found')
  for (const one of lines) await one.close()
})

test('nobody takes back what they have said themselves, nor what an owner said', async () => {
  const { table } = (await mod.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  await owner.do(table, { do: 'sit' })
  for (const one of [mod, owner]) await one.do(table, { do: 'say', text: 'a rude word' })
  const { lines } = (await mod.get(`/api/tables/${table}/chat`)).body
  for (const { line } of lines) expect(await code(mod, { do: 'remove-message', line })).toBe('protected')
  expect((await act(owner, { do: 'remove-message', line: lines[0].line })).status).toBe(200)
  await mod.do(table, { do: 'remove', seat: 1 })
})

test('a table that is removed is over without a result, and for its players alone', async () => {
  const { table, people, lines } = await seated(url, 2, { rated: true })
  await act(mod, { do: 'remove-table', table })
  const [ann] = people as [Client]
  const { sheet } = (await ann.get(`/api/tables/${table}`)).body
  expect(sheet).toMatchObject({ phase: 'over', listed: false, result: { reason: 'removed', winners: [] } })
  expect((await ann.get(`/api/tables/${table}/record`)).status).toBe(200)
  expect((await mod.get(`/api/tables/${table}/record`)).status).toBe(404)
  expect(await code(mod, { do: 'remove-table', table })).toBe('wrong-phase')
  const open = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await act(mod, { do: 'remove-table', table: open })
  expect((await ann.get(`/api/tables/${open}`)).body.sheet.phase).toBe('closed')
  for (const one of lines) await one.close()
  // Read out of the lists of the database, as profiles do.
  await expect
    .poll(() =>
      serving.server.store.db.selectFrom('results').selectAll().where('table_id', '=', table).execute(),
    )
    .toMatchObject([
      { position: 0, won: 0, rated: 0 },
      { position: 0, won: 0, rated: 0 },
    ])
})

test('a moderator decides nothing where they play, and learns nothing there', async () => {
  const { table, people, lines } = await seated(url, 2)
  const bob = people[1] as Client
  const { db } = serving.server.store
  for (const [rank, seat] of [
    ['moderator', 0],
    ['owner', 0],
  ] as const) {
    const judge = people[seat] as Client
    if (rank === 'moderator')
      await judge.send('POST', '/api/account', { name: `Judge ${count}`, password: 'long enough' })
    await serving.server.moderation.act(undefined, { do: 'appoint', person: judge.id, rank, why: 'x' })
    if (rank === 'moderator') {
      expect(await code(judge, { do: 'ban', person: bob.id, days: 1 })).toBe('partial')
      expect(await code(judge, { do: 'remove-table', table })).toBe('partial')
    }
    if (rank === 'owner') {
      await bob.send('POST', '/api/account', { name: `Other ${count}`, password: 'long enough' })
      expect(await code(judge, { do: 'reset-password', person: bob.id })).toBe('partial')
    }
    const text = JSON.stringify((await judge.get(`/api/admin/tables/${table}`)).body)
    const { state } = (await serving.server.tables.get(table)) as NonNullable<
      Awaited<ReturnType<typeof serving.server.tables.get>>
    >
    const secrets = [
      state.secret,
      hashOf(state.game, state.table?.state),
      ...state.chairs.map((one) => one.nonce ?? 'none'),
      ...people.map((one) => `n${one.id}`),
      JSON.stringify(state.table?.state).slice(0, 40),
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  // What spectators say to each other is not for who sits there, whatever their right.
  const eve = await guestClient(url, 'Eve')
  const line = await eve.socket()
  line.tell({ do: 'watch', table })
  await line.next((one) => one.type === 'table')
  await eve.do(table, { do: 'say', text: 'between spectators' })
  const report = await reported(eve, bob, table)
  const seen = async (one: Client) =>
    (await one.get('/api/admin/reports')).body.reports.find((row: { id: string }) => row.id === report).said
  expect(await seen(people[0] as Client)).toEqual([])
  expect(await seen(mod)).toMatchObject([{ text: 'between spectators' }])
  expect(await db.selectFrom('reports').select('act').where('id', '=', report).execute()).toEqual([
    { act: null },
  ])
  await act(owner, { do: 'dismiss', report })
  for (const one of [line, ...lines]) await one.close()
})

test('reports wait in a queue until they are settled, with what was done and why', async () => {
  const { table, people, lines } = await seated(url, 2)
  const [ann, bob] = people as [Client, Client]
  const report = await reported(ann, bob, table)
  const { open, reports } = (await mod.get('/api/admin/reports')).body
  expect(open).toBe(reports.length)
  expect(reports.at(-1)).toMatchObject({ id: report, by: { id: bob.id }, whom: { id: ann.id }, text: 'rude' })
  const both = await Promise.all([
    act(mod, { do: 'mute', person: ann.id, days: 3, why: 'rude to Bob', report }),
    act(other, { do: 'dismiss', why: 'not so bad', report }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [settled] = (await mod.get('/api/admin/reports?settled=yes')).body.reports
  expect(settled.id).toBe(report)
  expect(settled.settled.why).toMatch(/rude to Bob|not so bad/)
  const left = (await mod.get('/api/admin/reports')).body.reports
  expect(left.map((one: { id: string }) => one.id)).not.toContain(report)
  // Whoever lost undid nothing and wrote nothing.
  const acts = (await mod.get('/api/admin/acts')).body.acts.filter(
    ({ why }: { why: string }) => why === 'rude to Bob' || why === 'not so bad',
  )
  expect(acts).toHaveLength(1)
  const muted = (await ann.get('/api/me')).body.muted !== undefined
  expect(muted).toBe(acts[0].do === 'mute')
  await mod.send('POST', '/api/tables', { game: 'toy', seats: 2 })
  const room = (await mod.get('/api/tables/mine')).body.tables[0].id
  await bob.do(room, { do: 'sit' })
  const about = await reported(mod, bob, room)
  expect(await code(mod, { do: 'dismiss', report: about })).toBe('partial')
  const bot = (await mod.send('POST', '/api/bots', { name: 'Robot' })).body
  const ofBot = await reported(bot, bob, room)
  expect(await code(mod, { do: 'dismiss', report: ofBot })).toBe('partial')
  expect((await act(other, { do: 'dismiss', report: about })).status).toBe(200)
  for (const one of lines) await one.close()
})

test('a password that is reset signs out everywhere, and is told once', async () => {
  const ann = await account()
  const name = `Account ${count}`
  const line = await ann.socket()
  const closed = closing(line)
  const { password, seq } = (await act(owner, { do: 'reset-password', person: ann.id })).body
  expect(await closed).toBe(1008)
  expect((await ann.get('/api/me')).body.id).toBeNull()
  const sign = (word: string) => clientOf(url).send('POST', '/api/session', { name, password: word })
  expect((await sign('long enough')).status).toBe(401)
  const back = clientOf(url)
  expect((await back.send('POST', '/api/session', { name, password })).body.id).toBe(ann.id)
  // Who was just connecting is looked for again for some seconds; who came with the new one stays.
  const anew = await back.socket()
  await serving.server.enforcement.sweep()
  anew.tell({ do: 'ping' })
  await anew.next((one) => one.type === 'pong')
  await anew.close()
  const { acts } = (await owner.get('/api/admin/acts')).body
  expect(JSON.stringify(acts)).not.toContain(password)
  expect(acts[0]).toMatchObject({ seq, do: 'reset-password', by: { id: owner.id }, why: 'a test' })
})

test('a table is looked into: what was written when, who is asked, and whether it holds together', async () => {
  const { table, people, lines } = await seated(url, 2)
  const inspect = async () => (await mod.get(`/api/admin/tables/${table}`)).body
  const running = await inspect()
  expect(running).toMatchObject({ game: 'toy', phase: 'playing', verified: true, moves: 0 })
  expect(running.seats.filter((one: { asked?: number }) => one.asked !== undefined)).toHaveLength(1)
  expect(running.log.map((one: { kind: string }) => one.kind)).toEqual(
    expect.arrayContaining(['opened', 'sat', 'started', 'revealed']),
  )
  expect(running.hashes).toEqual([[0, expect.stringMatching(/^[0-9a-f]{16}$/)]])
  const actor = await serving.server.tables.get(table)
  // As a mistake of ours would have it: what is in memory is not what is written.
  const kept = actor?.state.secret ?? ''
  Object.assign(actor?.state ?? {}, { secret: 'other' })
  expect(await inspect()).toMatchObject({ verified: false, trouble: 'in memory it is not what is written' })
  Object.assign(actor?.state ?? {}, { secret: kept })
  await (people[0] as Client).do(table, { do: 'resign' })
  const over = await inspect()
  expect(over).toMatchObject({ phase: 'over', verified: true })
  expect(over.hashes[0][1]).not.toBe(running.hashes[0][1])
  expect((await mod.get('/api/admin/status')).body).toMatchObject({
    trouble: null,
    nodes: [{}],
    here: { sockets: expect.any(Number) },
  })
  for (const one of lines) await one.close()
})

test('a table that cannot be read any more is found, explained without its moves, and can be removed', async () => {
  const { table, lines } = await seated(url, 2)
  for (const one of lines) await one.close()
  const { db } = serving.server.store
  const { seq } = (await mod.get(`/api/admin/tables/${table}`)).body
  const broken = { id: 'c'.repeat(20), seq: seq + 1 }
  const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute()
  const body = JSON.stringify({ body: { type: 'moved', seat: 0, move: { cheat: 'a secret' } } })
  for (const row of [...rows, { seq: broken.seq, at: 1, body }])
    await db
      .insertInto('entries')
      .values({ ...row, table_id: broken.id })
      .execute()
  const [known] = await db.selectFrom('tables').selectAll().where('id', '=', table).execute()
  if (known)
    await db
      .insertInto('tables')
      .values({ ...known, id: broken.id, due: 1 })
      .execute()
  const { stuck } = (await mod.get('/api/admin/status')).body
  expect(stuck).toMatchObject([{ id: broken.id }])
  const found = (await mod.get(`/api/admin/tables/${broken.id}`)).body
  expect(found).toMatchObject({ verified: false, trouble: `the log cannot be read on after entry ${seq}` })
  expect(JSON.stringify(found)).not.toContain('a secret')
  await act(mod, { do: 'remove-table', table: broken.id })
  expect((await mod.get('/api/admin/status')).body.stuck).toEqual([])
})

test('who reports the same again has one report, with what was said last', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  await bob.do(table, { do: 'sit' })
  for (const text of ['once', 'twice', 'thrice'])
    await bob.send('POST', '/api/reports', { whom: ann.id, table, text })
  const { reports } = await serving.server.moderation.reports(undefined, false)
  expect(reports.filter((one) => one.whom.id === ann.id).map((one) => one.text)).toEqual(['thrice'])
})

test('nobody buries the reports of others under their own', async () => {
  const { db } = serving.server.store
  const { moderation } = serving.server
  const [ann, eve, bad] = [
    await guestClient(url, 'Ann'),
    await guestClient(url, 'Eve'),
    await guestClient(url, 'Bad'),
  ]
  const report = (id: string, by: Client, at: number, table = id) =>
    ({ id, person: by.id, whom: owner.id, table_id: table, text: id, at, act: null }) as const
  const many = Array.from({ length: 2 * REPORTS_PER_PAGE }, (_, i) => report(`eve ${i}`, eve, i))
  const first = report('bad', bad, -1)
  const last = report('ann', ann, Number.MAX_SAFE_INTEGER)
  await db
    .insertInto('reports')
    .values([first, ...many, last])
    .execute()
  await act(owner, { do: 'ban', person: bad.id, days: 1 })
  const page = async (from: number) =>
    (await moderation.reports(undefined, false, { from })).reports.map(({ id }) => id)
  const [shown, open] = [await page(0), (await moderation.reports(undefined, false)).open]
  expect(shown).toContain('ann')
  expect(shown.indexOf('eve 0')).toBeLessThan(shown.indexOf('eve 1'))
  // All of them can be seen, one page after the other, and those of the banned come last.
  const all = new Set(shown)
  for (let from = shown.length; from < open; from += REPORTS_PER_PAGE)
    for (const id of (await mod.get(`/api/admin/reports?from=${from}`)).body.reports) all.add(id.id)
  expect(all.size).toBe(open)
  expect([...all].at(-1)).toBe('bad')
  await db.deleteFrom('reports').where('whom', '=', owner.id).execute()
})

test('reports are by and about those who were at the table, also whom the host has sent away', async () => {
  const [ann, bob, cat, dan] = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => guestClient(url, name)),
  )
  if (!ann || !bob || !cat || !dan) throw new Error('four were asked')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 3 })).body
  await bob.do(table, { do: 'sit' })
  const report = async (by: Client, whom: Client) =>
    (await by.send('POST', '/api/reports', { whom: whom.id, table, text: 'rude' })).body
  // Cat never came, and Dan reads of it in the lobby.
  expect(await report(bob, cat)).toMatchObject({ code: 'not-found' })
  expect(await report(dan, ann)).toMatchObject({ code: 'not-yours' })
  expect(await report(bob, ann)).toEqual({ reported: ann.id })
  await ann.do(table, { do: 'remove', seat: 1 })
  expect(await report(ann, bob)).toEqual({ reported: bob.id })
  expect(await report(bob, ann)).toEqual({ reported: ann.id })
  const line = await cat.socket()
  line.tell({ do: 'watch', table })
  await line.next((one) => one.type === 'table')
  expect(await report(ann, cat)).toEqual({ reported: cat.id })
  await line.close()
})

test('a password that cannot be set is not written down as reset', async () => {
  const ann = await account()
  const { db } = serving.server.store
  await sql`create trigger no_password before update of password on people begin select raise(abort, 'no'); end`.execute(
    db,
  )
  expect((await act(owner, { do: 'reset-password', person: ann.id })).status).toBe(500)
  await sql`drop trigger no_password`.execute(db)
  const { acts } = (await owner.get('/api/admin/acts')).body
  expect(acts[0].person?.id).not.toBe(ann.id)
  expect((await ann.get('/api/me')).body.id).toBe(ann.id)
})
