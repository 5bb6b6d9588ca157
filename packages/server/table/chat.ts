// Talk at a table or a party. Kept apart from the log of the game, so that it can be forgotten. What a seat says is for everybody
// there; what a spectator says is for the other spectators, and no seat is ever told, before or after the end.

import {
  CHAT_LINES,
  type Emote,
  MAX_MUTES,
  MAX_REPORTS,
  MESSAGE_BURST,
  type PersonSheet,
  type Said,
} from '@undercrown/protocol'
import { deny, type Profiles, seatOf, type TableState } from '@undercrown/table'
import { sql } from 'kysely'
import { openBucket } from '../bucket.ts'
import { holding } from '../people/holding.ts'
import { type Attendance, hasEnded } from './attendance.ts'
import type { Gathering } from './audience.ts'
import type { ServerContext } from './context.ts'

export interface Chat {
  say(
    place: Gathering,
    person: string,
    what: { readonly text?: string; readonly emote?: Emote },
  ): Promise<void>
  /** The last lines, as far as they are for this person, `since` then or said to everybody, and they want to hear them. */
  read(state: TableState, person: string, since: number | null): Promise<Said[]>
  /** The last lines at a party, as far as this person wants to hear them. */
  readAll(party: string, person: string): Promise<Said[]>
  /** Refuses whom a moderator has muted. */
  checkMuted(person: string): Promise<void>
  mute(person: string, whom: string, table: string | undefined, off: boolean): Promise<void>
  report(person: string, whom: string, table: string, text: string): Promise<void>
}

/** Of people who talked of late; of more than so many it is forgotten. */
const SPEAKERS = 5_000
/** What was said while a table was listed is looked for in the last so many times. */
const LISTINGS = 20

