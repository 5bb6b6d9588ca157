import { expect, test } from 'vitest'
import { addTo } from './list.ts'
import { below, cloneRandom, fork, next32, pickOne, type Random, randomFrom, shuffle } from './random.ts'

test('follows the published xoshiro128** step by step', () => {
  // Worked out by hand from the algorithm's definition with the state 1, 2, 3, 4.
  const random: Random = [1, 2, 3, 4]
  expect([next32(random), next32(random), next32(random)]).toEqual([11520, 0, 5927040])
})

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) =>
    Array.from(
      { length: 5 },
      (
        (random) => () =>
          next32(random)
      )(randomFrom(seed)),
    )
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('its state is four plain numbers that survive JSON', () => {
  const random = randomFrom('x')
  const saved = JSON.parse(JSON.stringify(random)) as Random
  expect(saved).toEqual(random)
  expect(next32(saved)).toBe(next32(random))
})

test('a clone and a fork leave the original alone', () => {
  const random = randomFrom('x')
  const copy = cloneRandom(random)
  next32(copy)
  expect(random).toEqual(randomFrom('x'))
  const child = fork(random)
  const before = [...random]
  next32(child)
  expect([...random]).toEqual(before)
})

/** Pearson's statistic against equal frequencies. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([2, 3, 6, 7, 37, 52])('numbers below %i come equally often', (n) => {
  const random = randomFrom(`below ${n}`)
  const counts = Array<number>(n).fill(0)
  for (let i = 0; i < 2000 * n; i++) {
    const got = below(random, n)
    addTo(counts, got, 1)
  }
  // Beyond this bound once in ten thousand, and the seed is fixed.
  expect(chiSquare(counts)).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)) + 8)
})

test('a draw that would favour small numbers is thrown away', () => {
  // Drawn from 0 to 2^32 − 1 and scaled to 0 … 2^20, the first draws of this state leave a remainder that is too small.
  const n = 2 ** 20 + 1
  const random = randomFrom('reject')
  let drawn = 0
  const counted = new Proxy(random, {
    set(target, key, value) {
      if (key === '3') drawn++
      return Reflect.set(target, key, value)
    },
  })
  for (let i = 0; i < 20_000; i++) below(counted, n)
  // Two writes a draw; one draw in 4096 is thrown away at this n.
  expect(drawn / 2).toBeGreaterThan(20_000)
})

test('every order of four cards comes equally often', () => {
  const random = randomFrom('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 48_000; i++) {
    const order = shuffle(random, [0, 1, 2, 3]).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(23 + 4 * Math.sqrt(46) + 8)
})

test('a shuffle loses nothing', () => {
  const cards = Array.from({ length: 78 }, (_, i) => i)
  expect(shuffle(randomFrom('x'), [...cards]).sort((a, b) => a - b)).toEqual(cards)
  expect(cards).toContain(pickOne(randomFrom('y'), cards))
})
