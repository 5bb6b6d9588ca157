// When the game ends, which faction wins, and who.

import { describe, expect, test } from 'vitest'
import type { factions } from './factions.ts'
import { baseHeroes, type Setting, scene } from './scenario.ts'
import { baseFaction, threshold } from './score.ts'

const flags = { beginner: false, promos: false, queens: false }

describe('HL-75: the end', () => {
  test('the numbers', () => {
    expect([2, 3, 4, 5, 6].map((seats) => threshold(flags, seats))).toEqual([8, 7, 7, 6, 5])
    expect([2, 3, 4, 5, 6].map((seats) => threshold({ ...flags, beginner: true }, seats))).toEqual([
      7, 6, 6, 5, 4,
    ])
  })

  const seven = 'pig druid collector knight soldier mercenary koi'
  const hands = ['frog lizard waterpriest', 'skeleton', '']

  test('comes at the end of a turn, not before', () => {
    const t = scene({
      up: [seven.replace(' koi', '')],
      hands: ['koi frog lizard'],
      tavern: 'skeleton orangutan granny',
    })
    t.play('play koi')
    expect(t.asks()).toBe('0 draw')
    t.play('harbor / harbor')
    expect(t.asks()).toBe('0 discardDown')
    expect(t.play('frog').asks()).toBe('over')
  })

  test('whoever has the number, also if it is not the player whose turn it was', () => {
    const t = scene({ up: ['', seven], hands, step: 'discard' })
    expect(t.asks()).toBe('over')
  })

  test('HL-76: also when nobody has anything left to play or to draw', () => {
    const rest = baseHeroes.join(' ')
    expect(scene({ graveyard: rest, step: 'discard' }).asks()).toBe('over')
  })

  describe('HL-76: not while a turn could still bring something', () => {
    const bonus = 'neckless-charlatan self-made-widow open-minded-mentalist piranha-priestess'
    const three = ['pig', 'druid', 'collector']
    const rest = baseHeroes.filter((id) => !['pigmented-war-pig', 'depressed-druid'].includes(id))
    const graveyard = [...rest.filter((id) => id !== 'blind-eye-collector'), ...bonus.split(' ')].join(' ')
    const stuck: Setting = { graveyard, up: [three.join(' ')], step: 'discard' }

    test('an artifact that its holder could use', () => {
      const options = { promos: true, queens: true, artifacts: true }
      const t = scene({ ...stuck, options, artifacts: '- blooming-bag -' })
      expect(t.asks()).toBe('1 useArtifact')
      expect(t.play('use').now().hands[1]).not.toBe('')
      const without = { ...stuck, options, artifacts: '- shield-of-endurance soundless-shoes' }
      expect(scene(without).asks()).toBe('over')
    })

    test('corruption that could be spread', () => {
      const options = { promos: true, queens: true, corruption: true }
      const t = scene({ ...stuck, options, corruptionCard: 'loyalty -' })
      expect(t.asks()).toBe('0 spread')
      expect(t.play('done').asks()).toBe('1 spread')
      expect(scene({ ...stuck, options, corruptionCard: '- loyalty' }).asks()).toBe('over')
    })
  })

  test('hidden heroes do not count', () => {
    const t = scene({ up: ['', seven.replace(' koi', '')], down: ['', 'koi'], hands, step: 'discard' })
    expect(t.asks()).toBe('1 act')
  })

  test('a number reached in between does not end the game', () => {
    const t = scene({
      up: [seven.replace(' koi', '')],
      hands: ['nightmarish-northman frog lizard waterpriest', 'koi'],
      tavern: 'skeleton orangutan granny',
    })
    t.play('play nightmarish-northman / red +2 / pig / harbor / frog')
    expect(t.asks()).toBe('1 act')
  })
})

test.each([
  [9, 9, 'undead'],
  [12, 9, 'undead'],
  [9, 8, 'water-folk'],
  [4, 4, 'water-folk'],
  [4, 5, 'water-folk'],
  [10, 8, 'imperial-army'],
  [4, 2, 'imperial-army'],
  [1, 3, 'hill-tribes'],
  [8, 12, 'hill-tribes'],
])('HL-80: red on %i and green on %i: %s', (red, green, faction) => {
  expect(baseFaction({ red, green })).toBe(faction)
})

/** Where the markers stand for each faction. */
const won = {
  undead: { red: 9, green: 12 },
  'water-folk': { red: 4, green: 4 },
  'imperial-army': { red: 6, green: 4 },
  'hill-tribes': { red: 4, green: 6 },
} as const

function ended(faction: (typeof factions)[number], leaders: string, setting: Setting) {
  const big =
    'curious-troll watchful-witch hairy-hermit long-eared-loner battle-pet-master bored-goblin grumpy-guard'
  // The last seat ends the game with seven heroes of the Hill Tribes and is never in question.
  const players = leaders.split(' ').length + 1
  const up = Array.from({ length: players }, (_, seat) =>
    seat === players - 1 ? big : (setting.up?.[seat] ?? ''),
  )
  const away = { undead: 'cyra', 'water-folk': 'pavyr', 'imperial-army': 'enned', 'hill-tribes': 'xiadul' }[
    faction
  ]
  const t = scene({
    ...setting,
    ...won[faction],
    players,
    up,
    leaders: `${leaders} ${away}`,
    step: 'discard',
  })
  expect(t.asks()).toBe('over')
  return t.outcome()
}

