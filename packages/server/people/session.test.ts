// Signing out ends what one was signed in with, here and there; and nobody passes for an account.

import { createHmac } from 'node:crypto'
import { MAX_SESSIONS } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

const SECRET = 'a secret that only this test knows, long enough'
const HOUR = 3_600_000
let now = 1_800_000_000_000
let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve({ SECRET }, { now: () => now })
  url = serving.url
})
afterAll(() => serving.end())

const account = async (name: string) => {
  const person = await guestClient(url, 'Somebody')
  const made = await person.send('POST', '/api/account', { name, password: 'long enough' })
  expect(made.body.kind).toBe('account')
  return person
}

test('a cookie is worth nothing once its browser has signed out; other browsers stay', async () => {
  const ann = await account('Ann')
  const elsewhere = clientOf(url)
  await elsewhere.send('POST', '/api/session', { name: 'Ann', password: 'long enough' })
  const copied = clientOf(url, ann.cookie)
  const line = await copied.socket()
  const other = await elsewhere.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  expect((await copied.get('/api/me')).body.id).toBe(ann.id)
  await ann.send('DELETE', '/api/session')
  expect((await copied.get('/api/me')).body.id).toBeNull()
  expect(await closed).toBe(1008)
  expect((await elsewhere.get('/api/me')).body.id).toBe(ann.id)
  other.tell({ do: 'ping' })
  expect(await other.next((one) => one.type === 'pong')).toEqual({ type: 'pong' })
  await other.close()
})

test('a cookie from before sessions were kept is good until its person signs out', async () => {
  const eve = await guestClient(url, 'Eve')
  const { db } = serving.server.store
  // As the migration leaves it.
  await db.updateTable('sessions').set({ id: eve.id }).where('person', '=', eve.id).execute()
  const text = `${eve.id}.1`
  const old = clientOf(
    url,
    `undercrown=${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`,
  )
  expect((await old.get('/api/me')).body.id).toBe(eve.id)
  const copied = clientOf(url, old.cookie)
  await old.send('DELETE', '/api/session')
  expect((await copied.get('/api/me')).body.id).toBeNull()
})

test('who becomes somebody else leaves nothing behind that would still open', async () => {
  const kim = await guestClient(url, 'Kim')
  const guest = clientOf(url, kim.cookie)
  await kim.send('POST', '/api/account', { name: 'Kim', password: 'long enough' })
  expect((await guest.get('/api/me')).body.id).toBeNull()
  expect((await kim.get('/api/me')).body.id).toBe(kim.id)
})

test('sessions are listed to their person alone, without what a cookie is made of, and ended one by one', async () => {
  const lea = await account('Lea')
  const elsewhere = clientOf(url)
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  now += HOUR
  await elsewhere.send('POST', '/api/session', { name: 'Lea', password: 'long enough' }, firefox)
  const { sessions } = (await lea.get('/api/sessions')).body
  expect(sessions).toMatchObject([
    { device: 'Firefox · Linux', here: false, created: now, seen: now },
    { here: true, created: now - HOUR },
  ])
  const kept = await serving.server.sessions.of(lea.id)
  for (const { id } of kept) expect(JSON.stringify(sessions)).not.toContain(id)
  expect(JSON.stringify((await lea.get('/api/me/export')).body)).not.toContain(kept[0]?.id)

  const eve = await account('Evelyn')
  expect((await eve.get('/api/sessions')).body.sessions.length).toBe(1)
  const end = (who: typeof lea, id: string) => who.send('DELETE', `/api/sessions/${id}`)
  expect((await end(eve, sessions[0].id)).status).toBe(404)
  expect((await end(lea, kept[0]?.id ?? '')).status).toBe(404)
  expect((await clientOf(url).get('/api/sessions')).status).toBe(401)
  expect((await end(clientOf(url), sessions[0].id)).status).toBe(401)
  expect((await elsewhere.get('/api/me')).body.id).toBe(lea.id)

  const [cut, open] = [await elsewhere.socket(), await lea.socket()]
  const closed = new Promise((done) => cut.raw.once('close', done))
  expect((await end(lea, sessions[0].id)).body.sessions).toMatchObject([{ here: true }])
  expect(await closed).toBe(1008)
  expect((await elsewhere.get('/api/me')).body.id).toBeNull()
  open.tell({ do: 'ping' })
  expect(await open.next((one) => one.type === 'pong')).toEqual({ type: 'pong' })
  await open.close()
})

test('a session that gives way to another, of its browser or for being one too many, hangs up', async () => {
  const mia = await account('Mia')
  const signIn = (by = clientOf(url)) =>
    by.send('POST', '/api/session', { name: 'Mia', password: 'long enough' })
  const open = async (by: typeof mia) => {
    const line = await by.socket()
    return { closed: new Promise((done) => line.raw.once('close', done)) }
  }
  const former = await open(clientOf(url, mia.cookie))
  await signIn(mia)
  expect(await former.closed).toBe(1008)
  const oldest = await open(mia)
  now += HOUR
  const { db } = serving.server.store
  const more = Array.from({ length: MAX_SESSIONS - 1 }, (_, i) => ({
    ...{ id: `${mia.id} ${i}`, person: mia.id, device: '', created: now, seen: now },
  }))
  await db.insertInto('sessions').values(more).execute()
  await signIn()
  expect(await oldest.closed).toBe(1008)
  expect((await mia.get('/api/me')).body.id).toBeNull()
})

test('a session that ended without a word, as by a node that died, hangs up within a minute', async () => {
  const uma = await account('Uma')
  const line = await uma.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  const [mine] = await serving.server.sessions.of(uma.id)
  const { db } = serving.server.store
  await db
    .deleteFrom('sessions')
    .where('id', '=', mine?.id ?? '')
    .execute()
  now += 60_000
  await serving.server.sweep()
  expect(await closed).toBe(1008)
})

