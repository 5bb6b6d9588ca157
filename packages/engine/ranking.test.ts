// Places: as the game says, and after those who stayed whoever did not.

import { expect, test } from 'vitest'
import { placesBy, rankingOf } from './ranking.ts'

const seats = [{}, {}, {}, {}] as const

test('equal seats share a place, and the next comes after all of them', () => {
  const points = [4, 24, 4, 8]
  expect(placesBy(4, (a, b) => (points[a] as number) < (points[b] as number))).toEqual([1, 4, 1, 3])
})

test('a table keeps to what the game says, whatever the points are', () => {
  const outcome = { winners: [2], scores: [5, 3, 2, 0], places: [3, 2, 1, 3] }
  expect(rankingOf(outcome, seats)).toEqual([3, 2, 1, 3])
})

test('where the game says none, all who did not win share one', () => {
  expect(rankingOf({ winners: [1] }, seats)).toEqual([2, 1, 2, 2])
  expect(rankingOf({ winners: [] }, seats)).toEqual([1, 1, 1, 1])
})

test('who resigned or was absent comes after everyone who stayed, in the same order', () => {
  const outcome = { winners: [0], places: [1, 2, 3, 4] }
  expect(rankingOf(outcome, [{ resigned: true }, {}, { absent: true }, {}])).toEqual([3, 1, 4, 2])
})

test('nobody is absent from a draw', () => {
  expect(rankingOf({ winners: [], reason: 'draw' }, [{ absent: true }, {}])).toEqual([1, 1])
})
