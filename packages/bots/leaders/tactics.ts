// Puzzles of one turn: positions in which the side to move can win before the turn is over, or must see to it that
// the other side cannot in the next.

import { randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type State } from '@undercrown/leaders'
import type { SearchCore } from './core.ts'
import { forcesWin, type TurnPlayer, turnsEnd } from './proof.ts'
import { solve } from './solver.ts'
import data from './tactics.json' with { type: 'json' }

export const tacticKinds = ['win', 'avoid'] as const
export type TacticKind = (typeof tacticKinds)[number]

export interface Tactic {
  readonly kind: TacticKind
  /** The position as one line. */
  readonly line: string
}

/** How all of the positions end: nobody acted last, and there are no cards to be had. */
const NO_CARDS = '_-_-_-_-_0_1'

export const allTactics: readonly Tactic[] = tacticKinds.flatMap((kind) =>
  data[kind].map((line) => ({ kind, line: `${line}${NO_CARDS}` })),
)

export function tacticState({ line }: Tactic): State {
  return leaders.position(layoutOf(line), randomFrom('')).state
}

/** Whether the side to move has a win that nobody can prevent, told by the solver or by plain enumeration. */
export type Threat = (state: State) => boolean

export function solvedBy(core: SearchCore): Threat {
  return (state) => solve(core, state).win === true
}

export const enumerated: Threat = (state) => forcesWin(state, state.toMove, Number.POSITIVE_INFINITY) === true

/** Whether the answers win, or leave the other side without a win, wherever an enemy Nemesis goes. */
export function isSolved(tactic: Tactic, answer: TurnPlayer, threat: Threat): boolean {
  const start = tacticState(tactic)
  const me = start.toMove
  for (const end of turnsEnd(start, me, answer)) {
    if (end.result ? end.result.winner !== me : tactic.kind === 'win' || threat(end)) return false
  }
  return true
}
