// What others may know of a person: name, ratings, results, and how they fare per game.

import type { Lineup } from '@undercrown/engine'
import {
  COUNTED_GAMES,
  type FinishedGame,
  GAMES_PER_PAGE,
  LEADERBOARD_GAMES,
  LEADERBOARD_NEWCOMERS,
  LEADERBOARD_PLAYERS,
  type Leaderboard,
  PROFILE_GAMES,
  type Profile,
  type RankedPlayer,
  RIVAL_GAMES,
  type TableSheet,
} from '@undercrown/protocol'
import { type Profiles, withProfiles } from '@undercrown/table'
import { sql } from 'kysely'
import type { Reads } from '../store/schema.ts'
import { shown, uncertainty } from './results.ts'

export async function statistics(db: Reads, person: string): Promise<Profile['statistics']> {
  const { fn } = db
  const rows = await db
    .selectFrom('results')
    .select([
      'game',
      'players',
      fn.countAll().as('games'),
      fn.sum('won').as('wins'),
      // Who came first and has not won shares a game without a winner.
      fn.sum(sql<number>`case when position = 1 and won = 0 then 1 else 0 end`).as('draws'),
      fn.avg('position').as('place'),
    ])
    .where('person', '=', person)
    .where('position', '>', 0)
    .groupBy(['game', 'players'])
    .orderBy('game')
    .orderBy('players')
    .execute()
  return rows.map(({ game, players, games, wins, draws, place }) => ({
    game,
    players,
    games: Number(games),
    wins: Number(wins),
    draws: Number(draws),
    averagePlace: Math.round(Number(place) * 100) / 100,
  }))
}

/** By what each game was played with. Games that ended before that was kept are not among them. */
export async function shares(db: Reads, person: string): Promise<Profile['shares']> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'won', 'lineup'])
    .where('person', '=', person)
    .where('position', '>', 0)
    .where('lineup', 'is not', null)
    .orderBy('at', 'desc')
    .limit(COUNTED_GAMES)
    .execute()
  const counted = new Map<string, { -readonly [Key in keyof Share]: Share[Key] }>()
  for (const { game, won, lineup } of rows)
    for (const [kind, labels] of Object.entries(JSON.parse(lineup ?? '{}') as Lineup))
      for (const label of labels) {
        const key = `${game} ${kind} ${label}`
        const share = counted.get(key) ?? { game, kind, label, games: 0, wins: 0 }
        counted.set(key, share)
        share.games++
        share.wins += won
      }
  return [...counted.values()]
}
type Share = Profile['shares'][number]

/** Which results somebody may open: their own, and those of tables that were listed. */
function opens(viewer: string | undefined) {
  return sql<boolean>`(t.listed = 1 or exists (
    select 1 from members m where m.table_id = t.id and m.person = ${viewer ?? ''}))`
}

/** The last games that count, oldest first: to others those that are rated or that they may open. */
export async function course(
  db: Reads,
  person: string,
  viewer: string | undefined,
): Promise<Profile['course']> {
  const rows = await db
    .selectFrom('results as r')
    .innerJoin('tables as t', 't.id', 'r.table_id')
    .select(['r.game', 'r.at', 'r.players', 'r.position', 'r.won', 'r.after'])
    .where('r.person', '=', person)
    .where('r.position', '>', 0)
    .where((e) => e.or([e('r.rated', '=', 1), opens(viewer)]))
    .orderBy('r.at', 'desc')
    .limit(PROFILE_GAMES)
    .execute()
  return rows.reverse()
}

const RECENT = 4

/** The person most played with, and how that went. */
export async function rivalOf(
  db: Reads,
  person: string,
  profiles: (people: readonly string[]) => Promise<Profiles>,
): Promise<Profile['rival']> {
  const mine = await db
    .selectFrom('results')
    .select(['table_id', 'game', 'position'])
    .where('person', '=', person)
    .where('position', '>', 0)
    .orderBy('at', 'desc')
    .limit(COUNTED_GAMES)
    .execute()
  if (mine.length < RIVAL_GAMES) return undefined
  const tables = mine.map((one) => one.table_id)
  const met = await db
    .selectFrom('results')
    .select(['table_id', 'person', 'position'])
    .where('table_id', 'in', tables)
    .where('person', '!=', person)
    .execute()
  const places = new Map<string, Map<string, number>>()
  for (const { table_id, person: whom, position } of met)
    if (whom !== null) places.set(whom, (places.get(whom) ?? new Map()).set(table_id, position))
  const [most] = [...places].sort(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1))
  if (!most || most[1].size < RIVAL_GAMES) return undefined
  const [whom, theirs] = most
  const profile = (await profiles([whom])).get(whom)
  if (!profile) return undefined
  const rows = mine.flatMap(({ table_id, game, position }) => {
    const other = theirs.get(table_id)
    return other === undefined ? [] : [{ game, mine: position, theirs: other }]
  })
  const { id, name, avatar } = profile
  const went = rows.map(({ mine, theirs }) => Math.sign(theirs - mine))
  return {
    person: { id, name, avatar },
    game: rows[0]?.game ?? '',
    games: went.length,
    ahead: went.filter((one) => one > 0).length,
    behind: went.filter((one) => one < 0).length,
    recent: went.slice(0, RECENT),
  }
}

