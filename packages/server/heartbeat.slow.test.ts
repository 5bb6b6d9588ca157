// Servers that sleep: no clock runs, nobody is absent, and one that was awake decides.

import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { databaseFile } from './config.ts'
import { mergedGaps } from './heartbeat.ts'
import { type Client, clientOf } from './testing/client.ts'
import { freshDatabase } from './testing/database.ts'
import { flakyWire } from './testing/flaky.ts'
import { type Serving, seated, serve } from './testing/serving.ts'

/** A machine whose clocks a test sets. */
function machine() {
  let wall = 1_800_000_000_000
  let steady = 0
  return {
    overrides: { wall: () => wall, stopwatch: () => steady },
    /** What the wall shows later, and how long it was. */
    pass(shown: number, truly = shown) {
      wall += shown
      steady += truly
    },
  }
}

const time = { kind: 'live', seconds: 10, increment: 0 }

async function playing(serving: Serving, more = time) {
  const { table, people, lines } = await seated(serving.url, 2, { time: more })
  const [ann] = people as [Client]
  const look = async () => (await ann.get(`/api/tables/${table}`)).body
  return { table, ann, lines, look }
}

test.each([
  ['the process is stopped for 20 seconds', 20_000, 20_000],
  ['the machine sleeps for a night', 30_000_000, 2],
  ['the clock is set an hour forwards', 3_600_000, 10],
])('%s: the clock stands where it stood, whoever asks first', async (_why, shown, truly) => {
  const { overrides, pass } = machine()
  const serving = await serve({}, overrides)
  const { lines, look } = await playing(serving)
  pass(3000)
  expect((await look()).clock).toEqual({ left: [7000, 10_000], running: [0] })
  pass(shown, truly)
  expect((await look()).clock).toEqual({ left: [7000, 10_000], running: [0] })
  // Who watches is told, for their own clock ran on.
  const [line] = lines
  await line?.next((one) => one.type === 'table' && one.clock?.left[0] === 7000)
  await serving.server.sweep()
  pass(4000)
  const after = await look()
  expect([after.clock.left, after.sheet.seats[0].absent]).toEqual([[3000, 10_000], undefined])
  // It is so for whoever reads the log anew, too.
  await expect
    .poll(() => serving.server.store.db.selectFrom('gaps').selectAll().execute())
    .toMatchObject([{ until: 1_800_000_003_000 + shown }])
  pass(3001)
  await expect.poll(async () => (await look()).sheet.seats[0].absent).toBe(true)
  for (const one of lines) await one.close()
  await serving.end()
})

test('the clock is set an hour back: time goes on as it is, also after a restart', async () => {
  const { overrides, pass } = machine()
  const serving = await serve({}, overrides)
  const { ann, lines, look, table } = await playing(serving)
  pass(3000)
  await serving.server.sweep()
  pass(-3_600_000, 0)
  pass(2000)
  expect((await look()).clock.left).toEqual([5000, 10_000])
  for (const line of lines) await line.close()
  const second = await serving.restart()
  const again = clientOf(second.url, ann.cookie)
  pass(1000)
  expect((await again.get(`/api/tables/${table}`)).body.clock.left).toEqual([4000, 10_000])
  pass(4001)
  await expect
    .poll(async () => (await again.get(`/api/tables/${table}`)).body.sheet.seats[0].absent)
    .toBe(true)
  await second.end()
})

test('of two nodes one sleeps: the other was there, and time has passed; both sleep: none has', async () => {
  const database = { DATABASE_URL: await freshDatabase() }
  const [here, there] = [machine(), machine()]
  const one = await serve(database, here.overrides)
  const other = await serve(database, there.overrides)
  const gaps = () => one.server.store.db.selectFrom('gaps').selectAll().orderBy('since').execute()
  const sweep = async () => {
    for (const { server } of [other, one]) await server.sweep()
  }
  for (let i = 0; i < 4; i++) {
    there.pass(3000)
    await other.server.sweep()
  }
  here.pass(12_000)
  await sweep()
  await expect.poll(() => one.server.context.gaps()).toEqual([])
  expect(await gaps()).toEqual([])
  // Half of it is no whole number.
  for (const { pass } of [here, there]) pass(60_001, 1)
  await sweep()
  await sweep()
  const told = mergedGaps(await gaps())
  expect(told.length).toBe(1)
  for (const { server } of [one, other]) await expect.poll(() => server.context.gaps()).toEqual(told)
  await other.end()
  await one.end()
})

