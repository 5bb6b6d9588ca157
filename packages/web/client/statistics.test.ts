import { expect, test } from 'vitest'
import type { PlayedGame } from './history.ts'
import type { GameEnd } from './running.ts'
import {
  aheadCurves,
  courseWith,
  ratingCurves,
  rivalHere,
  sharesWith,
  sortedShares,
  talliesWith,
  totalsOf,
} from './statistics.ts'

const end = (how: GameEnd['how'], place: number, players = 2): GameEnd => ({ how, place, players })
const won = end('won', 1)
const lost = end('lost', 2)
const drawn = end('drawn', 1)
const together = end('drawn', 0)

let at = 0
const game = (ended: GameEnd, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id: String(++at),
  href: '',
  game: 'leaders',
  at,
  local: true,
  seat: 0,
  chairs: [{ name: 'Me' }, { bot: 'L2', character: 1 }],
  end: ended,
  result: { reason: 'captured', winners: [], places: [ended.place, 3 - ended.place] },
  ...more,
})

test('both count together, by game and number of players; what was ended together, or is nobody’s, does not', () => {
  const known = [{ game: 'leaders', players: 2, games: 3, wins: 1, draws: 0, averagePlace: 1.5 }]
  const { end: _, ...shared } = game(won, { seat: null })
  const rows = talliesWith(known, [
    game(won),
    game(drawn),
    game(end('lost', 4, 4), { game: 'hidden-people' }),
    game(together),
    shared,
  ])
  expect(rows).toEqual([
    { game: 'leaders', players: 2, games: 5, wins: 2, draws: 1, averagePlace: 1.3 },
    { game: 'hidden-people', players: 4, games: 1, wins: 0, draws: 0, averagePlace: 4 },
  ])
  expect(totalsOf(rows)).toEqual({ games: 6, won: 2, lost: 3, drawn: 1, chance: (5 / 2 + 1 / 4) / 6 })
  expect(totalsOf([]).chance).toBe(0)
})

test('shares by what was played with, the best first, too few last', () => {
  const row = (label: string, games: number, wins: number) => ({
    ...{ game: 'leaders', kind: 'piece', label },
    games,
    wins,
  })
  const lineup = { piece: ['archer', 'vizier'] }
  const rows = sharesWith([row('archer', 4, 2)], [game(won, { lineup }), game(together, { lineup })])
  expect(rows).toEqual([row('archer', 5, 3), row('vizier', 1, 1)])
  expect(
    sortedShares([row('few', 4, 4), row('a', 10, 4), row('b', 5, 4), row('one', 1, 1)]).map(
      ({ label }) => label,
    ),
  ).toEqual(['b', 'a', 'few', 'one'])
})

test('the course in order: ratings of rated games, and how far ahead of chance one is', () => {
  const known = [
    { game: 'leaders', at: 1, players: 2, position: 1, won: 1, after: 1100 },
    { game: 'leaders', at: 9, players: 2, position: 2, won: 0, after: null },
  ]
  const here = [
    game(won, { at: 5 }),
    game(drawn, { at: 6 }),
    game(end('won', 1, 4), { at: 7, game: 'hidden-people' }),
  ]
  const course = courseWith(known, here)
  expect(course.map((one) => one.at)).toEqual([1, 5, 6, 7, 9])
  expect(ratingCurves(course)).toEqual([{ game: 'leaders', points: [{ at: 1, value: 1100 }] }])
  expect(
    aheadCurves(course).map(({ game: id, points }) => [id, ...points.map(({ value }) => value)]),
  ).toEqual([
    ['leaders', 0.5, 1, 1, 0.5],
    ['hidden-people', 0.75],
  ])
})

test('a rival is whom one has met three times', () => {
  const names = ({ chairs }: PlayedGame) => chairs.map(({ character }) => `bot ${character}`)
  const other = { chairs: [{ name: 'Me' }, { bot: 'L2' as const, character: 2 }] }
  const games = [game(lost), game(won), game(won, other)]
  expect(rivalHere(games, names)).toBeUndefined()
  const last = game(won)
  expect(rivalHere([...games, last, game(together)], names)).toEqual({
    chair: { bot: 'L2', character: 1 },
    games: 3,
    ahead: 2,
    behind: 1,
    recent: [1, 1, -1],
    last,
  })
})
