// The edge: what every request meets. Headers, other sites, sizes, speed, figures, configuration.

import { ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { queryObjects } from 'node:v8'
import { MAX_NAME } from '@undercrown/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig, variables } from './config.ts'
import { checkAnswer, checkMessage } from './testing/answered.ts'
import { clientOf, guestClient, openLine } from './testing/client.ts'
import { type Serving, serve } from './testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

test('healthy, with headers that keep others out, and no figures for everybody', async () => {
  const client = clientOf(url)
  const { status, headers } = await client.get('/healthz')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect((await client.get('/metrics')).status).toBe(404)
})

test('figures are for whoever has the token', async () => {
  const shown = await serve({ METRICS_TOKEN: 'sesame' })
  for (const token of [{}, { authorization: 'Bearer open' }, { authorization: 'sesame' }])
    expect((await clientOf(shown.url).send('GET', '/metrics', undefined, token)).status).toBe(401)
  const told = await clientOf(shown.url).send('GET', '/metrics', undefined, {
    authorization: 'Bearer sesame',
  })
  const figures = told.body
  for (const name of ['moves_total', 'move_seconds', 'bot_seconds', 'flush_seconds', 'tables_in_memory'])
    expect(figures).toContain(`undercrown_${name}`)
  await shown.end()
})

test('what is malformed is refused with a stable code', async () => {
  const ann = await guestClient(url, 'Ann')
  const ask = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const answer = await ann.send('POST', path, body, headers)
    return [answer.status, answer.body.code]
  }
  expect(await ask('/api/tables', { game: 'toy', seats: 2, more: 1 })).toEqual([400, 'malformed'])
  expect(await ask('/api/tables', { game: 'toy', seats: '2' })).toEqual([400, 'malformed'])
  expect(await ask('/api/tables', '{"game"')).toEqual([400, 'malformed'])
  expect(await ask('/api/tables', { game: 'toy', seats: 9 })).toEqual([422, 'bad-options'])
  expect(await ask('/api/tables', { game: 'go', seats: 2 })).toEqual([404, 'not-found'])
  expect(await ask('/api/tables', { game: 'toy', seats: 2, options: { x: 1 } })).toEqual([422, 'bad-options'])
  expect(await ask('/api/tables', { game: 'x'.repeat(20_000) })).toEqual([413, 'too-large'])
  expect(await ask('/api/match', { game: 'toy', seats: 2, nonce: 'a\u0000' })).toEqual([400, 'malformed'])
  expect(await ask('/api/tables', { game: 'to\u0000y', seats: 2 })).toEqual([400, 'malformed'])
  expect(await ask('/api/guest', { name: 'x'.repeat(MAX_NAME + 1) })).toEqual([400, 'malformed'])
  expect(await ask('/api/guest', { name: '<script>' })).toEqual([400, 'malformed'])
  expect(await ask('/api/guest', { name: 'a\u202eb' })).toEqual([400, 'malformed'])
  expect(await ask('/api/tables', 'x=1', { 'content-type': 'text/plain' })).toEqual([400, 'malformed'])
  expect((await ann.get('/api/nothing')).body.code).toBe('not-found')
})

test('what somebody is told is kept by no browser and no proxy, whatever it is', async () => {
  const ann = await guestClient(url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  for (const path of ['/api/me', '/api/me/export', `/api/tables/${table}`, `/api/tables/${table}/record`])
    expect([path, (await ann.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
})

test('another site can neither post nor connect in somebody’s name', async () => {
  const ann = await guestClient(url, 'Ann')
  const evil = { origin: 'https://evil.example' }
  const answer = await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 }, evil)
  expect([answer.status, answer.body.code]).toEqual([403, 'cross-site'])
  expect((await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 }, { origin: url })).status).toBe(200)
  await expect(openLine(url, { cookie: ann.cookie, ...evil })).rejects.toThrow('403')
})

