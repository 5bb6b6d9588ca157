// Set-up, the turn, what happens when piles run out, and the finer points of abilities.

import { openTable } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { heroes } from './cards.ts'
import { hiddenLeaders } from './game.ts'
import type { CardSet } from './hero.ts'
import { RULES } from './rules.ts'
import { baseHeroes, performed, scene } from './scenario.ts'
import { heroFaces } from './setup.ts'

const open = (seats: number, options = {}) => openTable(hiddenLeaders, { seats, options, seed: 'set-up' })

describe('set-up', () => {
  test('HL-1, HL-2, HL-8: the heroes in play', () => {
    const flags = { beginner: false, promos: false, queens: false }
    const printed = heroes.filter(({ since }) => !since)
    const of = (sets: readonly CardSet[], most: 'all' | 'plain' = 'all') =>
      printed.filter((one) => sets.includes(one.set) && (most === 'all' || !one.advanced)).length
    expect([of(['base']), of(['base'], 'plain')]).toEqual([77, 53])
    expect(heroFaces(flags, 4, 2)).toHaveLength(77)
    expect(heroFaces({ ...flags, beginner: true }, 4, 2)).toHaveLength(53)
    expect(heroFaces({ ...flags, promos: true }, 4, 2)).toHaveLength(of(['base', 'promo']))
    expect(heroFaces({ ...flags, queens: true }, 4, 2)).toHaveLength(of(['base', 'queens']))
    expect(heroFaces({ beginner: true, promos: true, queens: true }, 4, 2)).toHaveLength(
      of(['base', 'promo', 'queens'], 'plain'),
    )
    for (const faction of ['hill-tribes', 'imperial-army', 'water-folk', 'undead'] as const)
      expect(printed.filter((hero) => hero.set === 'base' && hero.factions.includes(faction))).toHaveLength(
        20,
      )
  })

  test.each([2, 3, 4, 5, 6])('HL-3 to HL-7: %i players', (seats) => {
    const table = open(seats)
    const shown = hiddenLeaders.open(table.state)
    expect(shown).toMatchObject({ red: 4, green: 4, graveyard: ['buried-emperor'], wilderness: [] })
    expect(shown.hands).toEqual(Array(seats).fill(5))
    expect(shown.tavern).not.toContain(null)
    expect(shown.leaders).toEqual(Array(seats).fill(null))
    const heroes = heroFaces(table.state.options, seats, RULES).length
    expect(shown.harbor.count).toBe(heroes - 1 - 3 - 5 * seats)
    expect(table.choices().map(({ seat, ask }) => `${seat} ${ask.ask}`)).toEqual(
      shown.hands.map((_, i) => `${i} hide`),
    )
  })

  test('HL-7: all at once; the discards lie in turn order from the first player', () => {
    const table = open(3)
    const { turn } = table.state
    const discards: (string | undefined)[] = []
    for (const seat of [2, 0, 1]) {
      table.pick(seat, 0)
      const move = table.choices().find((one) => one.seat === seat)?.options[1]
      discards[seat] = move?.card
      table.pick(seat, 1)
    }
    const order = [0, 1, 2].map((i) => discards[(turn + i) % 3])
    expect(hiddenLeaders.layout(table.state)['wilderness']).toEqual(order.toReversed())
    expect(table.choices().map(({ seat, ask }) => [seat, ask.ask])).toEqual([[turn, 'act']])
    expect(hiddenLeaders.open(table.state)).toMatchObject({ hands: [3, 3, 3], down: [[1], [2], [4]] })
  })
})

