// Signing out ends what one was signed in with, here and there; and nobody passes for an account.

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

const SECRET = 'a secret that only this test knows, long enough'
let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve({ SECRET })
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
