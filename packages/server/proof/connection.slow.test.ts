// The connection to PostgreSQL breaks at the worst moments: a player is told what is true, and no move is done twice.

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, guestClient, type Line, stateAt } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Flaky, flakyWire } from '../testing/flaky.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

let database = ''
let flaky: Flaky
let serving: Serving
beforeAll(async () => {
  database = await freshDatabase()
  flaky = await flakyWire(database)
  serving = await serve({ DATABASE_URL: flaky.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await serving.end()
  await flaky.close()
})

const moves = async (table: string) => {
  const entries = await serving.server.store.entries(table, 0)
  return entries.filter((one) => one.body.includes('"moved"')).length
}

test.each(['before', 'after'] as const)(
  'a connection lost %s the commit: the move is in once, and everybody is told',
  async (when) => {
    const { table, lines } = await seated(serving.url, 2)
    const [one, two] = lines as [Line, Line]
    const { seq } = one.messages.findLast(stateAt(0))
    const so = flaky.broken
    flaky.breakAt(when)
    one.tell({ do: 'play', table, id: 'a', seq, pick: 0 })
    const told = await one.next((message) => message.did === 'a' || message.type === 'refused')
    expect(told).toMatchObject({ type: 'update', seq: seq + 1, did: 'a' })
    expect(await two.next(stateAt(seq + 1))).toMatchObject({ type: 'update', seq: seq + 1, by: 0 })
    expect([flaky.broken - so, await moves(table)]).toEqual([1, 1])
    // Sent again, it is still one move.
    one.tell({ do: 'play', table, id: 'a', seq, pick: 0 })
    expect(await one.next((message) => message.type === 'done')).toMatchObject({ id: 'a', seq: seq + 1 })
    expect(await moves(table)).toBe(1)
    for (const line of lines) await line.close()
  },
)

test('another was first while the connection was lost: the loser is told so', async () => {
  const { table, lines } = await seated(serving.url, 2)
  const [one] = lines as [Line]
  const { seq } = one.messages.findLast(stateAt(0))
  const other = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent' })
  const actor = await other.server.tables.get(table)
  flaky.breakAt('before')
  const raced = actor?.write(() => ({ type: 'resigned', seat: 1 }))
  one.tell({ do: 'play', table, id: 'b', seq, pick: 0 })
  await raced
  const told = await one.next((message) => message.did === 'b' || message.type === 'refused')
  // Whoever came first, the log has no gap, and what is told is what is written.
  const log = await serving.server.store.entries(table, 0)
  expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i + 1))
  const mine = log.find((entry) => entry.body.includes(' b"'))
  expect(mine?.seq).toBe(told.type === 'refused' ? undefined : told.seq)
  for (const line of lines) await line.close()
  await other.end()
})

test('a database that stays away: nobody is told what is not known, and asking again tells', async () => {
  const { table, people, lines } = await seated(serving.url, 2)
  const [one, two] = lines as [Line, Line]
  const { seq } = one.messages.findLast(stateAt(0))
  flaky.down()
  const play = { do: 'play', table, id: 'c', seq, pick: 0 }
  one.tell(play)
  expect(await one.next((message) => message.type === 'refused')).toMatchObject({
    code: 'unsure',
    id: 'c',
  })
  expect(two.messages.some(stateAt(seq + 1))).toBe(false)
  // What never came to be is not shown either.
  expect((await clientOf(serving.url).get('/healthz')).status).toBe(503)
  flaky.up()
  await expect.poll(async () => (await clientOf(serving.url).get('/healthz')).status).toBe(200)
  one.tell(play)
  expect((await one.next((message) => message.did === 'c')).seq).toBe(seq + 1)
  await two.next(stateAt(seq + 1))
  expect(await moves(table)).toBe(1)
  expect((await people[1]?.get(`/api/tables/${table}`))?.body.sheet.moves).toBe(1)
  for (const line of lines) await line.close()
})

test('what other nodes did while the connection was away is heard of when it is back', async () => {
  const other = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent' })
  const { table, people, lines } = await seated(serving.url, 2)
  const [one] = lines as [Line]
  const { seq } = one.messages.findLast(stateAt(0))
  flaky.down()
  const there = clientOf(other.url, people[0]?.cookie)
  expect((await there.do(table, { do: 'play', seq, pick: 0 })).status).toBe(200)
  flaky.up()
  expect((await one.next(stateAt(seq + 1))).seq).toBe(seq + 1)
  for (const line of lines) await line.close()
  await other.end()
})