export async function ratingsOf(db: Reads, person: string): Promise<Profile['ratings']> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .execute()
  return rows.map(({ game, mu, sigma, games, wins }) => ({
    game,
    rating: shown({ mu, sigma }),
    uncertainty: uncertainty({ sigma }),
    games,
    wins,
  }))
}

export async function finishedGames(
  db: Reads,
  person: string,
  { before, game, viewer }: { before?: number; game?: string; viewer: string | undefined },
  profiles: (people: readonly string[]) => Promise<Profiles>,
): Promise<FinishedGame[]> {
  let query = db
    .selectFrom('results as r')
    .innerJoin('tables as t', 't.id', 'r.table_id')
    .select([
      'r.table_id as table',
      'r.seat',
      'r.game',
      'r.players',
      'r.position',
      'r.won',
      'r.rated',
      'r.before',
      'r.after',
      'r.moves',
      'r.at',
      'r.lineup',
      't.sheet',
    ])
    .where('r.person', '=', person)
    .where(opens(viewer))
  if (before !== undefined) query = query.where('r.at', '<', before)
  if (game !== undefined) query = query.where('r.game', '=', game)
  const rows = await query.orderBy('r.at', 'desc').limit(GAMES_PER_PAGE).execute()
  const read = rows.map((row) => ({ ...row, sheet: JSON.parse(row.sheet) as TableSheet }))
  const ids = read.flatMap(({ sheet }) => sheet.seats.flatMap((seat) => seat.person?.id ?? []))
  const known = await profiles([...new Set(ids)])
  return read.map(({ sheet, lineup, ...row }) => {
    const { seats, result } = withProfiles(sheet, known)
    return {
      ...row,
      seats: seats.map(({ person: sitter, bot, character }) => ({
        ...(sitter && { person: sitter }),
        ...(bot && { bot }),
        ...(character !== undefined && { character }),
      })),
      ...(result && { result }),
      ...(lineup !== null && { lineup: JSON.parse(lineup) as Lineup }),
    }
  })
}

/** As the index has it (`ratings_rank`). */
const RANK = sql<number>`r.mu - r.sigma * 3`

/** Those who have played enough, those who have not yet, and whoever asks. */
export async function leaderboard(
  db: Reads,
  game: string,
  kind: 'account' | 'bot',
  viewer: string | undefined,
): Promise<Leaderboard> {
  const rated = db
    .selectFrom('ratings as r')
    .innerJoin('people as p', 'p.id', 'r.person')
    .where('r.game', '=', game)
    .where('p.kind', '=', kind)
  const rows = rated
    .select(['p.id', 'p.name', 'p.avatar', 'r.mu', 'r.sigma', 'r.games', 'r.wins'])
    .orderBy(RANK, 'desc')
  type Row = Awaited<ReturnType<typeof rows.execute>>[number]
  const ranked = ({ id, name, avatar, mu, sigma, games, wins }: Row, place: number | null): RankedPlayer => ({
    place,
    person: { id, name, avatar },
    rating: shown({ mu, sigma }),
    uncertainty: uncertainty({ sigma }),
    games,
    wins,
  })
  const best = await rows.where('r.games', '>=', LEADERBOARD_GAMES).limit(LEADERBOARD_PLAYERS).execute()
  const newcomers = await rows.where('r.games', '<', LEADERBOARD_GAMES).limit(LEADERBOARD_NEWCOMERS).execute()
  const players = best.map((row, i) => ranked(row, i + 1))
  const own = viewer === undefined ? undefined : await rows.where('p.id', '=', viewer).executeTakeFirst()
  let mine = own && (players.find(({ person }) => person.id === viewer) ?? ranked(own, null))
  if (own && mine?.place === null && own.games >= LEADERBOARD_GAMES) {
    const { before } = await rated
      .select((e) => e.fn.countAll().as('before'))
      .where('r.games', '>=', LEADERBOARD_GAMES)
      .where(sql<boolean>`${RANK} > ${own.mu - own.sigma * 3}`)
      .executeTakeFirstOrThrow()
    mine = { ...mine, place: Number(before) + 1 }
  }
  return { players, newcomers: newcomers.map((row) => ranked(row, null)), ...(mine && { mine }) }
}
