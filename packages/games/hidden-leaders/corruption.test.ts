// Corruption: spreading, placing, travelling, protecting, and what tokens do at the end.

import { everyone, itemAt } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { tokens } from './corruption.ts'
import { performed, type Setting, scene } from './scenario.ts'

const options = { promos: true, queens: true, corruption: true }
const three = 'koi frog pig'
const table: Setting = {
  options,
  hands: ['druid collector soldier', 'knight'],
  tavern: 'lizard waterpriest orangutan',
}

test('HL-140: eighteen tokens, two on the card', () => {
  const t = scene({ ...table, corruptionCard: 'loyalty loyalty' })
  const { bag, card } = t.table.state.corruption as { bag: number[]; card: number[] }
  expect([bag.length, card.length, tokens.length * 3]).toEqual([16, 2, 18])
})

describe('HL-141 to HL-144: spreading', () => {
  const spreading: Setting = { ...table, up: ['', three], corruptionCard: 'loyalty change-undead' }

  test('needs a party with enough face-up heroes', () => {
    expect(scene(spreading).offers()).toContain('spread 0')
    expect(scene(spreading).offers()).not.toContain('spread 1')
    const five = { ...spreading, up: ['', `${three} mercenary skeleton`] }
    expect(scene(five).offers()).toEqual(expect.arrayContaining(['spread 0', 'spread 1']))
    const four = { ...spreading, players: 6, up: ['', `${three} mercenary`] }
    expect(scene(four).offers()).toContain('spread 1')
    expect(scene({ ...spreading, up: ['', 'koi frog'], down: ['', 'pig'] }).offers()).not.toContain(
      'spread 0',
    )
  })

  test('the spreader has two tokens, the others one; placed in turn order; refused ones go back', () => {
    const t = scene(spreading).play('spread 0')
    expect(t.table.state.corruption?.drawn.map((some) => some.length)).toEqual([2, 1, 1])
    expect(t.asks()).toBe('0 placeToken')
    t.play('token koi')
    expect(t.tokens()).toBe('koi:loyalty')
    expect(t.offers()).toEqual(['token frog', 'token pig', 'done'])
    t.play('done')
    expect(t.asks()).toBe('1 placeToken')
    t.play('token frog')
    expect(t.asks()).toBe('2 placeToken')
    t.play('done')
    expect(t.asks()).toBe('0 act')
    expect(t.table.state.corruption?.bag).toHaveLength(15)
  })

  test('the second slot needs five face-up heroes, with five players too', () => {
    const four = { ...spreading, players: 5, up: ['', `${three} mercenary`] }
    expect(scene(four).offers()).not.toContain('spread 1')
    const five = { ...spreading, players: 5, up: ['', `${three} mercenary skeleton`] }
    expect(scene(five).offers()).toContain('spread 1')
  })

  test('HL-143: placed from the one who spreads, whoever that is', () => {
    const t = scene({ ...spreading, turn: 1 })
    const asked = ['spread 0', 'token koi', 'done', 'done'].map((pick) => t.play(pick).asks())
    expect(asked).toEqual(['1 placeToken', '1 placeToken', '2 placeToken', '0 placeToken'])
  })

  test('once in a turn, twice in a game', () => {
    const t = scene({ ...spreading, up: ['', `${three} mercenary skeleton`] })
    t.play('spread 1 / done / done / done / done')
    expect(t.offers().join()).not.toContain('spread')
    t.play('done / harbor')
    t.play(itemAt(t.offers(), 0))
    expect(t.asks()).toBe('1 act')
    expect(t.offers()).toContain('spread 0')
    expect(t.offers()).not.toContain('spread 1')
  })

  test('also after the play, before a draw, and after the refill', () => {
    const t = scene({ ...spreading, hands: ['keeper druid collector soldier', 'knight'] })
    t.play('play keeper')
    expect(t.asks()).toBe('0 move')
    t.play('red −1')
    expect(t.asks()).toBe('0 spread')
    t.play('done')
    expect(t.asks()).toBe('0 draw')
    expect(t.offers()).toContain('spread 0')
    t.play('harbor')
    expect(t.offers()).toContain('spread 0')
    t.play('druid')
    expect(t.asks()).toBe('0 spread')
    expect(t.play('done').asks()).toBe('1 act')
  })

  test('HL-144: the kind is for the placer and the owner of the party', () => {
    const t = scene(spreading).play('spread 0 / token koi')
    expect(t.log(0).at(-1)).toBe('P0 places a corruption token on P1’s Keen Koi (Loyalty ×2)')
    expect(t.log(1).at(-1)).toBe('P0 places a corruption token on P1’s Keen Koi (Loyalty ×2)')
    expect(t.log(2).at(-1)).toBe('P0 places a corruption token on P1’s Keen Koi')
    expect(t.table.glimpse(2, 'mind').view.own.tokens?.worn).toEqual([null])
    expect(t.table.glimpse(1, 'mind').view.own.tokens?.worn).toEqual(['loyalty'])
  })

  test('HL-146: no token of the bag can be told from the others, by who draws it neither', () => {
    const t = scene(spreading).play('spread 0')
    const drawn = t.told(0).filter(({ type }) => type === 'tokenDrawn')
    const token = expect.any(String)
    expect(drawn).toEqual([
      { type: 'tokenDrawn', by: 0, token, for: [0] },
      { type: 'tokenDrawn', by: 1, for: [1] },
      { type: 'tokenDrawn', by: 2, for: [2] },
    ])
  })

  test('HL-142: an empty bag gives none', () => {
    const t = scene(spreading)
    t.table.state.corruption?.bag.splice(1)
    t.play('spread 0')
    expect(t.table.state.corruption?.drawn.map((some) => some.length)).toEqual([2, 0, 0])
  })
})

