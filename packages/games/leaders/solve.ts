// Finds a win within the current turn, against every answer of an enemy Nemesis, or proves that there is none.

import { load } from './core.ts'
import { clone } from './setup.ts'
import { faceAt, type Move, type State } from './state.ts'
import { moveOf, type Step } from './step.ts'
import { choices, play } from './turn.ts'
import { findWin, type Limits, winNodes, winningLine } from './win.ts'

export interface Verdict {
  /** Null where the budget ran out. */
  readonly win: boolean | null
  /** The winning moves, an enemy Nemesis answering as long as she can hold out; empty without a win. */
  readonly line: readonly Move[]
  /** Positions made and looked at. */
  readonly nodes: number
}

export function solve(state: State, budget: Limits = {}): Verdict {
  if (state.result || state.phase === 'banish') return { win: false, line: [], nodes: 0 }
  load(state)
  const faces = state.visible.map((slot) => faceAt(state, slot))
  const win = findWin(state.phase, { left: state.recruitsLeft, faces }, budget)
  return { win, line: win ? playable(state, winningLine()) : [], nodes: winNodes() }
}

/** The line in words, without the end of the actions where they end by themselves. */
function playable(state: State, line: readonly Step[]): Move[] {
  const copy = clone(state)
  const moves: Move[] = []
  for (const step of line) {
    const [choice] = choices(copy)
    const move = moveOf(step, copy.at)
    if (!choice || (move.kind === 'end' && copy.phase === 'recruit')) continue
    moves.push(move)
    play(copy, choice.seat, move, () => {})
  }
  return moves
}
