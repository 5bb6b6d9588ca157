// Fate: when its cards are drawn, by whom, and what they do.

import { describe, expect, test } from 'vitest'
import { performed, type Setting } from './scenario.ts'
import type { Guardians } from './state.ts'

const table: Setting = { options: { promos: true, queens: true, guardians: true }, guardian: 3 }

describe('HL-107: Fate', () => {
  const burying: Setting = { ...table, guardian: 5, up: ['', 'severed-seraph'] }

  test.each([
    ['destroyed-sanctum', { guardian: 3 }],
    ['crumbling-shrine', { guardian: 4 }],
    ['ruined-tower', { red: 4 }],
    ['withering-tree', { green: 4 }],
  ] as const)('%s', (card, becomes) => {
    const other = card === 'ruined-tower' ? 'withering-tree' : 'ruined-tower'
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { ...burying, fate: `${other} ${card}` },
      picks: `severed-seraph / ${card}`,
    })
    expect(t.now()).toMatchObject({ red: 5, green: 5, guardian: 5, ...becomes })
  })

  test('only the drawer sees both cards, all see the one that is revealed, a shuffle ends it', () => {
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { ...burying, fate: 'ruined-tower withering-tree' },
      picks: 'severed-seraph',
    })
    expect(t.asks()).toBe('0 fate')
    expect(t.knows(0)).toMatchObject({ 'fate.0': 'ruined-tower', 'fate.1': 'withering-tree' })
    expect(t.knows(1)).toEqual({})
    const before = [...(t.table.state.guardians?.fate ?? [])]
    t.play('withering-tree')
    const { fate } = t.table.state.guardians as Guardians
    expect([fate, before].map((slots) => slots.toSorted())).toEqual([before.toSorted(), before.toSorted()])
    expect(fate).not.toEqual(before)
    expect(t.log(1).slice(-4)).toEqual([
      'P0 draws two Fate cards',
      'P0 reveals A Withering Tree',
      'P0 moves green by −1 (space 4)',
      'The Fate cards are shuffled',
    ])
    expect(t.knows(0)).toEqual({})
  })

  test('an exchange into the Graveyard calls for it, too', () => {
    const t = performed({
      hero: 'mummy-mystic',
      rule: '',
      given: { ...table, up: ['severed-seraph'], graveyard: 'koi' },
      picks: 'koi / severed-seraph',
    })
    expect(t.asks()).toBe('0 fate')
  })

  test('so does a Tavern card that is buried after it was performed', () => {
    const t = performed({
      hero: 'insidious-impaler',
      rule: '',
      given: { ...table, tavern: 'severed-seraph' },
      picks: 'severed-seraph / red +1',
    })
    expect(t.asks()).toBe('0 fate')
  })

  test('HL-72: a hero that is turned over instead does not', () => {
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { ...table, up: ['', 'severed-seraph keeper'] },
      picks: 'severed-seraph',
    })
    expect(t.asks()).toBe('0 draw')
    expect(t.now().down).toEqual(['', 'severed-seraph', ''])
  })

  test('HL-109: the Phantom’s player draws for all, one after the other', () => {
    const t = performed({
      hero: 'philanthropic-phantom',
      rule: '',
      given: {
        ...table,
        up: ['', 'severed-seraph', 'graceful-griffin'],
        fate: 'ruined-tower withering-tree',
      },
      picks: '1: severed-seraph',
    })
    // Nobody sees the choice before all have chosen.
    expect(t.log(2).at(-1)).toBe('P1 has chosen a hero')
    expect([0, 1, 2].map((seat) => t.table.glimpse(seat, 'mind').view.own.chosen)).toEqual([
      undefined,
      'up.1.0',
      undefined,
    ])
    t.play('2: graceful-griffin')
    const shown = 'All choices are shown: P1’s Severed Seraph and P2’s Graceful Griffin'
    expect(t.log(2)).toContain(shown)
    expect(t.asks()).toBe('0 fate')
    expect(t.now().graveyard).toBe('severed-seraph')
    t.play('ruined-tower')
    expect(t.asks()).toBe('0 fate')
    expect(t.now().graveyard).toBe('graceful-griffin severed-seraph')
  })
})
