// A newer server over the database of an older one, in the middle of play, with pages of the older version at its
// tables: that version's own code puts together what they are told; they send only what it sent, and must be able to
// read all of it. `npm run former v0.2.0` writes down what a release leaves behind; every release that hosts may run has
// its files here.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, itemAt, readRecord, verifyRecord } from '@undercrown/engine'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import Sqlite from 'libsql'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { games } from '../games.ts'
import { migrations } from '../store/migrations.ts'
import { type Client, clientOf, type Line } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { serve } from '../testing/serving.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

interface Former {
  readonly account: { readonly name: string; readonly password: string }
  readonly tables: readonly {
    readonly table: string
    readonly game: string
    readonly state: 'open' | 'begun' | 'with bots' | 'over'
    readonly code: string
    /** Of those who sit there, or will. */
    readonly cookies: readonly [string, string]
  }[]
  /** Of its pages, `client/table.ts` as a module. */
  readonly page: string
  /** What its pages send and can read, as JSON schemas. */
  readonly socket: { readonly takes: JsonSchema; readonly gives: { oneOf: z.core.JSONSchema.JSONSchema[] } }
  readonly routes: { readonly paths: Record<string, Record<string, object>> }
}

/** What a release's page exports, as far as it is used here. */
interface OldPage {
  tableStore(link: OldLink, table: string, code?: string): OldStore
}

interface OldLink {
  send(message: object): void
  listen(listener: OldListener): () => void
}

interface OldListener {
  hear(message: unknown): void
  open(): void
  lost(): void
}

interface OldStore {
  now(): OldNow
  subscribe(listener: () => void): () => void
  command(command: object): Promise<void>
}

interface OldNow {
  readonly status: string
  readonly seq: number
  readonly sheet?: { readonly phase: string }
  readonly game?: { readonly view: unknown; readonly choice?: { readonly options: readonly unknown[] } }
}

interface Page {
  readonly store: OldStore
  /** The way to the server; also anew, after it was lost. */
  connect(): Promise<void>
  lose(): Promise<void>
}

/** Then somebody gives up. */
const MOVES = process.env['SOAK'] ? 2000 : 6

const folder = new URL('former/', import.meta.url)
const releases = readdirSync(folder).flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -4)] : []))

/** As a page reads it: what it has never heard of, it passes over. */
function readable(schema: JsonSchema): z.ZodType {
  const loose = JSON.stringify(schema).replaceAll(
    '"additionalProperties":false',
    '"additionalProperties":true',
  )
  return z.fromJSONSchema(JSON.parse(loose))
}

function written(file: string, sql: string): Sqlite.Database {
  const db = new Sqlite(file)
  db.exec(sql)
  return db
}

/** However long ago it was written down, the newer server comes right after: nothing has been abandoned. */
function clockOf(sql: string): { now(): number } {
  const db = written(':memory:', sql)
  const { last } = db.prepare('select max(at) as last from entries').get() as { last: number }
  db.close()
  const since = Date.now() - last
  return { now: () => Date.now() - since }
}

/** The database as the older server left it. */
const stores: Record<string, (sql: string) => Promise<Record<string, string>>> = {
  async sqlite(sql) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'undercrown-former-'))
    written(join(DATA_DIR, 'undercrown.db'), sql).close()
    return { DATA_DIR }
  },
  async postgres(sql) {
    const DATABASE_URL = await freshDatabase()
    const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: DATABASE_URL }) })
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    const from = written(':memory:', sql)
    const all = (query: string) => from.prepare(query).all() as Record<string, unknown>[]
    const done = all('select name from kysely_migration order by name').map(({ name }) => String(name))
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo(itemAt(done, done.length - 1))
    if (error) throw error
    for (const { name } of all("select name from sqlite_master where type = 'table'"))
      if (!String(name).startsWith('kysely'))
        for (const row of all(`select * from "${name}"`))
          await db.insertInto(String(name)).values(row).execute()
    from.close()
    await db.destroy()
    return { DATABASE_URL }
  },
}