describe('the turn', () => {
  const hands = ['pig druid collector', 'koi frog lizard', 'knight soldier mercenary']
  const tavern = 'skeleton orangutan waterpriest'

  test('HL-10 to HL-14: discard, draw, discard, refill, and the next player', () => {
    const t = scene({ hands, tavern, harbor: 'emperor keeper granny' })
    expect(t.offers()).toEqual([
      'play pig',
      'play druid',
      'play collector',
      'discard pig',
      'discard druid',
      'discard collector',
      'done',
    ])
    t.play('discard pig / discard druid / done')
    expect(t.asks()).toBe('0 draw')
    t.play('skeleton / harbor / harbor')
    expect(t.now().hands[0]).toBe('collector skeleton emperor keeper')
    expect(t.now().tavern).toBe('- orangutan waterpriest')
    t.play('emperor')
    expect(t.now()).toMatchObject({ wilderness: 'emperor druid pig', tavern: 'granny orangutan waterpriest' })
    expect(t.asks()).toBe('1 act')
  })

  test('HL-11: three discards at most, and none is a pass', () => {
    const t = scene({ hands: ['pig druid collector koi'], tavern, harbor: 'frog' })
    t.play('discard pig / discard druid / discard koi')
    expect(t.asks()).toBe('0 draw')
    expect(scene({ hands, tavern }).play('done').asks()).toBe('0 draw')
  })

  test('HL-11: with an empty hand one goes on to draw', () => {
    expect(scene({ hands: [''], tavern }).asks()).toBe('0 draw')
  })

  test('HL-11: a hand that others made smaller is played as it is, and filled in its owner’s draw', () => {
    const t = scene({
      hands: ['will-bending-witch pig druid', 'koi frog', 'lizard'],
      tavern,
      harbor: 'emperor keeper granny mercenary',
    })
    t.play('play will-bending-witch / red +1 / 1: koi / 2: lizard / harbor / harbor / emperor')
    expect(t.now().hands).toEqual(['pig druid keeper', 'frog', ''])
    expect(t.asks()).toBe('1 act')
    expect(t.play('play frog / red −2').table.choices()[0]?.ask).toEqual({ ask: 'draw', left: 4 })
  })

  test('HL-12, HL-13: a full hand draws nothing and is discarded down to three', () => {
    const t = scene({ hands: ['miniature-merman pig druid koi'], wilderness: 'frog lizard', tavern })
    t.play('play miniature-merman / red −1')
    expect(t.asks()).toBe('0 discardDown')
    t.play('pig / frog')
    expect(t.now()).toMatchObject({ hands: ['druid koi lizard', '', ''], wilderness: 'frog pig' })
  })

  test('HL-47: an empty Harbor is made from the Wilderness when a card is needed, not before', () => {
    const all = baseHeroes
    const used = ['pigmented-war-pig', 'keen-koi', 'furious-frog', 'leery-lizard']
    const rest = all.filter((id) => !used.includes(id))
    const t = scene({ players: 2, hands: ['pig'], up: [rest.join(' ')], wilderness: 'koi frog lizard' })
    // Everything else lies in one great party.
    t.play('discard pig')
    expect(t.harbor()).toBe('')
    expect(t.offers()).toEqual(['harbor'])
    t.play('harbor')
    expect(t.now().wilderness).toBe('')
    expect(t.log(0)).toContain('The Wilderness (4) is shuffled to form a new Harbor')
    // HL-48: three more, then there is nothing left to draw, to discard or to refill.
    t.play('harbor / harbor / harbor')
    expect(t.now().tavern).toBe('- - -')
    expect(t.now().wilderness.split(' ')).toHaveLength(1)
  })

  test('HL-47: a card still in the Harbor comes before the shuffled ones', () => {
    const used = ['keen-koi', 'furious-frog', 'leery-lizard', 'pigmented-war-pig', 'pessimistic-whaleman']
    const rest = baseHeroes.filter((id) => !used.includes(id))
    const t = scene({
      hands: ['pessimistic-whaleman'],
      up: [rest.join(' ')],
      harbor: 'koi',
      wilderness: 'frog lizard pig',
    }).play('play pessimistic-whaleman / red +1')
    expect(t.offers()).toContain('koi')
    expect(t.offers()).toHaveLength(2)
  })
})

