// First ratings: spread over the whole scale, and higher where more is to be found.

import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import type { Puzzle } from '../puzzle.ts'
import { ratingBy } from './rate.ts'

const pack = await shippedPuzzles('leaders')
const ratings = (kind?: string) => pack.flatMap((one) => (kind && one.kind !== kind ? [] : [one.rating]))
const one = (id: string) => pack.find((puzzle) => puzzle.id === id) as Puzzle

test('there are puzzles of every strength from 800 to 2400, and few of the same', () => {
  for (let from = 800; from < 2400; from += 100)
    expect([from, ratings().filter((rating) => rating >= from && rating < from + 100).length]).toEqual([
      from,
      expect.toSatisfy((count: number) => count >= 3),
    ])
  for (const kind of ['crown', 'safe'])
    for (let from = 900; from < 2200; from += 100)
      expect(ratings(kind).some((rating) => rating >= from && rating < from + 100)).toBe(true)
  expect(new Set(ratings()).size).toBeGreaterThan(500)
  expect(Math.min(...ratings())).toBe(800)
  expect(Math.max(...ratings())).toBeLessThanOrEqual(2400)
})

test('one step of a Leader that has hardly another is easy, whoever of the bots fails it', () => {
  for (const id of ['cc9c4dc435', '2db42ba82c', 'c7e6450313', 'fb30428700'])
    expect(one(id).rating).toBeLessThan(1100)
  for (const id of ['d73a5f0a01', 'b15c0e9436', '7232f5c3c4']) expect(one(id).rating).toBeGreaterThan(1150)
  expect(one('df9a102328').rating).toBeGreaterThan(2000)
})

test('more levels that fail, more deeds and a longer proof make it harder', () => {
  const puzzle = one('d73a5f0a01')
  const [first = '', second = ''] = puzzle.solutions[0] ?? []
  const rated = (missed: number, change: Partial<Puzzle> = {}) =>
    ratingBy('safe', { ...puzzle, ...change }, missed)
  expect(rated(1)).toBeGreaterThan(rated(0.5))
  expect(rated(0.5)).toBeGreaterThan(rated(0))
  expect(rated(0, { solutions: [[first]] })).toBeLessThan(rated(0))
  expect(rated(0, { solutions: [[second]] })).toBeLessThan(rated(0))
  expect(rated(0, { proof: { by: 'search', seen: 10_000_000 } })).toBeGreaterThan(rated(0))
})
