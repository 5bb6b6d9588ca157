// Every side of every artifact, when it can be used, and the window before a burial.

import { itemAt, openTable } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { artifactSides } from './artifacts.ts'
import { hiddenLeaders } from './game.ts'
import { performed, type Setting, scene } from './scenario.ts'
import { heroFaces } from './setup.ts'

const options = { promos: true, queens: true, artifacts: true }
const hand = 'pig druid collector'
const full = 'orangutan lizard waterpriest'

/** The first player has the artifact, the others have none. */
const holding = (side: string, given: Setting = {}): Setting => ({
  options: { ...options, guardians: side === 'guarding-goblet', corruption: side === 'nutritious-stew' },
  artifacts: `${side} - -`,
  hands: [hand],
  tavern: full,
  ...given,
})

/** A fast one is used before anything else. */
const fast = (side: string, given: Setting, picks: string) =>
  scene(holding(side, given)).play(`use / ${picks}`)

/** A slow one at the end of the turn. */
const slow = (side: string, given: Setting, picks: string) => {
  const t = scene(holding(side, { ...given, step: 'discard' }))
  expect(t.asks()).toBe('0 useArtifact')
  return t.play(`use / ${picks}`)
}

describe('each side', () => {
  test('all-knowing-antler: HL-125: any card of the Wilderness, which is shuffled', () => {
    const t = slow('all-knowing-antler', { wilderness: 'koi frog skeleton' }, 'frog')
    expect(t.now().hands[0]).toBe(`${hand} frog`)
    expect(t.now().wilderness.split(' ').sort()).toEqual(['koi', 'skeleton'])
    expect(t.knows(0)['wilderness.0']).toBeUndefined()
    expect(t.log(1).at(-2)).toBe('P0 shuffles the Wilderness')
    expect(t.log(1).join()).not.toContain('Frog')
  })

  test('all-knowing-antler: HL-125: it is shuffled first, so that nobody follows a card they knew there', () => {
    const given = { wilderness: 'koi frog', known: { 'wilderness.0': 'all', 'wilderness.1': 'all' } }
    const t = slow('all-knowing-antler', given, '')
    expect(t.log(1)).toEqual([
      'P0 uses the All-Knowing Antler',
      'P0 shuffles the Wilderness',
      'P0 looks through the Wilderness',
    ])
    expect(Object.values(t.knows(0)).sort()).toEqual(['collector', 'druid', 'frog', 'koi', 'pig'])
    expect([t.knows(1), t.mixed()]).toEqual([{}, []])
    t.play('koi')
    expect([t.knows(1), t.mixed()]).toEqual([{}, []])
    expect(t.log(1).slice(3, 5)).toEqual(['P0 takes a card into hand', 'P0 shuffles the Wilderness'])
  })

  test('all-knowing-antler: HL-125: of a single card, too, nobody can tell what was taken', () => {
    const t = slow('all-knowing-antler', { wilderness: 'koi', known: { 'wilderness.0': 'all' } }, 'koi')
    expect([t.now().hands[0], t.knows(1)]).toEqual([`${hand} koi`, {}])
  })

  test('blooming-bag: a Tavern card or the top of the Graveyard; HL-122: the place stays empty', () => {
    const t = slow('blooming-bag', { graveyard: 'koi emperor' }, 'first / orangutan')
    expect(t.now()).toMatchObject({ tavern: '- lizard waterpriest', hands: [`${hand} orangutan`, '', ''] })
    expect(slow('blooming-bag', { graveyard: 'koi emperor' }, 'second').now().graveyard).toBe('emperor')
  })

  test('two-shot-crossbow: buries any hero, hidden or not', () => {
    const t = fast('two-shot-crossbow', { up: ['', 'koi'], down: ['', 'frog'] }, 'down 1.0')
    expect(t.now()).toMatchObject({ graveyard: 'frog', up: ['', 'koi', ''] })
  })

  test('sedative-shell: a hidden hero for a hand card', () => {
    const t = slow('sedative-shell', { down: ['koi'] }, 'koi / druid')
    expect(t.now()).toMatchObject({ down: ['druid', '', ''], hands: ['pig collector koi', '', ''] })
  })

  test('overcharged-trident: HL-129: performs an own hero, then buries it', () => {
    const t = fast('overcharged-trident', { up: ['mercenary'] }, 'mercenary')
    expect(t.now()).toMatchObject({ red: 9, green: 7, graveyard: 'mercenary', up: ['', '', ''] })
  })

  test('overcharged-trident: HL-129: nothing to bury if it has left the party', () => {
    const given = { up: ['groggy-preacher'] }
    const t = fast('overcharged-trident', given, 'groggy-preacher / red +1 / lizard / groggy-preacher')
    expect(t.now()).toMatchObject({ tavern: 'orangutan groggy-preacher waterpriest', graveyard: '' })
    expect(t.now().up[0]).toBe('lizard')
  })

  test('overcharged-trident: HL-129: nor if it has come into another party', () => {
    const hero = 'goblin-cryptographer'
    const t = fast('overcharged-trident', { up: [hero] }, `${hero} / green −1 / ${hero} / seat 1`)
    expect(t.now()).toMatchObject({ up: ['', hero, ''], graveyard: '' })
  })

  test('overcharged-trident: HL-102, HL-107: a Guardian rises, then calls for Fate', () => {
    const given = { options: { ...options, guardians: true }, up: ['unmarked-mountain snappy-sea-snake'] }
    const t = fast('overcharged-trident', given, 'snappy-sea-snake / red −1')
    expect(t.now().guardian).toBe(3)
    expect(t.asks()).toBe('0 fate')
  })

  test('trapping-treasure: a Tavern card for any face-up hero', () => {
    const t = fast('trapping-treasure', { up: ['', 'koi'] }, 'lizard / koi')
    expect(t.now()).toMatchObject({ tavern: 'orangutan koi waterpriest', up: ['', 'lizard', ''] })
  })

  test('suggestive-puppet: HL-129: performs a Tavern card, which another player gets hidden, known to all', () => {
    const t = fast('suggestive-puppet', {}, 'orangutan / red +2 / seat 2')
    expect(t.now()).toMatchObject({ red: 8, tavern: '- lizard waterpriest', down: ['', '', 'orangutan'] })
    expect(t.knows('public')).toEqual({ 'down.2.0': 'orangutan' })
  })

  test('soundless-shoes: a hand card is hidden', () => {
    const t = fast('soundless-shoes', {}, 'druid')
    expect(t.now()).toMatchObject({ down: ['druid', '', ''], hands: ['pig collector', '', ''] })
    expect(t.knows(1)).toEqual({})
  })

  test('confusing-crystal: HL-129: looks at two, may move one to a third player', () => {
    const given = { down: ['koi', 'frog skeleton'] }
    const t = fast('confusing-crystal', given, 'down 1.0 / down 1.1 / skeleton')
    expect(t.offers()).toEqual(['seat 2'])
    t.play('seat 2')
    expect(t.now().down).toEqual(['koi', 'frog', 'skeleton'])
    // HL-103: its old and its new holder are told which hero it is.
    const told = 'P0 places Arrowgant Skeleton (P1’s second hidden hero) hidden in P2’s party'
    expect([0, 1, 2].map((seat) => t.log(seat).at(-1))).toEqual([told, told, told])
    expect(t.log('public').at(-1)).toBe('P0 places P1’s second hidden hero hidden in P2’s party')
    expect(t.log(2, 'fr').at(-1)).toMatch(
      / \(le deuxième Héros caché de P1\) dans l’équipe de P2, face cachée$/,
    )
    expect(t.knows(0)).toMatchObject({ 'down.1.0': 'frog', 'down.2.0': 'skeleton' })
    expect(t.knows(2)).toMatchObject({ 'down.2.0': 'skeleton' })
    const none = fast('confusing-crystal', given, 'down 1.0 / koi / done')
    expect(none.now().down).toEqual(['koi', 'frog skeleton', ''])
  })

  test('confusing-crystal: HL-148, HL-123: usable for a token alone; there is no hidden hero to move then', () => {
    const given: Setting = {
      options: { ...options, corruption: true },
      up: ['', 'koi frog'],
      tokens: 'koi:loyalty frog:change-undead',
    }
    const t = fast('confusing-crystal', given, 'token koi / token frog')
    expect(t.log(0).at(-1)).toBe('P0 looks at the token of P1’s Furious Frog (Faction change: Undead)')
    expect(t.asks()).toBe('0 act')
    const none = scene(holding('confusing-crystal', { ...given, tokens: '' }))
    expect(none.offers()).not.toContain('use')
  })

  test('guarding-goblet: takes any face-up Guardian', () => {
    const t = slow('guarding-goblet', { up: ['', 'koi severed-seraph'] }, 'severed-seraph')
    expect(t.now()).toMatchObject({ hands: [`${hand} severed-seraph`, '', ''], up: ['', 'koi', ''] })
    expect(t.asks()).toBe('1 draw')
  })

  test('nutritious-stew: HL-149: a token from the bag on any hero without one', () => {
    const t = scene(holding('nutritious-stew', { up: ['koi'], down: ['', 'frog'], tokens: 'koi:loyalty' }))
    t.play('use')
    expect(t.offers()).toEqual(['token down 1.0'])
    t.play('token down 1.0')
    expect(t.tokens()).toMatch(/^koi:loyalty frog:/)
    expect(t.asks()).toBe('0 act')
  })

  test('there is a test for every side', async () => {
    const { readFileSync } = await import('node:fs')
    const written = readFileSync(new URL('./artifacts.test.ts', import.meta.url), 'utf8')
    expect(artifactSides.filter(({ id }) => !written.includes(id))).toEqual([])
  })
})

