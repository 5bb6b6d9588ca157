import { expect, test } from 'vitest'
import { graphOf } from './graph.ts'

const DAY = 86_400_000
const curve = (game: string, ...points: readonly [day: number, value: number][]) => ({
  game,
  points: points.map(([day, value]) => ({ at: Date.UTC(2026, 8, 1, 12) + day * DAY, value })),
})

test('games stand side by side in the order in which they were played, between round levels', () => {
  const { lines, levels, dates, top } = graphOf(
    [curve('a', [0, 1400], [30, 1510], [70, 1612]), curve('b', [10, 1410], [60, 1390])],
    10,
    'en',
  )
  expect(lines.map(({ points }) => points.map(({ x }) => x))).toEqual([
    [0, 0.5, 1],
    [0.25, 0.75],
  ])
  expect(levels.map(({ value }) => value)).toEqual([1300, 1400, 1500, 1600, 1700])
  expect(levels.map(({ y }) => y)).toEqual([1, 0.75, 0.5, 0.25, 0])
  expect(lines[0]?.points[0]?.y).toBe(0.75)
  expect(top).toEqual({ x: 1, y: lines[0]?.last.y, value: 1612 })
  expect(lines[1]?.last.x).toBe(0.75)
  expect(dates.map(({ text }) => text)).toEqual(['Sep', 'Oct'])
})

test('a single game is a level line, and levels are never finer than a half', () => {
  const { lines, levels, dates } = graphOf([curve('a', [0, 0.5])], 0.5, 'en')
  expect(lines[0]?.points.map(({ x }) => x)).toEqual([0, 1])
  expect(levels.length).toBeGreaterThan(1)
  expect(levels.every(({ value }) => Number.isInteger(value * 2))).toBe(true)
  expect(dates).toHaveLength(1)
})
