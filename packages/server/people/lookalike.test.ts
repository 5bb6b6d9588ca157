// Names that cannot be told apart at a glance are one name; names that can are not.

import { expect, test } from 'vitest'
import { skeletonOf } from './lookalike.ts'

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Аnn'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', '𝓐𝓷𝓷'],
  ['Ann', 'Ånn'],
  ['Ann', 'A n n'],
  ['Ann', '.Ann_'],
  ['Ann', 'ᴀɴɴ'],
  ['Ann', 'A\u034fnn'],
  ['Ann', 'Ann\u3164'],
  ['Ann', '\u115fAnn'],
  ['Ann', 'Ann\u2800'],
  ['Ann', 'Ann`'],
  ['Victor', 'νiϲτor'],
  ['Tom', 'тoм'],
  ['Paypal', 'РаураI'],
  ['Nico', 'Νісο'],
  ['Ilona', 'lIona'],
  ['Bob', 'B0b'],
  ['Emma', 'Ernrna'],
  ['Will', 'VViII'],
  ['Łukasz', 'Lukasz'],
  ['Bob', 'ꓐⲟb'],
  ['Mole', 'ꓟסǀe'],
])('%s looks like %s', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one))
})

test.each([
  ['Ann', 'Anne'],
  ['Ann', 'Ann 2'],
  ['Ann', 'Ann 🦊'],
  ['Вера', 'Вова'],
  ['🦊', '🐱'],
  ['!!!', '???'],
  ['李', '王'],
])('%s does not look like %s', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one))
})
