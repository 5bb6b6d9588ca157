// Notices: to those who asked, at the browsers they asked with, and no more once a browser declines.

import { createECDH } from 'node:crypto'
import http, { createServer } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { MAX_PUSHES } from '@undercrown/protocol'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { Overrides } from '../server.ts'
import { clientOf, guestClient } from '../testing/client.ts'
import { seated, serve } from '../testing/serving.ts'
import { openNotices } from './notices.ts'

const vapid = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'y'.repeat(43),
  VAPID_SUBJECT: 'mailto:me@play.example',
}
/** A real pair. */
function generateKeys() {
  const pair = createECDH('prime256v1')
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  }
}
const at = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/${name}`,
  keys: { p256dh: 'a', auth: 'b' },
})

test('told when asked for, forgotten when the browser is gone', async () => {
  const serving = await serve(vapid)
  const { db } = serving.server.store
  const sent: string[] = []
  let gone = false
  const notices = openNotices(
    db,
    serving.server.config.vapid,
    Date.now,
    () => {},
    async ({ endpoint }, text) => {
      sent.push(`${endpoint} ${text}`)
      if (gone) throw Object.assign(new Error('gone'), { statusCode: 410 })
    },
  )
  const ann = await guestClient(serving.url, 'Ann')
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toEqual([])
  const elsewhere = { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'a', auth: 'b' } }
  expect((await ann.send('PUT', '/api/me/push', elsewhere)).body.code).toBe('malformed')
  const endpoint = 'https://fcm.googleapis.com/x'
  expect((await ann.send('PUT', '/api/me/push', { ...elsewhere, endpoint })).body).toEqual({ notices: true })
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toEqual([`${endpoint} {"why":"turn","table":"t","game":"toy"}`])
  gone = true
  await notices.tell(ann.id, 't', 'toy')
  await notices.tell(ann.id, 't', 'toy')
  expect(sent).toHaveLength(2)
  const told = []
  for (let i = 0; i < MAX_PUSHES + 2; i++)
    told.push((await ann.send('PUT', '/api/me/push', at(`b${i}`))).status)
  expect(told.filter((status) => status === 200)).toHaveLength(MAX_PUSHES)
  expect((await ann.send('PUT', '/api/me/push', at('b0'))).status).toBe(200)
  expect((await clientOf(serving.url).get('/api/games')).body.pushKey).toBe(vapid.VAPID_PUBLIC_KEY)
  await serving.end()
})

test('of many who are to be told at once, a few are at a time, each once and all in the end', async () => {
  const serving = await serve(vapid)
  const { db } = serving.server.store
  let [under, most] = [0, 0]
  const sent: string[] = []
  const notices = openNotices(
    db,
    serving.server.config.vapid,
    Date.now,
    () => {},
    async ({ endpoint }) => {
      most = Math.max(most, ++under)
      await new Promise((done) => setTimeout(done, 5))
      under--
      sent.push(endpoint)
      if (sent.length % 3 === 0) throw new Error('refused')
    },
  )
  const ann = await guestClient(serving.url, 'Ann')
  await ann.send('PUT', '/api/me/push', at('0'))
  const person = await db.selectFrom('people').selectAll().executeTakeFirstOrThrow()
  const push = await db.selectFrom('pushes').selectAll().executeTakeFirstOrThrow()
  const many = Array.from({ length: 100 }, (_, i) => `p${i}`)
  for (const id of many) {
    await db
      .insertInto('people')
      .values({ ...person, id })
      .execute()
    await db
      .insertInto('pushes')
      .values({ ...push, ...at(id), keys: '{}', session: '', person: id })
      .execute()
  }
  await Promise.all([...many, ...many].map((id) => notices.tell(id, 't', 'toy')))
  expect(most).toBeLessThanOrEqual(20)
  expect(sent.sort()).toEqual(many.map((id) => at(id).endpoint).sort())
  await notices.tell('p0', 't', 'toy')
  expect(sent).toHaveLength(101)
  await serving.end()
})

test('a push service that hangs keeps what goes to others waiting for one answer, not for all of its', async () => {
  const serving = await serve(vapid)
  const { db } = serving.server.store
  const sent: string[] = []
  const hanging: (() => void)[] = []
  let over = false
  const notices = openNotices(
    db,
    serving.server.config.vapid,
    Date.now,
    () => {},
    async ({ endpoint }) => {
      sent.push(new URL(endpoint).host)
      if (endpoint.includes('apple') && !over)
        await new Promise<void>((_done, failed) => hanging.push(() => failed(new Error('timed out'))))
    },
  )
  const ann = await guestClient(serving.url, 'Ann')
  await ann.send('PUT', '/api/me/push', at('0'))
  const person = await db.selectFrom('people').selectAll().executeTakeFirstOrThrow()
  const push = await db.selectFrom('pushes').selectAll().executeTakeFirstOrThrow()
  const many = Array.from({ length: 60 }, (_, i) => `p${i}`)
  for (const id of many) {
    const endpoint = `https://gateway.push.apple.com/${id}`
    await db
      .insertInto('people')
      .values({ ...person, id })
      .execute()
    await db
      .insertInto('pushes')
      .values({ ...push, endpoint, keys: '{}', session: '', person: id })
      .execute()
  }
  const telling = many.map((id) => notices.tell(id, 't', 'toy'))
  await expect.poll(() => hanging.length).toBe(20)
  const told = notices.tell(ann.id, 't', 'toy')
  // Whose browsers are looked up after hers: then hers have been, and wait.
  await notices.tell('nobody', 't', 'toy')
  hanging.shift()?.()
  await told
  expect(sent[20]).toBe('fcm.googleapis.com')
  over = true
  for (const end of hanging) end()
  await Promise.all(telling)
  expect(sent).toHaveLength(many.length + 1)
  await serving.end()
})

