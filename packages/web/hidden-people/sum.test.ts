import { below, pickOne, randomFrom } from '@undercrown/engine'
import { rowPoints } from '@undercrown/hidden-people'
import { values } from '@undercrown/hidden-people/facts'
import { expect, test } from 'vitest'
import { rowSum } from './sum.ts'

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
