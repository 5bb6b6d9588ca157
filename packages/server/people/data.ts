// A person's data: all of it to take along, or gone.

import { setImmediate as turn } from 'node:timers/promises'
import type { ExportAnswer } from '@undercrown/protocol'
import { sql } from 'kysely'
import { type Database, holdPerson } from '../store/schema.ts'

/** Lines of talk, or tries, that are read at once. */
const LINES = 200

type Part = Exclude<keyof ExportAnswer, 'chat' | 'puzzleTries'>

/** Everything that is kept about a person: JSON in pieces, between which others are heard, as somebody may talk for years. */
export async function* exportData(db: Database, id: string): AsyncGenerator<string> {
  const mine = <
    T extends
      | 'members'
      | 'mutes'
      | 'parties'
      | 'reports'
      | 'results'
      | 'ratings'
      | 'friends'
      | 'friend_links'
      | 'attendances'
      | 'openings'
      | 'puzzle_ratings'
      | 'puzzle_votes',
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
    bots: () =>
      db.selectFrom('people').select(['id', 'name', 'scopes', 'created']).where('owner', '=', id).execute(),
    programs: () =>
      db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'programs.person')
        .select(['programs.person', 'programs.game', 'programs.about', 'programs.since'])
        .where((e) => e.or([e('people.owner', '=', id), e('people.id', '=', id)]))
        .execute(),
    tables: () => mine('members'),
    attendances: () => mine('attendances'),
    results: () => mine('results'),
    ratings: () => mine('ratings'),
    parties: () => mine('parties'),
    mutes: () => mine('mutes'),
    reports: () => mine('reports'),
    // Who did it is for the moderators to know.
    acts: () =>
      db
        .selectFrom('acts')
        .select(['seq', 'at', 'act', 'person', 'table_id', 'until', 'why'])
        .where((e) => e.or([e('person', '=', id), e('by', '=', id)]))
        .execute(),
    notices: () => db.selectFrom('pushes').select(['endpoint', 'keys']).where('person', '=', id).execute(),
    openings: () => mine('openings'),
    friends: () => mine('friends'),
    friendLinks: () => mine('friend_links'),
    invitations: () =>
      db
        .selectFrom('invitations')
        .selectAll()
        .where((e) => e.or([e('person', '=', id), e('inviter', '=', id)]))
        .execute(),
    puzzleRatings: () => mine('puzzle_ratings'),
    puzzleVotes: () => mine('puzzle_votes'),
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
  yield '"puzzleTries":['
  yield* inPages({ seq: 0 }, ({ seq }) =>
    db
      .selectFrom('puzzle_tries')
      .selectAll()
      .where('person', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(LINES)
      .execute(),
  )
  yield '],"chat":['
  yield* inPages({ at: 0, id: '' }, (last) =>
    db
      .selectFrom('chat')
      .selectAll()
      .where('person', '=', id)
      .where(sql<boolean>`(at, id) > (${last.at}, ${last.id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(LINES)
      .execute(),
  )
  yield ']}'
}

/** The items of a JSON list, some at a time: `read` gives those after the last. */
async function* inPages<Last extends object>(
  first: Last,
  read: (last: Last) => Promise<readonly Last[]>,
): AsyncGenerator<string> {
  let last = first
  for (let before = ''; ; before = ',') {
    const rows = await read(last)
    const [end] = rows.slice(-1)
    if (!end) return
    yield before + JSON.stringify(rows).slice(1, -1)
    last = end
    await turn()
  }
}

/**
 * Forgets a person and their bots. Games they played stay whole for the others, with a seat that has no name; the
 * log of a game holds nothing of a person but an id that leads nowhere any more. So does what is paid for their tables,
 * until those are over: else whoever forgets themselves could open ever more.
 */
export async function deleteData(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    // A write comes first, so that the local database gives us its lock before we read.
    await all.deleteFrom('queue').where('person', '=', id).execute()
    const bots = await all.selectFrom('people').select('id').where('owner', '=', id).execute()
    // Whoever writes something of theirs just now holds the person's row: they are done before us, or find nobody.
    for (const one of [id, ...bots.map((bot) => bot.id)]) await holdPerson(all, one)
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
        'programs',
        'attendances',
        'sessions',
        'recovery_codes',
        'passkeys',
        'challenges',
        'mails',
        'mail_links',
        'puzzle_tries',
        'puzzle_ratings',
        'puzzle_votes',
      ] as const)
        await all
          .deleteFrom(table as 'chat')
          .where('person', '=', one)
          .execute()
      // What others watch goes on without them.
      await all.updateTable('parties').set({ person: '' }).where('person', '=', one).execute()
      await all.updateTable('parties').set({ leader: null }).where('leader', '=', one).execute()
      await all.deleteFrom('mutes').where('whom', '=', one).execute()
      await all.deleteFrom('friends').where('friend', '=', one).execute()
      await all.deleteFrom('invitations').where('inviter', '=', one).execute()
      await all.updateTable('results').set({ person: null }).where('person', '=', one).execute()
      await all.deleteFrom('members').where('person', '=', one).execute()
      await all.deleteFrom('people').where('id', '=', one).execute()
    }
  })
}