test('who is too fast is told so; who sends too much is cut off', async () => {
  const slow = await serve({ REQUESTS_PER_MINUTE: '3', MESSAGES_PER_SECOND: '2' })
  const client = clientOf(slow.url)
  for (let i = 0; i < 3; i++) await client.get('/api/lobby')
  const { status, body } = await client.get('/api/lobby')
  expect([status, body.code]).toEqual([429, 'too-fast'])
  expect((await client.get('/healthz')).status).toBe(200)
  await slow.end()

  const line = await openLine(url)
  line.tell('not json')
  expect((await line.next((one) => one.type === 'refused')).code).toBe('malformed')
  line.raw.send(Buffer.from([1, 2, 3]))
  expect((await line.next((one) => one.type === 'refused')).code).toBe('malformed')
  line.tell({ do: 'ping' })
  expect(await line.next((one) => one.type === 'pong')).toEqual({ type: 'pong' })
  const closed = new Promise((done) => line.raw.once('close', done))
  line.tell('x'.repeat(20_000))
  expect(await closed).toBe(1009)
})

test('what is sent while the server looks up who it is waits, and all of it is read', async () => {
  const ann = await guestClient(url, 'Ann')
  const line = await ann.socket()
  for (let i = 0; i < 300; i++) line.tell({ do: 'ping' })
  await expect.poll(() => line.messages.filter((one) => one.type === 'pong').length).toBe(300)
  expect(line.messages[0].type).toBe('welcome')
  await line.close()
})

test('too many messages on one socket', async () => {
  const slow = await serve({ MESSAGES_PER_SECOND: '2' })
  const line = await openLine(slow.url)
  for (let i = 0; i < 11; i++) line.tell({ do: 'ping' })
  expect((await line.next((one) => one.type === 'refused')).code).toBe('too-fast')
  await slow.end()
})

test.each(['ping', 'pong'] as const)(
  'a flood of %ss of the protocol is cut off like any other',
  async (kind) => {
    const slow = await serve({ MESSAGES_PER_SECOND: '2' })
    const line = await openLine(slow.url)
    let answered = 0
    line.raw.on('pong', () => answered++)
    const closed = new Promise((done) => line.raw.once('close', done))
    line.raw.ping()
    await expect.poll(() => answered).toBe(1)
    for (let i = 0; i < 12; i++) line.raw[kind]()
    await closed
    expect(answered).toBeLessThanOrEqual(10)
    await slow.end()
  },
)

test('log lines hold no secret', async () => {
  const written: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => written.push(line) })
  const logged = await serve({}, { log })
  const ann = await guestClient(logged.url, 'Annabel')
  await ann.send('POST', '/api/account', { name: 'Annabel', password: 'correct horse' })
  const { token } = (await ann.send('POST', '/api/bots', { name: 'Robo' })).body
  const { sheet, table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false }))
    .body
  await ann.get(`/api/tables/${table}?code=${sheet.code}`)
  await clientOf(logged.url, ann.cookie, 'uc_wrong').get('/api/me')
  const line = await ann.socket()
  line.tell({ do: 'watch', table, code: sheet.code })
  line.tell('{"do":')
  await line.next((one) => one.type === 'refused')
  await line.close()
  await logged.end()
  const all = written.join('')
  expect(all).toContain('listening')
  for (const secret of [
    'Annabel',
    'correct horse',
    token,
    sheet.code,
    sheet.watchCode,
    ann.cookie.split('=')[1],
  ])
    expect(all).not.toContain(secret)
})

