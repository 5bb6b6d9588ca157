// One contract that every store keeps.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GUESSES_PER_ACCOUNT } from '@undercrown/protocol'
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely'
import Sqlite from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openActs } from '../moderation/acts.ts'
import { openBans } from '../moderation/bans.ts'
import { openQueries } from '../moderation/queries.ts'
import { type Guesses, openGuesses } from '../people/guesses.ts'
import { openPeople } from '../people/people.ts'
import { openSessions } from '../people/sessions.ts'
import { threads } from '../testing/built.ts'
import { freshDatabase } from '../testing/database.ts'
import { migrate, migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { type Schema, setting, type TableRow } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store, StoreHint } from './store.ts'

interface Maker {
  begin(): Promise<void>
  /** Opens the same database again, as a restart or another node would. */
  open(): Promise<Store>
  /** Another database, with nothing in it yet; and how a server opens it. */
  bare(): Promise<{ readonly db: Kysely<unknown>; readonly open: () => Promise<Store> }>
  end(): Promise<void>
}

function sqliteMaker(): Maker {
  let folder = ''
  return {
    async begin() {
      folder = mkdtempSync(join(tmpdir(), 'undercrown-store-'))
    },
    open: async () => openSqlite({ file: join(folder, 'data', 'a.db'), writer: (await threads()).writer }),
    async bare() {
      const file = join(folder, 'bare.db')
      const dialect = new SqliteDialect({ database: new Sqlite(file) as never })
      const { writer } = await threads()
      return { db: new Kysely<unknown>({ dialect }), open: () => openSqlite({ file, writer }) }
    },
    async end() {
      rmSync(folder, { recursive: true })
    },
  }
}

function postgresMaker(): Maker {
  let kept = ''
  return {
    async begin() {
      kept = await freshDatabase()
    },
    open: () => openPostgres({ url: kept }),
    async bare() {
      const url = await freshDatabase()
      const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) })
      return { db: new Kysely<unknown>({ dialect }), open: () => openPostgres({ url }) }
    },
    async end() {},
  }
}

function row(id: string, seq: number, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    code: `c${id}`,
    game: 'toy',
    seats: 2,
    free: 1,
    phase: 'open',
    listed: 1,
    rated: 0,
    settled: 0,
    host: 'h',
    seq,
    due: null,
    waiting: '',
    sheet: '{}',
    created: 1_700_000_000_000,
    updated: 1_700_000_000_000 + seq,
    ...more,
  }
}

const entry = (table_id: string, seq: number, body = `{"n":${seq}}`) => ({
  table_id,
  seq,
  at: 1_700_000_000_000 + seq,
  body,
})

