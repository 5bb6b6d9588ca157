// The tables of the database, the same in both stores; `migrations.ts` makes them.

import type { Emote, ModeratorAct, ModeratorRank, Phase, PuzzleMode, PuzzleVote } from '@undercrown/protocol'
import { type Generated, type Kysely, sql } from 'kysely'

/** The log of every table: truth, only ever appended to; what is over lies in `archives`. */
export interface EntryRow {
  readonly table_id: string
  readonly seq: number
  readonly at: number
  readonly body: string
}

/** What lists need to know of a table. Derived from its log and written behind it. */
export interface TableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly seats: number
  readonly free: number
  readonly phase: Phase
  readonly listed: number
  readonly rated: number
  readonly settled: number
  readonly host: string
  readonly seq: number
  /** When somebody must look after it, in milliseconds; null when nothing is owed. */
  readonly due: number | null
  /** Ids of the people who are asked something, each between commas. */
  readonly waiting: string
  /** What lists show of it, as JSON. */
  readonly sheet: string
  readonly created: number
  readonly updated: number
}

export interface PersonRow {
  readonly id: string
  readonly kind: 'guest' | 'account' | 'bot'
  readonly name: string
  readonly avatar: string
  /** Cookies of an earlier epoch are void. */
  readonly epoch: number
  readonly login: string | null
  /** What an account's name looks like; no one else takes a name that looks the same. */
  readonly looks: string | null
  readonly password: string | null
  readonly owner: string | null
  /** Hash of a bot account's token. */
  readonly token: string | null
  /** What the token is good for, with spaces between; null for everything. */
  readonly scopes: string | null
  readonly notices: number
  /** May moderate. */
  readonly rank: ModeratorRank | null
  /** Until when they talk at no table, and until when they are banned; 0 where they are not. */
  readonly muted: number
  readonly banned: number
  /** 1: guests of the addresses that they come from are banned as well. */
  readonly ban_spreads: number
  readonly created: number
  /** When it became an account; null where that is not known, or it is none. */
  readonly registered: number | null
}

/** What a moderator did: the journal, only ever appended to. */
export interface ActRow {
  readonly seq: number
  readonly at: number
  /** '' for the command line. */
  readonly by: string
  readonly act: ModeratorAct['do']
  readonly person: string | null
  readonly table_id: string | null
  /** What else it was about: a line of talk, the hash of an address, a rank. */
  readonly about: string | null
  readonly until: number | null
  readonly why: string
  /** 0 until a server has done its part. */
  readonly done: number
}

