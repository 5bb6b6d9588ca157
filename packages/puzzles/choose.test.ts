import { randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { dailyPuzzle, daysLit, nextPuzzle, risingRun, utcDay } from './choose.ts'
import type { Puzzle } from './puzzle.ts'

const pack = Array.from(
  { length: 60 },
  (_, i): Puzzle => ({
    id: `p${i}`,
    game: 'leaders',
    kind: i % 2 === 0 ? 'crown' : 'safe',
    position: String(i),
    seat: 0,
    solutions: [['x']],
    rating: 800 + 25 * i,
    themes: [],
    proof: { by: 'search', seen: 1 },
  }),
)
const first = (run: Iterable<Puzzle>, count: number) => {
  const found: Puzzle[] = []
  for (const one of run) {
    if (found.length === count) break
    found.push(one)
  }
  return found
}

test('the day begins at midnight of universal time', () => {
  expect(utcDay(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe(utcDay(Date.UTC(2026, 10, 16)))
  expect(utcDay(Date.UTC(2026, 10, 17))).toBe(utcDay(Date.UTC(2026, 10, 16)) + 1)
})

test('every day has its puzzle, and none returns before all were shown', () => {
  const today = utcDay(Date.UTC(2026, 10, 16))
  const shown = pack.map((_, i) => dailyPuzzle(pack, 'leaders', today + i)?.id)
  expect(new Set(shown).size).toBe(pack.length)
  expect(dailyPuzzle(pack, 'leaders', today + pack.length)?.id).toBe(shown[0])
  expect(dailyPuzzle(pack, 'leaders', today)).toEqual(dailyPuzzle([...pack], 'leaders', today))
  expect(shown).not.toEqual(pack.map((_, i) => dailyPuzzle(pack, 'hidden-people', today + i)?.id))
  expect(dailyPuzzle([], 'leaders', today)).toBeUndefined()
})

test('lanterns in a row go on until a day was missed', () => {
  expect(daysLit(new Set([5, 6, 7]), 7)).toBe(3)
  expect(daysLit(new Set([5, 6, 7]), 8)).toBe(3)
  expect(daysLit(new Set([5, 6, 7]), 9)).toBe(0)
  expect(daysLit(new Set([4, 6, 7]), 7)).toBe(2)
})

test('a run grows harder, has none twice and is the same by its seed', () => {
  for (const run of ['streak', 'three'] as const) {
    const found = [...risingRun(pack, run, 'a')]
    expect(new Set(found).size).toBe(pack.length)
    expect(found).toEqual([...risingRun(pack, run, 'a')])
    expect(found).not.toEqual([...risingRun(pack, run, 'b')])
    const mean = (part: readonly Puzzle[]) => part.reduce((sum, one) => sum + one.rating, 0) / part.length
    expect(mean(found.slice(0, 8))).toBeLessThan(mean(found.slice(8, 16)))
    expect(mean(found.slice(8, 16))).toBeLessThan(mean(found.slice(16, 24)))
  }
  expect(first(risingRun(pack, 'streak', 'a'), 3).every(({ rating }) => rating < 1100)).toBe(true)
})

test('the next is about as hard as one is strong at its kind, and new', () => {
  const ratingFor = ({ kind }: Puzzle) => (kind === 'crown' ? 1000 : 2000)
  for (let i = 0; i < 20; i++) {
    const next = nextPuzzle(pack, { ratingFor, tried: ['p8'] }, randomFrom(String(i)))
    expect(next?.id).not.toBe('p8')
    expect(Math.abs((next?.rating ?? 0) - ratingFor(next as Puzzle))).toBeLessThanOrEqual(100)
  }
  const all = pack.map(({ id }) => id)
  expect(nextPuzzle(pack, { ratingFor, tried: [...all.slice(1), 'p0'] }, randomFrom('x'))?.id).toBe('p1')
  expect(nextPuzzle([], { ratingFor, tried: [] }, randomFrom('x'))).toBeUndefined()
})