describe('HL-120, HL-121: the deal', () => {
  test.each(['one', 'two', 'three', 'four'])('%s: when heroes are chosen, from the first player', (seed) => {
    const table = openTable(hiddenLeaders, { seats: 3, options: { artifacts: true }, seed })
    const first = table.state.turn
    const dealt: number[] = []
    const choosing: number[] = []
    for (;;) {
      const [choice] = table.choices()
      if (choice === undefined || choice.ask.ask === 'act') break
      if (choice.ask.ask === 'takeArtifact') choosing.push(choice.seat)
      else expect(hiddenLeaders.open(table.state).artifacts?.cards).toEqual([-1, -1, -1])
      const events = table.submit(choice.seat, itemAt(choice.options, 0))
      for (const event of events) if (event.type === 'artifactDealt') dealt.push(event.by)
    }
    const order = [first, (first + 1) % 3, (first + 2) % 3]
    expect([dealt, choosing]).toEqual([order, order])
  })

  const start = (more: object, seats: number, seed = 'one') => {
    const table = openTable(hiddenLeaders, { seats, options: { artifacts: true, ...more }, seed })
    while (table.choices()[0]?.ask.ask !== 'act') {
      const [choice] = table.choices()
      table.submit(choice?.seat as number, choice?.options[0] as object)
    }
    return table.state.artifacts
  }

  test.each([2, 3, 4, 5])('%i players have one each, no card twice, with its tokens', (seats) => {
    for (const more of [{}, { chooseArtifacts: true }]) {
      const found = start(more, seats)
      expect(new Set(found?.cards).size).toBe(seats)
      found?.sides.forEach((id, seat) => {
        const side = artifactSides.find((one) => one.id === id)
        expect(found.cards[seat]).toBe(side?.artifact)
        expect(found.tokens[seat]).toBe(side?.tokens)
      })
    }
  })

  test('six players without Guardians: one goes without', () => {
    expect(start({}, 6)?.sides.filter((side) => side === null)).toHaveLength(1)
    expect(start({ chooseArtifacts: true }, 6)?.sides.filter((side) => side === null)).toHaveLength(1)
    expect(start({ guardians: true }, 6)?.sides).not.toContain(null)
  })

  test('the bonus heroes are in play', () => {
    const flags = { beginner: false, promos: false, queens: false }
    expect(heroFaces({ ...flags, artifacts: true }, 3, 2)).toHaveLength(81)
  })

  test('choosing without artifacts is refused in words', () => {
    const options = { chooseArtifacts: true }
    expect(() => openTable(hiddenLeaders, { seats: 3, options, seed: 'one' })).toThrow(
      /"chooseArtifacts" needs "artifacts"/,
    )
  })
})

