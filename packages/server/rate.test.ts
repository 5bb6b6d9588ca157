// How often an address may ask, and how often anybody may guess: nothing that is written another way walks around it.

import { once } from 'node:events'
import { request } from 'node:http'
import { connect, Socket } from 'node:net'
import { itemAt } from '@undercrown/engine'
import { GUESSES_PER_ACCOUNT, MAX_UNREAD_BYTES, SLOW_REQUESTS_PER_MINUTE } from '@undercrown/protocol'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { clientOf, guestClient } from './testing/client.ts'
import { type Serving, seated, serve } from './testing/serving.ts'

let serving: Serving | undefined
afterEach(async () => {
  await serving?.end()
  serving = undefined
})

const usual = { REQUESTS_PER_MINUTE: '300' }
const guess = { name: 'Ann', password: 'not the password' }

/** The answer to a path as it is written: a URL would be tidied up on the way. */
function answerTo(url: string, path: string, body: object): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((done, failed) => {
    const sent = request(
      { hostname, port, path, method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      },
    )
    sent.once('error', failed)
    sent.end(JSON.stringify(body))
  })
}

test('wrong passwords are few, however the address is written', async () => {
  serving = await serve(usual)
  const ways = [
    '/api/session',
    '/%61pi/session',
    '/ap%69/session',
    '/%61%70%69/session?x',
    '/%2561pi/session',
    '//api/session',
    '/api//session',
    '/api/session/',
    '/API/session',
    '/./api/session',
    '/x/../api/session',
    '/api;/session',
    '/api%2fsession',
    'http://elsewhere/%61pi/session',
  ]
  let guessed = 0
  for (let i = 0; i < ways.length * 3; i++) {
    const way = ways[i % ways.length] as string
    if ((await answerTo(serving.url, way, { ...guess, name: `Ann ${i}` })) === 401) guessed++
  }
  for (let i = 0; i < 2 * SLOW_REQUESTS_PER_MINUTE; i++)
    if ((await answerTo(serving.url, '/%61pi/session', { ...guess, name: `Bob ${i}` })) === 401) guessed++
  expect(guessed).toBe(SLOW_REQUESTS_PER_MINUTE)
})

/** Whether the server lets a socket in, and keeps it. */
function knock(url: string, path = '/api/socket', headers: Record<string, string> = {}): Promise<string> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { headers })
  return new Promise((done) => {
    socket.once('message', () => done('in'))
    socket.once('unexpected-response', (_request, { statusCode }) => done(String(statusCode)))
    socket.once('close', (code) => done(String(code)))
    socket.on('error', () => {})
  })
}

test('sockets are counted however their address is written', async () => {
  serving = await serve({ REQUESTS_PER_MINUTE: '3' })
  const tried: string[] = []
  for (const path of ['/api/socket', '/%61pi/socket', '/api/s%6fcket', '/%61pi/socket'])
    tried.push(await knock(serving.url, path))
  expect(tried).toEqual(['in', 'in', 'in', '429'])
})

test('one address holds so many sockets and no more, also when all come at once', async () => {
  serving = await serve({ SOCKETS_PER_ADDRESS: '3' })
  const { url } = serving
  const tried = await Promise.all(Array.from({ length: 8 }, () => knock(url)))
  expect(tried.filter((one) => one === 'in').length).toBe(3)
  expect(tried.filter((one) => one === '1013').length).toBe(5)
})

