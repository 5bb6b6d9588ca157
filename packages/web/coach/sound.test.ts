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

test('what costs less than a fifth of the chance needs no second look', () => {
  expect(isSound(advised, 2)).toBe(true)
  expect(isSound(advised, 0)).toBe(true)
  expect(isSound(advised, 1)).toBe(false)
})

test('what the master did not look at does', () => {
  expect(isSound(advised, 7)).toBe(false)
  expect(isSound({ pick: 2, weighed: [] }, 2)).toBe(false)
})
