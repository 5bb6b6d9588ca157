// Somebody is gone: the table is told, the chair is kept for a while, then a bot sits in, until they take it back.

import { itemAt } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { type Client, clientOf, type Line, type Message } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

const MINUTE = 60_000
let now = 1_800_000_000_000
const overrides = { now: () => now }

/** Time passes, with somebody looking round every few seconds. */
async function pass(ms: number, ...servers: Serving[]): Promise<void> {
  for (const end = now + ms; now < end; ) {
    now = Math.min(end, now + 3000)
    for (const { server } of servers) await server.sweep()
  }
}

const seat = (n: number, fits: (one: Message) => boolean) => (message: Message) =>
  message.type === 'table' && fits(message.sheet.seats[n])

async function watch(client: Client, table: string): Promise<Line> {
  const line = await client.socket()
  line.tell({ do: 'watch', table })
  await line.next((message) => message.type === 'table')
  return line
}

test('a chair is kept for five minutes, then a bot sits in; the human takes it back', async () => {
  const serving = await serve({}, overrides)
  const { table, people, lines } = await seated(serving.url, 3)
  const [one, two] = lines as [Line, Line]
  const bob = itemAt(people, 1)
  const first = one.messages.findLast((message) => message.type === 'table').sheet
  expect(first.seats.map((each: Message) => each.present)).toEqual([true, true, true])

  await two.close()
  const gone = now
  await pass(8_000, serving)
  const before = one.messages.length
  expect(one.messages.at(-1).sheet.seats[1].present).toBe(true)
  await pass(8_000, serving)
  const told = await one.next(seat(1, (each) => each.keptUntil))
  expect(told.sheet.seats[1].present).toBeUndefined()
  const { keptUntil } = told.sheet.seats[1]
  expect(keptUntil - gone).toBeGreaterThanOrEqual(5 * MINUTE)
  expect(keptUntil - gone).toBeLessThan(5 * MINUTE + 20_000)
  expect(one.messages.length).toBe(before + 1)

  const back = await watch(bob, table)
  const here = await one.next(seat(1, (each) => each.present))
  expect(here.sheet.seats[1].keptUntil).toBeUndefined()
  await back.close()
  await pass(4 * MINUTE, serving)
  expect(one.messages.at(-1).sheet.seats[1].absent).toBeUndefined()
  await pass(2 * MINUTE, serving)
  const sat = await one.next(seat(1, (each) => each.absent))
  expect(sat.sheet.seats[1]).toMatchObject({ bot: 'L3', person: { id: bob.id } })

  const again = await watch(bob, table)
  again.tell({ do: 'return', table, id: 'r' })
  const returned = await one.next(seat(1, (each) => each.present && !each.absent))
  expect(returned.sheet.seats[1].bot).toBeUndefined()
  for (const line of [...lines, again]) await line.close()
  await serving.end()
})

test('a short break is not told, and a program that only sends requests is there', async () => {
  const serving = await serve({}, overrides)
  const { table, people, lines } = await seated(serving.url, 2)
  const [ann, bob] = people as [Client, Client]
  const { seq } = (await ann.get(`/api/tables/${table}`)).body
  await lines[1]?.close()
  await pass(9_000, serving)
  const back = await watch(bob, table)
  await pass(2 * MINUTE, serving)
  expect((await ann.get(`/api/tables/${table}`)).body.seq).toBe(seq)
  await back.close()
  for (let i = 0; i < 10; i++) {
    await bob.get(`/api/tables/${table}`)
    await pass(40_000, serving)
  }
  expect((await ann.get(`/api/tables/${table}`)).body.seq).toBe(seq)
  for (const line of lines) await line.close()
  await serving.end()
})

test.each([
  ['slow games count days, not connections', { time: { kind: 'slow', days: 1 } }, {}, undefined],
  ['a server can leave it to the clocks', {}, { CHAIR_KEPT_MS: '0' }, true],
])('%s', async (_name, more, env, told) => {
  const serving = await serve(env as Record<string, string>, overrides)
  const { table, people, lines } = await seated(serving.url, 2, more)
  await lines[1]?.close()
  await pass(6 * MINUTE, serving)
  const { sheet } = (await people[0]?.get(`/api/tables/${table}`))?.body ?? {}
  expect(sheet.seats[0].present).toBe(told)
  expect(sheet.seats[1].present).toBeUndefined()
  expect(sheet.seats[1].absent).toBeUndefined()
  expect(sheet.seats[1].keptUntil).toBeUndefined()
  for (const line of lines) await line.close()
  await serving.end()
})

test('a table that everybody left waits; who is first back finds the other chairs kept anew, downtime apart', async () => {
  const serving = await serve({}, { ...overrides, linger: 10 * MINUTE })
  const { table, people, lines } = await seated(serving.url, 2)
  await lines[1]?.close()
  await pass(MINUTE, serving)
  await lines[0]?.close()
  await pass(9 * MINUTE, serving)
  const second = await serving.restart(() => {
    now += 60 * MINUTE
  })
  const ann = clientOf(second.url, people[0]?.cookie)
  const line = await watch(ann, table)
  const back = await line.next(seat(0, (each) => each.present))
  expect(back.sheet.seats[1]).toMatchObject({ keptUntil: now + 5 * MINUTE })
  expect(back.sheet.seats[1].absent).toBeUndefined()
  await pass(2 * MINUTE, second)
  await line.close()
  const third = await second.restart(() => {
    now += 60 * MINUTE
  })
  const again = await watch(clientOf(third.url, people[0]?.cookie), table)
  const kept = again.messages.at(-1).sheet.seats[1].keptUntil - now
  expect(kept).toBeGreaterThan(2.5 * MINUTE)
  expect(kept).toBeLessThanOrEqual(3 * MINUTE)
  await pass(4 * MINUTE, third)
  await again.next(seat(1, (each) => each.absent))
  await again.close()
  await third.end()
})

test('people at two nodes see each other, and notice when one is gone from both', async () => {
  const env = { DATABASE_URL: await freshDatabase(), DUTY_LEASE_MS: '0' }
  const here = await serve(env, overrides)
  const there = await serve(env, overrides)
  const { table, people, lines } = await seated(here.url, 3)
  const [one, two] = lines as [Line, Line]
  const bob = itemAt(people, 1)
  await two.close()
  const far = await watch(clientOf(there.url, bob.cookie), table)
  const { seq } = far.messages.at(-1)
  await pass(2 * MINUTE, here, there)
  expect((await bob.get(`/api/tables/${table}`)).body.seq).toBe(seq)
  bob.cookie = ''
  await far.close()
  await pass(80_000, here, there)
  expect((await one.next(seat(1, (each) => each.keptUntil))).sheet.seats[1].present).toBeUndefined()
  await pass(6 * MINUTE, there, here)
  await one.next(seat(1, (each) => each.absent))
  const log = await here.server.store.entries(table, seq)
  const types = log.map((entry) => JSON.parse(entry.body).body.type)
  expect(types.filter((type) => type !== 'moved')).toEqual(['away', 'left'])
  for (const line of lines) await line.close()
  await here.end()
  await there.end()
})
