// Twenty thousand hostile messages: no crash, no mistake of the server, no change, no memory lost.

import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { below, pickOne, randomFrom } from '@undercrown/engine'
import { codes } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { tables as kept } from '../store/copy.ts'
import { clientOf, guestClient, openLine, stateAt } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'
import { hostileMessage, hostileRequest } from './hostile.ts'

const soak = process.env['SOAK'] !== undefined

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

/** Every row of the database, but for those that say that the server is alive, who looks on, and what a stranger may say to others. */
async function everything({ server }: Serving): Promise<string[]> {
  const rows: string[] = []
  for (const name of kept.filter((one) => !['heartbeats', 'gaps', 'presences', 'attendances'].includes(one)))
    for (const row of await server.store.db.selectFrom(name).selectAll().execute())
      if (!('aside' in row && row.aside === 1)) rows.push(`${name} ${JSON.stringify(row)}`)
  return rows.sort()
}

/** Bytes that are no request, or half of one. Resolves with what came back. */
function raw(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => done(heard))
  })
}

const noise = (length: number, next: () => number) => Buffer.from(Array.from({ length }, next))

test.each([
  ['the local database', false, soak ? 150_000 : 6_000, soak ? 20_000 : 1_000],
  ['PostgreSQL', true, soak ? 30_000 : 1_500, soak ? 10_000 : 600],
] as const)(
  'nothing that comes in breaks anything: %s',
  {
    timeout: soak ? 3_600_000 : 300_000,
  },
  async (_name, postgres, messages, requests) => {
    const serving = await serve({
      LOG_LEVEL: 'silent',
      ...(postgres && { DATABASE_URL: await freshDatabase() }),
    })
    const { url } = serving
    const { table, people, lines } = await seated(url, 2, { game: 'hidden-people' })
    const hidden = await seated(url, 2, { listed: false })
    const stranger = await guestClient(url, 'Mallory')
    const tables = [table, hidden.table, 'f'.repeat(20)]
    // What is read when it is first needed is no growth.
    await stranger.get('/api/puzzles/daily')
    const state = async () => [
      await everything(serving),
      (await people[0]?.get(`/api/tables/${table}`))?.body,
    ]
    const before = await state()
    const chance = randomFrom('fuzz')
    const told = new Map<string, number>()
    let early = 0

    for (let sent = 0; sent < messages; ) {
      const line = await openLine(url, { cookie: stranger.cookie })
      for (let i = 0; i < 500 && line.raw.readyState === line.raw.OPEN; i++, sent++)
        if (below(chance, 50) === 0) line.raw.send(noise(below(chance, 200), () => below(chance, 256)))
        else line.tell(hostileMessage(chance, tables))
      line.tell({ do: 'ping' })
      await Promise.race([
        line.next((one) => one.type === 'pong'),
        new Promise((done) => line.raw.once('close', done)),
      ])
      for (const message of line.messages) {
        expect(['welcome', 'refused', 'table', 'watching', 'said', 'pong', 'done']).toContain(message.type)
        if (message.type === 'said') expect(message.aside).toBe(true)
        // Whatever they watch, a stranger sees it as one.
        if (message.type === 'table') expect([message.seat, message.game.choice]).toEqual([null, undefined])
        if (message.type !== 'refused') continue
        expect(codes).toContain(message.code)
        told.set(message.code, (told.get(message.code) ?? 0) + 1)
      }
      await line.close()
      if (early === 0 && sent > messages / 4) early = heap()
    }
    // In somebody's seat, out of turn, with moves that are not offered.
    const one = lines.find((line) => line.messages.findLast(stateAt(0)).game.choice === undefined) ?? lines[0]
    const { seq } = one?.messages.findLast(stateAt(0)) ?? {}
    for (let i = 0; i < 300; i++) {
      one?.tell({ do: 'play', table, id: `f${i}`, seq: i % 2 ? seq + i + 1 : 0, move: { word: `w${i}` } })
      const answer = await one?.next((message) => message.type === 'refused')
      told.set(answer.code, (told.get(answer.code) ?? 0) + 1)
    }

    const request = async (i: number) => {
      const { method, path, body, headers } = hostileRequest(chance, tables)
      const client = i % 3 ? stranger : clientOf(url)
      const answer = await client.send(method, path, body, headers)
      const asked = { method, path, body, headers }
      expect({ ...asked, status: answer.status < 500 }).toEqual({ ...asked, status: true })
      if (answer.status >= 400) expect(codes).toContain(answer.body.code)
    }
    for (let i = 0; i < requests; i += 20)
      await Promise.all(Array.from({ length: 20 }, (_, n) => request(i + n)))
    const starts = [
      'GET /api/lobby HTTP/1.1\r\n',
      'POST /api/guest HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
      '',
    ]
    for (let i = 0; i < requests / 20; i += 10)
      for (const heard of await Promise.all(
        Array.from({ length: 10 }, () =>
          raw(
            url,
            Buffer.concat([Buffer.from(pickOne(chance, starts)), noise(300, () => below(chance, 256))]),
          ),
        ),
      ))
        expect(heard).not.toMatch(/^HTTP\/1.1 5/)

    expect(told.get('internal')).toBeUndefined()
    expect(told.get('malformed')).toBeGreaterThan(messages / 4)
    for (const code of ['not-found', 'not-yours', 'stale']) expect(told.get(code)).toBeGreaterThan(0)
    expect(await state()).toEqual(before)
    const late = heap()
    expect(late - early).toBeLessThan(30_000_000)
    if (soak) console.log({ postgres, messages, requests, early, late, told: Object.fromEntries(told) })
    expect((await clientOf(url).get('/healthz')).status).toBe(200)
    for (const line of [...lines, ...hidden.lines]) await line.close()
    await serving.end()
  },
)
