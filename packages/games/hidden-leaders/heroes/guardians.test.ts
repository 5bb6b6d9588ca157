// Every Guardian. What a line does not mention must stay as it was.

import { describe, expect, test } from 'vitest'
import { type Case, expected, performed, type Setting } from '../scenario.ts'

const options = { promos: true, queens: true, guardians: true }
const table: Setting = { options, guardian: 3 }

/** Every line is played at a table with Guardians, whose marker goes on by two. */
const cases: Case[] = [
  {
    hero: 'obliging-ogre',
    rule: 'HL-20: green on four, and two own face-up heroes are turned over',
    given: { up: ['koi frog'] },
    picks: 'green +4 / koi / frog',
    becomes: { green: 10, up: ['obliging-ogre', '', ''], down: ['koi frog', '', ''] },
  },
  {
    hero: 'obliging-ogre',
    rule: 'HL-18: alone it turns itself over',
    picks: 'red −4 / obliging-ogre',
    becomes: { red: 2, up: ['', '', ''], down: ['obliging-ogre', '', ''] },
  },
  {
    hero: 'sleepy-hop-goblin',
    rule: 'HL-103: takes over a hidden hero, which stays hidden',
    given: { down: ['', 'koi frog'] },
    picks: 'green +1 / down 1.0',
    becomes: { green: 7, down: ['koi', 'frog', ''] },
  },
  {
    hero: 'gigantic-duo',
    rule: 'may bury an Imperial and a Water Folk hero',
    given: { up: ['', 'knight koi'] },
    picks: 'knight / koi',
    becomes: { green: 5, up: ['gigantic-duo', '', ''], graveyard: 'koi knight' },
  },
  {
    hero: 'gigantic-duo',
    rule: 'or only one of them',
    given: { up: ['', 'knight koi'] },
    picks: 'done / koi',
    becomes: { green: 5, up: ['gigantic-duo', 'knight', ''], graveyard: 'koi' },
  },
  {
    hero: 'surprised-sapling',
    rule: 'looks at a hand and hides one of its cards',
    given: { hands: ['', 'koi frog pig'] },
    picks: 'seat 1 / frog',
    becomes: { red: 7, hands: ['', 'koi pig', ''], down: ['frog', '', ''] },
  },
  {
    hero: 'fungified-troll',
    rule: 'exchanges with an Undead or Imperial hero, itself too',
    given: { up: ['koi', 'pig skeleton'] },
    picks: 'red −1 green −1 / fungified-troll / skeleton',
    becomes: { red: 5, green: 5, up: ['koi skeleton', 'pig fungified-troll', ''] },
  },
  {
    hero: 'twiggy-tree-keeper',
    rule: 'looks at two hidden heroes, buries one, which need not be one of them',
    given: { down: ['pig', 'koi frog'] },
    picks: 'red +2 / down 1.0 / down 1.1 / pig',
    becomes: { red: 8, down: ['', 'koi frog', ''], graveyard: 'pig' },
  },
  {
    hero: 'patient-protector',
    rule: 'HL-105: two pairs, no card twice',
    given: { tavern: 'koi frog pig', up: ['knight'] },
    picks: 'red +1 / koi / knight / frog / patient-protector',
    becomes: { red: 7, tavern: 'knight patient-protector pig', up: ['koi frog', '', ''] },
  },
  {
    hero: 'patient-protector',
    rule: 'HL-105: one pair if there is only one',
    given: { tavern: 'koi' },
    picks: 'green −2 / koi / patient-protector',
    becomes: { green: 4, tavern: 'patient-protector - -', up: ['koi', '', ''] },
  },
  {
    hero: 'misinformed-mechatron',
    rule: 'hides up to two hand cards',
    given: { hands: ['koi frog pig'] },
    picks: 'koi / pig',
    becomes: { green: 7, hands: ['frog', '', ''], down: ['koi pig', '', ''] },
  },
  {
    hero: 'misinformed-mechatron',
    rule: 'or none',
    given: { hands: ['koi frog pig'] },
    picks: 'done',
    becomes: { green: 7 },
  },
  {
    hero: 'mended-colossus',
    rule: 'buries a face-up hero of the left, then of the right neighbour',
    given: { up: ['', 'koi frog', 'pig'] },
    picks: 'frog / pig',
    becomes: { red: 5, up: ['mended-colossus', 'koi', ''], graveyard: 'pig frog' },
  },
  {
    hero: 'huggable-hulk',
    rule: 'HL-104: buries an own hero that is no Guardian; the Emperor is none',
    given: { up: ['emperor severed-seraph'] },
    picks: 'red +4 / emperor',
    becomes: { red: 10, up: ['severed-seraph huggable-hulk', '', ''], graveyard: 'emperor' },
  },
  { hero: 'huggable-hulk', rule: 'HL-17: not itself', picks: 'green −4', becomes: { green: 2 } },
  {
    hero: 'valuable-vindicator',
    rule: 'exchanges with a Water Folk or Hill Tribes hero; HL-104: a Guardian of that faction too',
    given: { up: ['', 'obliging-ogre skeleton'] },
    picks: 'red +1 / valuable-vindicator / obliging-ogre',
    becomes: { red: 7, up: ['obliging-ogre', 'valuable-vindicator skeleton', ''] },
  },
  {
    hero: 'graceful-griffin',
    rule: 'HL-105: up to two hidden heroes are exchanged with hand cards, in their places',
    given: { hands: ['koi frog'], down: ['pig knight'] },
    picks: 'red −2 / pig / koi / knight / frog',
    becomes: { red: 4, hands: ['pig knight', '', ''], down: ['koi frog', '', ''] },
  },
  {
    hero: 'graceful-griffin',
    rule: 'or one',
    given: { hands: ['koi frog'], down: ['pig knight'] },
    picks: 'red −2 / knight / koi / done',
    becomes: { red: 4, hands: ['frog knight', '', ''], down: ['pig koi', '', ''] },
  },
  {
    hero: 'severed-seraph',
    rule: 'exchanges an own with another Guardian',
    given: { up: ['koi', 'graceful-griffin frog'] },
    picks: 'green +1 / severed-seraph / graceful-griffin',
    becomes: { green: 7, up: ['koi graceful-griffin', 'severed-seraph frog', ''] },
  },
  {
    hero: 'baneful-beacon',
    rule: 'HL-107: buries up to two Guardians, one Fate for each',
    given: { up: ['', 'severed-seraph graceful-griffin'], fate: 'ruined-tower withering-tree', guardian: 5 },
    picks: 'red −1 / severed-seraph / ruined-tower / done',
    becomes: {
      red: 4,
      guardian: 7,
      up: ['baneful-beacon', 'graceful-griffin', ''],
      graveyard: 'severed-seraph',
    },
  },
  {
    hero: 'demonic-darter',
    rule: 'takes up to three Guardians from the Graveyard',
    given: { graveyard: 'koi severed-seraph emperor graceful-griffin' },
    picks: 'red +2 / graceful-griffin / severed-seraph',
    becomes: { red: 8, hands: ['graceful-griffin severed-seraph', '', ''], graveyard: 'koi emperor' },
  },
  {
    hero: 'possessed-poodle',
    rule: 'both back one, and a player loses a turn',
    picks: 'seat 2',
    becomes: { red: 5, green: 5 },
  },
  {
    hero: 'philanthropic-phantom',
    rule: 'HL-109: every other player buries a hero of their own',
    given: { up: ['', 'koi frog', 'pig'], down: ['knight', '', 'skeleton'] },
    picks: '2: skeleton / 1: koi',
    becomes: {
      red: 7,
      green: 7,
      up: ['philanthropic-phantom', 'frog', 'pig'],
      down: ['knight', '', ''],
      graveyard: 'skeleton koi',
    },
  },
  {
    hero: 'obnoxious-nightmare',
    rule: 'hides any card of the Graveyard',
    given: { graveyard: 'koi emperor' },
    picks: 'emperor',
    becomes: { red: 7, green: 7, graveyard: 'koi', down: ['emperor', '', ''] },
  },
  {
    hero: 'oppressed-ocean',
    rule: 'back by the face-up Guardians of any player, itself included',
    given: { up: ['severed-seraph koi'] },
    picks: 'seat 0 / red −2 green −2',
    becomes: { red: 4, green: 4 },
  },
  { hero: 'oppressed-ocean', rule: 'HL-28: none, nothing moves', picks: 'seat 1' },
  {
    hero: 'hard-shelled-titan',
    rule: 'HL-108: of the cards that the others give one is hidden, the rest discarded',
    given: { hands: ['', 'koi frog', 'pig'] },
    picks: 'red +1 / 2: pig / 1: koi / pig',
    becomes: { red: 7, hands: ['', 'frog', ''], down: ['pig', '', ''], wilderness: 'koi' },
  },
  {
    hero: 'abysmal-automaton',
    rule: 'takes up to three of the top five of the Harbor, discards the rest',
    given: { harbor: 'koi frog pig knight skeleton' },
    picks: 'red −1 / frog / done / koi / pig / knight',
    becomes: { red: 5, hands: ['frog', '', ''], wilderness: 'skeleton knight pig koi' },
  },
  {
    hero: 'crabby-knight',
    rule: 'turns over a hero of every other player, in turn order',
    given: { up: ['', 'koi'], down: ['', '', 'pig frog'] },
    picks: 'koi / down 2.1',
    becomes: { red: 7, green: 7, up: ['crabby-knight', '', 'frog'], down: ['', 'koi', 'pig'] },
  },
  {
    hero: 'snappy-sea-snake',
    rule: 'one marker, one or two, either way',
    picks: 'green −1',
    becomes: { green: 5 },
  },
  {
    hero: 'snappy-sea-snake',
    rule: 'HL-21: only what moves is offered, nothing twice',
    given: { red: 1 },
    picks: 'red +2',
    becomes: { red: 3 },
  },
  {
    hero: 'shellfish-defender',
    rule: 'HL-46: of the top four of the Wilderness one is hidden, one taken, two go back',
    given: { wilderness: 'koi frog pig knight skeleton' },
    picks: 'red +1 / frog / knight',
    becomes: { red: 7, down: ['frog', '', ''], hands: ['knight', '', ''], wilderness: 'koi pig skeleton' },
  },
  { hero: 'mother-of-guardians', rule: 'one or both back two', picks: 'red −2', becomes: { red: 4 } },
  { hero: 'unmarked-mountain', rule: 'HL-102: has no text, but moves the Guardian marker' },
]

