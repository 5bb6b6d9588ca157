// The bonus heroes. What a line does not mention must stay as it was.

import { expect, test } from 'vitest'
import { type Case, expected, performed, type Setting } from '../scenario.ts'

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
  expect(t.log(0).at(-1)).toBe('P0 looks at the token of P1’s first face-up hero: Faction change: Undead')
  expect(t.log(2).at(-1)).toBe('P0 looks at the token of P1’s first face-up hero')
  const both = performed({
    hero: 'neckless-charlatan',
    rule: '',
    given: { ...corrupt, ...table, options: { ...table.options, corruption: true }, up: corrupt.up ?? [] },
    picks: 'green +1',
  })
  expect(both.offers()).toEqual(['first', 'second', 'second'])
  expect(both.play('first / token frog').asks()).toBe('0 draw')
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