describe('finer points', () => {
  test('HL-15: markers first, then the text', () => {
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { up: ['', 'koi'] },
      picks: 'koi',
    })
    expect(t.log('public')).toEqual([
      'P0 plays Unconfident Executioner',
      'P0 moves red by −1 (space 5) and green by −1 (space 5)',
      'P0 buries P1’s Keen Koi',
    ])
  })

  test('the log tells a story', () => {
    const t = performed({
      hero: 'spirited-shaman',
      rule: '',
      given: { down: ['', 'koi frog'] },
      picks: 'down 1.1',
    })
    expect(t.log('public')).toEqual([
      'P0 plays Spirited Shaman',
      'P0 moves red by −1 (space 5) and green by −1 (space 5)',
      'P0 turns over P1’s second hidden hero: Furious Frog',
    ])
    expect(t.log('public', 'fr')).toEqual([
      'P0 joue Shaman spirituel',
      'P0 déplace le rouge de −1 (case 5) et le vert de −1 (case 5)',
      'P0 retourne le deuxième Héros caché de P1\u00a0: Grenouille Furibonde',
    ])
  })

  test('HL-35: a hero that buries itself finishes its text', () => {
    const t = performed({
      hero: 'nightmarish-northman',
      rule: '',
      given: { up: ['', 'koi'] },
      picks: 'red +2 / nightmarish-northman / koi',
    })
    expect(t.now()).toMatchObject({ up: ['', '', ''], graveyard: 'koi nightmarish-northman' })
  })

  test('HL-35: a nested hero buries the one that called it, which goes on', () => {
    const t = performed({
      hero: 'modest-monsterslayer',
      rule: '',
      given: { tavern: 'unconfident-executioner' },
      picks: 'unconfident-executioner / modest-monsterslayer',
    })
    expect(t.now()).toMatchObject({
      up: ['', '', ''],
      down: ['unconfident-executioner', '', ''],
      graveyard: 'modest-monsterslayer',
    })
  })

  test('HL-32, HL-60: a copied Priest gives the copier the further play', () => {
    const t = performed({
      hero: 'granny',
      rule: '',
      given: { up: ['doubtful-priest'], hands: ['collector'] },
      picks: 'doubtful-priest / 1: red +2 / collector',
    })
    expect(t.now()).toMatchObject({ up: ['doubtful-priest granny collector', '', ''], red: 9, green: 9 })
  })

  test('HL-32: the question comes whatever the hand holds', () => {
    const t = performed({
      hero: 'doubtful-priest',
      rule: '',
      given: { hands: ['knight'] },
      picks: '1: red +2',
    })
    expect(t.asks()).toBe('0 playMore')
    expect(t.offers()).toEqual(['done'])
  })

  test('HL-61: the Scholar copies a neighbour’s Granny, who cannot pick the Scholar', () => {
    const t = performed({
      hero: 'sanguine-scholar',
      rule: '',
      given: { up: ['koi', 'granny'] },
      picks: 'granny',
    })
    expect(t.offers()).toEqual(['koi'])
  })

  test('HL-65: a hero whose condition fails can be performed', () => {
    const t = performed({ hero: 'granny', rule: '', given: { up: ['grumpy-guard emperor keeper'] } })
    expect(t.offers()).toEqual(['grumpy-guard', 'keeper'])
  })

  test('HL-66: of a copied Queen or Keeper only the markers are performed', () => {
    const t = performed({
      hero: 'sanguine-scholar',
      rule: '',
      given: { up: ['', 'keeper'] },
      picks: 'keeper / red −1',
    })
    expect(t.now()).toMatchObject({ red: 5, green: 6 })
    expect(t.asks()).toBe('0 draw')
  })

  test('HL-23: the decider is asked, in public', () => {
    const t = performed({ hero: 'doubtful-priest', rule: '', given: {} })
    expect(t.asks()).toBe('1 move')
    expect(t.offers()).toEqual(['red +2', 'red −2'])
  })

  test('HL-26: and/or offers one, the other, both, and not neither', () => {
    expect(performed({ hero: 'frog', rule: '' }).offers()).toEqual(['red −2', 'green −2', 'red −2 green −2'])
  })

  test('HL-34: one of the four factions is named before a card is touched', () => {
    const t = performed({
      hero: 'androgynous-assassin',
      rule: '',
      given: { down: ['', 'koi'] },
      picks: 'red −1',
    })
    expect(t.asks()).toBe('0 name')
    expect(t.offers()).toEqual(['hill-tribes', 'imperial-army', 'water-folk', 'undead'])
  })

  test('HL-54: nobody but the owner chooses', () => {
    const t = performed({
      hero: 'overworked-amazon',
      rule: '',
      given: { up: ['', 'koi frog'] },
      picks: 'red +1 / seat 1',
    })
    expect(t.asks()).toBe('1 bury')
  })
})

describe('HL-72: the Keeper of Discord', () => {
  const spared = (hero: string, given: object, picks: string) =>
    performed({ hero, rule: '', given, picks }).now()

  test('another face-up hero of the party is turned over instead', () => {
    const now = spared('unconfident-executioner', { up: ['', 'koi keeper'], down: ['', 'pig'] }, 'koi')
    expect(now).toMatchObject({
      up: ['unconfident-executioner', 'keeper', ''],
      down: ['', 'pig koi', ''],
      graveyard: '',
    })
  })

  test('that is told', () => {
    const t = performed({
      hero: 'unconfident-executioner',
      rule: '',
      given: { up: ['', 'koi keeper'] },
      picks: 'koi',
    })
    expect(t.log(2).at(-1)).toBe('P1’s Keen Koi is turned over instead of being buried')
    expect(t.knows(2)).toEqual({ 'down.1.0': 'koi' })
  })

  test('not itself, not when it is hidden, not in another party', () => {
    expect(spared('unconfident-executioner', { up: ['', 'koi keeper'] }, 'keeper').graveyard).toBe('keeper')
    expect(
      spared('unconfident-executioner', { up: ['', 'koi'], down: ['', 'keeper'] }, 'koi').graveyard,
    ).toBe('koi')
    expect(spared('unconfident-executioner', { up: ['keeper', 'koi'] }, 'koi').graveyard).toBe('koi')
  })

  test('not a hidden hero', () => {
    const now = spared('slaughtered-slime', { up: ['', 'keeper'], down: ['', 'koi'] }, 'red −1 / down 1.0')
    expect(now.graveyard).toBe('koi')
  })

  test('chance and the owner’s choice are burials too', () => {
    expect(spared('gorgeous-gorgon', { up: ['keeper'] }, 'red +1 / seat 0').graveyard).toMatch(/^(keeper|)$/)
    expect(
      spared('overworked-amazon', { up: ['', 'keeper koi'] }, 'red +1 / seat 1 / 1: koi').graveyard,
    ).toBe('')
  })
})
