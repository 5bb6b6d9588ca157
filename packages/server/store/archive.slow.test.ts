// Logs of games that are over go into the archive and are read from there, wherever one was broken off, in both databases.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealOf } from '@undercrown/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { threads } from '../testing/built.ts'
import { guestClient } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { serve } from '../testing/serving.ts'
import { openArchive } from './archive.ts'
import { openPostgres } from './postgres.ts'
import type { EntryRow, TableRow } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

const BEGAN = 1_700_000_000_000
const HOURS = 3 * 3_600_000
const A_WHILE = 700_000

const rowAt = (id: string, seq: number, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: id,
  game: 'toy',
  seats: 2,
  free: 0,
  phase: 'over',
  listed: 0,
  rated: 0,
  settled: 1,
  host: 'h',
  seq,
  due: null,
  waiting: '',
  sheet: '{}',
  created: BEGAN,
  updated: BEGAN,
  ...more,
})

const entryAt = (table_id: string, seq: number): EntryRow => ({
  table_id,
  seq,
  at: BEGAN + seq,
  body: `{"body":{"n":${seq},"é":"“”"}}`,
})

/** A table whose log has so many entries. */
async function written(store: Store, id: string, seq: number, more: Partial<TableRow> = {}): Promise<void> {
  for (let i = 1; i < seq; i++) await store.append({ entry: entryAt(id, i) })
  await store.append({ entry: entryAt(id, seq), row: rowAt(id, seq, more) })
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-archive-'))
  let url = ''
  let store: Store
  let now = BEGAN
  const told: string[] = []
  const open = async () =>
    kind === 'sqlite'
      ? openSqlite({ file: join(folder, 'a.db'), writer: (await threads()).writer })
      : openPostgres({ url })
  const archive = (write = store.write) =>
    openArchive(
      { db: store.db, entries: store.entries, write },
      () => now,
      (error, _about, table) => told.push(`${table}: ${(error as Error).message}`),
    )
  const log = (table: string, after = 0) => store.entries(table, after)
  const whole = (table: string, seq: number, after = 0) =>
    Array.from({ length: seq - after }, (_, i) => entryAt(table, after + i + 1))
  const left = async (table: string) =>
    (
      await store.db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute()
    ).map(({ seq }) => seq)
  const kept = async (table: string) => {
    const { seq, cleared } =
      (await store.db.selectFrom('archives').selectAll().where('table_id', '=', table).executeTakeFirst()) ??
      {}
    return { seq, cleared }
  }

  beforeAll(async () => {
    if (kind === 'postgres') url = await freshDatabase()
    store = await open()
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  test('what is over is copied, and later taken out of the log; it reads the same and is not written again', async () => {
    const { sweep } = archive()
    await written(store, 'over', 5)
    await written(store, 'closed', 2, { phase: 'closed' })
    await written(store, 'played', 4, { phase: 'playing' })
    await written(store, 'unsettled', 4, { due: BEGAN })
    await sweep()
    expect(await kept('over')).toEqual({})
    now = BEGAN + HOURS
    await sweep()
    await sweep()
    expect(await kept('over')).toEqual({ seq: 5, cleared: 0 })
    expect(await left('over')).toEqual([1, 2, 3, 4, 5])
    now += A_WHILE
    await sweep()
    expect(await kept('over')).toEqual({ seq: 5, cleared: 1 })
    expect(await kept('closed')).toEqual({ seq: 2, cleared: 1 })
    expect(await left('over')).toEqual([])
    for (const after of [0, 3, 5]) expect(await log('over', after)).toEqual(whole('over', 5, after))
    for (const one of ['played', 'unsettled']) {
      expect(await kept(one)).toEqual({})
      expect(await log(one)).toEqual(whole(one, 4))
    }
    for (const seq of [1, 3, 5]) expect(await store.append({ entry: entryAt('over', seq) })).toBe(false)
    expect(await left('over')).toEqual([])
    if (kind === 'postgres')
      expect(
        await store.overtaken([
          { id: 'over', seq: 3 },
          { id: 'closed', seq: 2 },
        ]),
      ).toEqual(['over'])
  })

  test('what is written after the end joins it', async () => {
    const { sweep } = archive()
    expect(await store.append({ entry: entryAt('over', 6), row: rowAt('over', 6, { updated: now }) })).toBe(
      true,
    )
    expect(await log('over')).toEqual(whole('over', 6))
    expect(await log('over', 4)).toEqual(whole('over', 6, 4))
    now += HOURS
    await sweep()
    expect(await kept('over')).toEqual({ seq: 6, cleared: 0 })
    expect(await left('over')).toEqual([6])
    for (const after of [0, 4, 5, 6]) expect(await log('over', after)).toEqual(whole('over', 6, after))
    now += A_WHILE
    await sweep()
    expect(await left('over')).toEqual([])
    expect(await log('over')).toEqual(whole('over', 6))
  })

  test('a crash before or after any of its writes loses nothing and doubles nothing', async () => {
    for (const stop of [0, 1, 2, 3, 4])
      for (const done of [false, true]) {
        const table = `crash-${stop}-${done}`
        await written(store, table, 4, { updated: now })
        let writes = 0
        const write: Store['write'] = async (query) => {
          if (writes++ >= stop) {
            if (done && writes === stop + 1) await store.write(query)
            throw new Error('gone')
          }
          await store.write(query)
        }
        const dying = archive(write)
        now += HOURS
        await dying.sweep()
        now += A_WHILE
        await dying.sweep()
        await store.close()
        store = await open()
        expect(await log(table)).toEqual(whole(table, 4))
        const { sweep } = archive()
        await sweep()
        expect(await log(table)).toEqual(whole(table, 4))
        now += A_WHILE
        await sweep()
        expect(await log(table)).toEqual(whole(table, 4))
        expect(await left(table)).toEqual([])
        expect(await kept(table)).toEqual({ seq: 4, cleared: 1 })
      }
  })

  test('two at once do it once', async () => {
    const [here, there] = [archive(), archive()]
    await written(store, 'twice', 7, { updated: now })
    now += HOURS
    await Promise.all([here.sweep(), there.sweep()])
    now += A_WHILE
    await Promise.all([here.sweep(), there.sweep()])
    expect(await log('twice')).toEqual(whole('twice', 7))
    expect(await kept('twice')).toEqual({ seq: 7, cleared: 1 })
  })

  test('what is not what the log says takes nothing out of it, and is told', async () => {
    const { sweep } = archive()
    await written(store, 'good', 3, { updated: now })
    await written(store, 'bad', 3, { updated: now })
    await written(store, 'torn', 3, { updated: now })
    await written(store, 'gap', 3, { updated: now })
    await store.db.deleteFrom('entries').where('table_id', '=', 'gap').where('seq', '=', 2).execute()
    now += HOURS
    told.length = 0
    await sweep()
    expect(told).toEqual(['gap: the log has a gap'])
    const { body } = await store.db
      .selectFrom('archives')
      .select('body')
      .where('table_id', '=', 'good')
      .executeTakeFirstOrThrow()
    const change = (table: string, text: string) =>
      store.db.updateTable('archives').set({ body: text }).where('table_id', '=', table).execute()
    await change('bad', body)
    await change('torn', `${body.slice(0, 40)}AAAA${body.slice(44)}`)
    now += A_WHILE
    await store.db
      .updateTable('entries')
      .set({ body: '{"body":{"n":0}}' })
      .where('table_id', '=', 'bad')
      .execute()
    await sweep()
    await sweep()
    expect(told.slice(1).sort()).toEqual([
      'bad: the archive is not what the log says',
      'torn: the archive cannot be read',
    ])
    expect(await left('good')).toEqual([])
    for (const one of ['bad', 'torn']) expect(await left(one)).toEqual([1, 2, 3])
    expect(await log('torn')).toEqual(whole('torn', 3))
  })

  test('a game that is over is replayed, looked into, forgotten by one and followed by another as before', async () => {
    let later = 0
    const env: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: await freshDatabase() } : {}
    const serving = await serve(env, { now: () => Date.now() + later, linger: 0 })
    const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
    const order = { game: 'hidden-people', seats: 2, seal: sealOf('a') }
    const { body } = await ann.send('POST', '/api/tables', order)
    const table = body.table as string
    await bob.do(table, { do: 'sit', seal: sealOf('b'), code: body.sheet.code })
    await ann.do(table, { do: 'start' })
    await ann.do(table, { do: 'reveal', nonce: 'a' })
    await bob.do(table, { do: 'reveal', nonce: 'b' })
    for (let moves = 0; moves < 6; ) {
      const looks = await Promise.all([ann, bob].map((one) => one.get(`/api/tables/${table}`)))
      for (const [i, one] of [ann, bob].entries()) {
        const { game, seq } = looks[i]?.body ?? {}
        if (game?.choice && (await one.do(table, { do: 'play', seq, pick: 0 })).status === 200) moves++
      }
    }
    await bob.do(table, { do: 'resign' })
    await serving.server.sweep()
    const reads = [`/api/tables/${table}`, `/api/tables/${table}/record`, `/api/players/${ann.id}/games`]
    const told = async () => ({
      answers: await Promise.all(reads.map(async (path) => (await ann.get(path)).body)),
      inspected: await serving.server.moderation.inspect(table),
    })
    const { store } = serving.server
    const entries = await store.entries(table, 0)
    const listed = store.db.selectFrom('tables').select('due').where('id', '=', table)
    await expect.poll(() => listed.executeTakeFirst()).toEqual({ due: null })
    const before = await told()
    for (const step of [HOURS, A_WHILE, 1000]) {
      later += step
      await serving.server.sweep()
    }
    expect(serving.server.tables.near(table)).toBeUndefined()
    const inLog = store.db.selectFrom('entries').select('seq').where('table_id', '=', table)
    expect(await inLog.execute()).toEqual([])
    expect(await store.entries(table, 0)).toEqual(entries)
    expect(await told()).toEqual(before)
    expect(before.inspected).toMatchObject({ verified: true, phase: 'over' })
    await bob.send('DELETE', '/api/me', {})
    expect((await ann.get(`/api/tables/${table}`)).body.sheet.seats[1].person?.name ?? '').not.toBe('Bob')
    const again = await ann.do(table, { do: 'rematch' })
    expect(again.status).toBe(200)
    expect((await store.entries(table, 0)).length).toBe(entries.length + 1)
    await serving.end()
  })
})
