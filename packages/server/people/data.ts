// A person's data: all of it to take along, or gone.

import { setImmediate as turn } from 'node:timers/promises'
import type { ExportAnswer } from '@undercrown/protocol'
import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'

/** Lines of talk that are read at once. */
const LINES = 500

type Part = Exclude<keyof ExportAnswer, 'chat'>

/** Everything that is kept about a person: JSON in pieces, between which others are heard, as somebody may talk for years. */
export async function* exportData(db: Database, id: string): AsyncGenerator<string> {
  const mine = <
    T extends
      | 'members'
      | 'mutes'
      | 'reports'
      | 'results'
      | 'ratings'
      | 'pushes'
      | 'friends'
      | 'friend_links'
      | 'attendances'
      | 'openings',
  >(
    table: T,
  ) =>
    db
      .selectFrom(table as 'members')
      .selectAll()
      .where('person', '=', id)
      .execute()
  const parts: Readonly<Record<Part, () => Promise<ExportAnswer[Part] | undefined>>> = {
    person: () =>
      db
        .selectFrom('people')
        .select(['id', 'kind', 'name', 'avatar', 'login', 'notices', 'rank', 'muted', 'banned', 'created'])
        .where('id', '=', id)
        .executeTakeFirst(),
    bots: () => db.selectFrom('people').select(['id', 'name', 'created']).where('owner', '=', id).execute(),
    tables: () => mine('members'),
    attendances: () => mine('attendances'),
    results: () => mine('results'),
    ratings: () => mine('ratings'),
    mutes: () => mine('mutes'),
    reports: () => mine('reports'),
    // Who did it is for the moderators to know.
    acts: () =>
      db
        .selectFrom('acts')
        .select(['seq', 'at', 'act', 'person', 'table_id', 'until', 'why'])
        .where((e) => e.or([e('person', '=', id), e('by', '=', id)]))
        .execute(),
    notices: () => mine('pushes'),
    openings: () => mine('openings'),
    friends: () => mine('friends'),
    friendLinks: () => mine('friend_links'),
    invitations: () =>
      db
        .selectFrom('invitations')
        .selectAll()
        .where((e) => e.or([e('person', '=', id), e('inviter', '=', id)]))
        .execute(),
    mails: () =>
      db.selectFrom('mails').select(['address', 'confirmed', 'sent']).where('person', '=', id).execute(),
    passkeys: () =>
      db
        .selectFrom('passkeys')
        .select(['device', 'created', 'used', 'counter', 'public_key'])
        .where('person', '=', id)
        .execute(),
    recoveryCodes: async () =>
      (await db.selectFrom('recovery_codes').select('hash').where('person', '=', id).execute()).length,
    sessions: () =>
      db.selectFrom('sessions').select(['created', 'seen', 'device']).where('person', '=', id).execute(),
  }
  yield '{'
  for (const [name, read] of Object.entries(parts)) {
    yield `"${name}":${JSON.stringify(await read())},`
    await turn()
  }
  yield '"chat":['
  let last = { at: 0, id: '' }
  for (let before = ''; ; before = ',') {
    const lines = await db
      .selectFrom('chat')
      .selectAll()
      .where('person', '=', id)
      .where(sql<boolean>`(at, id) > (${last.at}, ${last.id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(LINES)
      .execute()
    const line = lines.at(-1)
    if (!line) break
    yield before + JSON.stringify(lines).slice(1, -1)
    last = line
    await turn()
  }
  yield ']}'
}

/**
 * Forgets a person and their bots. Games they played stay whole for the others, with a seat that has no name; the
 * log of a game holds nothing of a person but an id that leads nowhere any more.
 */
export async function deleteData(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    // A write comes first, so that the local database gives us its lock before we read.
    await all.deleteFrom('queue').where('person', '=', id).execute()
    const bots = await all.selectFrom('people').select('id').where('owner', '=', id).execute()
    for (const one of [id, ...bots.map((bot) => bot.id)]) {
      for (const table of [
        'chat',
        'mutes',
        'reports',
        'ratings',
        'pushes',
        'queue',
        'friends',
        'friend_links',
        'invitations',
        'attendances',
        'openings',
        'sessions',
        'recovery_codes',
        'passkeys',
        'challenges',
        'mails',
        'mail_links',
      ] as const)
        await all
          .deleteFrom(table as 'chat')
          .where('person', '=', one)
          .execute()
      await all.deleteFrom('mutes').where('whom', '=', one).execute()
      await all.deleteFrom('friends').where('friend', '=', one).execute()
      await all.deleteFrom('invitations').where('inviter', '=', one).execute()
      await all.updateTable('results').set({ person: null }).where('person', '=', one).execute()
      await all.deleteFrom('members').where('person', '=', one).execute()
      await all.deleteFrom('people').where('id', '=', one).execute()
    }
  })
}