export interface Schema {
  entries: EntryRow
  /**
   * Logs of games that are over (`archive.ts`): the entries up to `seq`, compressed, since when. `cleared`: 1 once they are
   * here alone.
   */
  archives: { table_id: string; seq: number; at: number; cleared: number; body: string }
  /** Tables as their logs told them up to an entry (`table/snapshot.ts`); no truth, and thrown away at will. */
  snapshots: { table_id: string; seq: number; build: string; hash: string; body: string }
  /** `archived`: up to which entry its log is in `archives`. */
  tables: TableRow & { archived: Generated<number> }
  members: { table_id: string; person: string; seat: number }
  people: PersonRow
  /** What cookies are good for, until its person signs out there. */
  sessions: { id: string; person: string; created: number; seen: number; device: string }
  /** Hashes of recovery codes that were not used. */
  recovery_codes: { hash: string; person: string }
  passkeys: {
    id: string
    person: string
    /** What the device calls it. */
    credential: string
    public_key: string
    /** How often it was used, where its device counts that. */
    counter: number
    device: string
    created: number
    used: number | null
  }
  /** What passkeys are asked to sign, once: for signing in or a proof (''), or to make one for a person. */
  challenges: { challenge: string; person: string; until: number }
  /** Mail addresses of accounts; null while not confirmed, or not sent the link that confirms. */
  mails: { person: string; address: string; key: string; confirmed: number | null; sent: number | null }
  /** Hashes of links that were mailed and not used. */
  mail_links: { hash: string; person: string; purpose: 'confirm' | 'reset'; address: string; until: number }
  queue: {
    person: string
    game: string
    seats: number
    bots: number
    seal: string
    since: number
    /** A hash of where they were when they asked. */
    address: string
  }
  chat: {
    id: string
    table_id: string
    person: string
    at: number
    text: string | null
    emote: Emote | null
    /** 1 for what a spectator said to the others. */
    aside: number
  }
  /** Replays that are watched together, until nobody was there for a while. */
  parties: {
    id: string
    /** Who opened it, and who leads, if anybody. */
    person: string
    leader: string | null
    /** What is watched: the game of a table, or a record by its hash. */
    table_id: string | null
    record: string | null
    /** Where it is, as JSON, and how often that has changed. */
    place: string
    seq: number
    /** When somebody was last there; 0 once it is over. */
    alive: number
  }
  /** Who does not want to hear whom: at one table, or everywhere (''). */
  mutes: { person: string; whom: string; table_id: string }
  /** Who was at which table, in a seat or looking on. */
  /** `since`: from when on talk is theirs; null for who came while the table was listed, and only looked on. */
  attendances: { table_id: string; person: string; since: number | null }
  reports: {
    id: string
    person: string
    whom: string
    table_id: string
    text: string
    at: number
    /** The act that settled it. */
    act: number | null
  }
  acts: ActRow
  /** From where no guests come, by a hash. */
  address_bans: { address: string; until: number }
  results: {
    table_id: string
    seat: number
    person: string | null
    game: string
    players: number
    position: number
    won: number
    rated: number
    before: number | null
    after: number | null
    moves: number
    at: number
    /** What the seat played with (`Lineup`), as JSON; null of games that ended before it was kept. */
    lineup: string | null
  }
  ratings: { person: string; game: string; mu: number; sigma: number; games: number; wins: number }
  /** Browsers that are told of a turn, as long as the session is good by which that was asked for; '' for a program. */
  pushes: { endpoint: string; person: string; keys: string; session: string }
  /** Each friendship twice, once for each of the two. */
  friends: { person: string; friend: string; since: number }
  /** The link that makes friends of its person and whoever opens it. */
  friend_links: { person: string; code: string }
  /** Bot accounts that anybody may challenge at a game. */
  programs: { game: string; person: string; about: string; since: number }
  invitations: { person: string; inviter: string; table_id: string; at: number }
  /** Who pays for a table until it is over, with a hash of where they were, and what its bots cost. */
  openings: { table_id: string; person: string; address: string; bots: number; at: number }
  /** Tries of accounts at puzzles, in the order in which they came; only ever appended to. */
  puzzle_tries: {
    person: string
    seq: number
    id: string
    puzzle: string
    game: string
    kind: string
    /** As JSON. */
    themes: string
    mode: PuzzleMode
    run: string | null
    at: number
    /** As JSON. */
    answer: string
    right: number
    /** 0: this server does not know the puzzle, and `right` is what was claimed. */
    judged: number
    counted: number
    hints: number
    ms: number
    /** The puzzle's own when it counted. */
    rating: number | null
    deviation: number | null
  }
  /** How strong somebody is at a kind: the tries that counted, in the order of their times; `last` is that of the last. */
  puzzle_ratings: {
    person: string
    game: string
    kind: string
    rating: number
    deviation: number
    volatility: number
    tries: number
    last: number
  }
  puzzle_votes: { person: string; puzzle: string; vote: PuzzleVote }
  /** What all first answers together say of a puzzle, without names. */
  puzzle_standings: {
    puzzle: string
    rating: number
    deviation: number
    volatility: number
    tries: number
    solved: number
  }
  /** How often a password was guessed, by a hash of the login, until it is forgotten. */
  guesses: { login: string; count: number; until: number }
  settings: { name: string; value: string }
  heartbeats: { node: string; at: number }
  /** Who is connected to which table by a node; for nodes that share a database. */
  presences: { table_id: string; person: string; node: string; until: number }
  gaps: { since: number; until: number }
  /** Nodes that hear what others tell (`hints.ts`), and which tables they have in memory; for those that share a database. */
  listeners: { node: string; until: number }
  holders: { table_id: string; node: string }
}

export type Database = Kysely<Schema>

/** A database that is only read. */
export type Reads = Pick<Database, 'selectFrom' | 'fn'>

/** The value of a setting, made and kept the first time it is asked for. */
export async function setting(db: Database, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}

/** Lets nobody else change or forget this person until the transaction is over; false where there is no such person. */
export async function holdPerson(all: Database, person: string): Promise<boolean> {
  const { numUpdatedRows } = await all
    .updateTable('people')
    .set((e) => ({ notices: e.ref('notices') }))
    .where('id', '=', person)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function alive(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