test.each([3_600_000, -3_600_000, 8_000])(
  'a node of which the clock is %d ms wrong, from the start or set so, goes by PostgreSQL’s: nothing stands still',
  async (shift) => {
    const database = { DATABASE_URL: await freshDatabase() }
    const other = await serve(database)
    const { now } = Date
    try {
      const one = await serve(database)
      Date.now = () => now() + shift
      const late = await serve(database)
      for (const { server } of [one, late, other]) {
        await server.sweep()
        expect(Math.abs(server.context.now() - now())).toBeLessThan(2_000)
      }
      expect(await other.server.store.db.selectFrom('gaps').selectAll().execute()).toEqual([])
      await late.end()
      await one.end()
    } finally {
      Date.now = now
    }
    await other.end()
  },
)

test('what is moved by a node that just woke is charged by all as the log has it', async () => {
  const database = { DATABASE_URL: await freshDatabase() }
  const [here, there] = [machine(), machine()]
  const one = await serve(database, here.overrides)
  const other = await serve(database, there.overrides)
  const { table, ann, lines } = await playing(one, { ...time, seconds: 60 })
  const at = async ({ url }: Serving) => (await clientOf(url, ann.cookie).get(`/api/tables/${table}`)).body
  const { seq } = await at(other)
  for (let i = 0; i < 4; i++) {
    there.pass(3000)
    await other.server.sweep()
  }
  here.pass(12_000)
  expect((await ann.do(table, { do: 'play', seq, pick: 0 })).status).toBe(200)
  await one.server.sweep()
  await expect.poll(async () => (await at(other)).seq).toBe(seq + 1)
  for (const node of [one, other]) expect((await at(node)).clock.left).toEqual([48_000, 60_000])
  for (const line of lines) await line.close()
  await other.end()
  await one.end()
})

/** Lets time pass second by second, as a server sees it while it tries what fails. */
async function seconds(count: number, pass: (shown: number) => void, serving: Serving): Promise<void> {
  for (let i = 0; i < count; i++) {
    pass(1000)
    void serving.server.sweep()
    await new Promise((done) => setTimeout(done, 50))
    serving.server.context.now()
  }
}

test.each(['another process has the lock', 'PostgreSQL is away'])(
  'nothing can be written for two minutes (%s): no clock ran in it',
  async (why) => {
    const { overrides, pass } = machine()
    const wire = why.startsWith('P') ? await flakyWire(await freshDatabase()) : undefined
    const serving = await serve(wire && { DATABASE_URL: wire.url }, overrides)
    const { lines, look } = await playing(serving, { ...time, seconds: 60 })
    await serving.server.sweep()
    const lock = wire ? undefined : new Sqlite(databaseFile(serving.server.config))
    const stop = () => (wire ? wire.down() : lock?.exec('begin immediate'))
    const go = () => (wire ? wire.up() : lock?.exec('rollback'))
    stop()
    await seconds(120, pass, serving)
    go()
    // Until it is known that it goes on again.
    await expect
      .poll(async () => (await serving.server.store.db.selectFrom('gaps').selectAll().execute()).length)
      .toBeGreaterThan(0)
    await serving.server.sweep()
    const { clock, sheet } = await look()
    expect(sheet.seats[0].absent).toBeUndefined()
    // But for what passed until it was tried.
    expect(clock.left[0]).toBeGreaterThan(0)
    // A write that takes a quarter of a second on a busy machine is five of these, and a gap of its own.
    const isAbsent = async () => (await look()).sheet.seats[0].absent === true
    for (let i = 0; i < 20 && !(await isAbsent()); i++) await seconds(60, pass, serving)
    expect(await isAbsent()).toBe(true)
    for (const line of lines) await line.close()
    await serving.end()
    lock?.close()
    await wire?.close()
  },
)

test('gaps that lie over each other are one', () => {
  const gap = (since: number, until: number) => ({ since, until })
  expect(mergedGaps([gap(50, 60), gap(10, 20), gap(12, 25), gap(25, 30), gap(13, 14)])).toEqual([
    gap(10, 30),
    gap(50, 60),
  ])
})