test('sent to push services alone, however an address is written', async () => {
  const sent: string[] = []
  const push: Overrides['push'] = async ({ endpoint }) => sent.push(endpoint)
  const serving = await serve(vapid, { push })
  const { db } = serving.server.store
  const ann = await guestClient(serving.url, 'Ann')
  const { keys } = at('')
  // Of the first three a parser other than that of `URL` takes what comes before for the whole name.
  for (const endpoint of [
    'https://127.0.0.1%2a.googleapis.com/x',
    'https://evil.example`.push.apple.com/x',
    'https://127.0.0.1*.fcm.googleapis.com/x',
    'https://127.0.0.1@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:22/x',
    'https://storage.googleapis.com/x',
    'https://127.0.0.1\\.fcm.googleapis.com/x',
    'https://127.0.0.1/fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/x',
  ]) {
    expect((await ann.send('PUT', '/api/me/push', { endpoint, keys })).body.code, endpoint).toBe('malformed')
    // Of before it was looked at so closely.
    await db
      .insertInto('pushes')
      .values({ endpoint, person: ann.id, keys: JSON.stringify(keys), session: '' })
      .execute()
  }
  const services = [
    'https://fcm.googleapis.com/fcm/send/dpH5:APA91b-_x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA-_=',
    'https://web.push.apple.com/QGd-_x',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2fA%3d%3d',
  ]
  for (const endpoint of services)
    expect((await ann.send('PUT', '/api/me/push', { endpoint, keys })).status, endpoint).toBe(200)
  await serving.server.notices.tell(ann.id, 't', 'toy')
  expect(sent.sort()).toEqual(services.sort())
  await serving.end()
})