describe.each([
  ['sqlite', sqliteMaker()],
  ['postgres', postgresMaker()],
] as const)('%s', (_name, maker) => {
  let store: Store
  beforeAll(async () => {
    await maker.begin()
    store = await maker.open()
  })
  afterAll(async () => {
    await store?.close()
    await maker.end()
  })

  test('guesses are counted over all nodes, also those that come at once', async () => {
    const other = await maker.open()
    let now = 1_700_000_000_000
    const [here, there] = [store, other].map(({ db }) => openGuesses(db, () => now)) as [Guesses, Guesses]
    const tries = Array.from({ length: GUESSES_PER_ACCOUNT + 4 }, (_, i) =>
      (i % 2 ? here : there).count('ann').then(
        () => 'counted',
        (error) => error.code,
      ),
    )
    const said = await Promise.all(tries)
    expect(said.filter((one) => one === 'too-many-guesses').length).toBe(4)
    await expect(here.count('bob')).resolves.toBeUndefined()
    await there.forget('ann')
    await expect(here.count('ann')).resolves.toBeUndefined()
    now += 15 * 60_000
    await here.count('eve')
    const kept = await store.db.selectFrom('guesses').selectAll().execute()
    expect(kept.length).toBe(1)
    expect(JSON.stringify(kept)).not.toMatch(/ann|bob|eve/)
    await other.close()
  })

  test('ends well when it is closed at once', async () => {
    for (let i = 0; i < 8; i++) {
      const opened = await maker.open()
      await new Promise((done) => setTimeout(done, 3 * i))
      await opened.close()
    }
  })

  test('keeps entries in order, text and times as they were', async () => {
    expect(await store.append({ entry: entry('a', 1, '{"é":"“\\u0000”"}'.replace('\\u0000', '')) })).toBe(
      true,
    )
    expect(await store.append({ entry: entry('a', 2) })).toBe(true)
    expect(await store.entries('a', 0)).toEqual([entry('a', 1, '{"é":"“”"}'), entry('a', 2)])
    expect(await store.entries('a', 1)).toEqual([entry('a', 2)])
    expect(await store.entries('nobody', 0)).toEqual([])
  })

  test('gives a sequence number to one writer only, and changes nothing for the other', async () => {
    const other = await maker.open()
    const went = await Promise.all([
      store.append({ entry: entry('race', 1, '"one"'), row: row('race', 1, { host: 'one' }) }),
      other.append({ entry: entry('race', 1, '"two"'), row: row('race', 1, { host: 'two' }) }),
      store.append({ entry: entry('race', 1, '"three"'), row: row('race', 1, { host: 'three' }) }),
    ])
    expect(went.filter(Boolean)).toHaveLength(1)
    const winner = ['one', 'two', 'three'][went.indexOf(true)]
    expect((await store.entries('race', 0)).map((one) => one.body)).toEqual([`"${winner}"`])
    const kept = await store.db.selectFrom('tables').selectAll().where('id', '=', 'race').executeTakeFirst()
    expect(kept?.host).toBe(winner)
    await other.close()
  })

  test('many tables share flushes, and nothing is lost or doubled', async () => {
    const went = await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        store.append({ entry: entry(`many${i % 50}`, 1 + Math.floor(i / 50)) }),
      ),
    )
    expect(went.every(Boolean)).toBe(true)
    for (let i = 0; i < 50; i++)
      expect((await store.entries(`many${i}`, 0)).map((one) => one.seq)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
  })

  test('writes rows and members with their entry', async () => {
    const members = [
      { person: 'p', seat: 0 },
      { person: 'q', seat: 1 },
    ]
    await store.append({ entry: entry('m', 1), row: row('m', 1), members })
    await store.append({
      entry: entry('m', 2),
      row: row('m', 2, { free: 0, due: 5 }),
      members: members.slice(1),
    })
    const found = await store.db.selectFrom('tables').selectAll().where('id', '=', 'm').executeTakeFirst()
    expect(found).toMatchObject(row('m', 2, { free: 0, due: 5 }))
    expect(await store.db.selectFrom('members').selectAll().where('table_id', '=', 'm').execute()).toEqual([
      { table_id: 'm', person: 'q', seat: 1 },
    ])
  })

  test('notes rows a little later, and never an older one over a newer', async () => {
    await store.append({ entry: entry('n', 1), row: row('n', 1) })
    const { settled, ...late } = row('n', 3, { due: 7, waiting: ',p,' })
    store.note({ ...late, settled })
    store.note(row('n', 2))
    await expect
      .poll(
        async () =>
          (await store.db.selectFrom('tables').select('seq').where('id', '=', 'n').execute())[0]?.seq,
      )
      .toBe(3)
    expect(
      await store.db.selectFrom('tables').selectAll().where('id', '=', 'n').executeTakeFirst(),
    ).toMatchObject(row('n', 3, { due: 7, waiting: ',p,' }))
  })

  test('has everything after being closed and opened again; migrations run once', async () => {
    await store.append({ entry: entry('kept', 1), row: row('kept', 1) })
    store.note(row('kept', 1, { due: 9 }))
    const secret = await setting(store.db, 'secret', () => 'first')
    await store.close()
    store = await maker.open()
    expect(await store.entries('kept', 0)).toHaveLength(1)
    expect(await store.db.selectFrom('tables').select('seq').where('id', '=', 'kept').execute()).toHaveLength(
      1,
    )
    expect(await setting(store.db, 'secret', () => 'second')).toBe(secret)
    expect(await migrate(store.db)).toEqual([])
  })

  test('a database of the first release opens with everything in it', async () => {
    const { db, open } = await maker.bare()
    const begun = Object.fromEntries(Object.entries(migrations).slice(0, 2))
    await new Migrator({ db, provider: { getMigrations: async () => begun } }).migrateToLatest()
    const before = db as Kysely<Record<string, Record<string, unknown>>>
    const put = (name: string, values: object) =>
      before
        .insertInto(name)
        .values(values as never)
        .execute()
    const { table_id, ...begins } = entry('old', 1)
    await put('entries', { place: table_id, ...begins })
    await put('places', row('old', 1, { due: 5 }))
    await put('members', { place: 'old', person: 'p', seat: 0 })
    await put('chat', { id: 'c', place: 'old', person: 'p', at: 1, text: 'hello', emote: null })
    await put('hushes', { person: 'p', whom: 'q', place: '' })
    await put('reports', { id: 'r', person: 'p', whom: 'q', place: 'old', text: 'rude', at: 1 })
    const result = { seat: 0, person: 'p', game: 'toy', players: 2, position: 1, won: 1, rated: 0 }
    const after = { before: null, after: null, moves: 3, at: 9 }
    await put('results', { place: 'old', ...result, ...after })
    await put('beats', { node: 'n', at: 7 })
    await put('presences', { place: 'old', person: 'p', node: 'n', until: 8 })
    await db.destroy()

    const opened = await open()
    expect(await opened.entries('old', 0)).toEqual([entry('old', 1)])
    const all = (name: keyof Schema) => opened.db.selectFrom(name).selectAll().execute()
    expect(await all('tables')).toEqual([{ ...row('old', 1, { due: 5 }), archived: 0 }])
    expect(await all('members')).toEqual([{ table_id: 'old', person: 'p', seat: 0 }])
    expect(await all('chat')).toMatchObject([{ id: 'c', table_id: 'old', text: 'hello', aside: 0 }])
    expect(await all('mutes')).toEqual([{ person: 'p', whom: 'q', table_id: '' }])
    expect(await all('reports')).toMatchObject([{ id: 'r', table_id: 'old', text: 'rude' }])
    expect(await all('results')).toEqual([{ table_id: 'old', ...result, ...after, lineup: null }])
    expect(await all('heartbeats')).toEqual([{ node: 'n', at: 7 }])
    expect(await all('presences')).toEqual([{ table_id: 'old', person: 'p', node: 'n', until: 8 }])
    expect(await opened.append({ entry: entry('old', 1) })).toBe(false)
    expect(await opened.append({ entry: entry('old', 2), row: row('old', 2) })).toBe(true)
    await opened.close()
  })

  test('people: logins and tokens are unique, and none may be absent', async () => {
    const person = (id: string, login: string | null) => ({
      id,
      kind: 'guest' as const,
      name: 'x',
      avatar: '',
      epoch: 1,
      login,
      password: null,
      owner: null,
      token: null,
      notices: 0,
      muted: 0,
      banned: 0,
      ban_spreads: 0,
      created: 1,
    })
    const insert = (one: ReturnType<typeof person>) => store.db.insertInto('people').values(one).execute()
    await insert(person('1', null))
    await insert(person('2', null))
    await insert(person('3', 'ann'))
    await expect(insert(person('4', 'ann'))).rejects.toThrow()
  })

  test('friends: each pair once, a link leads to one person, talk is to everybody unless it says otherwise', async () => {
    const { db } = store
    const put = (name: 'friends' | 'friend_links' | 'invitations' | 'chat' | 'attendances', values: object) =>
      db
        .insertInto(name)
        .values(values as never)
        .execute()
    await put('friends', { person: 'p', friend: 'q', since: 1_700_000_000_000 })
    await put('friends', { person: 'q', friend: 'p', since: 1_700_000_000_000 })
    await expect(put('friends', { person: 'p', friend: 'q', since: 2 })).rejects.toThrow()
    await put('friend_links', { person: 'p', code: 'X' })
    await expect(put('friend_links', { person: 'q', code: 'X' })).rejects.toThrow()
    await expect(put('friend_links', { person: 'p', code: 'Y' })).rejects.toThrow()
    await put('invitations', { person: 'p', inviter: 'q', table_id: 't', at: 1_700_000_000_000 })
    await expect(put('invitations', { person: 'p', inviter: 'r', table_id: 't', at: 3 })).rejects.toThrow()
    await put('attendances', { person: 'p', table_id: 't' })
    await expect(put('attendances', { person: 'p', table_id: 't' })).rejects.toThrow()
    await put('chat', { id: 'plain', table_id: 't', person: 'p', at: 1, text: 'hello', emote: null })
    expect(await db.selectFrom('chat').select('aside').where('id', '=', 'plain').execute()).toEqual([
      { aside: 0 },
    ])
    expect(await db.selectFrom('friends').select('since').where('person', '=', 'p').execute()).toEqual([
      { since: 1_700_000_000_000 },
    ])
  })

  test('moderation: acts are counted one by one, whoever writes at the same time; bans never get shorter', async () => {
    const { db } = store
    const now = () => 1_700_000_000_000
    const token = (bytes: number) => randomBytes(bytes).toString('hex')
    const people = openPeople(
      db,
      token,
      now,
      openSessions(db, token, now, () => {}),
    )
    const bans = openBans(db, 'a secret', now)
    const { act } = openActs(db, people, bans, now)
    const days = Array.from({ length: 12 }, (_, i) => i + 1)
    const done = await Promise.all(
      days.map((one) => act(undefined, { do: 'ban-address', address: '203.0.113.7', days: one, why: 'x' })),
    )
    expect(done.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(days)
    expect(await db.selectFrom('acts').select('seq').orderBy('seq').execute()).toEqual(
      days.map((seq) => ({ seq })),
    )
    expect(await db.selectFrom('address_bans').select('until').execute()).toEqual([
      { until: now() + days.length * 86_400_000 },
    ])
    const { id } = await people.guest('Gus', '')
    await act(undefined, { do: 'ban', person: id, days: null, address: false, why: 'x' })
    expect(await people.get(id)).toMatchObject({ banned: 8.64e15, rank: null, muted: 0 })
    const { find } = openQueries(db, people, now)
    expect((await find('GUS')).people).toMatchObject([{ id, banned: null }])
    expect((await find('g_s')).people).toEqual([])
  })

  test('hints reach other nodes, not oneself', async () => {
    if (store.kind === 'sqlite') return
    const other = await maker.open()
    const [here, there]: [StoreHint[], StoreHint[]] = [[], []]
    store.listen((hint) => here.push(hint))
    other.listen((hint) => there.push(hint))
    await store.append({ entry: entry('hinted', 0), row: row('hinted', 0) })
    for (const one of [store, other]) await one.hold('hinted')
    await store.append({ entry: entry('hinted', 1) })
    store.announce({ about: 'person', id: 'p', what: 'matched' })
    // That of the first entry may still be on its way when the table is held, and comes along then.
    await expect.poll(() => there.filter(({ what }) => what !== '0').length).toBe(2)
    expect(there).toContainEqual({ about: 'table', id: 'hinted', what: '1' })
    expect(there).toContainEqual({ about: 'person', id: 'p', what: 'matched' })
    expect(here).toEqual([])
    // Many at once come in order.
    there.length = 0
    const all = Array.from({ length: 50 }, (_, i) => ({ about: 'party' as const, id: 'p', what: String(i) }))
    for (const hint of all) store.announce(hint)
    await expect.poll(() => there.length).toBe(50)
    expect(there).toEqual(all)
    // What cannot be told makes the others look for themselves, instead of waiting for what was lost with it.
    there.length = 0
    store.announce({ about: 'person', id: 'p', what: 'out' })
    store.announce({ about: 'chat', id: 'p', what: 'too long for a hint'.repeat(1000) })
    await expect.poll(() => there).toContainEqual({ about: 'missed', id: '', what: '' })
    await other.close()
  })

  test('what is appended is told to those who hold the table, and to nobody else', async () => {
    if (store.kind === 'sqlite') return
    const [holds, not] = [await maker.open(), await maker.open()]
    const [there, nowhere]: [StoreHint[], StoreHint[]] = [[], []]
    holds.listen((hint) => there.push(hint))
    not.listen((hint) => nowhere.push(hint))
    const told = (seq: number) => ({ about: 'table' as const, id: 'held', what: String(seq) })
    let count = 0
    /** All that was told before has been heard then. */
    const marked = async () => {
      const mark = { about: 'party' as const, id: 'mark', what: String(++count) }
      store.announce(mark)
      await expect.poll(() => there).toContainEqual(mark)
      await expect.poll(() => nowhere).toContainEqual(mark)
    }
    await store.append({ entry: entry('held', 1), row: row('held', 1) })
    await holds.hold('held')
    await store.append({ entry: entry('held', 2) })
    await marked()
    expect(there).toContainEqual(told(2))
    // Let go and taken again at once, it is held.
    holds.release('held')
    await holds.hold('held')
    await store.append({ entry: entry('held', 3) })
    await marked()
    expect(there).toContainEqual(told(3))
    // What is let go is let go with what is taken next; and there is no row for what there is not.
    holds.release('held')
    await holds.hold('nothing')
    await store.append({ entry: entry('held', 4) })
    await marked()
    expect(there).not.toContainEqual(told(4))
    expect(nowhere.filter(({ about }) => about === 'table')).toEqual([])
    const rows = await store.db.selectFrom('holders').select('table_id').execute()
    expect(rows.filter(({ table_id }) => table_id === 'held' || table_id === 'nothing')).toEqual([])
    for (const one of [holds, not]) await one.close()
  })

  test('a node that was taken for dead says again what it holds; of one that is dead nothing stays', async () => {
    if (store.kind === 'sqlite') return
    const url = await freshDatabase()
    const [writes, holds] = [await openPostgres({ url }), await openPostgres({ url })]
    const { db } = writes
    const all = async () => [
      (await db.selectFrom('listeners').selectAll().execute()).length,
      (await db.selectFrom('holders').selectAll().execute()).length,
    ]
    await writes.append({ entry: entry('t', 1), row: row('t', 1) })
    await holds.hold('t')
    expect(await all()).toEqual([2, 1])
    // As a database does that fell over.
    await sql`truncate listeners, holders`.execute(db)
    const missed = new Promise<StoreHint>((done) => holds.listen(done))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query = 'select 1' or query like 'listen %')`.execute(db)
    expect(await missed).toMatchObject({ about: 'missed' })
    const heard = new Promise<StoreHint>((done) => holds.listen(done))
    await writes.append({ entry: entry('t', 2) })
    expect(await heard).toEqual({ about: 'table', id: 't', what: '2' })

    await db.insertInto('listeners').values({ node: 'dead', until: 5 }).execute()
    await db.insertInto('holders').values({ table_id: 't', node: 'dead' }).execute()
    const next = await openPostgres({ url })
    const nodes = await db.selectFrom('holders').select('node').execute()
    expect(nodes.length).toBe(1)
    expect(nodes).not.toContainEqual({ node: 'dead' })
    for (const one of [next, holds]) await one.close()
    expect((await db.selectFrom('holders').selectAll().execute()).length).toBe(0)
    await writes.close()
  })

  test('tells which tables have got further than one knows', async () => {
    for (const seq of [1, 2]) await store.append({ entry: entry('further', seq) })
    const asked = (seq: number) => store.overtaken([{ id: 'further', seq }])
    expect(await asked(1)).toEqual(store.kind === 'sqlite' ? [] : ['further'])
    expect(await asked(2)).toEqual([])
  })
})
