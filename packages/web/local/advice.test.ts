import type { AnyMind, Reason } from '@undercrown/bots'
import { expect, test } from 'vitest'
import { advise, blunder } from './advice.ts'

const choice = { seat: 0, ask: { ask: 'act' }, options: [{}, {}, {}] }
const asked = { view: { open: {}, own: {} }, choice, seed: 'test', seats: 2 }
const reasons: Reason[] = [
  { about: 'room', weight: 3 },
  { about: 'threat', weight: -2 },
  { about: 'hands', weight: 1 },
  { about: 'rest', weight: 0.5 },
]

/** Which weighs the first option and the second so. */
function mind(best: number, chosen: number): AnyMind {
  return {
    nodes: { L5: 100 },
    advise: () => ({
      pick: 0,
      weighed: [
        { option: 0, chance: best },
        { option: 1, chance: chosen },
      ],
      reasons,
    }),
    say: ({ about, weight }: Reason) => [`${weight > 0 ? 'more' : 'less'} ${about}`],
  } as unknown as AnyMind
}

const warned = (best: number, chosen: number, seats = 2) =>
  blunder(mind(best, chosen), { ...asked, seats }, 1, 'en')

test('twenty points of chance are a blunder at any table, and less between two is none', () => {
  expect(warned(0.75, 0.5)).toMatchObject({ best: 0.75, chosen: 0.5 })
  expect(warned(0.71, 0.5)).toBeDefined()
  expect(warned(0.69, 0.5)).toBeUndefined()
  expect(warned(0.25, 0.1)).toBeUndefined()
  expect(warned(1, 0.75, 6)).toBeDefined()
})

test('among more, where nobody has much of a chance, a fifth of it is one', () => {
  expect(warned(0.3, 0.21, 4)).toBeDefined()
  expect(warned(0.25, 0.19, 4)).toBeDefined()
  expect(warned(0.25, 0.21, 4)).toBeUndefined()
  // So little may be chance: a master who looked again would say something else.
  expect(warned(0.1, 0.07, 6)).toBeUndefined()
})

test('an option that was not weighed is not spoken of', () => {
  expect(blunder(mind(0.9, 0.1), asked, 2, 'en')).toBeUndefined()
})

test('a warning says what speaks against the option, what weighs most first, and no more than is read', () => {
  expect(warned(1, 0)).toEqual({ pick: 0, best: 0.999, chosen: 0.001, why: [['less room'], ['less hands']] })
})

test('advice has what speaks for the pick and what against it', () => {
  expect(advise(mind(0.6, 0.5), asked, 'en')).toMatchObject({
    pick: 0,
    why: [['more room'], ['more hands'], ['more rest']],
    against: [['less threat']],
  })
})