describe('the winner', () => {
  test('HL-81: the only one aligned wins', () => {
    expect(ended('undead', 'myrad lemron', {})).toEqual({
      winners: [0],
      scores: [0, 0, 0],
      places: [1, 2, 2],
      reason: 'undead',
    })
    expect(ended('water-folk', 'myrad lemron', {})).toMatchObject({ winners: [1] })
  })

  test('HL-82: nobody aligned, nobody wins', () => {
    expect(ended('imperial-army', 'lemron myrad', {})).toMatchObject({
      winners: [],
      places: [1, 1, 1],
      reason: 'imperial-army',
    })
  })

  test('HL-83: most heroes of the winning faction, face up and hidden', () => {
    expect(
      ended('undead', 'myrad enned', { up: ['skeleton', ''], down: ['', 'orangutan granny'] }),
    ).toMatchObject({
      winners: [1],
      scores: [1, 2, 0],
    })
  })

  test('HL-83: the Emperor counts one for any faction', () => {
    for (const [faction, leaders] of [
      ['undead', 'myrad enned'],
      ['water-folk', 'lemron enned'],
      ['imperial-army', 'xiadul pavyr'],
      ['hill-tribes', 'lemron pavyr'],
    ] as const)
      expect(ended(faction, leaders, { down: ['emperor'] })).toMatchObject({ winners: [0] })
  })

  test('HL-88: then the fewest hero cards in all', () => {
    expect(ended('undead', 'myrad enned', { up: ['skeleton', 'orangutan koi'] })).toMatchObject({
      winners: [0],
    })
    expect(ended('undead', 'enned myrad', { up: ['skeleton', 'orangutan'], down: ['koi'] })).toMatchObject({
      winners: [1],
    })
  })

  test('HL-89: then the highest leader number', () => {
    expect(ended('undead', 'enned myrad', { up: ['skeleton', 'orangutan'] })).toMatchObject({ winners: [0] })
    expect(ended('undead', 'myrad xiadul', { up: ['skeleton', 'orangutan'] })).toMatchObject({ winners: [1] })
  })

  test('places go by the same: heroes of the faction, cards, numbers; who is not aligned comes last, all alike', () => {
    // Lemron, with most of the Undead, and Cyra stand with others.
    const setting = { up: ['skeleton', 'orangutan koi', 'granny crow-carrier', 'emperor'] }
    expect(ended('undead', 'myrad enned lemron xiadul', setting)).toMatchObject({ places: [2, 3, 4, 1, 4] })
  })

  test('HL-86: a Queen in the party of her leader counts two, open or hidden; elsewhere her own one', () => {
    expect(ended('undead', 'myrad enned', { down: ['queen-of-the-wild'] })).toMatchObject({
      scores: [2, 0, 0],
    })
    expect(ended('undead', 'enned myrad', { up: ['queen-of-the-wild'] })).toMatchObject({ scores: [0, 0, 0] })
    expect(ended('water-folk', 'enned cyra', { up: ['well-funded-queen', ''] })).toMatchObject({
      scores: [2, 0, 0],
    })
    expect(ended('imperial-army', 'pavyr xiadul', { up: ['', 'queen-of-the-streets'] })).toMatchObject({
      scores: [0, 2, 0],
    })
    expect(ended('water-folk', 'lemron enned', { up: ['queen-of-the-streets'] })).toMatchObject({
      scores: [1, 0, 0],
    })
  })

  test('HL-87: the Best Friend beside the Emperor counts two instead of one; the Emperor its own one', () => {
    const both = 'emperors-best-friend emperor'
    expect(ended('undead', 'myrad enned', { up: [both] })).toMatchObject({ scores: [3, 0, 0] })
    expect(ended('water-folk', 'lemron enned', { down: [both] })).toMatchObject({ scores: [3, 0, 0] })
    expect(ended('undead', 'myrad enned', { up: ['emperors-best-friend', 'emperor'] })).toMatchObject({
      scores: [1, 1, 0],
    })
  })

  test('HL-88: a Queen is one card when cards are counted', () => {
    expect(ended('undead', 'myrad enned', { up: ['queen-of-the-wild', 'skeleton orangutan'] })).toMatchObject(
      {
        winners: [0],
        scores: [2, 2, 0],
      },
    )
  })
})

test('HL-81: leaders and hidden heroes are revealed, hands are not', () => {
  const t = scene({
    leaders: 'myrad enned lemron',
    up: [
      'curious-troll watchful-witch hairy-hermit long-eared-loner battle-pet-master bored-goblin grumpy-guard',
    ],
    down: ['', 'koi'],
    hands: ['', 'frog'],
    step: 'discard',
  })
  expect(t.knows('public')).toEqual({ 'down.1.0': 'koi' })
  expect(t.table.glimpse('public', 'mind').view.open.leaders).toEqual(['myrad', 'enned', 'lemron'])
})
