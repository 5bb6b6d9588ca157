// The migrations that make the tables of the database, the same in both stores.

import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely'
import { skeletonOf } from '../people/lookalike.ts'
import type { Database } from './schema.ts'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const make = (name: string) => db.schema.createTable(name)
    await make('entries')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['place', 'seq'])
      .execute()
    await make('places')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('free', 'integer', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('settled', 'integer', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('sheet', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('places_code').on('places').column('code').execute()
    await db.schema.createIndex('places_phase').on('places').columns(['phase', 'listed', 'created']).execute()
    await db.schema.createIndex('places_due').on('places').column('due').execute()
    await make('members')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_pk', ['place', 'person'])
      .execute()
    await db.schema.createIndex('members_person').on('members').column('person').execute()
    await make('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('owner', 'text')
      .addColumn('token', 'text', (c) => c.unique())
      .addColumn('notices', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await make('queue')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute()
    await make('chat')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text')
      .addColumn('emote', 'text')
      .execute()
    await db.schema.createIndex('chat_place').on('chat').columns(['place', 'at']).execute()
    await make('hushes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('whom', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('hushes_pk', ['person', 'whom', 'place'])
      .execute()
    await make('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('whom', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await make('results')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('before', 'double precision')
      .addColumn('after', 'double precision')
      .addColumn('moves', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_pk', ['place', 'seat'])
      .execute()
    await db.schema.createIndex('results_person').on('results').columns(['person', 'at']).execute()
    await make('ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_pk', ['person', 'game'])
      .execute()
    await make('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .execute()
    await make('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await make('beats')
      .addColumn('node', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await make('gaps')
      .addColumn('since', 'bigint', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
  },
}

const second: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('presences')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('node', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presences_pk', ['place', 'person', 'node'])
      .execute()
  },
}

/** Plain words: tables, mutes, heartbeats. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    const change = (name: string) => db.schema.alterTable(name)
    for (const name of ['entries', 'members', 'chat', 'hushes', 'reports', 'results', 'presences'])
      await change(name).renameColumn('place', 'table_id').execute()
    await change('places').renameTo('tables').execute()
    await change('hushes').renameTo('mutes').execute()
    await change('beats').renameTo('heartbeats').execute()
    for (const name of ['places_code', 'places_phase', 'places_due', 'chat_place'])
      await db.schema.dropIndex(name).execute()
    await db.schema.createIndex('tables_code').on('tables').column('code').execute()
    await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'listed', 'created']).execute()
    await db.schema.createIndex('tables_due').on('tables').column('due').execute()
    await db.schema.createIndex('chat_table').on('chat').columns(['table_id', 'at']).execute()
  },
}

/** What wins are counted by. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('results').addColumn('lineup', 'text').execute()
  },
}

/** Friends, where they invite each other, and what spectators say. */
const fifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('friends')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('friend', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('friends_pk', ['person', 'friend'])
      .execute()
    await db.schema
      .createTable('friend_links')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .execute()
    await db.schema
      .createTable('invitations')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('inviter', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_pk', ['person', 'table_id'])
      .execute()
    await db.schema
      .alterTable('chat')
      .addColumn('aside', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}

/** Who was at a table, whose talk is for them alone. */
const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attendances')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('attendances_pk', ['table_id', 'person'])
      .execute()
    await db.schema.createIndex('attendances_person').on('attendances').column('person').execute()
  },
}

/** Wrong passwords, counted by login. */
const seventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guesses')
      .addColumn('login', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Who pays for which table. */
const eighth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('openings')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('openings_pk', ['table_id', 'person'])
      .execute()
    await db.schema.createIndex('openings_person').on('openings').column('person').execute()
    await db.schema.createIndex('openings_address').on('openings').column('address').execute()
    await db.schema
      .alterTable('queue')
      .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}

/** Sessions, and what the names of accounts look like. Cookies from before name their person alone. */
const ninth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute()
    await db.schema.alterTable('people').addColumn('looks', 'text').execute()
    await db.schema.createIndex('people_looks').on('people').column('looks').execute()
    const now = Date.now()
    await sql`insert into sessions (id, person, created)
      select id, id, ${sql.lit(now)} from people where kind <> 'bot'`.execute(db)
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from people where kind = 'account'`.execute(db)
    for (const { id, name } of rows)
      await sql`update people set looks = ${skeletonOf(name)} where id = ${id}`.execute(db)
  },
}

/** Who waits for a match seals their part of the deal. */
const tenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('queue').renameColumn('nonce', 'seal').execute()
    await sql`update queue set seal = ''`.execute(db)
  },
}

/** When and with what a session was used. */
const eleventh: Migration = {
  async up(db: Kysely<unknown>) {
    const add = (column: string, type: 'bigint' | 'text', or: number | string) =>
      db.schema
        .alterTable('sessions')
        .addColumn(column, type, (c) => c.notNull().defaultTo(or))
        .execute()
    await add('seen', 'bigint', 0)
    await add('device', 'text', '')
    await sql`update sessions set seen = created`.execute(db)
  },
}

const twelfth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('recovery_codes_person').on('recovery_codes').column('person').execute()
  },
}

const thirteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('credential', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute()
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Moderators, what they did, and to whom. */
const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    const people = () => db.schema.alterTable('people')
    await people().addColumn('rank', 'text').execute()
    await people()
      .addColumn('muted', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await people()
      .addColumn('banned', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await people()
      .addColumn('ban_spreads', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('acts')
      .addColumn('seq', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('table_id', 'text')
      .addColumn('about', 'text')
      .addColumn('until', 'bigint')
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('acts_done').on('acts').column('done').execute()
    await db.schema
      .createTable('address_bans')
      .addColumn('address', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.alterTable('reports').addColumn('act', 'integer').execute()
    await db.schema.createIndex('reports_act').on('reports').columns(['act', 'at']).execute()
  },
}

const fifteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mails')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'bigint')
      .addColumn('sent', 'bigint')
      .execute()
    await db.schema.createIndex('mails_key').on('mails').column('key').execute()
    await db.schema
      .createTable('mail_links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('mail_links_person').on('mail_links').column('person').execute()
  },
}

/** Who was there before keeps all they could read. */
const sixteenth: Migration = {
  async up(db) {
    await db.schema.alterTable('attendances').addColumn('since', 'bigint').execute()
    await db.updateTable('attendances').set({ since: 0 }).execute()
  },
}

/** What anybody may ask for is found without reading all that there is (`indexes.test.ts`). */
const indexes: Migration = {
  async up(db: Kysely<unknown>) {
    const found = (table: string, ...columns: string[]) =>
      db.schema.createIndex(`${table}_${columns[0]}`).on(table).columns(columns).execute()
    await found('chat', 'person', 'at', 'id')
    await found('people', 'owner')
    await found('mutes', 'whom', 'table_id')
    await found('reports', 'person')
    await found('pushes', 'person')
    await found('friends', 'friend')
    await found('invitations', 'inviter')
    await found('invitations', 'at')
    await found('ratings', 'game', 'games')
  },
}

/** Tries at puzzles, and what follows from them. */
const puzzles: Migration = {
  async up(db: Kysely<unknown>) {
    const make = (name: string) => db.schema.createTable(name)
    await make('puzzle_tries')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('puzzle', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('themes', 'text', (c) => c.notNull())
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('run', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('right', 'integer', (c) => c.notNull())
      .addColumn('judged', 'integer', (c) => c.notNull())
      .addColumn('counted', 'integer', (c) => c.notNull())
      .addColumn('hints', 'integer', (c) => c.notNull())
      .addColumn('ms', 'bigint', (c) => c.notNull())
      .addColumn('rating', 'double precision')
      .addColumn('deviation', 'double precision')
      .addPrimaryKeyConstraint('puzzle_tries_pk', ['person', 'seq'])
      .addUniqueConstraint('puzzle_tries_id', ['person', 'id'])
      .execute()
    await db.schema
      .createIndex('puzzle_tries_puzzle')
      .on('puzzle_tries')
      .columns(['person', 'game', 'kind', 'puzzle'])
      .execute()
    await make('puzzle_ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('puzzle_ratings_pk', ['person', 'game', 'kind'])
      .execute()
    await make('puzzle_votes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('puzzle', 'text', (c) => c.notNull())
      .addColumn('vote', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('puzzle_votes_pk', ['person', 'puzzle'])
      .execute()
    await db.schema
      .createIndex('puzzle_votes_puzzle')
      .on('puzzle_votes')
      .columns(['puzzle', 'vote'])
      .execute()
    await make('puzzle_standings')
      .addColumn('puzzle', 'text', (c) => c.primaryKey())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('solved', 'integer', (c) => c.notNull())
      .execute()
  },
}

/** Replays that are watched together; and what is kept of one is found when it is over. */
const parties: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('parties')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('leader', 'text')
      .addColumn('table_id', 'text')
      .addColumn('record', 'text')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('alive', 'bigint', (c) => c.notNull())
      .execute()
    for (const column of ['person', 'leader', 'alive'])
      await db.schema.createIndex(`parties_${column}`).on('parties').column(column).execute()
    for (const table of ['mutes', 'reports'])
      await db.schema.createIndex(`${table}_table_id`).on(table).column('table_id').execute()
  },
}

/** Lists may have been behind their logs after a crash; each of those tables is looked at once. */
const behind: Migration = {
  async up(db) {
    await sql`update tables set due = 0 where phase = 'playing'
      and seq < (select max(e.seq) from entries e where e.table_id = tables.id)`.execute(db)
  },
}

/** Tables beside their logs, for reading them quickly. */
const snapshots: Migration = {
  async up(db) {
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('build', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Which node has which tables in memory; PostgreSQL waits for no disk with what is gone when its nodes are. */
const holders: Migration = {
  async up(db) {
    const make = (name: string) => {
      const table = db.schema.createTable(name)
      return db.getExecutor().adapter instanceof PostgresAdapter ? table.modifyFront(sql`unlogged`) : table
    }
    await make('listeners')
      .addColumn('node', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await make('holders')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('node', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('holders_pk', ['table_id', 'node'])
      .execute()
    await db.schema.createIndex('holders_node').on('holders').column('node').execute()
  },
}

/** What lists are ordered by, and when presences run out. */
const orders: Migration = {
  async up(db) {
    await db.schema.createIndex('presences_until').on('presences').column('until').execute()
    await db.schema.createIndex('tables_moved').on('tables').columns(['phase', 'listed', 'updated']).execute()
    await db.schema.dropIndex('ratings_game').execute()
    await sql`create index ratings_rank on ratings (game, (mu - sigma * 3))`.execute(db)
  },
}

/** Logs of games that are over, apart from those that are played. */
const archives: Migration = {
  async up(db) {
    await db.schema
      .createTable('archives')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('cleared', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .alterTable('tables')
      .addColumn('archived', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`create index tables_over on tables (updated)
      where phase in ('over', 'closed') and archived < seq and due is null`.execute(db)
    await sql`create index archives_uncleared on archives (at) where cleared = 0`.execute(db)
  },
}

/** What tokens of bot accounts are good for, and who may be challenged at what. */
const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('scopes', 'text').execute()
    await db.schema
      .createTable('programs')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('programs_pk', ['game', 'person'])
      .execute()
    await db.schema.createIndex('programs_since').on('programs').columns(['game', 'since']).execute()
    await db.schema.createIndex('programs_person').on('programs').column('person').execute()
  },
}

/** Browsers that asked before are told as ever: which session they asked by is not known. */
const pushSessions: Migration = {
  async up(db) {
    await db.schema
      .alterTable('pushes')
      .addColumn('session', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}

const registrations: Migration = {
  async up(db) {
    await db.schema.alterTable('people').addColumn('registered', 'bigint').execute()
  },
}

/** In order of their names; one that has run is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': first,
  '002-presences': second,
  '003-plain-words': third,
  '004-lineups': fourth,
  '005-friends': fifth,
  '006-attendances': sixth,
  '007-guesses': seventh,
  '008-openings': eighth,
  '009-sessions': ninth,
  '010-seals': tenth,
  '011-devices': eleventh,
  '012-recovery-codes': twelfth,
  '013-passkeys': thirteenth,
  '014-moderation': moderation,
  '015-mails': fifteenth,
  '016-talk-since': sixteenth,
  '017-indexes': indexes,
  '018-puzzles': puzzles,
  '019-parties': parties,
  '020-behind': behind,
  '021-snapshots': snapshots,
  '022-holders': holders,
  '023-orders': orders,
  '024-archives': archives,
  '025-programs': programs,
  '026-push-sessions': pushSessions,
  '027-registrations': registrations,
}

/** Brings the database up to date; safe to call from several nodes at once. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((one) => one.migrationName)
}
