import { expect, test } from 'vitest'
import { isSound } from './sound.ts'

const advised = {
  pick: 2,
  weighed: [
    { option: 2, chance: 0.6 },
    { option: 0, chance: 0.41 },
    { option: 1, chance: 0.39 },
  ],
}

test('what is no blunder needs no second look', () => {
  expect(isSound(advised, 2, 2)).toBe(true)
  expect(isSound(advised, 0, 2)).toBe(true)
  expect(isSound(advised, 1, 2)).toBe(false)
  // Among four it is one.
  expect(isSound(advised, 0, 4)).toBe(false)
})

test('what the master did not look at does', () => {
  expect(isSound(advised, 7, 2)).toBe(false)
  expect(isSound({ pick: 2, weighed: [] }, 2, 2)).toBe(false)
})
