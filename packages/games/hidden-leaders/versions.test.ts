// The older rules, which tables and records that began with them are played by. Their records stand in golden/.

import { type AnyGame, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heroes } from './cards.ts'
import { frozenHeroes } from './faces.ts'
import { hiddenLeaders } from './game.ts'
import { clan, hero, joined, promo } from './hero.ts'

const older = (hiddenLeaders.older ?? []) as unknown as readonly AnyGame[]

describe.each(older.map((game, i) => ({ game, i, rules: game.rules })))('rules $rules ($i)', ({ game }) => {
  test('every law holds', { timeout: 120_000 }, () => {
    fc.assert(lawsOf(game, { care: { every: 40, mostMoves: 5000 } }), { numRuns: 6, seed: 4 })
  })

  test('a view tells by which rules it is, and a world imagined from it is played by them', () => {
    const { state } = openTable(game, { seats: 3, seed: 'older', options: { artifacts: true } })
    const view = viewOf(game, state, 0, 'mind')
    const world = game.imagine(JSON.parse(JSON.stringify(view)), randomFrom('world'))
    expect(world).toHaveProperty('rules', (state as { rules: number }).rules)
    expect(view.open).toHaveProperty('rules')
  })
})

test('a hero joins its clan and its set by rules of its own', () => {
  const [one] = clan(['undead'], joined(3, promo(hero('late', 'Late', 'Tardif'))))
  expect(one).toMatchObject({ id: 'late', set: 'promo', factions: ['undead'], since: 3 })
})

test('a hero that was not there from the beginning says which rules it joined with', () => {
  const late = heroes.filter(({ id }) => !(frozenHeroes as readonly string[]).includes(id))
  expect(late.filter(({ since }) => !(Number.isInteger(since) && Number(since) > 2))).toEqual([])
})

test('a table of the present rules does not name them in its views', () => {
  const { state } = openTable(hiddenLeaders, { seats: 3, seed: 'now' })
  expect(hiddenLeaders.open(state)).not.toHaveProperty('rules')
})

/** HL-120: until rules 2 artifacts lay open before heroes were chosen. */
test.each([
  [2, [-1, -1]],
  [1, [expect.any(Number), expect.any(Number)]],
])('rules %i deal artifacts in their own time', (rules, cards) => {
  const game = [hiddenLeaders, ...(hiddenLeaders.older ?? [])].find((one) => one.rules === rules)
  const state = game?.setup(
    { beginner: false, promos: false, queens: false, artifacts: true },
    2,
    randomFrom('x'),
  )
  expect(state?.artifacts?.cards).toEqual(cards)
  expect(state?.artifacts?.cards.includes(-1)).toBe(rules === 2)
})
