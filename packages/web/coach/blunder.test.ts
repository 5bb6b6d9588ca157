import { expect, test } from 'vitest'
import { blunderIn } from './blunder.ts'

const advised = {
  pick: 2,
  weighed: [
    { option: 2, chance: 0.6 },
    { option: 0, chance: 0.41 },
    { option: 1, chance: 0.4 },
  ],
}

test('what costs a fifth of the chance or more is one', () => {
  expect(blunderIn(advised, 1)).toEqual({ best: 0.6, chosen: 0.4 })
  expect(blunderIn(advised, 0)).toBeUndefined()
  expect(blunderIn(advised, 2)).toBeUndefined()
})

test('of what nobody looked at nothing is said', () => {
  expect(blunderIn(advised, 7)).toBeUndefined()
  expect(blunderIn({ pick: 2, weighed: [] }, 1)).toBeUndefined()
})