export function openChat(
  context: ServerContext,
  near: (id: string) => Gathering | undefined,
  attendance: Attendance,
  linesPerSecond: number,
): Chat {
  const { db } = context.store
  /** Over all sockets and tables of a person: each line is written, and told to all who are there. */
  const speakers = new Map<string, () => boolean>()

  function talksTooMuch(person: string): boolean {
    if (speakers.size > SPEAKERS) speakers.clear()
    const tooFast = speakers.get(person) ?? openBucket(linesPerSecond, linesPerSecond * MESSAGE_BURST)
    speakers.set(person, tooFast)
    return tooFast()
  }

  function written(id: string, row: ChatRow, profiles: Profiles): Said {
    const { person } = row
    const by: PersonSheet = profiles.get(person) ?? { id: person, name: '', avatar: '', kind: 'guest' }
    return {
      type: 'said',
      table: id,
      line: row.id,
      at: row.at,
      by,
      ...(row.text !== null && { text: row.text }),
      ...(row.emote !== null && { emote: row.emote }),
      ...(row.aside === 1 && { aside: true as const }),
    }
  }

  /** By a moderator, at all tables; a bot with its owner. */
  async function checkMuted(person: string): Promise<void> {
    const row = await db
      .selectFrom('people as p')
      .leftJoin('people as o', 'o.id', 'p.owner')
      .select(['p.muted', 'o.muted as owner'])
      .where('p.id', '=', person)
      .executeTakeFirst()
    // Who is forgotten has still a socket open somewhere: nothing is written of them.
    if (!row) deny('no-identity', 'nobody is signed in')
    if (Math.max(row.muted, row.owner ?? 0) > context.now()) deny('silent', 'a moderator has muted you')
  }

  /** Who does not want to hear somebody at a table. */
  async function deaf(table: string, speaker: string): Promise<Set<string>> {
    const rows = await db
      .selectFrom('mutes')
      .select('person')
      .where('whom', '=', speaker)
      .where('table_id', 'in', ['', table])
      .execute()
    return new Set(rows.map((row) => row.person))
  }

  async function spread({ id, state, watchers }: Gathering, row: ChatRow): Promise<void> {
    const text = JSON.stringify(written(id, row, await context.profiles([row.person])))
    const not = await deaf(id, row.person)
    const there = state && hasEnded(state) ? await attendance.of(state) : undefined
    for (const { person, send } of watchers) {
      const late = there !== undefined && !(person !== undefined && there.has(person))
      if (isFor(row, state, person) && !late && !(person !== undefined && not.has(person))) send(text)
    }
  }

  /** Lines, the newest first, as somebody reads them who does not want to hear everybody. */
  async function heard(id: string, rows: readonly ChatRow[], person: string): Promise<Said[]> {
    const unheard = await db
      .selectFrom('mutes')
      .select('whom')
      .where('person', '=', person)
      .where('table_id', 'in', ['', id])
      .execute()
    const not = new Set(unheard.map(({ whom }) => whom))
    const lines = rows.filter((row) => !not.has(row.person)).reverse()
    const profiles = await context.profiles([...new Set(lines.map((row) => row.person))])
    return lines.map((row) => written(id, row, profiles))
  }

  context.store.listen(async ({ about, id, what }) => {
    const place = about === 'chat' ? near(id) : undefined
    if (!place) return
    try {
      const row = await db.selectFrom('chat').selectAll().where('id', '=', what).executeTakeFirst()
      if (row) await spread(place, row)
    } catch (error) {
      context.trouble(error, 'chat', id)
    }
  })

  return {
    checkMuted,
    async say(place, person, { text = null, emote = null }: { text?: string | null; emote?: Emote | null }) {
      const { id, state, watchers } = place
      if (talksTooMuch(person)) deny('too-fast', 'too many words; wait a little')
      if (state?.opened.silent) deny('silent', 'this table is silent')
      await checkMuted(person)
      const aside = Number(state !== undefined && seatOf(state, person) < 0)
      if ((aside || !state) && ![...watchers].some((one) => one.person === person))
        deny('not-yours', 'only those who are at the table can talk')
      if (aside && state && hasEnded(state) && !(await attendance.has(state, person)))
        deny('not-yours', 'only those who were at the table can talk')
      const row = { id: context.token(10), table_id: id, person, at: context.now(), text, emote, aside }
      await db.insertInto('chat').values(row).execute()
      context.store.announce({ about: 'chat', id, what: row.id })
      await spread(place, row)
    },
    async read(state, person, since) {
      let query = db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', state.id)
        .where((e) =>
          e.or([
            e('at', '>=', since ?? Number.MAX_SAFE_INTEGER),
            ...state.listings
              .slice(-LISTINGS)
              .map(({ from, to = Number.MAX_SAFE_INTEGER }) => e.and([e('at', '>', from), e('at', '<', to)])),
          ]),
        )
      if (seatOf(state, person) >= 0) query = query.where('aside', '=', 0)
      return heard(state.id, await query.orderBy('at', 'desc').limit(CHAT_LINES).execute(), person)
    },
    async readAll(party, person) {
      const query = db.selectFrom('chat').selectAll().where('table_id', '=', party)
      return heard(party, await query.orderBy('at', 'desc').limit(CHAT_LINES).execute(), person)
    },
    async mute(person, whom, table, off) {
      const row = { person, whom, table_id: table ?? '' }
      if (off)
        await db
          .deleteFrom('mutes')
          .where('person', '=', person)
          .where('whom', '=', whom)
          .where('table_id', '=', row.table_id)
          .execute()
      else
        await holding(db, [person], async (all) => {
          const theirs = await all
            .selectFrom('mutes')
            .select(count)
            .where('person', '=', person)
            .executeTakeFirst()
          if (Number(theirs?.count) >= MAX_MUTES) deny('not-offered-here', `${MAX_MUTES} mutes are enough`)
          await all
            .insertInto('mutes')
            .values(row)
            .onConflict((on) => on.columns(['person', 'whom', 'table_id']).doNothing())
            .execute()
        })
    },
    async report(person, whom, table, text) {
      const row = { id: context.token(10), person, whom, table_id: table, text, at: context.now(), act: null }
      await holding(db, [person], async (all) => {
        // Said again, it is one report.
        await all
          .deleteFrom('reports')
          .where('person', '=', person)
          .where('whom', '=', whom)
          .where('table_id', '=', table)
          .where('act', 'is', null)
          .execute()
        const open = await all
          .selectFrom('reports')
          .select(count)
          .where('person', '=', person)
          .where('act', 'is', null)
          .executeTakeFirst()
        if (Number(open?.count) >= MAX_REPORTS)
          deny('not-offered-here', 'so many reports of yours are still to be read; wait until some are')
        await all.insertInto('reports').values(row).execute()
      })
    },
  }
}

const count = sql<number>`count(*)`.as('count')

/** Whether a line is for the ears of somebody who is at the table now. */
function isFor({ aside }: ChatRow, state: TableState | undefined, person: string | undefined): boolean {
  return aside === 0 || state === undefined || seatOf(state, person) < 0
}

interface ChatRow {
  readonly id: string
  readonly person: string
  readonly at: number
  readonly text: string | null
  readonly emote: Emote | null
  readonly aside: number
}
