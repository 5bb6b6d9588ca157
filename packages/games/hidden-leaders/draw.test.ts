// The table on a terminal: what the modules lay beside it.

import { expect, test } from 'vitest'
import { hiddenLeaders } from './game.ts'
import { scene } from './scenario.ts'

const { table } = scene({
  players: 2,
  options: { guardians: true, corruption: true, artifacts: true },
  artifacts: 'soundless-shoes -',
  up: ['koi', 'frog'],
  tokens: 'koi:loyalty frog:change-undead',
  corruptionCard: '- loyalty',
  guardian: 5,
  skips: [0, 2],
})
const drawn = (lang: 'en' | 'fr') =>
  hiddenLeaders.draw(table.glimpse(0, 'screen').view, lang, ['Ann', 'Bob']).split('\n')

test('the marker of the Guardians bears the sign of their heroes', () => {
  expect(drawn('en')[0]).toBe('  | 1| 2| 3| 4| ✦|RG| 7| 8‖ 9|10|11|12|   8 face up end the game')
})

test('artifacts, tokens and turns to be lost stand beside the parties', () => {
  expect(drawn('en')[1]).toMatch(/\{Soundless Shoes ●●\} {2}≈ Keen Koi ◉ Loyalty ×2$/)
  expect(drawn('en')[2]).toBe('  Bob  (loses 2 turns)  ≈ Furious Frog ◉')
  expect(drawn('fr')[2]).toMatch(/\(perd 2 tours\)/)
})

test('what is left on the corruption card, and from how many heroes on it can be spread', () => {
  expect(drawn('en')).toContain('  Corruption: ◉ from 5, 15 in the bag')
  expect(drawn('fr')).toContain('  Corruption\u00a0: ◉ dès 5, 15 dans le sac')
})
