import { expect, test } from 'vitest'
import type { PlayedGame } from './history.ts'
import { byGame, byKind, byLineup, byThird, luckCurves, meanOdds, unjudged } from './insights.ts'
import type { KeptInsight } from './review.ts'

const decided = (ask: string, third: 'opening' | 'middle' | 'ending', loss: number) => ({
  ask,
  third,
  loss,
  class: 'good' as const,
})

const insight = (table: string, over: Partial<KeptInsight> = {}): KeptInsight => ({
  ...{ table, at: 5, version: '1', game: 'leaders', seat: 0, accuracy: 90, skill: -0.2, luck: 0.1 },
  ...{ decisions: [], lineup: {}, shown: [], saw: [] },
  ...over,
})

const games = [
  insight('a', {
    decisions: [decided('act', 'opening', 0), decided('recruit', 'ending', 20)],
    lineup: { piece: ['archer', 'rider'] },
  }),
  insight('b', {
    luck: -0.3,
    decisions: [decided('act', 'opening', 4)],
    lineup: { piece: ['archer'] },
  }),
  insight('c', { game: 'hidden-people', decisions: [decided('take', 'middle', 1)] }),
]

test('decisions are taken together by game, phase, kind and what was played with', () => {
  expect(
    byGame(games).map(({ label, games: count, decisions, loss }) => [label, count, decisions, loss]),
  ).toEqual([
    ['leaders', 2, 3, 8],
    ['hidden-people', 1, 1, 1],
  ])
  expect(byThird(games).map(({ label, decisions }) => [label, decisions])).toEqual([
    ['opening', 2],
    ['middle', 1],
    ['ending', 1],
  ])
  expect(byKind(games.slice(0, 2), (ask) => (ask === 'act' ? 'turn' : ask))).toMatchObject([
    { label: 'turn', games: 2, decisions: 2, loss: 2 },
    { label: 'recruit', games: 1, decisions: 1, loss: 20 },
  ])
  expect(
    byLineup(games, 'piece').map(({ label, games: count, decisions }) => [label, count, decisions]),
  ).toEqual([
    ['archer', 2, 3],
    ['rider', 1, 2],
  ])
})

test('nothing given away is 100, and accuracy falls with what is', () => {
  const [calm] = byKind([insight('a', { decisions: [decided('act', 'opening', 0)] })], (ask) => ask)
  expect(calm).toMatchObject({ accuracy: 100, loss: 0 })
  expect(byGame(games)[0]?.accuracy).toBeLessThan(100)
})

test('luck is added up in the order in which games were played, each game for itself', () => {
  const when = { a: 20, b: 10, c: 15 }
  const curves = luckCurves(games.map((one) => ({ ...one, played: when[one.table as 'a'] })))
  const points = curves.find(({ game }) => game === 'leaders')?.points
  expect(points?.map(({ at, value }) => [at, Math.round(value)])).toEqual([
    [9, 0],
    [10, -30],
    [20, -20],
  ])
})

test('readings are told in the mean, and since when only of those that came to a half', () => {
  expect(meanOdds([])).toBeUndefined()
  expect(meanOdds([{ end: 0.8, since: 0.5 }, { end: 0.2 }])).toEqual({
    count: 2,
    end: 0.5,
    known: 1,
    since: 0.5,
  })
  expect(meanOdds([{ end: 0.2 }])).toMatchObject({ known: 0 })
})

test('only finished games of one’s own can be reviewed, once each, the newest first', () => {
  const played = (id: string, over: Partial<PlayedGame> = {}): PlayedGame => ({
    ...{ id, href: '', game: 'leaders', at: 1, local: true, seat: 0, chairs: [] },
    end: { how: 'won', place: 1, players: 2 },
    ...over,
  })
  const all = [
    played('a'),
    played('old'),
    played('new', { at: 9 }),
    played('shared', { seat: null }),
    played('together', { end: { how: 'drawn', place: 0, players: 2 } }),
  ]
  expect(unjudged(all, games).map(({ id }) => id)).toEqual(['new', 'old'])
})
