// Whatever a simulation counts has French words: a card's name, or what the game calls it.

import { type Happened, openTable, pickOne, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from '../games.ts'

test.each(games)('$game.id', ({ game }) => {
  const marked = new Set<string>()
  const most = game.seats[1]
  for (let i = 0; i < 6; i++) {
    const random = randomFrom(`marks ${i}`)
    const table = openTable(game, { seats: most, options: game.vary(most, random), seed: `marks ${i}` })
    const events: Happened[] = []
    for (let asked = table.choices(); asked.length > 0; asked = table.choices()) {
      const { seat, options } = pickOne(random, asked)
      events.push(...table.submit(seat, pickOne(random, options)))
    }
    for (const { kind, label } of game.marks(table.state, events)) {
      marked.add(kind)
      for (const part of label.split(' + ')) marked.add(part)
    }
  }
  const named = new Set([...game.catalogue('fr').map(({ id }) => id), ...Object.keys(game.frenchMarks ?? {})])
  expect([...marked].filter((one) => !named.has(one))).toEqual([])
  expect(marked.size).toBeGreaterThan(4)
})
