// The deal with Guardians.

import { randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { heroOf, leaderOf } from './cards.ts'
import { hiddenLeaders } from './game.ts'
import { dealLeaders, heroFaces } from './setup.ts'
import { faceAt } from './state.ts'

const options = { beginner: false, promos: false, queens: false, guardians: true }
const isGuardian = (face: number) => leaderOf(face).set === 'guardians'

test.each([
  [2, 0, 2],
  [3, 0, 1],
  [4, 0, 2],
  [5, 0, 2],
  [6, 0, 3],
])('HL-100: %i players have %i to %i Guardian leaders', (seats, least, most) => {
  const found = new Set<number>()
  for (let i = 0; i < 300; i++) {
    const dealt = dealLeaders(options, seats, [], randomFrom(`deal ${i}`))
    expect(new Set(dealt).size).toBe(10)
    found.add(dealt.slice(0, seats).filter(isGuardian).length)
  }
  expect([Math.min(...found), Math.max(...found)]).toEqual([least, most])
})

test('HL-100: an imagined deal keeps to the pool', () => {
  for (let i = 0; i < 200; i++) {
    // Seat 0 holds the only Guardian leader there can be.
    const dealt = dealLeaders(options, 3, [7, undefined, undefined], randomFrom(`deal ${i}`))
    expect(dealt[0]).toBe(7)
    expect(dealt.slice(1, 3).some(isGuardian)).toBe(false)
  }
})

test('HL-101, HL-106: the heroes in play', () => {
  expect(heroFaces(options, 3)).toHaveLength(77 + 26)
  expect(heroFaces(options, 2)).toHaveLength(77 + 22)
  const guardians = heroFaces(options, 3).filter((face) => heroOf(face).factions.includes('guardians'))
  expect(guardians).toHaveLength(26)
  const state = hiddenLeaders.setup(options, 4, randomFrom('one'))
  expect(state.guardians?.marker).toBe(1)
  expect(state.guardians?.fate).toHaveLength(6)
  expect(hiddenLeaders.own(state, 2, 'mind').leader?.id).toBe(leaderOf(faceAt(state, 2)).id)
})
