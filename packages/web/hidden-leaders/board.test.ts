import { expect, test } from 'vitest'
import { inPlace } from './board.ts'

type Asked = Parameters<typeof inPlace>
const room = {
  ...{ narrow: false, handheld: false, low: false, tight: false },
  crowded: () => false,
  rival: (_rivals: number, _artifacts: boolean, beside: number) => Math.floor((162 - beside) / 54),
  own: () => 0,
} satisfies Asked[3]

/** A rival with two heroes face up, both lit, and a hidden one, where there is room for three. */
function fits({ drawn = 0, known = '' }): boolean {
  const open = {
    ...{ seats: 4, up: [[], ['a', 'b'], [], []], down: [[], [null], [], []], laid: [null, null, null, null] },
    corruption: { drawn: [0, drawn, 0, 0] },
    remembered: [],
  }
  const view = { open, own: { sees: known === '' ? [] : [[known, 'c']] } } as unknown as Asked[1]
  return inPlace('up.1.0', view, 0, room, new Set(['up.1.0', 'up.1.1']))
}

test("what lies beside a rival's party takes of its room: a drawn token, what is known of the hand", () => {
  expect(fits({})).toBe(true)
  expect(fits({ known: 'hand.2.0' })).toBe(true)
  expect(fits({ drawn: 1 })).toBe(false)
  expect(fits({ known: 'hand.1.0' })).toBe(false)
})
