// What tables owe: bots that answer, clocks that run out and stand still while the server is down.

import { steadyPace } from '@undercrown/bots'
import { preparing, type TableState } from '@undercrown/table'
import { expect, test } from 'vitest'
import { guestClient } from '../testing/client.ts'
import { seated, serve } from '../testing/serving.ts'

test('bots answer whenever they are asked, to the end of the game', async () => {
  const serving = await serve()
  const ann = await guestClient(serving.url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'hidden-people', seats: 3 })).body
  for (const seat of [1, 2]) await ann.do(table, { do: 'bot', seat, level: 'L1' })
  await ann.do(table, { do: 'start' })
  for (let i = 0; i < 400; i++) {
    const { body } = await ann.get(`/api/tables/${table}`)
    if (body.sheet.phase === 'over') break
    if (body.game.choice) await ann.do(table, { do: 'play', seq: body.seq, pick: 0 })
    else await new Promise((done) => setTimeout(done, 5))
  }
  expect((await ann.get(`/api/tables/${table}`)).body.sheet.phase).toBe('over')
  await serving.end()
})

test('time runs out: a bot sits in, and the seat can be taken back', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({}, { now: () => now })
  const time = { kind: 'live', seconds: 60, increment: 5 }
  const { table, people, lines } = await seated(serving.url, 2, { time })
  const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
  now += 20_000
  const look = async () => (await ann.get(`/api/tables/${table}`)).body
  expect((await look()).clock).toEqual({ left: [40_000, 60_000], running: [0] })
  await ann.do(table, { do: 'play', seq: (await look()).seq, pick: 0 })
  expect((await look()).clock).toEqual({ left: [45_000, 60_000], running: [1] })
  now += 61_000
  await serving.server.sweep()
  await expect.poll(async () => (await look()).sheet.seats[1].absent).toBe(true)
  await expect.poll(async () => (await look()).sheet.moves).toBe(2)
  const refused = await bob.do(table, { do: 'play', seq: (await look()).seq, pick: 0 })
  expect(refused.body.code).toBe('not-yours')
  await bob.do(table, { do: 'return' })
  const back = await look()
  expect(back.sheet.seats[1].absent).toBeUndefined()
  expect(back.clock.left[1]).toBeGreaterThanOrEqual(30_000)
  for (const line of lines) await line.close()
  await serving.end()
})

test('how long a bot takes does not tell whether it had a choice', () => {
  const wait = steadyPace(700)
  const hard = { game: 'toy', level: 'L5' } as const
  expect(wait(hard, 1)).toBe(699)
  expect(wait(hard, 300)).toBe(400)
  expect(wait(hard, 1510)).toBe(90)
  // 1600, of which 900 are above the pause: less by three tenths of that from answer to answer, whatever is asked.
  expect(wait(hard, 1)).toBe(1329)
  expect(wait(hard, 500)).toBe(641)
  expect(wait({ ...hard, level: 'L1' }, 1)).toBe(699)
})

test('a machine that stood still once does not slow the bots for good', () => {
  const wait = steadyPace(700)
  const hard = { game: 'toy', level: 'L5' } as const
  expect(wait(hard, 60_000)).toBe(0)
  expect(wait(hard, 1)).toBe(1609)
  for (let answers = 0; answers < 30; answers++) wait(hard, 1)
  expect(wait(hard, 1)).toBe(699)
  const easy = { game: 'toy', level: 'L1' } as const
  expect(wait(easy, 60_000)).toBe(0)
  expect(wait(easy, 1)).toBe(699)
})

test('bots get ready where they sit, and where one may have to sit in', () => {
  const opened = { game: 'toy', options: {}, seats: 2 }
  const at = (phase: string, second: object) =>
    preparing({ phase, opened, chairs: [{ person: 'ann' }, second] } as unknown as TableState)
  expect(at('open', { bot: 'L3' })).toEqual(opened)
  expect(at('playing', { bot: 'L3' })).toEqual(opened)
  expect(at('playing', { person: 'bob', absent: true })).toEqual(opened)
  expect(at('playing', { person: 'bob', away: { since: 0, kept: 1 } })).toEqual(opened)
  expect(at('playing', { person: 'bob' })).toBeUndefined()
  expect(at('over', { bot: 'L3' })).toBeUndefined()
})

test('where nobody counts the time, a bot sits in after a day', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({}, { now: () => now })
  const { table, people, lines } = await seated(serving.url, 2)
  const look = async () => (await people[1]?.get(`/api/tables/${table}`))?.body
  expect((await look()).clock).toBeUndefined()
  now += 86_400_001
  await serving.server.sweep()
  await expect.poll(async () => (await look()).sheet.seats[0].absent).toBe(true)
  for (const line of lines) await line.close()
  await serving.end()
})

test('a slow game counts days for each move', async () => {
  let now = 1_800_000_000_000
  const day = 86_400_000
  const serving = await serve({}, { now: () => now })
  const { table, people, lines } = await seated(serving.url, 2, { time: { kind: 'slow', days: 2 } })
  const look = async () => (await people[1]?.get(`/api/tables/${table}`))?.body
  now += day
  expect((await look()).clock).toEqual({ left: [day, 2 * day], running: [0] })
  await people[0]?.do(table, { do: 'play', seq: (await look()).seq, pick: 0 })
  expect((await look()).clock).toEqual({ left: [2 * day, 2 * day], running: [1] })
  now += 2 * day + 1
  await serving.server.sweep()
  await expect.poll(async () => (await look()).sheet.seats[1].absent).toBe(true)
  for (const line of lines) await line.close()
  await serving.end()
})

test('no clock runs while the server is down, and nothing is lost', async () => {
  let now = 1_800_000_000_000
  const first = await serve({}, { now: () => now })
  const { table, people, lines } = await seated(first.url, 2, {
    time: { kind: 'live', seconds: 60, increment: 0 },
  })
  now += 10_000
  await first.server.sweep()
  const [ann] = people as [(typeof people)[0] & object]
  expect((await ann.get(`/api/tables/${table}`)).body.clock.left).toEqual([50_000, 60_000])
  const closing = Promise.all(lines.map((line) => line.next((one) => one.type === 'closing')))
  const second = await first.restart(() => {
    now += 1_000_000
  })
  await closing
  now += 5_000
  const again = await guestClient(second.url, 'x')
  again.cookie = ann.cookie
  const { clock, seq, sheet, seat } = (await again.get(`/api/tables/${table}`)).body
  expect(clock).toEqual({ left: [45_000, 60_000], running: [0] })
  expect([seat, sheet.phase]).toEqual([0, 'playing'])
  await again.do(table, { do: 'play', seq, pick: 0 })
  expect((await again.get(`/api/tables/${table}`)).body.clock.left).toEqual([45_000, 60_000])
  await second.end()
})

test('a table that nobody needs leaves memory, and comes back as it was', async () => {
  const serving = await serve({}, { linger: 0 })
  const { table, people, lines } = await seated(serving.url, 2)
  const [ann] = people as [(typeof people)[0] & object]
  const before = (await ann.get(`/api/tables/${table}`)).body
  for (const line of lines) await line.close()
  await expect
    .poll(async () => {
      await serving.server.sweep()
      return serving.server.tables.count()
    })
    .toBe(0)
  const after = (await ann.get(`/api/tables/${table}`)).body
  expect(after).toEqual(before)
  await serving.end()
})