describe('HL-145, HL-146: travelling', () => {
  const bearing: Setting = {
    ...table,
    up: ['mercenary', 'koi frog'],
    tokens: 'koi:loyalty mercenary:change-undead',
  }
  const play = (hero: string, picks: string, given: Setting = {}) =>
    performed({ hero, rule: '', given: { ...bearing, hands: [''], ...given }, picks })

  test('stays when the hero is turned over', () => {
    expect(play('long-eared-loner', 'koi').tokens()).toBe('koi:loyalty mercenary:change-undead')
  })

  test('stays when heroes are exchanged between parties; the new owner may look', () => {
    const t = performed({
      hero: 'fungified-troll',
      rule: '',
      given: {
        ...bearing,
        options: { ...options, guardians: true },
        up: ['mercenary', 'skeleton'],
        tokens: 'skeleton:loyalty',
      },
      picks: 'red −1 / mercenary / skeleton',
    })
    expect(t.tokens()).toBe('skeleton:loyalty')
    expect(t.table.glimpse(0, 'mind').view.own.tokens?.worn).toEqual(['loyalty'])
  })

  test.each([
    ['buries P1’s Keen Koi', 'unconfident-executioner', 'koi / 1: done / 0: done'],
    ['discards P1’s Keen Koi', 'vegetarian-sharkguard', 'red +2 / koi'],
    ['takes P1’s Keen Koi', 'saber-toothed-troll', 'koi / 1: green +2'],
    ['exchanges Leery Lizard from the Tavern with P1’s Keen Koi', 'half-headed-wizard', 'lizard / koi'],
  ])('goes back into the bag, and the log says so: P0 %s', (deed, hero, picks) => {
    const t = play(hero, picks)
    expect(t.tokens()).toBe('mercenary:change-undead')
    const { state } = t.table
    expect(state.corruption?.bag.every((slot) => state.known[slot] === 0)).toBe(true)
    expect(t.log(2)).toContain(`P0 ${deed}; its token goes back into the bag`)
  })
})