test.each(cases)('$hero: $rule', (one) => {
  const played: Case = { ...one, given: { ...table, ...one.given } }
  const t = performed(played)
  const before = played.given?.guardian as number
  expect(t.now()).toEqual({ ...expected(played), guardian: before + 2, ...one.becomes })
  expect(t.asks()).toBe(one.asks ?? '0 draw')
})

test('graceful-griffin: HL-105: what came into the hand is not given away again', () => {
  const t = performed({
    hero: 'graceful-griffin',
    rule: '',
    given: { ...table, hands: ['koi frog'], down: ['pig knight'] },
    picks: 'red −2 / pig / koi / knight',
  })
  expect(t.offers()).toEqual(['frog'])
  const one = performed({
    hero: 'graceful-griffin',
    rule: '',
    given: { ...table, hands: ['koi'], down: ['pig knight'] },
    picks: 'red −2 / pig / koi',
  })
  expect(one.asks()).toBe('0 draw')
})

describe('HL-113: a hero that was saved is not chosen again', () => {
  const saving: Setting = {
    options: { ...options, artifacts: true, corruption: true },
    artifacts: '- - shield-of-endurance',
    guardian: 3,
  }

  test('baneful-beacon', () => {
    const t = performed({
      hero: 'baneful-beacon',
      rule: '',
      given: { ...saving, up: ['', 'severed-seraph graceful-griffin'] },
      picks: 'red −1 / severed-seraph / shield',
    })
    expect(t.offers()).toEqual(['baneful-beacon', 'graceful-griffin', 'done'])
    t.play('graceful-griffin')
    expect(t.now().graveyard).toBe('graceful-griffin')
    expect(t.asks()).toBe('0 fate')
  })

  test('baneful-beacon: HL-147: nor if another hero went in its place', () => {
    const t = performed({
      hero: 'baneful-beacon',
      rule: '',
      given: { ...saving, up: ['', 'severed-seraph koi'], tokens: 'koi:guardian-protection' },
      picks: 'red −1 / severed-seraph / protect koi',
    })
    expect(t.now().graveyard).toBe('koi')
    expect(t.offers()).toEqual(['baneful-beacon', 'done'])
  })

  test('gigantic-duo: the Emperor is the target of one half only', () => {
    const given: Setting = { ...saving, up: ['', 'emperor koi'] }
    const t = performed({ hero: 'gigantic-duo', rule: '', given, picks: 'emperor / shield' })
    expect(t.offers()).toEqual(['koi', 'done'])
    const alone = performed({
      hero: 'gigantic-duo',
      rule: '',
      given: { ...saving, up: ['', 'emperor'] },
      picks: 'emperor / shield',
    })
    expect([alone.asks(), alone.now().up[1]]).toEqual(['0 draw', 'emperor'])
    const second = performed({ hero: 'gigantic-duo', rule: '', given, picks: 'done' })
    expect(second.offers()).toEqual(['emperor', 'koi', 'done'])
  })
})

