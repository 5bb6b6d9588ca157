// The server is killed at random moments while many games are played, and started again: nothing that was
// acknowledged is lost, nothing is doubled, every game ends. `npm run soak` does it for hundreds of games.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, below, itemAt, randomFrom, readRecord, verifyRecord } from '@undercrown/engine'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { type Spawned, spawnServer, unlimited } from '../bench/spawned.ts'
import { games } from '../games.ts'
import { built } from '../testing/built.ts'
import { freePort } from '../testing/postgres.ts'
import { drive, faults, field, recordFrom, seat } from './drivers.ts'

const soak = process.env['SOAK'] !== undefined
const GAMES = soak ? 300 : 6
const KILLS = soak ? 25 : 3

test('no acknowledged move is lost to a crash', { timeout: soak ? 3_600_000 : 300_000 }, async () => {
  const main = await built()
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-crash-'))
  const env = { ...unlimited, DATA_DIR: folder, PORT: String(await freePort()) }
  const chance = randomFrom('crash')
  let server: Spawned = await spawnServer(main, env)
  const { url } = server
  const on = field(() => [url], chance)
  const seated = []
  for (let i = 0; i < GAMES; i++) {
    const { id, seats } = itemAt(games, i % games.length)
    seated.push(await seat(url, id, Math.max(1, seats[0] - 1), 1))
  }
  let playing = true
  const all = Promise.all(
    seated.flatMap(({ table, cookies }, i) =>
      cookies.map((cookie, who) => drive(on, table, cookie, `g${i}p${who}`)),
    ),
  ).then(() => {
    playing = false
  })
  let kills = 0
  for (; kills < KILLS && playing; kills++) {
    // Counted in moves, not in time: a slow machine is hit in the middle of as much as a fast one.
    const hit = on.moves + 10 + below(chance, soak ? 600 : 60)
    while (playing && on.moves < hit) await new Promise((done) => setTimeout(done, 5))
    await server.stop('SIGKILL')
    server = await spawnServer(main, env)
  }
  await all
  expect(kills).toBeGreaterThan(1)
  const db = new Sqlite(join(folder, 'undercrown.db'), { readonly: true })
  const entries = db.prepare('select table_id, seq, body from entries').all() as never
  expect(faults(on, entries)).toEqual([])
  db.close()
  for (const { table } of seated.slice(0, 20)) {
    const record = readRecord(await recordFrom(url, table))
    const game = games.find((one) => one.id === record.game) as AnyGame
    expect(verifyRecord(game, record).table.outcome()).toBeDefined()
  }
  if (soak) console.log({ games: GAMES, kills, moves: on.moves, refusals: Object.fromEntries(on.refusals) })
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
