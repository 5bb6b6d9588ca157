import { type AnyGame, langs, layTable, viewOf } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import { expect, test } from 'vitest'
import type { Scene } from '../table/screen.ts'
import { consequence } from './consequence.ts'
import { isOfGuardians } from './sight.ts'

test('before a hero is played it is told where the markers go by it, and who would rule then', () => {
  const game = hiddenLeaders as unknown as AnyGame
  const seats = [
    {
      leader: 'cyra',
      hand: ['grumpy-guard', 'rotting-orangutan', 'leery-lizard'],
      up: ['keen-koi'],
      down: [],
    },
    { leader: 'myrad', hand: ['half-eaten-bull', 'crow-carrier', 'bored-goblin'], up: [], down: [] },
  ]
  const { state, choices } = layTable(
    game,
    {
      seats,
      ...{ red: 9, green: 7, graveyard: ['buried-emperor'] },
      tavern: ['hairy-hermit', 'wrapped-warrior', 'deep-sea-squire'],
    },
    'told',
  )
  const scene = {
    view: viewOf(game, state, 0, 'screen') as View,
    ask: choices()[0]?.ask as Ask,
    names: ['Mira', 'Otto'],
    seat: 0,
  } as unknown as Scene<View, Ask>
  const [en = '', fr = ''] = langs.map((lang) => consequence('hand.0.0', scene, lang))
  expect(en).toMatch(/^You would have 2 of 8 face up\. Red 9, green 9\. If it ended now: .*Undead/)
  expect(fr).toContain('Rouge 9, vert 9.')
  // Red or green: that is yet to be chosen.
  expect(consequence('hand.0.1', scene, 'en')).toBe('You would have 2 of 8 face up.')
})

test('where the Guardians are in play, red and green do not tell who would rule', () => {
  const game = hiddenLeaders as unknown as AnyGame
  const seats = [
    { leader: 'vyma', hand: ['keen-koi', 'short-sighted-soldier', 'snappy-sea-snake'], up: [], down: [] },
    { leader: 'myrad', hand: ['half-eaten-bull', 'crow-carrier', 'bored-goblin'], up: [], down: [] },
  ]
  const { state, choices } = layTable(
    game,
    {
      seats,
      options: { guardians: true },
      ...{ red: 7, green: 5, guardian: 9, graveyard: ['buried-emperor'] },
      tavern: ['hairy-hermit', 'wrapped-warrior', 'deep-sea-squire'],
    },
    'told',
  )
  const view = viewOf(game, state, 0, 'screen') as View
  const scene = {
    ...{ view, ask: choices()[0]?.ask as Ask, names: ['Mira', 'Otto'], seat: 0 },
  } as unknown as Scene<View, Ask>
  expect(consequence('hand.0.1', scene, 'en')).toBe('You would have 1 of 8 face up. Red 8, green 4.')
  expect(isOfGuardians(view)).toBe(true)
  expect(isOfGuardians(viewOf(game, state, 1, 'screen') as View)).toBe(false)
})
