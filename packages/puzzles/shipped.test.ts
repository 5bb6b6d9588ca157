// What is promised of the packs that are shipped, whatever was made and dropped since.

import { randomFrom, shuffle } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { puzzleGames, shippedPuzzles } from './games.ts'

const LEAST: Readonly<Record<string, number>> = { leaders: 1500, 'hidden-leaders': 400, 'hidden-people': 400 }
const packs = await Promise.all(puzzleGames.map(async ({ id }) => ({ id, pack: await shippedPuzzles(id) })))

test.each(packs)('$id: enough of them, each once, and not too much of any theme', ({ id, pack }) => {
  expect(pack.length).toBeGreaterThanOrEqual(LEAST[id] ?? Number.POSITIVE_INFINITY)
  expect(new Set(pack.map((one) => one.id)).size).toBe(pack.length)
  const counts = new Map<string, number>()
  for (const theme of pack.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 0.15 * pack.length)).toEqual([])
})

test.each(packs)('$id: from easy to hard', ({ pack }) => {
  const ratings = pack.map(({ rating }) => rating)
  expect(Math.min(...ratings)).toBeGreaterThanOrEqual(800)
  expect(Math.max(...ratings)).toBeLessThanOrEqual(2400)
  for (const from of [800, 1200, 1600, 2000])
    expect(
      ratings.filter((one) => one >= from && one <= from + 400).length,
      `${from}`,
    ).toBeGreaterThanOrEqual(pack.length / 50)
})

test('none is solved by the weakest bot from every side', () => {
  const known = packs.flatMap(({ pack }) => pack).filter(({ levels }) => levels)
  expect(known.length).toBeGreaterThan(1500)
  expect(known.filter(({ levels }) => levels?.[0] === 4)).toEqual([])
})

// All of them take minutes: `undercrown puzzles rate` drops those of a file that are none.
test.each(puzzleGames)(
  '$id: of a few, level 1 fails and level 5 with ten times its nodes agrees',
  async ({ id, maker }) => {
    const { rated } = await maker()
    const few = shuffle(randomFrom('few'), [...(await shippedPuzzles(id))]).slice(0, 4)
    expect(few.filter((one) => !rated(one)).map((one) => one.id)).toEqual([])
  },
)
