// Positions that measure the bots: the side to move can win before the turn is over, must see to it that the other
// side cannot in the next, or wins in the turn after that whatever is replied.

import { randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type State } from '@undercrown/leaders'
import type { SearchCore } from './core.ts'
import { anyEscape } from './escape.ts'
import { forcesWin, type TurnPlayer, turnsEnd } from './proof.ts'
import { solve } from './solver.ts'
import data from './tactics.json' with { type: 'json' }

export const tacticKinds = ['win', 'avoid', 'two'] as const
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

/** More ways to play a turn than any of these positions has. */
const MOST_LINES = 400_000

/** Whether the side to move neither wins nor escapes a win in the turn after, in a board without a Nemesis and recruits. */
export function cannotEscape(core: SearchCore, state: State): boolean {
  core.position.load(state)
  return anyEscape(core, { left: Number.POSITIVE_INFINITY, nodes: 0 }, MOST_LINES)() === undefined
}

export const enumerated: Threat = (state) => forcesWin(state, state.toMove, Number.POSITIVE_INFINITY) === true

/** Whether the answers win, leave the other side without a win, or without an escape, wherever an enemy Nemesis goes. */
export function isSolved(core: SearchCore, tactic: Tactic, answer: TurnPlayer, threat: Threat): boolean {
  const start = tacticState(tactic)
  const me = start.toMove
  const solves: Readonly<Record<TacticKind, (end: State) => boolean>> = {
    win: () => false,
    avoid: (end) => !threat(end),
    two: (end) => cannotEscape(core, end),
  }
  for (const end of turnsEnd(start, me, answer))
    if (end.result ? end.result.winner !== me : !solves[tactic.kind](end)) return false
  return true
}
