import type { View } from '@undercrown/hidden-leaders/facts'
import { expect, test } from 'vitest'
import { broughtBy, broughtByPlaying } from './brought.ts'

const up = [
  ['depressed-druid', 'curious-troll'],
  [],
  ['grumpy-guard', 'bored-goblin', 'curious-troll', 'hairy-hermit', 'sun-shy-skeleton'],
]
const seen = (red: number, green: number) => ({ open: { up, red, green } }) as unknown as View
const pick = (card: string) => ({ ask: 'pick', card, script: card, at: 0 }) as const
const at = (red: number, green: number, card: string) =>
  up.map((_, seat) => broughtBy(pick(card), seat, seen(red, green)))

test('the marker goes by the heroes face up before whoever is picked, three at most', () => {
  expect(at(4, 4, 'almost-evil-scholar').map((one) => one?.red)).toEqual([2, 0, 3])
  expect(at(4, 4, 'almost-evil-scholar').map((one) => one?.green)).toEqual([0, 0, 0])
})

test('and not beyond the track', () => {
  expect(at(11, 4, 'almost-evil-scholar').map((one) => one?.red)).toEqual([1, 0, 1])
  expect(at(1, 4, 'krill-keeper')[2]).toEqual({ red: 0, green: -1 })
})

test('nothing is told where it is no number', () => {
  expect(broughtBy({ ask: 'act' }, 0, seen(4, 4))).toBeUndefined()
})

test('playing a hero moves the markers by what lies face up then, where nobody has a choice in it', () => {
  const view = { open: { up: [['keen-koi'], ['curious-troll']], red: 6, green: 6 } } as unknown as View
  const playing = (card: string, seat: number) => broughtByPlaying(card, seat, view)
  // With Water Folk face up green goes two further, without it stays.
  expect(playing('grumpy-guard', 0)).toEqual({ red: 0, green: 2 })
  expect(playing('grumpy-guard', 1)).toBeUndefined()
  expect(playing('pigmented-war-pig', 1)).toEqual({ red: -1, green: 1 })
  // Red or green.
  expect(playing('rotting-orangutan', 1)).toBeUndefined()
})
