// A database that cannot be written to: nobody is held up who does not write, and whoever runs the server is told.

import Sqlite from 'libsql'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { databaseFile } from './config.ts'
import { openHealth, wordsFor } from './health.ts'
import { clientOf, guestClient } from './testing/client.ts'
import { seated, serve } from './testing/serving.ts'
import { openTrouble } from './trouble.ts'

test('while another process has the lock, who does not write waits for nothing', async () => {
  const serving = await serve()
  const { url, server } = serving
  const ann = await guestClient(url, 'Ann')
  const line = await ann.socket()
  const other = new Sqlite(databaseFile(server.config))
  other.exec('begin immediate')
  let written = false
  const bob = guestClient(url, 'Bob').then((guest) => {
    written = true
    return guest
  })
  const opening = ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })
  for (let i = 0; i < 5; i++) {
    line.tell({ do: 'ping' })
    await line.next((one) => one.type === 'pong')
    expect((await ann.get('/api/me')).body.id).toBe(ann.id)
    expect((await clientOf(url).get('/api/lobby')).status).toBe(200)
  }
  expect(written).toBe(false)
  other.exec('commit')
  other.close()
  expect((await bob).id).not.toBe('')
  expect((await opening).status).toBe(200)
  await line.close()
  await serving.end()
})

test('what cannot be written is told by /healthz, and by the log once a minute', async () => {
  const written: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => written.push(line) })
  const serving = await serve({}, { log })
  const { url, server } = serving
  const client = clientOf(url)
  const health = async () => (await client.get('/healthz')).status
  expect(await health()).toBe(200)
  const other = new Sqlite(databaseFile(server.config))
  other.pragma('busy_timeout = 5000')
  const { table, people, lines } = await seated(url, 2)
  other.exec('alter table heartbeats rename to elsewhere')
  await expect.poll(health).toBe(503)
  await expect.poll(() => written.length).toBeGreaterThan(0)
  for (let i = 0; i < 3; i++) await server.sweep()
  expect(written.length).toBe(1)
  expect(JSON.parse(written[0] as string)).toMatchObject({ about: 'heartbeat', msg: 'trouble' })
  other.exec('alter table elsewhere rename to heartbeats')
  await expect.poll(health).toBe(200)

  const { seq } = (await people[0]?.get(`/api/tables/${table}`))?.body ?? {}
  const play = async () => (await people[0]?.do(table, { do: 'play', seq, pick: 0 }))?.status
  other.exec('alter table entries rename to elsewhere')
  expect(await play()).toBe(500)
  expect(await health()).toBe(503)
  other.exec('alter table elsewhere rename to entries')
  expect(await play()).toBe(200)
  expect(await health()).toBe(200)
  other.close()
  for (const line of lines) await line.close()
  await serving.end()
})

test('a disk that fills up in the middle of a transaction is told as such, and written to again once there is room', async () => {
  const serving = await serve()
  const { url, server } = serving
  const ann = await guestClient(url, 'Ann')
  const client = clientOf(url)
  const other = new Sqlite(databaseFile(server.config))
  other.pragma('busy_timeout = 5000')
  const open = () => ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })
  const enter = () => clientOf(url).send('POST', '/api/guest', { name: 'Bob' })
  const health = async () => (await client.get('/healthz')).body
  // Like a full disk, it ends the transaction by itself.
  const full = (table: string) =>
    `create trigger ${table}_full before insert on ${table}
     begin select raise(rollback, 'database or disk is full'); end`
  for (const table of ['entries', 'people']) other.exec(full(table))
  const told = { code: 'internal', message: expect.stringContaining('the disk is full') }
  expect((await open()).body).toEqual(told)
  expect(await health()).toEqual({ code: 'unsure', message: 'the disk is full' })
  expect((await enter()).body).toEqual(told)
  for (const table of ['entries', 'people']) other.exec(`drop trigger ${table}_full`)
  expect((await open()).status).toBe(200)
  expect((await enter()).status).toBe(200)
  expect(await health()).toEqual({ ok: true })
  other.close()
  await serving.end()
})

test('a database that is cut off without a word is told, and not waited for', async () => {
  let now = 0
  const serving = await serve({}, { stopwatch: () => now })
  const { db } = serving.server.store
  const cutOff = { ...db.getExecutor(), executeQuery: () => new Promise<never>(() => {}) }
  const cut = vi.spyOn(db, 'getExecutor').mockReturnValue(cutOff as ReturnType<typeof db.getExecutor>)
  now += 11_000
  expect((await clientOf(serving.url).get('/healthz')).status).toBe(503)
  cut.mockRestore()
  await serving.end()
})

test('no sign of life for long is told as well; an old failure to write a move is not', () => {
  let now = 0
  const health = openHealth(() => now)
  now += 9_000
  expect(health.trouble()).toBeUndefined()
  now += 2_000
  expect(health.trouble()).toBe('writing takes too long')
  health.wrote('heartbeat')
  health.failed('append', { code: 'SQLITE_FULL' })
  expect(health.trouble()).toBe('the disk is full')
  // A proxy asks every second, and sends nobody here who could show that it is well again.
  now += 11_000
  health.wrote('heartbeat')
  expect(health.trouble()).toBeUndefined()
  health.failed('heartbeat', new Error('x'))
  now += 61_000
  expect(health.trouble()).toBe('writing fails')
})

test.each([
  [{ message: 'database or disk is full' }, 'the disk is full'],
  [{ code: '53100' }, 'the disk is full'],
  [{ code: 'SQLITE_BUSY' }, 'another process has locked the database'],
  [{ code: 'SQLITE_READONLY' }, 'the database cannot be written to'],
  [new Error('anything'), 'writing fails'],
])('%j: %s', (error, words) => {
  expect(wordsFor(error)).toBe(words)
})

test('a failure that goes on is logged at once, then once a minute with how often', () => {
  const written: { about: string; again?: number }[] = []
  const log = pino({}, { write: (line: string) => written.push(JSON.parse(line)) })
  let now = 0
  const trouble = openTrouble(log, () => now)
  const full = new Error('database or disk is full')
  for (; now < 150_000; now += 1000) trouble(full, 'append')
  trouble(full, 'heartbeat')
  trouble(new Error('another'), 'append')
  expect(written.map(({ about, again }) => [about, again])).toEqual([
    ['append', undefined],
    ['append', 59],
    ['append', 59],
    ['heartbeat', undefined],
    ['append', undefined],
  ])
})