describe('HL-147: Guardians’ Protection', () => {
  const bury = (given: Setting, picks: string) =>
    performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { ...table, hands: [''], ...given },
      picks,
    })
  const own: Setting = { up: ['', 'koi frog', 'pig'], tokens: 'koi:guardian-protection' }

  test('of the hero itself', () => {
    const t = bury(own, 'koi / 1: protect koi')
    expect(t.now()).toMatchObject({ graveyard: '', up: ['unconfident-executioner', 'koi frog', 'pig'] })
    expect(t.tokens()).toBe('')
    expect(t.table.state.corruption?.bag).toHaveLength(18)
    expect(t.log(2).at(-1)).toBe(
      'P1 reveals Guardians’ Protection, which goes back into the bag: their Keen Koi is not buried',
    )
    expect(t.asks()).toBe('0 draw')
  })

  test('of another hero, in whose place the bearer goes', () => {
    const t = bury(own, 'pig / 1: protect koi')
    expect(t.now()).toMatchObject({ graveyard: 'koi', up: ['unconfident-executioner', 'frog', 'pig'] })
    expect(t.tokens()).toBe('')
    expect(t.log(2).at(-1)).toBe('P0 buries P1’s Keen Koi')
  })

  test('hidden bearers and hidden targets, too', () => {
    const t = performed({
      hero: 'slaughtered-slime',
      rule: '',
      given: { ...table, hands: [''], down: ['', 'koi', 'pig'], tokens: 'koi:guardian-protection' },
      picks: 'red −1 / down 2.0 / 1: protect koi',
    })
    expect(t.now()).toMatchObject({ graveyard: 'koi', down: ['', '', 'pig'] })
    expect(t.knows('public')).toEqual({})
  })

  test('the owner of the hero is asked first, then the others from the player whose turn it is', () => {
    const t = bury(
      { ...own, up: ['mercenary', 'koi frog', 'pig'], tokens: 'koi:loyalty mercenary:loyalty pig:loyalty' },
      'pig',
    )
    expect(t.asks()).toBe('2 react')
    expect(t.play('done').asks()).toBe('0 react')
    expect(t.play('done').asks()).toBe('1 react')
    expect(t.play('done').now().graveyard).toBe('pig')
  })

  test('who reacts ends it; nobody can save the substitute but Keeper of Discord', () => {
    const given = {
      up: ['', 'koi keeper', 'pig frog'],
      tokens: 'koi:guardian-protection frog:guardian-protection',
    }
    const t = bury(given, 'pig / 2: done / 1: protect koi')
    expect(t.now()).toMatchObject({ graveyard: '', down: ['', 'koi', ''] })
    expect(t.asks()).toBe('0 draw')
  })

  test('HL-107: Fate looks at the hero that was really buried', () => {
    const given = { options: { ...options, guardians: true }, up: ['', 'severed-seraph', 'pig'] }
    const t = bury(
      { ...given, tokens: 'severed-seraph:guardian-protection' },
      'pig / 1: protect severed-seraph',
    )
    expect(t.asks()).toBe('0 fate')
    const saved = bury({ ...given, tokens: 'pig:guardian-protection' }, 'severed-seraph / 2: protect pig')
    expect(saved.asks()).toBe('0 draw')
  })

  test('not for a discard', () => {
    const t = performed({
      hero: 'vegetarian-sharkguard',
      rule: '',
      given: { ...table, hands: [''], ...own },
      picks: 'red +2 / koi',
    })
    expect(t.now().wilderness).toBe('koi')
  })

  test('no trace tells who could have reacted: same messages, same order', () => {
    const told = (kind: string) => {
      const t = bury({ ...own, tokens: `koi:${kind} pig:loyalty` }, 'frog')
      const seen: unknown[] = []
      const look = () => {
        for (const viewer of [0, 2, 'public'] as const)
          seen.push([t.asks(), t.table.glimpse(viewer, 'mind'), t.told(viewer)])
      }
      look()
      t.play('1: done')
      look()
      t.play('2: done')
      look()
      return JSON.stringify(seen)
    }
    expect(told('guardian-protection')).toBe(told('change-undead'))
  })
})