test('of what a push service answers nothing but the number is read, however long it goes on', async () => {
  let cutOff = 0
  let status = 201
  const service = createServer((asked, answer) => {
    asked.resume()
    answer.writeHead(status)
    const more = setInterval(() => answer.write('x'), 5)
    answer.on('close', () => {
      clearInterval(more)
      cutOff++
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  const there = vi
    .spyOn(https, 'request')
    .mockImplementation((...args: unknown[]) =>
      http.request({ port, method: 'POST' }, args.at(-1) as (answer: http.IncomingMessage) => void),
    )
  const serving = await serve({ ...vapid, ...generateKeys() })
  const troubles: unknown[] = []
  const notices = openNotices(serving.server.store.db, serving.server.config.vapid, Date.now, (error) =>
    troubles.push(error),
  )
  const ann = await guestClient(serving.url, 'Ann')
  const browser = createECDH('prime256v1')
  const keys = { p256dh: browser.generateKeys('base64url'), auth: 'a'.repeat(22) }
  await ann.send('PUT', '/api/me/push', { ...at('endless'), keys })
  await notices.tell(ann.id, 't', 'toy')
  await expect.poll(() => cutOff).toBe(1)
  expect(troubles).toEqual([])
  status = 500
  await notices.tell(ann.id, 't', 'toy')
  expect(String(troubles)).toContain('the push service refused: 500')
  there.mockRestore()
  service.close()
  await serving.end()
})

test('what goes wrong is told without the address of the browser', async () => {
  const written: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => written.push(line) })
  const { endpoint } = at('secret-of-the-browser')
  // As web-push throws it.
  const refused = Object.assign(new Error(`Received unexpected response code`), { statusCode: 500, endpoint })
  const push: Overrides['push'] = () => Promise.reject(refused)
  const serving = await serve(vapid, { push, log })
  const { table, people, lines } = await seated(serving.url, 2)
  await people[1]?.send('PUT', '/api/me/push', at('secret-of-the-browser'))
  await lines[1]?.close()
  const { seq } = (await people[0]?.get(`/api/tables/${table}`))?.body ?? {}
  await people[0]?.do(table, { do: 'play', seq, pick: 0 })
  await expect.poll(() => written.join('')).toContain('the push service refused: 500')
  expect(written.join('')).not.toContain('secret-of-the-browser')
  await lines[0]?.close()
  await serving.end()
})

/** The toy, where after each move the next seat and, out of turn, the one after it are asked. */
const both: AnyGame = {
  ...(toy as unknown as AnyGame),
  choices(state) {
    const [one] = toy.choices(state as never)
    if (!one) return []
    const also = { ...one, seat: (one.seat + 1) % 3 }
    return [one, also] as never
  },
}

test('pushed when a decision is owed, also out of turn, and not to whoever is looking', async () => {
  const sent: string[] = []
  const push: Overrides['push'] = async ({ endpoint }, text) =>
    sent.push(`${endpoint.split('/').pop()} ${text}`)
  const serving = await serve(vapid, { push }, [both])
  const { table, people, lines } = await seated(serving.url, 3)
  for (const [i, one] of people.entries()) await one.send('PUT', '/api/me/push', at(`p${i}`))
  // The last one is elsewhere, with a socket that watches nothing.
  await lines[2]?.close()
  const elsewhere = await itemAt(people, 2).socket()
  const { seq } = (await people[0]?.get(`/api/tables/${table}`))?.body ?? {}
  await people[0]?.do(table, { do: 'play', seq, pick: 0 })
  expect(await elsewhere.next((one) => one.type === 'nudge')).toMatchObject({ table, why: 'turn' })
  await expect.poll(() => sent).toEqual([`p2 {"why":"turn","table":"${table}","game":"toy"}`])
  for (const line of [...lines, elsewhere]) await line.close()
  await serving.end()
})

test('a browser that is signed out, by whoever, is told nothing more; one that signs in anew goes on', async () => {
  const sent: string[] = []
  const push: Overrides['push'] = async ({ endpoint }) => sent.push(endpoint.split('/').at(-1) ?? '')
  const serving = await serve(vapid, { push })
  const { notices, store } = serving.server
  const password = 'long enough'
  const browser = async (name: string) => {
    const client = clientOf(serving.url)
    await client.send('POST', '/api/session', { name: 'Ann', password })
    expect((await client.send('PUT', '/api/me/push', at(name))).status).toBe(200)
    return client
  }
  const told = async () => {
    sent.length = 0
    await notices.tell(ann.body.id, 't', 'toy')
    return sent.sort()
  }
  const ann = await clientOf(serving.url).send('POST', '/api/account', { name: 'Ann', password })
  const [home, work, thief] = [await browser('home'), await browser('work'), await browser('thief')]
  expect(await told()).toEqual(['home', 'thief', 'work'])
  await work.send('DELETE', '/api/session')
  expect(await told()).toEqual(['home', 'thief'])
  // A new password keeps the browser in which it was set, and no other.
  const changed = await home.send('PUT', '/api/account/password', { old: password, password: 'longer still' })
  expect(changed.status).toBe(200)
  expect(await told()).toEqual(['home'])
  const again = await home.send('POST', '/api/session', { name: 'Ann', password: 'longer still' })
  expect(again.status).toBe(200)
  expect(await told()).toEqual(['home'])
  // What is told to nobody takes no room, and nobody is told what a session is.
  expect((await home.send('PUT', '/api/me/push', at('more'))).status).toBe(200)
  const rows = await store.db.selectFrom('pushes').select('endpoint').execute()
  expect(rows.map(({ endpoint }) => endpoint.split('/').at(-1)).sort()).toEqual(['home', 'more'])
  const { notices: mine } = (await home.get('/api/me/export')).body
  expect(Object.keys(mine[0])).toEqual(['endpoint', 'keys'])
  expect(thief.cookie).not.toBe('')
  await serving.end()
})
