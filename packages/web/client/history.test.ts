import { expect, test } from 'vitest'
import { playedHere, playedThere } from './history.ts'
import type { LocalSummary } from './local.ts'

const me = { kind: 'human', name: 'Me', avatar: 'cat' } as const
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

test('what one person has played here has a result of theirs; what several shared has none', () => {
  const { result: _, ...old } = local('old', {})
  const running = local('running', { over: false })
  const [mine, shared, before, ...none] = playedHere([
    local('mine', { lineup: { piece: ['archer'] } }),
    local('shared', { seats: [me, me] }),
    old,
    running,
  ])
  expect(mine).toEqual({
    id: 'mine',
    href: '/replay/local/mine',
    game: 'leaders',
    at: 5,
    local: true,
    seat: 1,
    chairs: [
      { bot: 'L2', character: undefined },
      { name: 'Me', avatar: 'cat' },
    ],
    end: { how: 'won', place: 1, players: 2 },
    result: { reason: 'capture', winners: [1], places: [2, 1] },
    lineup: { piece: ['archer'] },
  })
  expect([shared?.seat, shared?.end]).toEqual([null, undefined])
  expect([before?.seat, before?.end]).toEqual([1, undefined])
  expect(none).toEqual([])
})

test('a game of the server: won, lost, or without a winner', () => {
  const game = { table: 't', seat: 0, game: 'leaders', players: 2, rated: 0, before: null, after: null }
  const told = (more: object, position = 1, won = 0) =>
    playedThere([{ ...game, position, won, moves: 9, at: 1, seats: [], ...more }])[0]
  const how = (position: number, won: number) => told({}, position, won)?.end?.how
  expect([how(1, 1), how(2, 0), how(0, 0), how(1, 0)]).toEqual(['won', 'lost', 'drawn', 'drawn'])
  const result = { reason: 'agreed', winners: [], places: [1, 1] }
  expect(told({ result })?.end).toEqual({ how: 'drawn', place: 0, players: 2 })
  expect(told({ after: 1200 })?.rating).toBe(1200)
})
