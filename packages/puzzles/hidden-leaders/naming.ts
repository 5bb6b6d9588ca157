// Whose leader is asked for, and who it may be: all in play but one's own.

import { readOptions } from '@undercrown/engine'
import { type Ask, leaderFaces, leaderOf, optionFields } from '@undercrown/hidden-leaders'
import type { PuzzleTable } from '../puzzle.ts'
import { LEADER_BET, rivalIn } from './leader.ts'
import { askedAt, idleAsks, seatView } from './table.ts'

export const hiddenLeadersTable: PuzzleTable = {
  naming({ kind, position, seat, solutions }) {
    const rival = kind === LEADER_BET ? rivalIn(solutions[0]?.[0] ?? '') : undefined
    if (rival === undefined) return undefined
    const { open, own } = seatView(askedAt(position).state, seat)
    const names = leaderFaces(readOptions(optionFields, open.options))
      .map((face) => leaderOf(face).id)
      .filter((id) => id !== own.leader?.id)
    return { place: `seat${rival}`, names, weighed: true }
  },
  isIdle: (ask) => idleAsks.includes((ask as Ask).ask),
}