describe('HL-103, HL-108: who knows what', () => {
  test('a hidden hero that changes party', () => {
    const t = performed({
      hero: 'sleepy-hop-goblin',
      rule: '',
      given: { ...table, down: ['', 'koi'] },
      picks: 'green +1 / down 1.0',
    })
    for (const seat of [0, 1]) expect(t.knows(seat)).toEqual({ 'down.0.0': 'koi' })
    expect(t.knows(2)).toEqual({})
  })

  test('HL-92: who saw a hand and chose from it knows the rest', () => {
    const t = performed({
      hero: 'surprised-sapling',
      rule: '',
      given: { ...table, hands: ['', 'koi frog pig'] },
      picks: 'seat 1 / frog',
    })
    expect(t.knows(0)).toEqual({ 'hand.1.0': 'koi', 'hand.1.1': 'pig', 'down.0.0': 'frog' })
    expect(t.knows(2)).toEqual({})
    expect(t.log(2)).toContain('P0 looks at P1’s hand')
  })

  test('who gave a card cannot tell which of several was hidden', () => {
    const t = performed({
      hero: 'hard-shelled-titan',
      rule: '',
      given: { ...table, hands: ['', 'koi', 'pig'] },
      picks: 'red +1 / 2: pig / 1: koi / pig',
    })
    expect(t.knows(0)).toEqual({ 'down.0.0': 'pig', 'wilderness.0': 'koi' })
    expect(t.knows(1)).toEqual({})
  })
})
