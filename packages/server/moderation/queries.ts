// What moderators are shown: reports, the journal, people, and how the server does.

import {
  ACTS_PER_PAGE,
  FOUND_PEOPLE,
  type JournalEntry,
  type ModeratorRank,
  REPORTS_PER_PAGE,
  type ReportsNow,
  type RuledPeople,
  type ServerStatus,
} from '@undercrown/protocol'
import type { Profiles } from '@undercrown/table'
import { sql } from 'kysely'
import { loginOf, type People, sheetOfPerson } from '../people/people.ts'
import type { ActRow, Database } from '../store/schema.ts'
import type { Moderator } from './acts.ts'
import { until } from './bans.ts'
import { openPartial } from './partial.ts'

/** Lines of somebody that a report shows. */
const SAID_LINES = 20
const STUCK = 60_000
const STUCK_TABLES = 20
/** A server that has not been heard of for longer is not up. */
const NODE_SILENT = 10_000

export function somebody(profiles: Profiles, id: string): { readonly id: string; readonly name: string } {
  return { id, name: profiles.get(id)?.name ?? '' }
}

export function openQueries(db: Database, people: People, now: () => number) {
  const partial = openPartial(db, people)

  async function entries(rows: readonly ActRow[]): Promise<JournalEntry[]> {
    const ids = new Set(rows.flatMap(({ by, person }) => [by, person ?? '']))
    const named = await people.profiles([...ids])
    return rows.map((row) => ({
      seq: row.seq,
      at: row.at,
      by: row.by === '' ? null : somebody(named, row.by),
      do: row.act,
      ...(row.person !== null && { person: somebody(named, row.person) }),
      ...(row.table_id !== null && { table: row.table_id }),
      ...(row.act === 'appoint' && row.about !== null && { rank: row.about as ModeratorRank }),
      ...(row.until !== null && { until: until(row.until) }),
      why: row.why,
      done: row.done === 1,
    }))
  }

  return {
    async journal(before?: number): Promise<JournalEntry[]> {
      let query = db.selectFrom('acts').selectAll()
      if (before !== undefined) query = query.where('seq', '<', before)
      return entries(await query.orderBy('seq', 'desc').limit(ACTS_PER_PAGE).execute())
    },

    /** Open ones, of which the first `from` are left out; or settled ones newest first, `before` an act. */
    async reports(
      viewer: Moderator,
      settled: boolean,
      { from = 0, before }: { readonly from?: number; readonly before?: number } = {},
    ): Promise<ReportsNow> {
      const rows = settled ? await settledReports(before) : await waitingReports(from)
      const acts = rows.flatMap(({ act }) => act ?? [])
      const settling =
        acts.length === 0 ? [] : await db.selectFrom('acts').selectAll().where('seq', 'in', acts).execute()
      const settledBy = new Map((await entries(settling)).map((one) => [one.seq, one]))
      const named = await people.profiles([...new Set(rows.flatMap(({ person, whom }) => [person, whom]))])
      return {
        open: await openReports(db),
        reports: await Promise.all(
          rows.map(async ({ id, at, person, whom, table_id, text, act }) => {
            const by = act === null ? undefined : settledBy.get(act)
            return {
              id,
              at,
              by: somebody(named, person),
              whom: somebody(named, whom),
              table: table_id,
              text,
              said: await said(viewer, whom, table_id),
              ...(by && { settled: by }),
            }
          }),
        ),
      }
    },

    /** By a part of their name or their id; without one, those with a right and those who are muted or banned. */
    async find(text: string | undefined): Promise<RuledPeople> {
      const part = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
      const [like, asWritten] = [part(loginOf(text ?? '')), part(text ?? '')]
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where((e) =>
          text === undefined
            ? e.or([e('rank', 'is not', null), e('muted', '>', now()), e('banned', '>', now())])
            : e.or([
                e('id', '=', text),
                sql<boolean>`lower(name) like ${like} escape '\\'`,
                // The local database knows small letters of a to z alone.
                sql<boolean>`name like ${asWritten} escape '\\'`,
                sql<boolean>`login like ${like} escape '\\'`,
              ]),
        )
        // Whoever is meant exactly is found, however many others are called nearly so.
        .orderBy(
          sql`case when id = ${text ?? ''} then 0 when name = ${text ?? ''} or login = ${loginOf(text ?? '')} then 1 else 2 end`,
        )
        .orderBy(sql`case kind when 'account' then 0 when 'guest' then 1 else 2 end`)
        .orderBy('created', 'desc')
        .limit(FOUND_PEOPLE)
        .execute()
      const addresses = await db
        .selectFrom('address_bans')
        .selectAll()
        .where('until', '>', now())
        .orderBy('until')
        .limit(FOUND_PEOPLE)
        .execute()
      return {
        people: rows.map((row) => ({
          ...sheetOfPerson(row),
          rank: row.rank,
          since: row.created,
          ...(row.muted > now() && { muted: until(row.muted) }),
          ...(row.banned > now() && { banned: until(row.banned) }),
        })),
        addresses: text === undefined ? addresses : [],
      }
    },

    async status(): Promise<Omit<ServerStatus, 'trouble' | 'here'>> {
      const counted = async (table: 'tables' | 'people', column: 'phase' | 'kind') => {
        const { rows } = await sql<{ word: string; count: number }>`
          select ${sql.ref(column)} as word, count(*) as count from ${sql.table(table)} group by ${sql.ref(column)}
        `.execute(db)
        return (word: string) => Number(rows.find((row) => row.word === word)?.count ?? 0)
      }
      const tables = await counted('tables', 'phase')
      const kinds = await counted('people', 'kind')
      const nodes = await db
        .selectFrom('heartbeats')
        .selectAll()
        .where('at', '>', now() - NODE_SILENT)
        .orderBy('at', 'desc')
        .execute()
      const stuck = await db
        .selectFrom('tables')
        .select(['id', 'game', 'due'])
        .where('due', '<', now() - STUCK)
        .orderBy('due')
        .limit(STUCK_TABLES)
        .execute()
      return {
        nodes: nodes.map(({ node, at }) => ({ node, seen: at })),
        tables: {
          open: tables('open'),
          playing: tables('playing'),
          over: tables('over'),
          closed: tables('closed'),
        },
        people: { guests: kinds('guest'), accounts: kinds('account'), bots: kinds('bot') },
        reports: await openReports(db),
        stuck: stuck.map(({ id, game, due }) => ({ id, game, due: due ?? 0 })),
      }
    },
  }

  async function settledReports(before: number | undefined) {
    let query = db.selectFrom('reports').selectAll().where('act', 'is not', null)
    if (before !== undefined) query = query.where('act', '<', before)
    return query.orderBy('act', 'desc').limit(REPORTS_PER_PAGE).execute()
  }

  /**
   * The oldest first of those that are the first by whom and where they are from; then the second, and so on: whoever
   * writes a hundred buries nobody else's. Those of the banned come last.
   */
  async function waitingReports(from: number) {
    const nth = (by: 'person' | 'table_id') =>
      sql<number>`row_number() over (partition by ${sql.ref(by)} order by at, id)`
    const waiting = db
      .selectFrom('reports')
      .selectAll()
      .select(sql<number>`${nth('person')} + ${nth('table_id')}`.as('nth'))
      .where('act', 'is', null)
    return db
      .selectFrom(waiting.as('r'))
      .leftJoin('people as p', 'p.id', 'r.person')
      .selectAll('r')
      .orderBy(sql`case when p.banned > ${now()} then 1 else 0 end`)
      .orderBy('r.nth')
      .orderBy('r.at')
      .orderBy('r.id')
      .offset(from)
      .limit(REPORTS_PER_PAGE)
      .execute()
  }

  /** What somebody wrote at a table. Who sits there is not told what spectators said among themselves. */
  async function said(viewer: Moderator, whom: string, table: string) {
    const sits = viewer && (await partial.sitsAt(viewer.id, table))
    let query = db
      .selectFrom('chat')
      .select(['id', 'at', 'text'])
      .where('table_id', '=', table)
      .where('person', '=', whom)
      .where('text', 'is not', null)
    if (sits) query = query.where('aside', '=', 0)
    const rows = await query.orderBy('at', 'desc').limit(SAID_LINES).execute()
    return rows.reverse().map(({ id, at, text }) => ({ line: id, at, text: text ?? '' }))
  }
}

async function openReports(db: Database): Promise<number> {
  const row = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll().as('count'))
    .where('act', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
