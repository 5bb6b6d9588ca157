import { itemAt } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { eloOf, shareAt } from './elo.ts'
import { beyond } from './normal.ts'
import { bradleyTerry, ladderOf } from './ratings.ts'
import { shareOf, wilson } from './share.ts'
import { bounds, sprt } from './sprt.ts'

test('the normal distribution, as tables have it', () => {
  const known = [
    [0, 0.5],
    [1, 0.158655253931457],
    [1.959963984540054, 0.025],
    [2.999, 0.00135433653],
    [3.001, 0.00134547283],
    [5, 2.866515719e-7],
    [-1, 0.841344746068543],
  ] as const
  for (const [z, tail] of known) expect(beyond(z) / tail).toBeCloseTo(1, 5)
})

test('the interval of Wilson, as tables have it', () => {
  const known = [
    [0.5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
    [0.6, 400, 0.5513, 0.6468],
  ] as const
  for (const [share, n, low, high] of known) {
    const [from, to] = wilson(share, n)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  }
})

describe('the share over blocks', () => {
  test('games that do not depend on each other count one by one', () => {
    // Pairs of tosses: 2 heads, 1 head and none, as often as chance has it.
    const blocks = Array.from({ length: 400 }, (_, i) => itemAt([0, 0.5, 0.5, 1], i % 4))
    const { share, low, high, p } = shareOf(blocks, 2, 0.5)
    const [from, to] = wilson(0.5, 800)
    expect(share).toBe(0.5)
    expect(low).toBeCloseTo(from, 3)
    expect(high).toBeCloseTo(to, 3)
    expect(p).toBe(1)
  })

  test('games that always fall together count as one', () => {
    const blocks = Array.from({ length: 400 }, (_, i) => i % 2)
    const [from] = wilson(0.5, 400)
    expect(shareOf(blocks, 2, 0.5).low).toBeCloseTo(from, 3)
  })

  test('p is that of as many throws of a coin', () => {
    // 60 heads of 100: z = 2.
    const blocks = Array.from({ length: 100 }, (_, i) => (i < 60 ? 1 : 0))
    expect(shareOf(blocks, 2, 0.5).p).toBeCloseTo(0.0455, 4)
    expect(shareOf([1, 1, 1, 1], 2, 0.5).p).toBeCloseTo(0.0455, 4)
    expect(shareOf([0.5, 0.5], 2, 0.5)).toMatchObject({ share: 0.5, p: 1 })
  })
})

test('Elo promises what it is known to promise, and back', () => {
  expect(shareAt(0)).toBe(0.5)
  expect(shareAt(100)).toBeCloseTo(0.640065, 6)
  expect(shareAt(400)).toBeCloseTo(10 / 11)
  expect(shareAt(0, 3)).toBe(0.25)
  for (const others of [1, 3]) expect(eloOf(shareAt(123, others), others)).toBeCloseTo(123)
})

describe('ratings', () => {
  test('two players: the curve itself', () => {
    const [a = 0, b = 0] = bradleyTerry(2, [{ a: 0, b: 1, copies: 1, won: 3e6, lost: 1e6 }])
    expect(a - b).toBeCloseTo(eloOf(0.75), 2)
    expect(a + b).toBeCloseTo(0)
  })

  test('three players whose strengths are 4 : 2 : 1 are found again', () => {
    const games = 1e7
    const met = [
      { a: 0, b: 1, part: 4 / 6 },
      { a: 0, b: 2, part: 4 / 5 },
      { a: 1, b: 2, part: 2 / 3 },
    ].map(({ a, b, part }) => ({ a, b, copies: 1, won: games * part, lost: games * (1 - part) }))
    const [first = 0, second = 0, third = 0] = bradleyTerry(3, met)
    expect(first - second).toBeCloseTo(400 * Math.log10(2), 3)
    expect(second - third).toBeCloseTo(400 * Math.log10(2), 3)
  })

  test('one among three copies: a quarter of the wins is even', () => {
    const [a = 0, b = 0] = bradleyTerry(2, [{ a: 0, b: 1, copies: 3, won: 5e6, lost: 5e6 }])
    expect(a - b).toBeCloseTo(eloOf(0.5, 3), 2)
  })

  test('who wins everything is still rated, and intervals hold the rating and narrow with more deals', () => {
    const scores = (deals: number) => Array.from({ length: deals }, (_, i) => itemAt([1, 1, 0.5, 0], i % 4))
    const width = (deals: number) => {
      const [first] = ladderOf(
        3,
        [
          { a: 0, b: 1, copies: 1, scores: scores(deals) },
          { a: 1, b: 2, copies: 1, scores: scores(deals).map(() => 1) },
        ],
        'x',
      )
      if (!first) throw new Error('no rating')
      expect(first.low).toBeLessThan(first.elo)
      expect(first.high).toBeGreaterThan(first.elo)
      return first.high - first.low
    }
    const ratio = width(20) / width(320)
    expect(ratio).toBeGreaterThan(2.5)
    expect(ratio).toBeLessThan(6)
  })
})

describe('the sequential test', () => {
  test('the bounds of Wald', () => {
    expect(bounds(0.05)[1]).toBeCloseTo(2.94444, 5)
    expect(bounds(0.05)[0]).toBeCloseTo(-2.94444, 5)
    expect(bounds(0.01)[1]).toBeCloseTo(4.59512, 5)
  })

  test('with wins and losses alone it is the test of a coin', () => {
    const [won, lost] = [60, 40]
    const blocks = [...Array(won).fill(1), ...Array(lost).fill(0)]
    const [s0, s1] = [shareAt(0), shareAt(50)]
    const coin = won * Math.log(s1 / s0) + lost * Math.log((1 - s1) / (1 - s0))
    const { llr, verdict } = sprt(blocks, { elo0: 0, elo1: 50, risk: 0.05 })
    expect(llr).toBeCloseTo(coin, 2)
    expect(verdict).toBeUndefined()
  })

  test('pairs that scatter less decide sooner, either way', () => {
    const hypotheses = { elo0: 0, elo1: 20, risk: 0.05 }
    const level = (n: number, score: number) => [...Array(n).fill(0.5), ...Array(n / 10).fill(score)]
    expect(sprt(level(200, 1), hypotheses).verdict).toBe('elo1')
    expect(sprt(level(200, 0), hypotheses).verdict).toBe('elo0')
    expect(sprt([0.5, 1, 0.5], hypotheses).verdict).toBeUndefined()
    expect(sprt([], hypotheses).llr).toBeCloseTo(0, 2)
  })
})
