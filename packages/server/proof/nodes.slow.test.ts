// Three servers on one PostgreSQL; players connect anywhere, and one server is killed in the middle of many games.

import { type AnyGame, itemAt, randomFrom, readRecord, verifyRecord } from '@undercrown/engine'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Spawned, spawnServer, unlimited } from '../bench/spawned.ts'
import { games } from '../games.ts'
import { built } from '../testing/built.ts'
import { guestClient, stateAt } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { drive, faults, field, recordFrom, seat } from './drivers.ts'

const soak = process.env['SOAK'] !== undefined
const GAMES = soak ? 100 : 6

test('any node serves any table, and the death of one stops none', {
  timeout: soak ? 3_600_000 : 300_000,
}, async () => {
  const main = await built()
  const database = await freshDatabase()
  const env = { ...unlimited, DATABASE_URL: database, DUTY_LEASE_MS: '500' }
  const nodes: Spawned[] = []
  for (let i = 0; i < 3; i++) nodes.push(await spawnServer(main, env))
  const [first, second] = nodes as [Spawned, Spawned]

  // A move here is told there, and so is talk.
  const ann = await guestClient(first.url, 'Ann')
  const bob = await guestClient(second.url, 'Bob')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'hidden-people', seats: 2 })).body
  const there = Object.assign(bob, { url: second.url })
  expect((await there.do(table, { do: 'sit' })).status).toBe(200)
  const line = await bob.socket()
  line.tell({ do: 'watch', table })
  await line.next(stateAt(0))
  const { seq } = (await ann.do(table, { do: 'start' })).body
  const started = await line.next(stateAt(seq))
  expect(started.sheet.phase).toBe('playing')
  await ann.do(table, { do: 'say', text: 'over here' })
  expect((await line.next((one) => one.type === 'said')).text).toBe('over here')

  // Who looks on by another node is seen and heard by spectators here, and friends know who is around.
  const [eve, kim] = [await guestClient(first.url, 'Eve'), await guestClient(second.url, 'Kim')]
  const ears = await kim.socket()
  ears.tell({ do: 'watch', table })
  await ears.next((one) => one.type === 'watching' && one.count === 1)
  const eyes = await eve.socket()
  eyes.tell({ do: 'watch', table })
  await line.next((one) => one.type === 'watching' && one.count === 2)
  await eyes.next((one) => one.type === 'watching' && one.count === 2)
  eyes.tell({ do: 'say', table, id: 'aside', text: 'between us' })
  expect(await ears.next((one) => one.type === 'said' && one.aside)).toMatchObject({ text: 'between us' })
  expect(line.messages.some((one) => one.text === 'between us')).toBe(false)
  const { code } = (await kim.send('POST', '/api/friends/link')).body
  await eve.send('POST', '/api/friends', { code })
  await expect.poll(async () => (await eve.get('/api/friends')).body.friends[0].here).toBe(true)
  await eyes.close()
  await ears.next((one) => one.type === 'watching' && one.count === 1)
  await ears.close()
  await line.close()

  const up = new Set(nodes)
  const on = field(() => [...up].map((one) => one.url), randomFrom('nodes'))
  const seated = []
  for (let i = 0; i < GAMES; i++) {
    const { id, seats } = itemAt(games, i % games.length)
    const { url } = itemAt(nodes, i % nodes.length)
    seated.push(await seat(url, id, 2, Math.max(seats[0], Math.min(3, seats[1])) - 2))
  }
  const all = Promise.all(
    seated.flatMap(({ table: one, cookies }, i) =>
      cookies.map((cookie, who) => drive(on, one, cookie, `g${i}p${who}`)),
    ),
  )
  await expect.poll(() => on.moves).toBeGreaterThan(GAMES * 5)
  up.delete(first)
  await first.stop('SIGKILL')
  await all

  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query('select table_id, seq, body from entries')
  await client.end()
  expect(faults(on, rows)).toEqual([])
  for (const { table: one } of seated) {
    const record = readRecord(await recordFrom(second.url, one))
    const game = games.find(({ id }) => id === record.game) as AnyGame
    expect(verifyRecord(game, record).deal.kind).toBe('sealed')
  }
  if (soak) console.log({ games: GAMES, moves: on.moves, refusals: Object.fromEntries(on.refusals) })
  for (const node of up) await node.stop()
})
