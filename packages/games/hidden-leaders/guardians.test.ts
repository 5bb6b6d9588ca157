// The Guardians as a module: the deal, their marker, lost turns and their victory.

import { randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { heroOf, leaderOf } from './cards.ts'
import { hiddenLeaders } from './game.ts'
import { performed, type Setting, scene } from './scenario.ts'
import { dealLeaders, heroFaces } from './setup.ts'
import { faceAt, type Guardians } from './state.ts'

const options = { beginner: false, promos: false, queens: false, guardians: true }
const table: Setting = { options: { promos: true, queens: true, guardians: true }, guardian: 3 }
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

test('HL-100: two players draw from four leaders of the base game and two of the Guardians', () => {
  let guardians = 0
  for (let i = 0; i < 1200; i++)
    guardians += dealLeaders(options, 2, [], randomFrom(`deal ${i}`))
      .slice(0, 2)
      .filter(isGuardian).length
  // A third of 2400; from three and two it would be 960.
  expect(Math.abs(guardians - 800)).toBeLessThan(80)
})

test('HL-101, HL-106: the heroes in play', () => {
  expect(heroFaces(options, 3, 2)).toHaveLength(77 + 26)
  const two = heroFaces(options, 2, 2)
  const missing = heroFaces(options, 3, 2).filter((face) => !two.includes(face))
  expect(missing.map((face) => heroOf(face).id).sort()).toEqual([
    'gigantic-duo',
    'hard-shelled-titan',
    'mended-colossus',
    'possessed-poodle',
  ])
  const guardians = heroFaces(options, 3, 2).filter((face) => heroOf(face).factions.includes('guardians'))
  expect(guardians).toHaveLength(26)
  const state = hiddenLeaders.setup(options, 4, randomFrom('one'))
  expect(state.guardians?.marker).toBe(1)
  expect(state.guardians?.fate).toHaveLength(6)
  expect(hiddenLeaders.own(state, 2, 'mind').leader?.id).toBe(leaderOf(faceAt(state, 2)).id)
})

describe('HL-102: the Guardian marker', () => {
  test('stops at the end of the track', () => {
    const t = performed({ hero: 'unmarked-mountain', rule: '', given: { ...table, guardian: 11 } })
    expect(t.now().guardian).toBe(12)
  })

  test('moves for a Guardian that is performed, too', () => {
    const t = performed({
      hero: 'granny',
      rule: '',
      given: { ...table, up: ['severed-seraph'] },
      picks: 'severed-seraph / red +1',
    })
    expect(t.now().guardian).toBe(5)
  })

  test('not for one that is turned over, exchanged or placed', () => {
    const t = performed({
      hero: 'hopeful-salamander',
      rule: '',
      given: { ...table, tavern: 'severed-seraph' },
      picks: 'severed-seraph',
    })
    expect(t.now().guardian).toBe(3)
  })

  test('comes last: after the Fate that the text caused', () => {
    const t = performed({
      hero: 'baneful-beacon',
      rule: '',
      given: { ...table, guardian: 1, up: ['', 'severed-seraph'], fate: 'destroyed-sanctum ruined-tower' },
      picks: 'red −1 / severed-seraph / destroyed-sanctum / done',
    })
    expect(t.now().guardian).toBe(3)
  })

  test('HL-110: never leads or trails', () => {
    const t = performed({ hero: 'koi', rule: '', given: { ...table, guardian: 12, red: 8 } })
    expect(t.now()).toMatchObject({ red: 7, green: 7, guardian: 12 })
  })

  test('HL-104: the Guardians can be named and counted', () => {
    const t = performed({
      hero: 'double-shielded-turtle',
      rule: '',
      given: { ...table, tavern: 'severed-seraph koi graceful-griffin' },
      picks: 'guardians / graceful-griffin / red −2',
    })
    expect(t.now()).toMatchObject({ red: 4, tavern: '- koi -' })
    const wizard = performed({
      hero: 'well-shaved-wizard',
      rule: '',
      given: { ...table, up: ['graceful-griffin koi'] },
      picks: 'red +2',
    })
    expect(wizard.now().red).toBe(8)
  })
})

describe('HL-111: lost turns', () => {
  const hands = ['possessed-poodle koi frog pig', 'knight', 'skeleton']

  test('a turn is lost whole, and only one', () => {
    const t = scene({ ...table, hands, tavern: 'druid collector soldier' })
    t.play('play possessed-poodle / seat 1 / harbor / koi')
    expect(t.asks()).toBe('2 act')
    expect(t.log(0)).toContain('P1 loses this turn')
    t.play('done / harbor / harbor / harbor / skeleton')
    expect(t.asks()).toBe('0 act')
  })

  test('they add up', () => {
    const t = scene({ ...table, hands: ['possessed-poodle koi frog'], up: ['pig'] })
    alreadyLosing(t, 1)
    t.play('play possessed-poodle / seat 1')
    expect(t.table.state.guardians?.skips).toEqual([0, 2, 0])
  })
})

/** As if the seat was to lose a turn already. */
function alreadyLosing(t: ReturnType<typeof scene>, seat: number): void {
  const { skips } = t.table.state.guardians as Guardians
  skips[seat] = 1
}

describe('HL-110: the Guardian victory', () => {
  const seven = 'pig druid collector knight soldier mercenary koi'
  const end = (given: Setting) => scene({ ...table, step: 'discard', up: ['', '', seven], ...given })

  test('beats the Undead, if a leader stands with them', () => {
    const t = end({ guardian: 12, red: 10, green: 11, leaders: 'ulc xiadul cyra' })
    expect(t.outcome()).toMatchObject({ winners: [0], reason: 'guardians' })
  })

  test('not on the same space', () => {
    const t = end({ guardian: 11, red: 10, green: 11, leaders: 'ulc xiadul cyra' })
    expect(t.outcome()).toMatchObject({ winners: [1], reason: 'undead' })
  })

  test('their marker is ignored if nobody stands with them', () => {
    const t = end({ guardian: 12, red: 10, green: 11, leaders: 'lemron xiadul cyra' })
    expect(t.outcome()).toMatchObject({ winners: [1], reason: 'undead' })
  })

  test('HL-83: most Guardians win', () => {
    const t = end({
      guardian: 12,
      players: 4,
      leaders: 'ulc tissa cyra enned',
      up: ['koi', 'severed-seraph', seven.replace(' koi', ' frog')],
    })
    expect(t.outcome()).toMatchObject({ winners: [1], scores: [0, 1, 0, 0] })
  })

  test('HL-112: Mother of Guardians counts for any winner', () => {
    const up = ['mother-of-guardians severed-seraph', '', seven]
    const scores = (down: string, markers: Setting) =>
      end({ leaders: 'ulc enned cyra', up, down: [down], ...markers }).outcome()?.scores
    const hillTribes = { guardian: 1, green: 9 }
    expect(scores('graceful-griffin baneful-beacon', hillTribes)).toEqual([2, 0, 3])
    expect(scores('graceful-griffin baneful-beacon', { guardian: 12 })).toEqual([6, 0, 0])
    // Of three, one is left over.
    expect(scores('graceful-griffin', hillTribes)).toEqual([1, 0, 3])
  })
})
