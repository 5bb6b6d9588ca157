// The end of a game: no win is thrown away, none is put off, and who would lose by ending the game does not end it.

import { type Choice, type Layout, layTable, randomFrom, viewOf } from '@undercrown/engine'
import { hiddenLeaders, type Move, type State } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import positions from './endgame.json' with { type: 'json' }
import { mind } from './index.ts'

const SEEDS = 10

/** What level 5 takes at a position, with several seeds, and the table that it takes it at. */
function picksAt(position: Layout) {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const table = layTable(hiddenLeaders, position, 'endgame')
    const choice = table.choices()[0] as Choice<Move>
    const view = viewOf(hiddenLeaders, table.state, choice.seat, 'mind')
    const pick = mind.answer(view, choice, 'L5', { nodes: mind.nodes.L5 }, randomFrom(`end ${seed}`))
    return { table, choice, pick, move: choice.options[pick] as Move }
  })
}

/** Whether the game is over with this turn, whatever else is decided in it. */
function ends({ table, choice, pick }: ReturnType<typeof picksAt>[number]): boolean {
  const { turn } = table.state
  table.pick(choice.seat, pick)
  while (!table.outcome() && (table.state as State).turn === turn) {
    const next = table.choices()[0] as Choice<Move>
    table.pick(next.seat, 0)
  }
  return table.outcome() !== undefined
}

// Positions of puzzles in which one option wins in every world, and options that were hardly tried looked as good.
test.each(positions.certain.map((one, i) => ({ ...one, i })))(
  'a certain win is taken ($i)',
  ({ position, picks }) => {
    for (const { move } of picksAt(position))
      expect(picks).toContainEqual(expect.objectContaining(hiddenLeaders.target(move)))
  },
)

// From games of level 5 in which ending the game won for sure, and going on looked as good.
test.each(positions.enough.map((position, i) => ({ position, i })))(
  'a game that is won is ended ($i)',
  ({ position }) => {
    for (const one of picksAt(position)) expect(ends(one)).toBe(true)
  },
)

test.each(positions.lost.map((position, i) => ({ position, i })))(
  'a game that would be lost is not ended where it can go on ($i)',
  ({ position }) => {
    for (const one of picksAt(position)) expect(ends(one)).toBe(false)
  },
)
