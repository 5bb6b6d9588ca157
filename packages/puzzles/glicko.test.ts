import { expect, test } from 'vitest'
import { afterTry, FIRST_RATING, ratedAfter, seedRating } from './glicko.ts'

test('the worked example of the paper', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 }
  const met = [
    { by: { rating: 1400, deviation: 30 }, score: 1 },
    { by: { rating: 1550, deviation: 100 }, score: 0 },
    { by: { rating: 1700, deviation: 300 }, score: 0 },
  ]
  const after = ratedAfter(player, met)
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  // Printed there as 0.05999, cut off.
  expect(after.volatility).toBeCloseTo(0.059996, 6)
})

test('who meets nobody is less sure, and as strong', () => {
  const after = ratedAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [])
  expect(after.rating).toBe(1500)
  expect(after.deviation).toBeCloseTo(200.27, 2)
})

test('a great surprise raises the volatility', () => {
  const sure = { rating: 1500, deviation: 50, volatility: 0.06 }
  const lost = Array.from({ length: 10 }, () => ({ by: { rating: 800, deviation: 30 }, score: 0 }))
  expect(ratedAfter(sure, lost).volatility).toBeGreaterThan(0.06)
})

test('what one wins the other loses, the harder the more', () => {
  const change = (rating: number, right: boolean) => {
    const puzzle = seedRating(rating)
    const after = afterTry(FIRST_RATING, puzzle, { right, hints: 0 })
    return [after.player.rating - FIRST_RATING.rating, after.puzzle.rating - rating] as const
  }
  for (const [mine, its] of [change(900, true), change(1200, true), change(1800, true)]) {
    expect(mine).toBeGreaterThan(0)
    expect(its).toBeLessThan(0)
  }
  expect(change(1800, true)[0]).toBeGreaterThan(change(900, true)[0])
  expect(change(900, false)[0]).toBeLessThan(change(1800, false)[0])
  expect(change(1800, false)[1]).toBeGreaterThan(0)
})

test('each rung of the ladder costs a third of what is won, and nothing of what is lost', () => {
  const puzzle = seedRating(1400)
  const gain = (hints: number) =>
    afterTry(FIRST_RATING, puzzle, { right: true, hints }).player.rating - FIRST_RATING.rating
  expect(gain(1)).toBeCloseTo((gain(0) * 2) / 3)
  expect(gain(2)).toBeCloseTo(gain(0) / 3)
  expect(gain(3)).toBeCloseTo(0)
  const loss = (hints: number) => afterTry(FIRST_RATING, puzzle, { right: false, hints }).player.rating
  expect(loss(2)).toBe(loss(0))
})
