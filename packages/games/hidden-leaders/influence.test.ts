// Royal Influence.

import { openTable, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { idOf } from './cards.ts'
import { hiddenLeaders } from './game.ts'
import { performed, type Setting, scene } from './scenario.ts'
import { faceAt } from './state.ts'

const options = { queens: true, promos: true, artifacts: true, royalInfluence: true }
const table: Setting = {
  options,
  artifacts: 'soundless-shoes - -',
  hands: ['pig druid collector'],
  tavern: 'lizard waterpriest orangutan',
  harbor: 'koi skeleton knight',
  row: 'queen-of-the-wild well-funded-queen:1',
}

describe('HL-160: the row', () => {
  const rowOf = (more: object) => {
    const state = hiddenLeaders.setup(
      { beginner: false, promos: false, queens: true, artifacts: true, royalInfluence: true, ...more },
      3,
      randomFrom('one'),
    )
    return state.row?.cards.map((slot) => idOf(faceAt(state, slot)))
  }
  const four = ['queen-of-the-wild', 'well-funded-queen', 'queen-of-the-streets', 'emperors-best-friend']

  test('four cards, five with the Guardians', () => {
    expect(rowOf({})).toEqual(four)
    expect(rowOf({ guardians: true })).toEqual([...four, 'mother-of-guardians'])
  })

  test.each([
    { royalInfluence: true },
    { royalInfluence: true, queens: true },
    { royalInfluence: true, artifacts: true },
  ])('%j is refused in words', (flags) => {
    const open = () => openTable(hiddenLeaders, { seats: 3, options: flags, seed: 'one' })
    expect(open).toThrow(/"royalInfluence" needs ("queens"|"artifacts")/)
  })
})

describe('HL-161 to HL-164: courting', () => {
  const tokens = (t: ReturnType<typeof scene>) => t.table.state.row?.tokens

  test('one card of the named faction wins the card; its tokens are gone', () => {
    const t = scene(table).play('use / pig')
    // The artifact has done its work.
    expect([t.asks(), t.now().down[0]]).toEqual(['0 court', 'pig'])
    t.play('well-funded-queen')
    expect(t.asks()).toBe('0 nameForCourt')
    expect(t.offers()).toEqual(['hill-tribes', 'imperial-army', 'water-folk', 'undead'])
    t.play('undead')
    expect(t.now().hands[0]).toBe('druid collector well-funded-queen')
    expect(tokens(t)).toEqual([0])
    expect(t.harbor().startsWith('knight')).toBe(true)
    expect(t.harbor().endsWith('koi skeleton')).toBe(true)
    expect(t.asks()).toBe('0 act')
    expect(t.log(1)).toContain('P0 reveals the top 2 cards of the Harbor: Keen Koi and Arrowgant Skeleton')
    const { harbor } = t.table.glimpse('public', 'mind').view.open
    expect(harbor.known.slice(-2)).toEqual([15, 15])
  })

  test('otherwise the token stays', () => {
    const t = scene(table).play('use / pig / queen-of-the-wild / undead')
    expect(tokens(t)).toEqual([1, 1])
    expect(t.now().hands[0]).toBe('druid collector')
    expect(t.harbor().endsWith('koi')).toBe(true)
  })

  test('the Emperor is of every faction', () => {
    const t = scene({ ...table, harbor: 'emperor' }).play('use / pig / queen-of-the-wild / hill-tribes')
    expect(t.now().hands[0]).toContain('queen-of-the-wild')
  })

  test('for the Shield, too', () => {
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { ...table, hands: [''], artifacts: '- shield-of-endurance -', up: ['', 'frog'] },
      picks: 'frog / 1: shield',
    })
    expect(t.asks()).toBe('1 court')
    t.play('1: queen-of-the-wild / 1: water-folk')
    expect(t.now()).toMatchObject({
      hands: ['', 'queen-of-the-wild', ''],
      up: ['unconfident-executioner', 'frog', ''],
    })
    expect(t.asks()).toBe('0 draw')
  })

  /** All but the top cards of the Harbor lie in the Graveyard. */
  function leaveInHarbor({ table: { state } }: ReturnType<typeof scene>, count: number): void {
    state.graveyard.unshift(...state.harbor.splice(0, state.harbor.length - count))
  }

  test('HL-161: the Antler takes its card before the Wilderness is needed', () => {
    const given = { wilderness: 'frog', row: 'queen-of-the-wild:3', step: 'discard' } as const
    const t = scene({ ...table, ...given, artifacts: 'all-knowing-antler - -' })
    leaveInHarbor(t, 3)
    t.play('use / frog / queen-of-the-wild / undead')
    expect(t.now().hands[0]).toBe('pig druid collector frog queen-of-the-wild')
  })

  test('HL-161: a token whose row was emptied meanwhile goes into the box', () => {
    const given = { artifacts: 'overcharged-trident shield-of-endurance -', up: ['mercenary'] }
    const t = scene({ ...table, ...given, row: 'queen-of-the-wild' })
    t.play('use / mercenary / 1: shield / 1: queen-of-the-wild / 1: water-folk')
    expect([t.asks(), t.now().hands[1]]).toEqual(['0 act', 'queen-of-the-wild'])
  })

  test('HL-162: if the Harbor is short, the Wilderness is shuffled under it', () => {
    const given = { harbor: 'koi', wilderness: 'frog skeleton', row: 'queen-of-the-wild:2' }
    const t = scene({ ...table, ...given })
    leaveInHarbor(t, 1)
    t.play('use / pig / queen-of-the-wild / undead')
    expect(t.now().hands[0]).toBe('druid collector queen-of-the-wild')
    expect(t.harbor().split(' ')[0]).toBe('koi')
    expect(t.harbor().split(' ').sort()).toEqual(['frog', 'koi', 'skeleton'])
  })

  test('not for an artifact that a hero performs, nor with an empty row', () => {
    const given = { ...table, hands: ['pig'] }
    const t = performed({ hero: 'neckless-charlatan', rule: '', given, picks: 'green +1 / seat 0' })
    expect(t.asks()).toBe('0 place')
    expect(
      scene({ ...table, row: '' })
        .play('use')
        .asks(),
    ).toBe('0 place')
  })
})