describe('HL-122, HL-123: when', () => {
  test('fast: after the play, too, but not inside it, and once in a turn', () => {
    const t = scene(holding('soundless-shoes', { hands: ['koi pig druid collector'] }))
    t.play('play koi')
    expect(t.asks()).toBe('0 useArtifact')
    t.play('use / pig')
    expect(t.asks()).toBe('0 draw')
    const early = scene(holding('soundless-shoes')).play('use / pig')
    expect(early.asks()).toBe('0 act')
    expect(early.offers()).not.toContain('use')
    expect(early.play('done').asks()).toBe('0 draw')
  })

  test('fast: not between two discards', () => {
    const t = scene(holding('soundless-shoes')).play('discard pig')
    expect(t.offers()).not.toContain('use')
    expect(t.play('done').asks()).toBe('0 useArtifact')
  })

  test('each use costs a token; the next turn allows another one', () => {
    const t = scene(holding('soundless-shoes', { players: 2, artifacts: 'soundless-shoes -' }))
    t.play('use / pig')
    expect(t.table.state.artifacts).toMatchObject({ tokens: [1, 0], used: [true, false] })
    t.play('done / harbor / harbor')
    expect(t.asks()).toBe('0 discardDown')
    t.play('druid')
    expect(t.table.state.artifacts?.used).toEqual([false, false])
  })

  test.each<[string, string, Setting]>([
    ['two-shot-crossbow', 'no hero to bury', {}],
    ['overcharged-trident', 'no hero with an ability', { up: ['emperor'] }],
    ['suggestive-puppet', 'nobody in the Tavern', { tavern: '' }],
    ['nutritious-stew', 'every hero has a token', { up: ['koi'], tokens: 'koi:loyalty' }],
  ])('%s could do nothing, and is not offered: %s', (side, _why, given) => {
    expect(scene(holding(side, given)).offers()).not.toContain('use')
  })

  test('without a token it is over', () => {
    const t = scene(holding('soundless-shoes'))
    const { tokens } = t.table.state.artifacts as { tokens: number[] }
    tokens[0] = 0
    expect(t.offers()).not.toContain('use')
  })

  test('HL-75: a slow one comes before the end is looked for', () => {
    const seven = 'knight soldier mercenary koi frog skeleton severed-seraph'
    const given = { up: ['', seven], hands: [hand, 'granny'] }
    const t = scene(holding('guarding-goblet', { ...given, step: 'discard' }))
    expect(t.asks()).toBe('0 useArtifact')
    expect(t.play('use / severed-seraph').asks()).toBe('1 act')
  })
})

