// What others may know of a person: name, ratings, results, and how they fare per game.

import {
  type FinishedGame,
  GAMES_PER_PAGE,
  LEADERBOARD_GAMES,
  LEADERBOARD_PLAYERS,
  type Profile,
  type RankedPlayer,
} from '@undercrown/protocol'
import type { Database } from '../store/schema.ts'
import { shown } from './results.ts'

export async function statistics(db: Database, person: string): Promise<Profile['statistics']> {
  const { fn } = db
  const rows = await db
    .selectFrom('results')
    .select([
      'game',
      'players',
      fn.countAll().as('games'),
      fn.sum('won').as('wins'),
      fn.avg('position').as('place'),
    ])
    .where('person', '=', person)
    .where('position', '>', 0)
    .groupBy(['game', 'players'])
    .orderBy('game')
    .orderBy('players')
    .execute()
  return rows.map(({ game, players, games, wins, place }) => ({
    game,
    players,
    games: Number(games),
    wins: Number(wins),
    averagePlace: Math.round(Number(place) * 100) / 100,
  }))
}

export async function ratingsOf(db: Database, person: string): Promise<Profile['ratings']> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .execute()
  return rows.map(({ game, mu, sigma, games, wins }) => ({ game, rating: shown({ mu, sigma }), games, wins }))
}

export async function finishedGames(
  db: Database,
  person: string,
  before: number | undefined,
  game: string | undefined,
): Promise<FinishedGame[]> {
  let query = db
    .selectFrom('results')
    .select([
      'table_id as table',
      'seat',
      'game',
      'players',
      'position',
      'won',
      'rated',
      'before',
      'after',
      'moves',
      'at',
    ])
    .where('person', '=', person)
  if (before !== undefined) query = query.where('at', '<', before)
  if (game !== undefined) query = query.where('game', '=', game)
  return query.orderBy('at', 'desc').limit(GAMES_PER_PAGE).execute()
}

export async function leaderboard(db: Database, game: string): Promise<RankedPlayer[]> {
  const rows = await db
    .selectFrom('ratings as r')
    .innerJoin('people as p', 'p.id', 'r.person')
    .select(['p.id', 'p.name', 'p.avatar', 'r.mu', 'r.sigma', 'r.games', 'r.wins'])
    .where('r.game', '=', game)
    .where('r.games', '>=', LEADERBOARD_GAMES)
    .where('p.kind', '=', 'account')
    .orderBy((e) => e('r.mu', '-', e('r.sigma', '*', 3)), 'desc')
    .limit(LEADERBOARD_PLAYERS)
    .execute()
  return rows.map(({ id, name, avatar, mu, sigma, games, wins }, i) => ({
    place: i + 1,
    person: { id, name, avatar },
    rating: shown({ mu, sigma }),
    games,
    wins,
  }))
}
