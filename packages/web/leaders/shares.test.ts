import { deck } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { cardShares, draftGames, pairShares, wilsonRange } from './shares.ts'

test('every card has its share and its sample; each side that took part counts once', () => {
  const shares = cardShares()
  expect(shares.map(({ card }) => card).sort()).toEqual([...deck].sort())
  for (const { times, share, range } of shares) {
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThanOrEqual(draftGames.games)
    expect(share).toBeGreaterThan(range[0])
    expect(share).toBeLessThan(range[1])
  }
  // The first is the one that wins most.
  expect(shares.map(({ share }) => share)).toEqual(shares.map(({ share }) => share).sort((a, b) => b - a))
})

test('a pair is the same from either side, and no more often there than each of both', () => {
  const alone = new Map(cardShares().map(({ card, times }) => [card, times]))
  const [first] = pairShares('archer')
  expect(first).toBeDefined()
  if (!first) return
  expect(pairShares(first.card).find(({ card }) => card === 'archer')).toMatchObject({
    times: first.times,
    share: first.share,
  })
  expect(first.times).toBeLessThanOrEqual(Math.min(alone.get('archer') ?? 0, alone.get(first.card) ?? 0))
})

test.each([
  [0.5, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [1, 10, 0.7225, 1],
])('a share of %d in %d games', (share, times, from, to) => {
  expect(wilsonRange(share, times)[0]).toBeCloseTo(from, 3)
  expect(wilsonRange(share, times)[1]).toBeCloseTo(to, 3)
})

test('of no game nothing is known', () => {
  expect(wilsonRange(0, 0)).toEqual([0, 1])
})