describe('HL-124: the Shield', () => {
  const shield: Setting = {
    options,
    artifacts: '- - shield-of-endurance',
    up: ['', 'koi frog'],
    down: ['', 'skeleton'],
  }
  const bury = (picks: string, given: Setting = {}) =>
    performed({ hero: 'unconfident-executioner', rule: '', given: { ...shield, ...given }, picks })

  test('the hero stays, for a token', () => {
    const t = bury('koi')
    expect(t.asks()).toBe('2 react')
    t.play('shield')
    expect(t.now()).toMatchObject({ up: ['unconfident-executioner', 'koi frog', ''], graveyard: '' })
    expect(t.table.state.artifacts?.tokens).toEqual([0, 0, 1])
    expect(t.asks()).toBe('0 draw')
  })

  test('or it is buried', () => {
    expect(bury('koi / done').now().graveyard).toBe('koi')
  })

  test('works in one’s own turn and for oneself', () => {
    const t = bury('unconfident-executioner', { artifacts: 'shield-of-endurance - -' })
    expect(t.asks()).toBe('0 react')
    expect(t.play('shield').now().up[0]).toBe('unconfident-executioner')
  })

  test('a hidden hero stays unknown, also while the question is open', () => {
    const given = { ...shield }
    const t = performed({ hero: 'slaughtered-slime', rule: '', given, picks: 'red −1 / down 1.0' })
    expect(t.asks()).toBe('2 react')
    for (const viewer of [0, 2, 'public'] as const) {
      const told = JSON.stringify([t.table.glimpse(viewer, 'mind'), t.told(viewer)])
      expect(told).not.toContain('arrowgant-skeleton')
    }
    t.play('shield')
    expect(t.knows(2)).toEqual({})
    expect(t.now().down).toEqual(['', 'skeleton', ''])
  })

  test('not for a discard, an exchange, or a card that lies in no party', () => {
    const t = performed({ hero: 'vegetarian-sharkguard', rule: '', given: shield, picks: 'red +2 / koi' })
    expect(t.asks()).toBe('0 draw')
    const impaled = performed({
      hero: 'insidious-impaler',
      rule: '',
      given: { ...shield, tavern: 'orangutan' },
      picks: 'orangutan / red +2',
    })
    expect(impaled.now().graveyard).toBe('orangutan')
  })

  test('HL-72: Keeper of Discord comes last', () => {
    const given = { up: ['', 'koi keeper'] }
    expect(bury('koi / done', given).now().down).toEqual(['', 'skeleton koi', ''])
    expect(bury('koi / shield', given).now().up[1]).toBe('koi keeper')
  })

  test('HL-107: what is not buried calls for no Fate', () => {
    const given = { options: { ...options, guardians: true }, up: ['', 'severed-seraph'] }
    expect(bury('severed-seraph / shield', given).asks()).toBe('0 draw')
    expect(bury('severed-seraph / done', given).asks()).toBe('0 fate')
  })

  test('HL-123: once in a turn', () => {
    const t = performed({
      hero: 'nightmarish-northman',
      rule: '',
      given: shield,
      picks: 'red +2 / nightmarish-northman / shield / koi',
    })
    expect(t.now().graveyard).toBe('koi')
    expect(t.asks()).toBe('0 draw')
  })
})