describe('HL-148: looking', () => {
  test('at a token instead of a hidden hero', () => {
    const t = performed({
      hero: 'curious-troll',
      rule: '',
      given: { ...table, hands: [''], up: ['', 'koi'], down: ['', '', 'pig'], tokens: 'koi:loyalty' },
      picks: 'red +1 / token koi',
    })
    expect(t.log(0).at(-1)).toBe('P0 looks at the token of P1’s Keen Koi (Loyalty ×2)')
    expect(t.offers()).not.toContain('token koi')
    t.play('down 2.0')
    expect(t.knows(0)['down.2.0']).toBe('pig')
  })

  test('a look at a token counts as a look', () => {
    const given: Setting = { ...table, hands: [''], up: ['', 'koi frog'], down: ['', '', 'pig'] }
    const tokens = 'koi:loyalty frog:change-undead'
    const picks = 'red +1 / token koi / token frog'
    const t = performed({ hero: 'curious-troll', rule: '', given: { ...given, tokens }, picks })
    expect(t.asks()).toBe('0 draw')
  })

  test('HL-25: a token alone makes looking possible', () => {
    const given: Setting = { ...table, hands: [''], up: ['', 'koi'], tokens: 'koi:loyalty' }
    const t = performed({ hero: 'bludgeoning-blowfish', rule: '', given, picks: 'red +1' })
    expect([t.asks(), t.offers()]).toEqual(['0 look', ['token koi']])
  })
})

describe('HL-150: the end', () => {
  const seven = 'pig druid collector knight soldier mercenary koi'
  /** Green wins; the first two are friends of the Hill Tribes. */
  const counts = (up: string, worn: string, more: Setting = {}) => {
    const given = {
      ...table,
      up: [up, '', seven],
      tokens: worn,
      leaders: 'myrad pavyr cyra',
      green: 9,
      ...more,
    }
    return scene({ ...given, hands: [], step: 'discard' })
  }
  const score = (up: string, worn: string, more: Setting = {}) => {
    const t = counts(up, worn, more)
    expect(t.asks()).toBe('over')
    return t.outcome()?.scores?.[0]
  }

  test.each([
    ['loyalty', 'bored-goblin', 2],
    ['loyalty', 'frog', 0],
    ['change-hill-tribes', 'frog', 1],
    ['change-undead', 'bored-goblin', 0],
    ['change-imperial-army', 'bored-goblin', 0],
    ['change-water-folk', 'emperor', 0],
    ['guardian-protection', 'bored-goblin', 1],
  ])('%s on %s counts %i', (token, hero, count) => {
    expect(score(hero, `${hero}:${token}`)).toBe(count)
  })

  test('the better of a Queen and her token', () => {
    expect(score('queen-of-the-wild', 'queen-of-the-wild:loyalty')).toBe(2)
    expect(score('queen-of-the-wild', 'queen-of-the-wild:change-hill-tribes')).toBe(2)
  })

  test('a Guardian stays one, and Protection makes one', () => {
    const guardians = { options: { ...options, guardians: true }, guardian: 12, leaders: 'ulc pavyr cyra' }
    expect(score('severed-seraph', 'severed-seraph:change-hill-tribes', guardians)).toBe(1)
    expect(score('frog', 'frog:guardian-protection', guardians)).toBe(1)
    expect(score('mother-of-guardians frog', 'frog:guardian-protection', guardians)).toBe(3)
  })

  test('all tokens are revealed', () => {
    const t = counts('frog', 'frog:loyalty')
    expect(t.table.glimpse('public', 'mind').view.open.corruption?.worn).toEqual([
      ['up.0.0', everyone(3), 'loyalty'],
    ])
  })

  test('and the log lists them', () => {
    const t = scene({
      ...table,
      up: ['frog', '', seven],
      tokens: 'frog:loyalty koi:change-undead',
      leaders: 'myrad pavyr cyra',
      hands: ['skeleton granny curious-troll keeper'],
      step: 'discard',
    })
    const last = t.play('keeper').log(1).at(-1)
    expect(last).toMatch(
      /\. The tokens: Furious Frog \(Loyalty ×2\) and Keen Koi \(Faction change: Undead\)$/,
    )
    expect(t.log(1, 'fr').at(-1)).toMatch(/\. Les jetons\u00a0: Grenouille/)
  })
})
