// A puzzle of Leaders on a table: a turn, in which a Nemesis of the other side goes where it hurts.

import { searchCore } from '@undercrown/bots/leaders'
import { choiceIn, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { layout, layoutOf, type Move, notationOf, positionLine, type State } from '@undercrown/leaders'
import type { PuzzleTable } from '../puzzle.ts'
import { crown } from './kinds.ts'
import { tempting } from './tempting.ts'
import { orderByTheme } from './themes.ts'

export const leadersTable = {
  layout: layoutOf,
  written: (state: unknown) => positionLine(layout(state as State)),
  word: (move: object) => notationOf(move as Move),
  order: orderByTheme,
  tempting,
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
