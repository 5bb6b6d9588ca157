import { expect, test } from 'vitest'
import { countedWith, playedHere, playedThere } from './history.ts'
import type { LocalSummary } from './local.ts'

const me = { kind: 'human', name: 'Me' } as const
const bot = { kind: 'bot', level: 'L2' } as const

const local = (id: string, more: Partial<LocalSummary>): LocalSummary => ({
  id,
  game: 'leaders',
  names: [],
  seats: [bot, me],
  updated: 5,
  over: true,
  yourTurn: false,
  result: { reason: 'capture', winners: [1], places: [2, 1] },
  ...more,
})

test('what one person has played here counts; what several shared, or what has no result, does not', () => {
  const { result: _, ...old } = local('old', {})
  const games = playedHere([local('mine', {}), local('shared', { seats: [me, me] }), old])
  expect(games).toEqual([
    {
      id: 'mine',
      href: '/replay/local/mine',
      game: 'leaders',
      how: 'won',
      place: 1,
      players: 2,
      at: 5,
      local: true,
    },
  ])
})

test('a game of the server: won, lost, or without a winner', () => {
  const game = { table: 't', seat: 0, game: 'leaders', players: 2, rated: 0, before: null, after: null }
  const how = (position: number, won: number) =>
    playedThere([{ ...game, position, won, moves: 9, at: 1 }])[0]?.how
  expect([how(1, 1), how(2, 0), how(0, 0), how(1, 0)]).toEqual(['won', 'lost', 'drawn', 'drawn'])
})

test('both count together, by game and number of players', () => {
  const known = [{ game: 'leaders', players: 2, games: 3, wins: 1, averagePlace: 1.67 }]
  const lost = { reason: 'capture', winners: [0], places: [1, 2] }
  const drawn = { reason: 'draw', winners: [], places: [1, 1] }
  const here = playedHere([
    local('a', {}),
    local('b', { result: lost, game: 'hidden-people' }),
    local('c', { result: drawn }),
  ])
  expect(countedWith(known, here)).toEqual([
    { game: 'hidden-people', players: 2, games: 1, wins: 0, averagePlace: 2 },
    { game: 'leaders', players: 2, games: 4, wins: 2, averagePlace: 1.5 },
  ])
})
