// A game to which nobody comes any more ends, and its record stays with those who played.

import { expect, test } from 'vitest'
import { type Client, guestClient } from '../testing/client.ts'
import { seated, serve } from '../testing/serving.ts'

const DAY = 86_400_000

test('a game ends after so many days without a person, and not before; who looks in is one', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({ LOG_LEVEL: 'silent' }, { now: () => now })
  const slow = { time: { kind: 'slow', days: 14 }, rated: true }
  const [left, seen] = [await seated(serving.url, 4, slow), await seated(serving.url, 4, slow)]
  for (const line of [...left.lines, ...seen.lines]) await line.close()
  const { db } = serving.server.store
  /** Another day, as the servers of it would have lived through it. */
  async function pass(days: number): Promise<void> {
    for (let i = 0; i < days; i++) {
      now += DAY
      await serving.server.sweep()
      for (const { table } of [left, seen]) await serving.server.tables.near(table)?.quiet()
    }
  }
  const phase = async (table: string) => (await serving.server.tables.get(table))?.state.phase
  await pass(29)
  const [ann] = left.people as [Client]
  // The first two were given up for bots by then; the third is asked.
  expect([await phase(left.table), await phase(seen.table)]).toEqual(['playing', 'playing'])
  const bob = seen.people[3] as Client
  await bob.get(`/api/tables/${seen.table}`)
  now += 5000
  await serving.server.sweep()
  await pass(2)
  expect([await phase(left.table), await phase(seen.table)]).toEqual(['over', 'playing'])
  const { sheet } = (await ann.get(`/api/tables/${left.table}`)).body
  expect(sheet).toMatchObject({ listed: false, result: { reason: 'abandoned', winners: [] } })
  expect((await ann.get(`/api/tables/${left.table}/record`)).status).toBe(200)
  const stranger = await guestClient(serving.url, 'Sam')
  expect((await stranger.get(`/api/tables/${left.table}/record`)).status).toBe(404)
  await expect
    .poll(() =>
      db.selectFrom('results').select(['position', 'rated']).where('table_id', '=', left.table).execute(),
    )
    .toEqual(Array.from({ length: 4 }, () => ({ position: 0, rated: 0 })))
  expect((await ann.get(`/api/players/${ann.id}/games`)).body.games).toHaveLength(1)
  await serving.end()
})

test('none ends where the host wants it so', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({ ABANDONED_DAYS: '0', LOG_LEVEL: 'silent' }, { now: () => now })
  const { table, lines } = await seated(serving.url, 4, { time: { kind: 'slow', days: 14 } })
  for (const line of lines) await line.close()
  now += 13 * DAY
  await serving.server.sweep()
  const state = (await serving.server.tables.get(table))?.state
  expect([state?.phase, serving.server.config.abandonedAfter]).toEqual(['playing', undefined])
  await serving.end()
})

test('who goes and comes over and over makes no log longer than it may be', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({ LOG_LEVEL: 'silent' }, { now: () => now, linger: 1 })
  const { table, people, lines } = await seated(serving.url, 2)
  const { tables, presence, store } = serving.server
  for (const line of lines) await line.close()
  const from = (await tables.get(table))?.state.seq ?? 0
  now += 1000
  await tables.sweep()
  expect(tables.near(table)).toBeUndefined()
  const rows = Array.from({ length: 3_000 }, (_, i) => ({
    table_id: table,
    seq: from + i + 1,
    at: now,
    body: JSON.stringify({
      body: { type: i % 2 ? 'back' : 'away', seat: 0, ...(i % 2 ? {} : { kept: 1000 }) },
    }),
  }))
  for (let i = 0; i < rows.length; i += 500)
    await store.db
      .insertInto('entries')
      .values(rows.slice(i, i + 500))
      .execute()
  const [ann] = people as [Client]
  for (let i = 0; i < 2; i++) {
    await ann.get(`/api/tables/${table}`)
    for (let seconds = 0; seconds < 90; seconds += 5) {
      now += 5_000
      await presence.sweep()
    }
  }
  expect((await tables.get(table))?.state.seq).toBe(from + 3_000)
  // Who stays away is told all the same: nobody makes a log long to keep the others waiting.
  for (let seconds = 0; seconds < 300; seconds += 5) {
    now += 5_000
    await presence.sweep()
  }
  const { seq, chairs } = (await tables.get(table))?.state ?? {}
  expect([seq, chairs?.every(({ away }) => away)]).toEqual([from + 3_002, true])
  await serving.end()
})
