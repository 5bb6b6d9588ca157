import { below, itemAt, randomFrom, sha256Hex } from '@undercrown/engine'
import {
  applyEntry,
  type EntryBody,
  foldLog,
  type LogEntry,
  readLog,
  readTable,
  type Snapshot,
  snapshotOf,
} from '@undercrown/table'
import { expect, test } from 'vitest'
import { seated, serve, withToy } from '../testing/serving.ts'

const digest = (text: string) => sha256Hex(text)
const HERE = { build: 'this code', digest }
const breathe = async () => {}

/** A log as people might write it: moves, some of them taken back. */
function playedLog(game: (typeof withToy)[number], seed: string, most: number): LogEntry[] {
  const chance = randomFrom(seed)
  const [seats] = game.seats
  const log: LogEntry[] = []
  const add = (body: EntryBody) =>
    log.push({ seq: log.length + 1, at: 1e12 + log.length * 1000, body, id: `i${log.length}` })
  add({
    type: 'opened',
    game: game.id,
    options: {},
    seats,
    listed: true,
    rated: false,
    silent: false,
    time: { kind: 'live', seconds: 600, increment: 5 },
    rules: game.rules,
    host: 'p0',
    secret: seed,
  })
  for (let seat = 0; seat < seats; seat++) add({ type: 'sat', seat, person: `p${seat}`, nonce: `n${seat}` })
  add({ type: 'started' })
  const state = foldLog('t', log, game, [])
  while (state.phase === 'playing' && log.length < most) {
    const moves = state.table?.moves.length ?? 0
    if (moves > 3 && below(chance, 20) === 0)
      add({ type: 'tookBack', seat: 0, to: moves - 1 - below(chance, 3) })
    else {
      const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
      add({ type: 'moved', seat, move: itemAt(options, below(chance, options.length)) as object })
    }
    applyEntry(state, itemAt(log, log.length - 1))
  }
  return log
}

/** Reads by a snapshot, and tells how many entries it asked for and what was thrown away. */
function reader(
  game: (typeof withToy)[number],
  log: readonly LogEntry[],
  kept: Snapshot | undefined,
  build = HERE.build,
) {
  const spoilt: string[] = []
  const asked: number[] = []
  const read = () =>
    readTable(
      {
        entries: async (_, after) => {
          const found = log.filter(({ seq }) => seq > after)
          asked.push(found.length)
          return found
        },
        gameNamed: () => game,
        gaps: () => [],
        breathe,
        snapshots: {
          build,
          digest,
          of: async () => kept,
          async spoilt(_, error) {
            spoilt.push(String(error))
            kept = undefined
          },
        },
      },
      't',
    )
  return { read, spoilt, asked }
}

test.each(withToy.map((game) => [game.id, game] as const))(
  'a table of %s read by a snapshot is the table that its log tells, wherever it was taken',
  async (_, game) => {
    for (let round = 0; round < 4; round++) {
      const log = playedLog(game, `s${round}`, 120)
      const whole = snapshotOf(await readLog('t', log, game, [], breathe), HERE)
      for (const share of [0.3, 0.7, 1]) {
        const part = log.slice(0, Math.max(1, Math.floor(log.length * share)))
        const taken = snapshotOf(await readLog('t', part, game, [], breathe), HERE)
        const { read, spoilt, asked } = reader(game, log, JSON.parse(JSON.stringify(taken)))
        const again = await read()
        expect(spoilt).toEqual([])
        expect(asked).toEqual([log.length - part.length + 1])
        expect(again && snapshotOf(again, HERE)).toEqual(whole)
      }
    }
  },
)

test('one that does not fit is thrown away and told of once, and the log is read', async () => {
  const [game] = withToy.filter(({ id }) => id === 'hidden-leaders')
  if (!game) throw new Error('no such game')
  const log = playedLog(game, 'spoilt', 50)
  const read = await readLog('t', log.slice(0, 40), game, [], breathe)
  const good = snapshotOf(read, HERE)
  const whole = snapshotOf(await readLog('t', log, game, [], breathe), HERE)
  // What somebody could write who does not care for hashes.
  const bent = { ...read, state: { ...read.state, at: read.state.at + 1 } }
  const bad: readonly Snapshot[] = [
    { ...good, body: good.body.replace('"p1"', '"p2"') },
    { ...good, body: good.body.slice(0, -1) },
    { ...good, hash: '' },
    { ...good, build: 'other code' },
    { ...good, seq: 39 },
    snapshotOf(bent, HERE),
    snapshotOf(
      { ...read, state: { ...read.state, opened: { ...read.state.opened, seats: 3 } } },
      { ...HERE, build: 'other' },
    ),
  ]
  for (const one of bad) {
    const { read: readAgain, spoilt } = reader(game, log, one)
    for (let i = 0; i < 2; i++) {
      const found = await readAgain()
      expect(found && snapshotOf(found, HERE)).toEqual(whole)
    }
    expect(spoilt).toHaveLength(1)
  }
})

test('a long game that leaves memory is written down, comes back by it, and by the log when it was tampered with', async () => {
  const serving = await serve({ LOG_LEVEL: 'silent' }, { linger: 0 })
  const { server } = serving
  const { table, people, lines } = await seated(serving.url, 2, { game: 'hidden-leaders' })
  for (let n = 0; n < 50; n++) {
    const actor = await server.tables.get(table)
    const choice = actor?.state.table?.choices()[0]
    if (!actor || !choice) break
    const person = actor.state.chairs[choice.seat]?.person
    await actor.do(person, `m${n}`, { do: 'play', seq: actor.state.seq, pick: 0 })
  }
  const look = async () => {
    const { game, sheet } = (await people[0]?.get(`/api/tables/${table}`))?.body ?? {}
    return { view: game.view, events: game.events, moves: sheet.moves }
  }
  const before = await look()
  for (const line of lines) await line.close()
  const { db } = server.store
  const kept = () => db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst()
  const leave = async () => {
    await expect.poll(async () => server.tables.sweep().then(() => server.tables.near(table))).toBeUndefined()
    await server.context.snapshots.quiet()
  }
  await leave()
  const row = await kept()
  expect(row?.seq).toBeGreaterThanOrEqual(50)
  expect(await look()).toEqual(before)
  await leave()
  await db
    .updateTable('snapshots')
    .set({ body: `${row?.body} ` })
    .where('table_id', '=', table)
    .execute()
  expect(await look()).toEqual(before)
  expect(await kept()).toBeUndefined()
  await serving.end()
})
