// A puzzle of Leaders on a table: a turn, in which a Nemesis of the other side goes where it hurts.

import { searchCore } from '@undercrown/bots/leaders'
import { choiceIn, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { layoutOf, type Move, notationOf, type State } from '@undercrown/leaders'
import type { PuzzleTable } from '../puzzle.ts'
import { crown } from './kinds.ts'
import { orderByTheme } from './themes.ts'

export const leadersTable = {
  layout: layoutOf,
  word: (move: object) => notationOf(move as Move),
  order: orderByTheme,
  reply(raw: unknown) {
    const state = raw as State
    const choice = choiceIn(state)
    if (state.phase !== 'nemesis' || !choice) return undefined
    const core = searchCore()
    const hurts = choice.options.findIndex((walk) => {
      const after = stateAfter(state, choice.seat, walk)
      return after.result ? after.result.winner !== after.toMove : !crown(core, after)
    })
    return Math.max(0, hurts)
  },
} satisfies PuzzleTable