describe.each(releases)('%s', (release) => {
  const sql = readFileSync(new URL(`${release}.sql`, folder), 'utf8')
  const former: Former = JSON.parse(readFileSync(new URL(`${release}.json`, folder), 'utf8'))
  const takes = z.fromJSONSchema(former.socket.takes)
  const gives = readable(former.socket.gives)
  const known = new Set(
    former.socket.gives.oneOf.map((one) => JSON.stringify(one).match(/"const":"(\w+)"/)?.[1]),
  )

  /** A page of that version at a table. */
  async function page(client: Client, table: string, code?: string): Promise<Page> {
    const { tableStore }: OldPage = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(former.page)}`
    )
    let line: Line | undefined
    let listener: OldListener | undefined
    /** As `client/socket.ts` of its release does. */
    function hear(text: unknown) {
      const message = JSON.parse(String(text))
      if (known.has(message.type)) expect(gives.safeParse(message).error, message.type).toBeUndefined()
      if (message.type === 'welcome') listener?.open()
      listener?.hear(message)
    }
    const link: OldLink = {
      send(message) {
        expect(takes.safeParse(message).error).toBeUndefined()
        line?.tell(message)
      },
      listen(one) {
        listener = one
        return () => {}
      },
    }
    const made: Page = {
      store: tableStore(link, table, code),
      async connect() {
        line = await client.socket('plain')
        for (const text of line.texts) hear(text)
        line.raw.on('message', hear)
        await until(made, ({ status }) => status === 'live')
      },
      async lose() {
        await line?.close()
        line = undefined
        listener?.lost()
      },
    }
    await made.connect()
    return made
  }

  async function until({ store }: Page, fits: (now: OldNow) => boolean): Promise<void> {
    while (!fits(store.now()))
      await new Promise<void>((done) => {
        const stop = store.subscribe(() => {
          stop()
          done()
        })
      })
  }

  const isOver = ({ store }: Page) => store.now().sheet?.phase === 'over'

  /** Plays for whoever is asked, so many moves or to the end. */
  async function play(pages: readonly Page[], moves: number) {
    for (let i = 0; i < moves && !pages.some(isOver); i++) {
      const asked = pages.find(({ store }) => store.now().game?.choice) ?? itemAt(pages, 0)
      const { seq, game } = asked.store.now()
      if (game?.choice) {
        const command = { do: 'play', seq, pick: i % game.choice.options.length }
        await asked.store.command(command).catch(({ code }) => expect(code).toBe('stale'))
      }
      await Promise.all(pages.map((one) => until(one, (now) => now.seq > seq)))
    }
  }

  async function verified(client: Client, table: string) {
    const record = readRecord((await client.get(`/api/tables/${table}/record`)).body)
    const game = games.find(({ id }) => id === record.game) as AnyGame
    return verifyRecord(game, record)
  }

  test.each(Object.keys(stores))('its tables are played on, %s', async (kind) => {
    const env = await (stores[kind] as (typeof stores)[string])(sql)
    const serving = await serve(env, clockOf(sql), games, env['DATA_DIR'])
    expect(new Set(former.tables.map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)))
    for (const { table, state, cookies, code } of former.tables) {
      const [ada, bo] = cookies.map((cookie) => clientOf(serving.url, cookie)) as [Client, Client]
      if (state === 'over') {
        expect((await ada.get(`/api/tables/${table}`)).body.sheet.phase).toBe('over')
        expect((await ada.get(`/api/tables/${table}/chat`)).body.lines).toHaveLength(1)
        await verified(ada, table)
        continue
      }
      const pages = [await page(ada, table)]
      if (state !== 'with bots') pages.push(await page(bo, table, code))
      const [first, other] = pages as [Page, Page?]
      if (state === 'open') {
        await other?.store.command({ do: 'sit', nonce: 'as before', code })
        await first.store.command({ do: 'start' })
        await Promise.all(pages.map((one) => until(one, ({ game }) => game !== undefined)))
      }
      await play(pages, MOVES / 2)
      // It comes back, and asks for what it missed.
      await first.lose()
      if (other?.store.now().game?.choice && !isOver(other)) await play([other], 1)
      await first.connect()
      if (other) await until(first, ({ seq }) => seq >= other.store.now().seq)
      await play(pages, MOVES / 2)
      if (!isOver(first)) await first.store.command({ do: 'resign' })
      await Promise.all(pages.map((one) => until(one, () => isOver(one))))
      const { body } = await ada.get(`/api/tables/${table}`)
      expect(body.sheet.phase, `${body.sheet.game}, ${state}`).toBe('over')
      const { deal } = await verified(ada, table)
      // Older pages seal nothing: no more is claimed of the deal than that it follows from its numbers.
      expect(deal.kind).toBe('unsealed')
      // What the older code put together is what is so.
      for (const [i, one] of pages.entries()) {
        const told = (await itemAt([ada, bo], i).get(`/api/tables/${table}`)).body
        await until(one, ({ seq }) => seq >= told.seq)
        expect(one.store.now().game?.view).toEqual(told.game.view)
        await one.lose()
      }
    }
    await serving.end()
  })

  test('its people sign in, and find what was theirs', async () => {
    const env = await (stores['sqlite'] as (typeof stores)[string])(sql)
    const serving = await serve({}, clockOf(sql), games, env['DATA_DIR'])
    const ada = clientOf(serving.url)
    const answers: [method: string, path: string, as: string, body?: object][] = [
      ['POST', '/api/session', '/api/session', former.account],
      ['GET', '/api/me', '/api/me'],
      ['GET', '/api/tables/mine', '/api/tables/mine'],
      ['GET', '/api/games', '/api/games'],
      ['GET', '/api/lobby', '/api/lobby'],
      ['GET', '/api/match', '/api/match'],
      ['GET', '/api/me/export', '/api/me/export'],
      ...former.tables.map(({ table }): [string, string, string] => [
        'GET',
        `/api/tables/${table}`,
        '/api/tables/{table}',
      ]),
    ]
    for (const [method, path, as, body] of answers) {
      const answer = await ada.send(method, path, body)
      expect(answer.status, path).toBe(200)
      const described = former.routes.paths[as]?.[method.toLowerCase()]
      const schema = z
        .object({
          responses: z.object({
            200: z.object({
              content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
            }),
          }),
        })
        .parse(described).responses[200].content['application/json'].schema
      expect(readable(schema).safeParse(answer.body).error, `${method} ${path}`).toBeUndefined()
    }
    const { body } = await ada.get('/api/tables/mine')
    const mine = body.tables.map(({ id }: { id: string }) => id)
    expect(new Set(mine)).toEqual(new Set(former.tables.map(({ table }) => table)))
    await serving.end()
  })
})
