// Twenty thousand hostile messages: no crash, no mistake of the server, no change, no memory lost.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomFrom } from '@undercrown/engine'
import { codes } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { clientOf, guest, openLine } from '../testing/client.ts'
import { seated, serve } from '../testing/serving.ts'
import { hostileMessage, hostileRequest } from './hostile.ts'

const soak = process.env['SOAK'] !== undefined
const MESSAGES = soak ? 500_000 : 18_000
const REQUESTS = soak ? 50_000 : 2_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

test('nothing that comes in breaks anything', { timeout: soak ? 3_600_000 : 120_000 }, async () => {
  const serving = await serve({ LOG_LEVEL: 'silent' })
  const { url } = serving
  const { table, people, lines } = await seated(url, 2, { game: 'hidden-people' })
  const hidden = await seated(url, 2, { listed: false })
  const stranger = await guest(url, 'Mallory')
  const tables = [table, hidden.table, 'f'.repeat(20)]
  const { db } = serving.server.store
  const count = async () => {
    const rows = []
    for (const name of [
      'entries',
      'places',
      'people',
      'members',
      'chat',
      'queue',
      'reports',
      'hushes',
    ] as const)
      rows.push(
        Number(
          (
            await db
              .selectFrom(name)
              .select((e) => e.fn.countAll().as('n'))
              .executeTakeFirst()
          )?.n,
        ),
      )
    return rows
  }
  const state = async () => [await count(), (await people[0]?.get(`/api/tables/${table}`))?.body]
  const before = await state()
  const chance = randomFrom('fuzz')
  const told = new Map<string, number>()
  let early = 0

  for (let sent = 0; sent < MESSAGES; ) {
    const line = await openLine(url, { cookie: stranger.cookie })
    for (let i = 0; i < 500 && line.raw.readyState === line.raw.OPEN; i++, sent++)
      line.tell(hostileMessage(chance, tables))
    line.tell({ do: 'ping' })
    await Promise.race([
      line.next((one) => one.type === 'pong'),
      new Promise((done) => line.raw.once('close', done)),
    ])
    for (const message of line.messages) {
      if (message.type !== 'refused') continue
      expect(codes).toContain(message.code)
      told.set(message.code, (told.get(message.code) ?? 0) + 1)
    }
    await line.close()
    if (early === 0 && sent > MESSAGES / 4) early = heap()
  }
  // In somebody's seat, out of turn, with moves that are not offered.
  const one = lines.find((line) => line.messages.at(-1).game.choice === undefined) ?? lines[0]
  const { seq } = one?.messages.at(-1) ?? {}
  for (let i = 0; i < 300; i++) {
    one?.tell({ do: 'play', table, id: `f${i}`, seq: i % 2 ? seq + i + 1 : 0, move: { word: `w${i}` } })
    const answer = await one?.next((message) => message.type === 'refused')
    told.set(answer.code, (told.get(answer.code) ?? 0) + 1)
  }

  const request = async (i: number) => {
    const { method, path, body, headers } = hostileRequest(chance, tables)
    const client = i % 3 ? stranger : clientOf(url)
    const answer = await client.send(method, path, body, headers)
    expect({ method, path, body, status: answer.status < 500 }).toEqual({ method, path, body, status: true })
    if (answer.status >= 400) expect(codes).toContain(answer.body.code)
  }
  for (let i = 0; i < REQUESTS; i += 20)
    await Promise.all(Array.from({ length: 20 }, (_, n) => request(i + n)))

  expect(told.get('internal')).toBeUndefined()
  expect(told.get('malformed')).toBeGreaterThan(MESSAGES / 4)
  for (const code of ['not-found', 'not-yours', 'stale']) expect(told.get(code)).toBeGreaterThan(0)
  expect(await state()).toEqual(before)
  const late = heap()
  expect(late - early).toBeLessThan(30_000_000)
  if (soak) console.log({ MESSAGES, REQUESTS, early, late, told: Object.fromEntries(told) })
  expect((await clientOf(url).get('/healthz')).status).toBe(200)
  for (const line of [...lines, ...hidden.lines]) await line.close()
  await serving.end()
})
