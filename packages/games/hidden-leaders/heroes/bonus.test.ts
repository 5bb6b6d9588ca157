// The bonus heroes. What a line does not mention must stay as it was.

import { describe, expect, test } from 'vitest'
import { type Case, expected, performed, type Setting, scene } from '../scenario.ts'

const table: Setting = {
  options: { promos: true, queens: true, artifacts: true },
  artifacts: 'soundless-shoes two-shot-crossbow blooming-bag',
}

interface BonusCase extends Case {
  readonly tokens?: readonly number[]
}

const cases: BonusCase[] = [
  {
    hero: 'neckless-charlatan',
    rule: 'HL-126: performs another player’s artifact, free of charge',
    given: { up: ['', 'koi'] },
    picks: 'green +2 / seat 1 / koi',
    becomes: { green: 8, up: ['neckless-charlatan', '', ''], graveyard: 'koi' },
    asks: '0 draw',
  },
  {
    hero: 'neckless-charlatan',
    rule: 'HL-126: one that could do nothing is not offered, the Shield never',
    given: { artifacts: 'soundless-shoes shield-of-endurance blooming-bag' },
    picks: 'green +1',
    becomes: { green: 7 },
  },
  {
    hero: 'self-made-widow',
    rule: 'HL-127: two artifacts change places, the tokens stay',
    picks: 'red +2 / seat 1 / seat 2',
    becomes: { red: 8 },
  },
  {
    hero: 'open-minded-mentalist',
    rule: 'HL-128: a token from the box, beyond the printed number',
    picks: 'red +2 green +1 / seat 2',
    becomes: { red: 8, green: 7 },
    tokens: [2, 2, 4],
  },
  {
    hero: 'piranha-priestess',
    rule: 'HL-128: discards a token of any artifact',
    picks: 'red −2 / seat 1',
    becomes: { red: 4 },
    tokens: [2, 1, 3],
  },
]

const corrupt: Setting = {
  options: { promos: true, queens: true, corruption: true },
  up: ['koi', 'frog pig'],
  tokens: 'koi:loyalty frog:change-undead',
}

test('neckless-charlatan: HL-149: looks at a token; with artifacts he may do either or both', () => {
  const t = performed({
    hero: 'neckless-charlatan',
    rule: '',
    given: corrupt,
    picks: 'green +1 / token frog',
  })
  expect(t.log(0).at(-1)).toBe('P0 looks at the token of P1’s Furious Frog (Faction change: Undead)')
  expect(t.log(2).at(-1)).toBe('P0 looks at the token of P1’s Furious Frog')
  const both = performed({
    hero: 'neckless-charlatan',
    rule: '',
    given: { ...corrupt, ...table, options: { ...table.options, corruption: true }, up: corrupt.up ?? [] },
    picks: 'green +1',
  })
  expect(both.offers()).toEqual(['first', 'second', 'both'])
  expect(both.play('first / token frog').asks()).toBe('0 draw')
})

const everything: Setting = { options: { promos: true, queens: true, artifacts: true, corruption: true } }

test('neckless-charlatan: HL-15, HL-149: both, in the printed order', () => {
  const given = { ...everything, artifacts: 'two-shot-crossbow - -', up: ['', 'koi'], tokens: 'koi:loyalty' }
  const t = performed({ hero: 'neckless-charlatan', rule: '', given, picks: 'green +1 / both' })
  expect(t.asks()).toBe('0 lookAtToken')
  expect(t.play('token koi').asks()).toBe('0 performArtifact')
  expect(t.play('seat 0 / koi / done').now().graveyard).toBe('koi')
})

test('neckless-charlatan: HL-61, HL-126: the Trident cannot perform him within himself', () => {
  const given = { ...table, artifacts: '- overcharged-trident -' }
  const play = (up: string, picks: string) =>
    performed({ hero: 'neckless-charlatan', rule: '', given: { ...given, up: [up] }, picks })
  expect(play('koi', 'green +1 / seat 1').offers()).toEqual(['koi'])
  // He is the only one: the Trident could do nothing.
  expect(play('', 'green +1').asks()).toBe('0 draw')
})

