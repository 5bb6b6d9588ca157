import { below, pickOne, randomFrom } from '@undercrown/engine'
import { rowPoints } from '@undercrown/hidden-people'
import { type Value, values } from '@undercrown/hidden-people/facts'
import { expect, test } from 'vitest'
import { rowSum, whyLost } from './sum.ts'

test('= − and = + say which card they count as, and a stone is a term of its own', () => {
  expect(rowSum([-1, 2, '=-', 4], false)).toEqual({
    terms: [{ worth: -1 }, { worth: 2 }, { worth: -1, copies: 0 }, { worth: 4 }],
    stone: false,
    beads: [-1, 1, 0, 4],
    total: 4,
  })
  expect(rowSum([3, 0, '=+', 2], true)).toMatchObject({
    terms: [{ worth: 3 }, { worth: 0 }, { worth: 3, copies: 0 }, { worth: 2 }],
    beads: [3, 3, 6, 8, 9],
    total: 9,
  })
  // With no number in the row they are worth nothing, and copy nothing.
  expect(rowSum(['=+', '=-', '=-', '=+'], false).terms).toEqual(Array(4).fill({ worth: 0 }))
})

test('the sum is that of the rules, whatever lies there', () => {
  const random = randomFrom('sums')
  for (let i = 0; i < 2000; i++) {
    const row = Array.from({ length: 4 }, () => pickOne(random, values))
    const stone = below(random, 2) === 1
    const { terms, total } = rowSum(row, stone)
    expect(total).toBe(rowPoints(row.map((value) => ({ value }))) + (stone ? 1 : 0))
    for (const [at, { worth, copies }] of terms.entries())
      if (copies !== undefined) expect([typeof row[at], row[copies]]).toEqual(['string', worth])
  }
})

test('a row that lost is told by what it lost', () => {
  expect(whyLost([0, 1, -1, 4], true, 4)).toEqual({ by: 'stone' })
  expect(whyLost([9, 1, 2, 3], false, 8)).toEqual({ by: 'card', card: 9, instead: 1, shares: false })
  // The 6 counts twice, and so does what would lie there.
  expect(whyLost([6, 0, '=+', 2], false, 8)).toEqual({ by: 'card', card: 6, instead: 2, shares: false })
  expect(whyLost([9, 1, 2, 3], false, 5)).toEqual({ by: 'card', card: 9, instead: -1, shares: true })
  expect(whyLost([12, -1, 7, 6], false, 4)).toEqual({ by: 'cards', worths: [12] })
  expect(whyLost([5, 4, 4, 4], true, 8)).toEqual({ by: 'cards', worths: [5, 4] })
  expect(whyLost(['=+', '=-', '=-', '=+'], false, -1)).toEqual({ by: 'cards', worths: [0] })
})

test('what is told of a row that lost is so, whatever lies there', () => {
  const random = randomFrom('losses')
  const told = new Set<string>()
  for (let i = 0; i < 5000; i++) {
    const row = Array.from({ length: 4 }, () => pickOne(random, values))
    const stone = below(random, 2) === 1
    const { terms, total } = rowSum(row, stone)
    const best = total - 1 - below(random, 12)
    const loss = whyLost(row, stone, best)
    told.add(loss.by)
    if (loss.by === 'stone') expect(total - 1).toBe(best)
    if (loss.by === 'cards') {
      const sum = (worths: readonly number[]) => worths.reduce((a, b) => a + b, 0)
      expect(sum(loss.worths)).toBeGreaterThan(best)
      if (loss.worths.length > 1) expect(sum(loss.worths.slice(0, -1))).toBeLessThanOrEqual(best)
    }
    if (loss.by !== 'card') continue
    expect(Math.max(...terms.map(({ worth }) => worth))).toBe(loss.card)
    const at = row.indexOf(loss.card as Value)
    const comesTo = (instead: number) => rowSum(row.with(at, instead as Value), stone).total
    if (loss.shares) expect([loss.instead, comesTo(-1)]).toEqual([-1, best])
    else {
      for (let lower = -1; lower <= loss.instead; lower++) expect(comesTo(lower)).toBeLessThan(best)
      expect(comesTo(loss.instead + 1)).toBeGreaterThanOrEqual(best)
    }
  }
  expect([...told].sort()).toEqual(['card', 'cards', 'stone'])
})