test('what a token opened ends with it, also where that was not told and whatever cookie came along', async () => {
  const { server } = serving
  const owner = await account('Bot owner')
  const program = async (name: string) => (await owner.send('POST', '/api/bots', { name })).body
  const [lost, kept] = [await program('Lost'), await program('Kept')]
  const guest = await guestClient(url, 'Guest')
  const open = async (token: string, cookie = '') => {
    const line = await clientOf(url, cookie, token).socket()
    return { line, closed: new Promise((done) => line.raw.once('close', done)) }
  }
  const cut = [await open(lost.token), await open(lost.token, owner.cookie)]
  const other = await open(kept.token, guest.cookie)
  // As by a node that dies before it tells of it.
  await server.store.db.updateTable('people').set({ token: 'another' }).where('id', '=', lost.id).execute()
  await guest.send('DELETE', '/api/session')
  now += 60_000
  await server.sweep()
  for (const { closed } of cut) expect(await closed).toBe(1008)
  other.line.tell({ do: 'ping' })
  await other.line.next(({ type }) => type === 'pong')
  await other.line.close()
})

test('a session is told by the hour it was used last, and is over after a year', async () => {
  const ida = await account('Ida')
  const seen = async () => (await serving.server.sessions.of(ida.id))[0]?.seen
  now += HOUR / 2
  await ida.get('/api/me')
  expect(await seen()).toBe(now - HOUR / 2)
  now += HOUR
  await ida.get('/api/me')
  await expect.poll(seen).toBe(now)
  now += 365 * 24 * HOUR
  expect((await ida.get('/api/me')).body.id).toBeNull()
  expect((await ida.get('/api/sessions')).status).toBe(401)
  await ida.send('POST', '/api/session', { name: 'Ida', password: 'long enough' })
  expect((await ida.get('/api/sessions')).body.sessions).toMatchObject([{ here: true, created: now }])
})

test('neither guest nor bot takes the name of an account, nor one that looks like it', async () => {
  const zoe = await account('Zoé')
  const stranger = clientOf(url)
  for (const name of ['Zoé', 'zoe', 'ZOE', 'Zое', 'Z o e', 'Zοe']) {
    const made = await stranger.send('POST', '/api/guest', { name })
    expect([name, made.status, made.body.code]).toEqual([name, 409, 'name-taken'])
  }
  const guest = await guestClient(url, 'Zoé’s friend')
  expect((await guest.send('PUT', '/api/me', { name: 'Zое' })).body.code).toBe('name-taken')
  const look = { name: 'Zое', password: 'long enough' }
  expect((await guest.send('POST', '/api/account', look)).body.code).toBe('name-taken')
  const max = await account('Max')
  expect((await max.send('POST', '/api/bots', { name: 'Zoe' })).body.code).toBe('name-taken')
  // One's own is one's own.
  expect((await zoe.send('POST', '/api/bots', { name: 'Zoe' })).status).toBe(200)
  expect((await guest.send('PUT', '/api/me', { name: 'Zoé’s friend' })).status).toBe(200)
})

test('names may have emoji that are joined of several, and nothing else that is invisible', async () => {
  for (const name of ['Ann 👩‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈 Bo', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👍🏽', '1️⃣'])
    expect([name, (await clientOf(url).send('POST', '/api/guest', { name })).body.name]).toEqual([name, name])
  for (const name of ['a\u200db', '\u200d🦊', '🦊\u200d', '👩‍', 'a\u202eb', '👩\u200d\u200d🚀', 'x\u{e0067}'])
    expect([name, (await clientOf(url).send('POST', '/api/guest', { name })).status]).toEqual([name, 400])
})

test('of names that look alike and are taken at once, one is had', async () => {
  const names = ['Ulla', 'Uııa', 'ULLA', 'Ullа']
  const made = await Promise.all([
    ...names.map((name) => clientOf(url).send('POST', '/api/account', { name, password: 'long enough' })),
    clientOf(url).send('POST', '/api/guest', { name: 'Ulla' }),
  ])
  expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(made.slice(0, names.length).filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each(['\u3164', '\u00ad', '\u2800 \u2800'])('a name that nobody sees is none: %j', async (name) => {
  expect((await clientOf(url).send('POST', '/api/guest', { name })).status).toBe(400)
})

test('who signs out while a socket of theirs connects is cut off there, too', async () => {
  const { bans } = serving.server
  const { check } = bans
  for (const when of [1, 2]) {
    const one = await guestClient(url, 'Somebody')
    let checks = 0
    Object.assign(bans, {
      check: async (...asked: Parameters<typeof check>) => {
        await check(...asked)
        if (++checks === when) await clientOf(url, one.cookie).send('DELETE', '/api/session')
      },
    })
    const line = await one.socket()
    const closed = new Promise((done) => line.raw.once('close', done))
    line.tell({ do: 'ping' })
    expect(await Promise.race([closed, line.next(({ type }) => type === 'pong')])).toBe(1008)
    Object.assign(bans, { check })
  }
})

test('whoever has the cookie of a guest does not have the account that the guest makes', async () => {
  const ann = await guestClient(url, 'Somebody')
  const thief = clientOf(url, ann.cookie)
  const line = await thief.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  await ann.send('POST', '/api/account', { name: 'Annabel', password: 'long enough' })
  expect(await closed).toBe(1008)
  expect((await thief.get('/api/me')).body.id).toBeNull()
  expect((await ann.get('/api/me')).body.id).toBe(ann.id)
})