test('the API describes itself from the schemas that guard it', async () => {
  const { body } = await clientOf(url).get('/api/docs/openapi.json')
  expect(Object.keys(body.paths).length).toBeGreaterThan(20)
  const create = body.paths['/api/tables'].post
  expect(create.requestBody.content['application/json'].schema.properties.seats).toMatchObject({
    type: 'integer',
  })
  for (const [path, methods] of Object.entries(body.paths as Record<string, Record<string, object>>))
    for (const [method, { responses }] of Object.entries(methods) as [string, { responses: object }][])
      expect([method, path, Object.keys(responses)]).toEqual([method, path, ['200', '4XX']])
  const looked = body.paths['/api/tables/{table}'].get.responses['200'].content['application/json'].schema
  expect(looked.properties.sheet.properties.seats.items.properties.keptUntil).toMatchObject({
    type: 'integer',
  })
  const page = await clientOf(url).get('/api/docs')
  expect(page.body).toContain('POST /api/tables')
})

test('an answer that is not as described fails whatever test asked', () => {
  const lobby = { tables: [], live: [], looking: [], patience: 0 }
  expect(() => checkAnswer('GET', '/api/lobby?game=toy', 200, lobby)).not.toThrow()
  expect(() => checkAnswer('GET', '/api/lobby?game=toy', 200, { ...lobby, tables: [{}] })).toThrow(
    'not as described',
  )
  expect(() => checkAnswer('GET', '/api/tables/mine', 200, { tables: [], more: 1 })).toThrow('more')
  expect(() => checkAnswer('GET', '/api/me', 401, { code: 'odd', message: '' })).toThrow('code')
  expect(() => checkMessage({ type: 'pong', seed: 'x' })).toThrow('seed')
})

describe('configuration', () => {
  test('defaults need nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', lease: 0, vapid: undefined })
    expect(readConfig({ DATABASE_URL: 'postgres://x/y' }).lease).toBe(3000)
    expect(readConfig({}).botThreads).toBe(Math.min(64, Math.max(1, availableParallelism() - 1)))
    expect(readConfig({ BOT_THREADS: '3' }).botThreads).toBe(3)
  })

  test.each([
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, not "99999"'],
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ WEB_DIR: '/nowhere' }, 'WEB_DIR has no index.html'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must begin with postgres://; leave it out for a local file',
    ],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
    [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL must be like https://play.example'],
    [{ PUBLIC_URL: 'https://play.example?x' }, 'PUBLIC_URL must be like'],
    [{ PUBLIC_URL: 'https://me:secret@play.example' }, 'PUBLIC_URL must be like'],
    [{ PUBLIC_URL: 'https://play.example:99999' }, 'PUBLIC_URL must be like'],
    [{ DATABASE_URL: 'postgres://me:se@cret@db:no/x' }, 'DATABASE_URL must be like'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be no'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be no, the number of proxies (1 to 9) or their addresses'],
    [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/64' }, 'TRUST_PROXY must be no'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'go together; give all three or none'],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y', VAPID_SUBJECT: 'mailto:me@play.example' },
      'undercrown keys makes one',
    ],
    [
      { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'y'.repeat(43), VAPID_SUBJECT: 'me' },
      'VAPID_SUBJECT must be like',
    ],
    [
      { SMTP_URL: 'smtp://mail:no', MAIL_FROM: 'me@play.example', PUBLIC_URL: 'https://play.example' },
      'SMTP_URL must be like',
    ],
  ] as [Record<string, string>, string][])('%j is told in words', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })

  test('the public address is held against what browsers write', () => {
    for (const written of ['https://Play.Example', 'https://play.example:443', 'HTTPS://play.example'])
      expect(readConfig({ PUBLIC_URL: written }).publicUrl).toBe('https://play.example')
  })

  test('every variable has its words', () => {
    for (const { name, help } of variables)
      expect(`${name}: ${help}`.length).toBeGreaterThan(name.length + 10)
  })
})

test('an open socket keeps neither its request nor the answer to it', async () => {
  const held = () => queryObjects(ServerResponse, { format: 'count' })
  const before = held()
  const lines = await Promise.all(Array.from({ length: 20 }, () => openLine(url)))
  expect(held() - before).toBeLessThan(10)
  for (const line of lines) await line.close()
})
