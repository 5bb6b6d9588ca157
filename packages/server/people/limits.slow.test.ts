// Limits of what one person has: as many at once as one likes, by however many nodes, are no way around them.

import {
  MAX_FRIENDS,
  MAX_MUTES,
  MAX_PUSHES,
  MAX_REPORTS,
  MAX_SESSIONS,
  MAX_WATCHED,
} from '@undercrown/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Schema } from '../store/schema.ts'
import { type Client, clientOf, guestClient, type HttpAnswer } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Serving, serve } from '../testing/serving.ts'

const AT_ONCE = 12
/** What is left to have. */
const LEFT = 2
const password = 'long enough'
const hex = (i: number) => i.toString(16).padStart(8, '0')
const times = <Item>(count: number, item: (i: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i))

describe.each(['one server', 'two nodes'])('%s', (kind) => {
  let nodes: Serving[] = []
  let db: Database
  beforeAll(async () => {
    const env = {
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      VAPID_PRIVATE_KEY: 'y'.repeat(43),
      VAPID_SUBJECT: 'mailto:me@play.example',
      ...(kind === 'two nodes' && { DATABASE_URL: await freshDatabase() }),
    }
    nodes = kind === 'two nodes' ? [await serve(env), await serve(env)] : [await serve(env)]
    db = (nodes[0] as Serving).server.store.db
  })
  afterAll(async () => {
    for (const node of nodes) await node.end()
  })

  const url = (i = 0) => (nodes[i % nodes.length] as Serving).url
  /** The same person by whichever node. */
  const by = (i: number, person: Client) => clientOf(url(i), person.cookie)

  async function fill<Name extends 'mutes' | 'friends' | 'pushes' | 'reports' | 'sessions'>(
    table: Name,
    rows: readonly Schema[Name][],
  ): Promise<void> {
    for (let i = 0; i < rows.length; i += 100)
      await db
        .insertInto(table as 'mutes')
        .values(rows.slice(i, i + 100) as readonly object[] as Schema['mutes'][])
        .execute()
  }

  async function countOf(table: keyof Schema, person: string): Promise<number> {
    const rows = await db
      .selectFrom(table as 'mutes')
      .select('person')
      .where('person', '=', person)
      .execute()
    return rows.length
  }

  /** How many of many that are asked for at once were done. */
  async function done(ask: (i: number) => Promise<HttpAnswer>, many = AT_ONCE): Promise<number> {
    const answers = await Promise.all(times(many, ask))
    return answers.filter(({ status }) => status === 200).length
  }

  test('mutes', async () => {
    const [ann, bob] = [await guestClient(url(), 'Ann'), await guestClient(url(), 'Bob')]
    await fill(
      'mutes',
      times(MAX_MUTES - LEFT, (i) => ({ person: ann.id, whom: bob.id, table_id: hex(i) })),
    )
    const table = (i: number) => hex(MAX_MUTES + i)
    expect(await done((i) => by(i, ann).send('PUT', '/api/mutes', { whom: bob.id, table: table(i) }))).toBe(
      LEFT,
    )
    expect(await countOf('mutes', ann.id)).toBe(MAX_MUTES)
  })

  test('friends, of whoever gave the link and of whoever has it', async () => {
    const ann = await guestClient(url(), 'Ann')
    const { code } = (await ann.send('POST', '/api/friends/link')).body
    await fill(
      'friends',
      times(MAX_FRIENDS - LEFT, (i) => ({ person: ann.id, friend: hex(i), since: 1 })),
    )
    const others: Client[] = []
    for (let i = 0; i < AT_ONCE; i++) others.push(await guestClient(url(i), `Bob ${i}`))
    expect(await done((i) => (others[i] as Client).send('POST', '/api/friends', { code }))).toBe(LEFT)
    expect(await countOf('friends', ann.id)).toBe(MAX_FRIENDS)
    const links = await Promise.all(others.map((one) => one.send('POST', '/api/friends/link')))
    const cat = await guestClient(url(), 'Cat')
    await fill(
      'friends',
      times(MAX_FRIENDS - LEFT, (i) => ({ person: cat.id, friend: hex(i), since: 1 })),
    )
    const link = (i: number) => ({ code: links[i]?.body.code })
    expect(await done((i) => by(i, cat).send('POST', '/api/friends', link(i)))).toBe(LEFT)
  })

  test('browsers that are told of a turn', async () => {
    const ann = await guestClient(url(), 'Ann')
    const at = (name: string) => ({
      endpoint: `https://fcm.googleapis.com/${kind.slice(0, 3)}/${name}`,
      keys: { p256dh: 'a', auth: 'b' },
    })
    await fill(
      'pushes',
      times(MAX_PUSHES - LEFT, (i) => ({
        endpoint: at(hex(i)).endpoint,
        person: ann.id,
        keys: '{}',
        session: '',
      })),
    )
    expect(await done((i) => by(i, ann).send('PUT', '/api/me/push', at(`more${i}`)))).toBe(LEFT)
    expect(await countOf('pushes', ann.id)).toBe(MAX_PUSHES)
  })

  test('reports, and the same said often is one', async () => {
    const [ann, bob] = [await guestClient(url(), 'Ann'), await guestClient(url(), 'Bob')]
    const tables: string[] = []
    for (let i = 0; i < AT_ONCE; i++) {
      const { body } = await bob.send('POST', '/api/tables', { game: 'toy', seats: 2 })
      await ann.do(body.table, { do: 'sit' })
      tables.push(body.table)
    }
    const rows = times(MAX_REPORTS - LEFT - 1, (i) => ({
      ...{ id: ann.id.slice(0, 8) + hex(i), person: ann.id, whom: bob.id, table_id: hex(i) },
      ...{ text: 'rude', at: 1, act: null },
    }))
    await fill('reports', rows)
    const report = (i: number, table: string | undefined) =>
      by(i, ann).send('POST', '/api/reports', { whom: bob.id, table, text: `rude ${i}` })
    expect(await done((i) => report(i, tables[0]))).toBe(AT_ONCE)
    expect(await countOf('reports', ann.id)).toBe(MAX_REPORTS - LEFT)
    expect(await done((i) => report(i, tables[i]))).toBe(LEFT + 1)
    expect(await countOf('reports', ann.id)).toBe(MAX_REPORTS)
  })

  test('sessions: those used longest ago end', async () => {
    const ann = await guestClient(url(), 'Ann')
    await ann.send('POST', '/api/account', { name: `Annabel ${kind}`, password })
    const now = Date.now()
    const old = times(MAX_SESSIONS, (i) => ({
      ...{ id: ann.id + hex(i), person: ann.id, device: '' },
      ...{ created: now - 90_000, seen: now - 60_000 + i },
    }))
    await fill('sessions', old)
    const signIn = (i: number) =>
      clientOf(url(i)).send('POST', '/api/session', { name: `Annabel ${kind}`, password })
    // Fewer than may be wrong.
    expect(await done(signIn, 8)).toBe(8)
    const left = await db.selectFrom('sessions').select('id').where('person', '=', ann.id).execute()
    const ids = left.map(({ id }) => id)
    expect(ids).toHaveLength(MAX_SESSIONS)
    expect(old.filter(({ id }) => !ids.includes(id))).toEqual(old.slice(0, 8 + 1))
    expect((await ann.get('/api/sessions')).body.sessions).toHaveLength(MAX_SESSIONS)
  })

  test('tables that one socket watches', async () => {
    const host = await guestClient(url(), 'Ann')
    const tables: string[] = []
    for (let i = 0; i < MAX_WATCHED + 4; i++)
      tables.push((await host.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table)
    const line = await (await guestClient(url(), 'Bob')).socket()
    for (const table of tables) line.tell({ do: 'watch', table })
    const told = await Promise.all(
      tables.map((table) => line.next((one) => one.table === table && one.type !== 'watching')),
    )
    expect(told.filter(({ type }) => type === 'table')).toHaveLength(MAX_WATCHED)
    expect(told.filter(({ code }) => code === 'not-offered-here')).toHaveLength(4)
    await line.close()
  })
})