test('neckless-charlatan: HL-61, HL-25: what is being performed is not offered once more', () => {
  const artifacts = 'overcharged-trident - -'
  const up = ['neckless-charlatan koi']
  const corrupted = scene({ ...everything, artifacts, up, hands: ['pig'], tokens: 'koi:loyalty' })
  expect(corrupted.play('use / neckless-charlatan / green +1').asks()).toBe('0 lookAtToken')
  const t = scene({ ...everything, artifacts, up, hands: ['pig'] })
  t.play('use / neckless-charlatan / green +1')
  expect([t.asks(), t.now().graveyard]).toEqual(['0 act', 'neckless-charlatan'])
})

test('self-made-widow: HL-25: a single token cannot be exchanged', () => {
  const given = {
    ...everything,
    artifacts: 'soundless-shoes blooming-bag -',
    up: ['koi'],
    tokens: 'koi:loyalty',
  }
  const t = performed({ hero: 'self-made-widow', rule: '', given, picks: 'red +1' })
  expect(t.asks()).toBe('0 swapArtifacts')
})

test('open-minded-mentalist: HL-25, HL-149: a hidden hero cannot get the token', () => {
  const given = { tavern: 'open-minded-mentalist', up: ['koi'], down: ['', 'frog'], tokens: 'koi:loyalty' }
  const t = scene({ ...everything, ...given, artifacts: 'suggestive-puppet - -', hands: ['pig'] })
  expect(t.play('use / open-minded-mentalist / red +2').asks()).toBe('0 addToken')
})

describe('open-minded-mentalist: HL-25, HL-128: the box', () => {
  const options = { promos: true, queens: true, artifacts: true, royalInfluence: true }
  const play = (artifacts: string, row: string, more: object = {}) => {
    const given = { artifacts, row, options: { ...options, ...more } }
    return performed({ hero: 'open-minded-mentalist', rule: '', given, picks: 'red +2' })
  }

  test('tokens on the row are not in it', () => {
    expect(play('soundless-shoes - -', 'queen-of-the-wild:15').asks()).toBe('0 addToken')
    expect(play('soundless-shoes - -', 'queen-of-the-wild:16').asks()).toBe('0 draw')
  })

  test('when it is empty the other half is done', () => {
    const t = play('soundless-shoes - -', 'queen-of-the-wild:16', { corruption: true })
    expect(t.asks()).toBe('0 placeToken')
  })

  test('HL-161: nor is a token that is to court a card of the row', () => {
    const up = ['open-minded-mentalist']
    const t = scene({
      options,
      up,
      hands: ['pig'],
      artifacts: 'overcharged-trident - -',
      row: 'queen-of-the-wild:16',
    })
    expect(t.play('use / open-minded-mentalist / red +2').asks()).toBe('0 court')
  })
})

test('self-made-widow: HL-149: exchanges two tokens; the new owner may look', () => {
  const t = performed({
    hero: 'self-made-widow',
    rule: '',
    given: corrupt,
    picks: 'red +1 / token koi / token frog',
  })
  expect(t.tokens()).toBe('koi:change-undead frog:loyalty')
})

test('open-minded-mentalist: HL-149: a token from the bag on a face-up hero without one', () => {
  const t = performed({ hero: 'open-minded-mentalist', rule: '', given: corrupt, picks: 'red +2' })
  expect(t.offers()).toEqual(['token open-minded-mentalist', 'token pig'])
  expect(t.play('token pig').tokens()).toMatch(/pig:/)
})

test('piranha-priestess: HL-149: looks at a token and may put it back', () => {
  const t = performed({ hero: 'piranha-priestess', rule: '', given: corrupt, picks: 'red −2 / token frog' })
  expect(t.play('token frog').tokens()).toBe('koi:loyalty')
  expect(t.asks()).toBe('0 draw')
})

test.each(cases)('$hero: $rule', (one) => {
  const played: Case = { ...one, given: { ...table, ...one.given } }
  const t = performed(played)
  expect(t.now()).toEqual(expected(played))
  expect(t.asks()).toBe('0 draw')
  const { artifacts } = t.table.state
  if (one.tokens) expect(artifacts?.tokens).toEqual(one.tokens)
  if (one.hero === 'self-made-widow')
    expect(artifacts).toMatchObject({
      sides: ['soundless-shoes', 'blooming-bag', 'two-shot-crossbow'],
      tokens: [2, 2, 3],
    })
})
