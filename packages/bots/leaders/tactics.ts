// Puzzles of one turn: positions in which the side to move can win before the turn is over, or must see to it that
// the other side cannot in the next.

import { randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type State, solve } from '@undercrown/leaders'
import { type Answer, forcesWin, turnsEnd } from './proof.ts'
import { avoiding, winning } from './tactics-data.ts'

export const tacticKinds = ['win', 'avoid'] as const
export type TacticKind = (typeof tacticKinds)[number]

export interface Tactic {
  readonly kind: TacticKind
  /** The position as one line. */
  readonly line: string
}

/** How all of the positions end: nobody acted last, and there are no cards to be had. */
const NO_CARDS = '_-_-_-_-_0_1'

function linesOf(text: string, kind: TacticKind): Tactic[] {
  return text
    .trim()
    .split('\n')
    .map((line) => ({ kind, line: `${line}${NO_CARDS}` }))
}

export const tactics: readonly Tactic[] = [...linesOf(winning, 'win'), ...linesOf(avoiding, 'avoid')]

export function stateOf({ line }: Tactic): State {
  return leaders.position(layoutOf(line), randomFrom('')).state
}

/** Whether the side to move has a win that nobody can prevent, told by the solver or by plain enumeration. */
export type Threat = (state: State) => boolean

export const solved: Threat = (state) => solve(state).win === true
export const enumerated: Threat = (state) => forcesWin(state, state.toMove, Number.POSITIVE_INFINITY) === true

/** Whether the answers win, or leave the other side without a win, wherever an enemy Nemesis goes. */
export function isSolved(tactic: Tactic, answer: Answer, threat: Threat = solved): boolean {
  const start = stateOf(tactic)
  const me = start.toMove
  for (const end of turnsEnd(start, me, answer)) {
    if (end.result ? end.result.winner !== me : tactic.kind === 'win' || threat(end)) return false
  }
  return true
}
