import { layTable, viewOf } from '@undercrown/engine'
import { hiddenPeople } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { coach } from './coach.ts'

const card = (value: number) => ({ value })
const row = [2, 11, 8, 3].map(card)

/** What kind of a question the coach takes that of the first seat for. */
function kindWith(table: { readonly discard: number; readonly stone?: boolean; readonly hand?: number }) {
  const laid = layTable(
    hiddenPeople,
    {
      rows: [row, row],
      drawPile: [4, 5, 6].map(card),
      discardPile: [card(table.discard)],
      stones: { discard: table.stone ? 1 : 0, out: 1 },
      ...(table.hand !== undefined && { hand: card(table.hand) }),
    },
    'coach',
  )
  const [choice] = laid.choices()
  return choice && coach.kindOf?.(choice, viewOf(hiddenPeople, laid.state, 0, 'screen'))
}

test('a low card that lies open, or is in the hand, is spoken of once more', () => {
  expect(kindWith({ discard: 0 })).toBe('takeLow')
  expect(kindWith({ discard: 2 })).toBe('take')
  // Nobody takes from under a stone.
  expect(kindWith({ discard: 0, stone: true })).toBe('take')
  expect(kindWith({ discard: 0, hand: -1 })).toBe('keepLow')
  expect(kindWith({ discard: 0, hand: 9 })).toBe('settle')
})
