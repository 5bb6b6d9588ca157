import { type Choice, openTable, viewOf } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { mindOf } from './all.ts'
import { games as registered } from './games.ts'
import { levels } from './mind.ts'
import { answer, LONGEST_SHORT_THOUGHT, LONGEST_THOUGHT } from './question.ts'

const games = await Promise.all(registered.map(({ rules }) => rules()))

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const mind = mindOf(game)
  const table = openTable(game, { seats: 2, seed: 'in time' })
  for (let moves = 0; moves < 12; moves++) {
    const [choice] = table.choices() as [Choice<object>]
    table.submit(choice.seat, choice.options[0] as object)
  }
  const [choice] = table.choices() as [Choice<object>]
  const view = viewOf(game, table.state, choice.seat, 'mind')

  test.each(levels)('%s answers in time, however much it would like to think', (level) => {
    const [longest, tick] = level < 'L4' ? [LONGEST_SHORT_THOUGHT, 5] : [LONGEST_THOUGHT, 50]
    let time = 0
    const now = () => {
      time += tick
      return time
    }
    const eager = { ...mind, nodes: { ...mind.nodes, [level]: 1e12 } }
    const pick = answer(eager, { game: id, level, view, choice, seed: 'in time' }, now)
    expect(choice.options[pick]).toBeDefined()
    // It asks for the time once at the beginning, and a few times more on its way out.
    expect(time).toBeLessThanOrEqual(1.5 * longest)
  })
})