test('what asks much of a table counts as a request, over however many sockets it comes', async () => {
  serving = await serve({ REQUESTS_PER_MINUTE: '20' })
  const ann = await guestClient(serving.url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const lines = [await ann.socket(), await ann.socket()]
  const commands = ['undo', 'stand', 'start', 'rematch'].map((verb) => ({ do: verb, table, id: 'again' }))
  const asked = [{ do: 'watch', table }, { do: 'recall', table }, ...commands]
  for (let i = 0; i < 15; i++) for (const line of lines) line.tell(asked[i % asked.length])
  const answers: unknown[] = []
  for (const line of lines) {
    // What is owed to everybody comes through all the same.
    line.tell({ do: 'ping' })
    await line.next((one) => one.type === 'pong')
    answers.push(...line.messages.filter((one) => one.code === 'too-fast'))
  }
  expect(answers).toHaveLength(2 * 15 - 20)
})

test('one address talks so much and no more, however many people it is', async () => {
  serving = await serve({ REQUESTS_PER_MINUTE: '30' })
  const people = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const opened = await itemAt(people, 0).send('POST', '/api/tables', { game: 'toy', seats: 2 })
  const { table } = opened.body
  const lines = await Promise.all(people.map((one) => one.socket()))
  for (const line of lines) {
    line.tell({ do: 'watch', table })
    await line.next((one) => one.type === 'table')
  }
  const before = performance.now()
  for (let i = 0; i < 10; i++)
    for (const line of lines) line.tell({ do: 'say', table, id: `s${i}`, text: 'hey' })
  const codes: unknown[] = []
  for (let i = 0; i < 10; i++)
    for (const line of lines) codes.push((await line.next((one) => one.id === `s${i}`)).code)
  const said = codes.filter((one) => one === undefined).length
  expect(said).toBeGreaterThan(0)
  // Two at once, and one every other second that this took.
  expect(said).toBeLessThanOrEqual(3 + (performance.now() - before) / 2000)
  expect(codes.filter((one) => one === 'too-fast')).toHaveLength(20 - said)
})

test.each([false, true])(
  'who sends on and on although it is refused is let go (binary: %s)',
  async (binary) => {
    serving = await serve({ MESSAGES_PER_SECOND: '10' })
    const { raw, messages } = await clientOf(serving.url).socket()
    const closed = new Promise((done) => raw.once('close', done))
    for (let i = 0; i < 2_000; i++) raw.send('1', { binary })
    await closed
    // Fifty at once are answered, and refused as often; and some for each second that this took.
    expect(messages.length).toBeLessThan(1_000)
  },
)

test.each([['ping of the protocol'], ['message']])(
  'who reads nothing is let go, whatever it sends: %s',
  async (sent) => {
    serving = await serve()
    const { raw } = await clientOf(serving.url).socket()
    const closed = new Promise((done) => raw.once('close', () => done('let go')))
    const answered = new Promise((done) =>
      raw.once(sent === 'message' ? 'message' : 'pong', () => done('answered')),
    )
    const unread = vi.spyOn(Socket.prototype, 'writableLength', 'get').mockReturnValue(MAX_UNREAD_BYTES + 1)
    if (sent === 'message') raw.send('{"do":"ping"}')
    else raw.ping()
    expect(await Promise.race([closed, answered])).toBe('let go')
    unread.mockRestore()
  },
)

test('of many messages that come at once, others are heard in between', async () => {
  serving = await serve()
  const loud = connect(Number(new URL(serving.url).port), '127.0.0.1')
  const quiet = await clientOf(serving.url).socket()
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  loud.write(
    `GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
  )
  let heard = ''
  while (!heard.includes('welcome')) heard += (await once(loud, 'data'))[0]
  loud.resume()
  const refused = vi.spyOn(serving.server.metrics, 'refusal')
  // Frames of one letter, in one piece.
  loud.write(Buffer.concat(Array.from({ length: 3_000 }, () => Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x31]))))
  quiet.tell({ do: 'ping' })
  await quiet.next((one) => one.type === 'pong')
  expect(refused.mock.calls.length).toBeLessThan(1_000)
  loud.destroy()
})

test('of messages that come over many sockets of one address at once, a few are read at a time, and all in order', async () => {
  serving = await serve()
  const { url } = serving
  const lines = await Promise.all(Array.from({ length: 40 }, () => clientOf(url).socket()))
  let turn = 0
  let going = true
  const count = () => {
    turn++
    if (going) setImmediate(count)
  }
  const read = new Map<number, number>()
  vi.spyOn(serving.server.metrics, 'refusal').mockImplementation(() => {
    read.set(turn, (read.get(turn) ?? 0) + 1)
  })
  count()
  for (let i = 0; i < 3; i++) for (const line of lines) line.tell({ do: 'nothing', id: `n${i}` })
  for (const line of lines) await line.next((one) => one.id === 'n2')
  going = false
  expect([...read.values()].reduce((sum, one) => sum + one)).toBe(120)
  // Four that have just come, and four of those that wait.
  expect(Math.max(...read.values())).toBeLessThanOrEqual(8)
  for (const line of lines) {
    const refused = line.messages.filter((one) => one.type === 'refused')
    expect(refused.map((one) => one.id)).toEqual(['n0', 'n1', 'n2'])
    await line.close()
  }
})

test('who sends a message in many pieces is let go', async () => {
  serving = await serve()
  const { raw } = await clientOf(serving.url).socket()
  const closed = new Promise((done) => raw.once('close', () => done('let go')))
  for (let i = 0; i < 100; i++) raw.send('', { fin: false })
  raw.send('{"do":"ping"}', { fin: true })
  const answered = new Promise((done) => raw.once('message', () => done('answered')))
  expect(await Promise.race([closed, answered])).toBe('let go')
})

test('a socket elsewhere than at its address is no socket, and nothing is written down of it', async () => {
  const told: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => told.push(line) })
  serving = await serve({}, { log })
  const tried: string[] = []
  for (const path of ['/api/me', '/api/tables/0123456789?code=SECRET', '/healthz', '/join/SECRET', '/x'])
    tried.push(await knock(serving.url, path))
  expect(tried).toEqual(['404', '404', '404', '404', '404'])
  expect(told.filter((line) => !line.includes('listening'))).toEqual([])
})

test('who asks for a socket by an address that cannot be read is let go', async () => {
  serving = await serve()
  const { hostname, port } = new URL(serving.url)
  const socket = connect(Number(port), hostname)
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  socket.write(['GET /%zz HTTP/1.1', 'Host: x', ...upgrade, '', ''].join('\r\n'))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('400 Bad Request')
  await once(socket, 'close')
})

test('an answer that comes too late counts as a request, for it is told the whole table', async () => {
  serving = await serve({ REQUESTS_PER_MINUTE: '20' })
  const { table, lines } = await seated(serving.url, 2)
  const line = itemAt(lines, 0)
  for (let i = 0; i < 30; i++) line.tell({ do: 'play', table, id: `p${i}`, seq: 0, pick: 0 })
  const codes: unknown[] = []
  for (let i = 0; i < 30; i++) codes.push((await line.next((one) => one.id === `p${i}`)).code)
  // Each of the two has asked to watch.
  expect(codes.filter((one) => one === 'stale')).toHaveLength(18)
  expect(codes.filter((one) => one === 'too-fast')).toHaveLength(12)
})

test('who writes new addresses before that of the proxy stays one and the same', async () => {
  serving = await serve({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' })
  const client = clientOf(serving.url)
  const asked: number[] = []
  for (const forwarded of ['9.9.9.1, 8.8.8.8', '9.9.9.2, 8.8.8.8', '9.9.9.3, 8.8.8.8', '9.9.9.4'])
    asked.push((await client.send('GET', '/api/lobby', undefined, { 'x-forwarded-for': forwarded })).status)
  expect(asked).toEqual([200, 200, 429, 200])
})

test('an account can be guessed at so often and no more, from wherever, and the way in opens again', async () => {
  let now = 1_800_000_000_000
  serving = await serve({}, { now: () => now })
  const { url } = serving
  const ann = await guestClient(url, 'Ann')
  const right = { name: 'Ann', password: 'correct horse' }
  await ann.send('POST', '/api/account', right)
  const sent = async (body: object) => (await clientOf(url).send('POST', '/api/session', body)).status
  // Signing in forgets what went wrong before.
  expect(await sent(guess)).toBe(401)
  expect(await sent(right)).toBe(200)
  const names = ['Ann', 'ANN', 'ann']
  for (let i = 0; i < GUESSES_PER_ACCOUNT; i++) expect(await sent({ ...guess, name: names[i % 3] })).toBe(401)
  expect(await sent(guess)).toBe(429)
  expect(await sent(right)).toBe(429)
  // Nor by way of a cookie that was left behind.
  const change = await ann.send('PUT', '/api/account/password', { old: 'x', password: 'battery staple' })
  expect(change.status).toBe(429)
  expect((await ann.send('DELETE', '/api/me', { password: 'x' })).status).toBe(429)
  expect((await ann.get('/api/me')).body.id).toBe(ann.id)
  // A name that nobody has is treated alike.
  for (let i = 0; i < GUESSES_PER_ACCOUNT; i++) expect(await sent({ ...guess, name: 'Nobody' })).toBe(401)
  expect(await sent({ ...guess, name: 'Nobody' })).toBe(429)
  now += 15 * 60_000
  expect(await sent(right)).toBe(200)
})

test.each(['request', 'socket'] as const)(
  'a game that is not in memory counts by how long it is, asked for by %s; one that is there does not',
  async (by) => {
    serving = await serve({ REQUESTS_PER_MINUTE: '100' })
    const { url, server } = serving
    const { db } = server.store
    const ann = await guestClient(url, 'Ann')
    const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
    const [first] = await server.store.entries(table, 0)
    const listed = JSON.stringify({ body: { type: 'listed', on: true } })
    const ids = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(20, '0'))
    for (const id of ids) {
      const log = Array.from({ length: 1_000 }, (_, i) => ({
        ...{ table_id: id, seq: i + 1, at: row.created },
        body: i === 0 && first ? first.body : listed,
      }))
      await db.insertInto('entries').values(log).execute()
      await db
        .insertInto('tables')
        .values({ ...row, id, seq: 1_000, due: null })
        .execute()
    }
    const line = await ann.socket()
    const ask = async (id: string): Promise<string | undefined> => {
      if (by === 'request') return (await ann.get(`/api/tables/${id}`)).body.code
      line.tell({ do: 'watch', table: id })
      return (await line.next((one) => one.table === id)).code
    }
    const told = await Promise.all(ids.map(ask))
    // Each has twenty pieces.
    expect(told.filter((code) => code === undefined).length).toBeGreaterThanOrEqual(3)
    expect(told.filter((code) => code === undefined).length).toBeLessThanOrEqual(6)
    expect(told.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(14)
    const near = ids.filter((id) => server.tables.near(id))
    if (by === 'request') for (const id of near) expect(await ask(id)).toBeUndefined()
    await line.close()
  },
)
