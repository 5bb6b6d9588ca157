// A person's data: all of it to take along, or gone.

import type { ExportAnswer } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Database } from '../store/schema.ts'

/** Everything that is kept about a person. */
export async function exportData(db: Database, id: string): Promise<ExportAnswer> {
  const mine = <
    T extends
      | 'members'
      | 'chat'
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
      .selectFrom(table as 'chat')
      .selectAll()
      .where('person', '=', id)
      .execute()
  const person = await db
    .selectFrom('people')
    .select(['id', 'kind', 'name', 'avatar', 'login', 'notices', 'rank', 'muted', 'banned', 'created'])
    .where('id', '=', id)
    .executeTakeFirst()
  const bots = await db
    .selectFrom('people')
    .select(['id', 'name', 'created'])
    .where('owner', '=', id)
    .execute()
  return {
    person: person ?? deny('no-identity', 'there is no such person any more'),
    bots,
    tables: await mine('members'),
    attendances: await mine('attendances'),
    results: await mine('results'),
    ratings: await mine('ratings'),
    chat: await mine('chat'),
    mutes: await mine('mutes'),
    reports: await mine('reports'),
    // Who did it is for the moderators to know.
    acts: await db
      .selectFrom('acts')
      .select(['seq', 'at', 'act', 'person', 'table_id', 'until', 'why'])
      .where((e) => e.or([e('person', '=', id), e('by', '=', id)]))
      .execute(),
    notices: await mine('pushes'),
    openings: await mine('openings'),
    friends: await mine('friends'),
    friendLinks: await mine('friend_links'),
    invitations: await db
      .selectFrom('invitations')
      .selectAll()
      .where((e) => e.or([e('person', '=', id), e('inviter', '=', id)]))
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['address', 'confirmed', 'sent'])
      .where('person', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['device', 'created', 'used', 'counter', 'public_key'])
      .where('person', '=', id)
      .execute(),
    recoveryCodes: (await db.selectFrom('recovery_codes').select('hash').where('person', '=', id).execute())
      .length,
    sessions: await db
      .selectFrom('sessions')
      .select(['created', 'seen', 'device'])
      .where('person', '=', id)
      .execute(),
  }
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
