// A newer server over the database of an older one, in the middle of play, with pages of the older version at its
// tables: they send only what that version sent, and must be able to read all they are told. `npm run former v0.2.0`
// writes down what a release leaves behind; every release that hosts may run has its files here.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, itemAt, readRecord, verifyRecord } from '@undercrown/engine'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import Sqlite from 'libsql'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '../games.ts'
import { migrations } from '../store/migrations.ts'
import { type Client, clientOf, type Line, stateAt } from '../testing/client.ts'
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
  /** What its pages send and can read, as JSON schemas. */
  readonly socket: { readonly takes: JsonSchema; readonly gives: { oneOf: z.core.JSONSchema.JSONSchema[] } }
  readonly routes: { readonly paths: Record<string, Record<string, object>> }
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

  /** A page of that version: what it sends is what that version could send, and it can read what it is told. */
  async function page(client: Client, table: string): Promise<Line> {
    const line = await client.socket()
    const read = (text: unknown) => {
      const message = JSON.parse(String(text))
      if (known.has(message.type)) expect(gives.safeParse(message).error, message.type).toBeUndefined()
    }
    for (const text of line.texts) read(text)
    line.raw.on('message', read)
    const old: Line = {
      ...line,
      tell(message) {
        expect(takes.safeParse(message).error).toBeUndefined()
        line.tell(message)
      },
    }
    // It was there before, and asks for what it missed.
    old.tell({ do: 'watch', table, since: 2 })
    await old.next(stateAt(0))
    return old
  }

  /** Plays for whoever is asked, so many moves or to the end. */
  async function play(table: string, lines: readonly Line[], moves: number) {
    for (let i = 0; i < moves; i++) {
      const states = lines.map((line) =>
        line.messages.findLast((one) => one.table === table && stateAt(0)(one)),
      )
      if (lines.some((line) => line.messages.some(({ sheet }) => sheet?.phase === 'over'))) return
      const seat = states.findIndex(({ game }) => game?.choice)
      const { seq, game } = states[Math.max(seat, 0)]
      if (seat >= 0) {
        const pick = i % game.choice.options.length
        itemAt(lines, seat).tell({ do: 'play', table, id: `u${seq}`, seq, pick })
      }
      await Promise.all(lines.map((line) => line.next(stateAt(seq + 1))))
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
      const lines = [await page(ada, table)]
      if (state === 'open') {
        await bo.do(table, { do: 'sit', nonce: 'as before', code })
        await ada.do(table, { do: 'start' })
      }
      if (state !== 'with bots') lines.push(await page(bo, table))
      await play(table, lines, MOVES)
      await ada.do(table, { do: 'resign' })
      const { body } = await ada.get(`/api/tables/${table}`)
      expect(body.sheet.phase, `${body.sheet.game}, ${state}`).toBe('over')
      const { deal } = await verified(ada, table)
      // Older pages seal nothing: no more is claimed of the deal than that it follows from its numbers.
      expect(deal.kind).toBe('unsealed')
      for (const line of lines) await line.close()
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