test('a connection that is lost is told in the log, with nothing by which another could be made', async () => {
  const wire = await flakyWire(database)
  const told: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => told.push(line) })
  const other = await serve({ DATABASE_URL: wire.url }, { log })
  // Some that lie idle.
  await Promise.all(Array.from({ length: 5 }, () => guestClient(other.url, 'Ann')))
  wire.down()
  await expect.poll(() => told.length).toBeGreaterThan(0)
  wire.up()
  await expect.poll(async () => (await clientOf(other.url).get('/healthz')).status).toBe(200)
  const lost = told.map((line) => JSON.parse(line)).filter(({ about }) => about === 'postgres')
  expect(lost).not.toEqual([])
  for (const { err } of lost)
    expect(Object.keys(err).filter((key) => !['type', 'message', 'stack', 'code'].includes(key))).toEqual([])
  await other.end()
  await wire.close()
})

test('a node dies between what it wrote and the hint: those who watch by another are told all the same', async () => {
  const wire = await flakyWire(database)
  const other = await serve({ DATABASE_URL: wire.url, LOG_LEVEL: 'silent' })
  const ann = await guestClient(serving.url, 'Ann')
  const bob = await guestClient(other.url, 'Bob')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const line = await ann.socket()
  line.tell({ do: 'watch', table })
  const { seq } = await line.next(stateAt(0))
  wire.mute()
  // Lists know of it with the log, and nothing is owed for a day: no duty leads to it.
  expect((await bob.do(table, { do: 'sit' })).status).toBe(200)
  wire.down()
  expect((await line.next(stateAt(seq + 1))).sheet.seats[1].person.name).toBe('Bob')
  await line.close()
  wire.up()
  await other.end()
  await wire.close()
})

test('a node that hears nothing of the others, and is not told, notices: nobody stays who signed out elsewhere', async () => {
  const other = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent' })
  const { table, people, lines } = await seated(serving.url, 2)
  const [host, guest] = people as [Client, Client]
  const [one, two] = lines as [Line, Line]
  flaky.deafen()
  const there = (who: Client) => clientOf(other.url, who.cookie)
  await there(host).do(table, { do: 'list', on: false })
  const hungUp = new Promise((done) => two.raw.once('close', done))
  await there(guest).send('DELETE', '/api/sessions')
  await hungUp
  await one.next(({ sheet }) => sheet?.listed === false)
  expect((await clientOf(serving.url).get(`/api/tables/${table}`)).status).toBe(404)
  await one.close()
  await other.end()
})

test('a node that listens anew and gets no answer to that tries again, and hears the others', {
  timeout: 60_000,
}, async () => {
  const wire = await flakyWire(database)
  const deaf = await serve({ DATABASE_URL: wire.url, LOG_LEVEL: 'silent' })
  const heard: string[] = []
  deaf.server.store.listen(({ id }) => heard.push(id))
  wire.deafenNext()
  wire.deafen()
  const told = () => {
    serving.server.store.announce({ about: 'ruled', id: 'anew', what: '' })
    return heard
  }
  await expect.poll(told, { timeout: 30_000, interval: 500 }).toContain('anew')
  await deaf.end()
  await wire.close()
})

test('a node that goes silent in the middle of a commit holds no other up, nor itself', {
  timeout: 60_000,
}, async () => {
  const other = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent' })
  const { table, lines } = await seated(serving.url, 2)
  const [one] = lines as [Line]
  const { seq } = one.messages.findLast(stateAt(0))
  const actor = await other.server.tables.get(table)
  const so = flaky.broken
  flaky.breakAt('silently')
  one.tell({ do: 'play', table, id: 'd', seq, pick: 0 })
  await expect.poll(() => flaky.broken).toBe(so + 1)
  // The database still holds what was begun, at the number that the other node wants.
  await actor?.write(() => ({ type: 'resigned', seat: 1 }))
  await one.next((message) => message.did === 'd' || message.type === 'refused')
  const log = await other.server.store.entries(table, 0)
  expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i + 1))
  for (const line of lines) await line.close()
  await other.end()
})

test('a database that says nothing any more, without a word: who asks is told, and asks again', {
  timeout: 60_000,
}, async () => {
  const guest = await guestClient(serving.url, 'Gus')
  flaky.hush()
  const told = await Promise.all(Array.from({ length: 25 }, () => guest.get('/api/me')))
  // Those who came by a connection of before, and the rest by new ones.
  const codes = new Set(told.map(({ body }) => body.code ?? body.id))
  expect(codes).toContain('unsure')
  expect(codes).toEqual(new Set([...codes].filter((one) => one === 'unsure' || one === guest.id)))
  await expect.poll(async () => (await guest.get('/api/me')).body.id, { timeout: 20_000 }).toBe(guest.id)
  expect((await guest.send('PUT', '/api/me', { name: 'Gustave' })).status).toBe(200)
})
