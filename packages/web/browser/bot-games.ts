// Whole games between easy bots, with names: something to review.

import { mindOf } from '@undercrown/bots/all.ts'
import { type AnyGame, openTable, randomFrom, recordOf, viewOf } from '@undercrown/engine'

export function botGame(game: AnyGame, seats: number, seed = 'review in a browser'): object {
  const mind = mindOf(game)
  const table = openTable(game, { seats, seed })
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const view = viewOf(game, table.state, choice.seat, 'mind')
    const random = randomFrom(String(table.moves.length))
    const level = choice.seat === 0 ? 'L1' : 'L2'
    table.pick(choice.seat, mind.answer(view, choice, level, { nodes: mind.nodes[level] }, random))
  }
  return { ...recordOf(table), names: ['You', 'Mira', 'Otto', 'June'].slice(0, seats) }
}
