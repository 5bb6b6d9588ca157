// The rule of taking back, over whole games: it is generous where nothing was told, and never otherwise.

import { type AnyGame, below, canTakeBack, openTable, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { hiddenPeople } from './index.ts'

const game = hiddenPeople as unknown as AnyGame

test('nothing that anyone learned can be taken back without consent; some things can', () => {
  let [free, bound] = [0, 0]
  for (let n = 0; n < 3; n++) {
    const table = openTable(game, { seats: 2 + (n % 3), seed: `undo ${n}` })
    const chance = randomFrom(`undo ${n}`)
    expect(canTakeBack(table, 0)).toBe(false)
    for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
      const before = game.cards(table.state)?.known.slice() ?? []
      const { seat } = choice
      table.pick(seat, below(chance, choice.options.length))
      const news = game.cards(table.state)?.known.some((bits, card) => bits & ~(before[card] ?? 0))
      for (let other = 0; other < table.seats; other++)
        if (other !== seat) expect(canTakeBack(table, other)).toBe(false)
      if (canTakeBack(table, seat)) {
        free++
        expect(news).toBe(false)
        expect(table.choices().map((one) => one.seat)).toContain(seat)
      } else bound++
    }
  }
  expect(free).toBeGreaterThan(3)
  expect(bound).toBeGreaterThan(30)
})
