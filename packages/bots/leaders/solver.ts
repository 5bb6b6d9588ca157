// Finds a win within the current turn, against every answer of an enemy Nemesis, or proves that there is none.

import { describe, leaders, type Move, type State } from '@undercrown/leaders'
import type { SearchCore } from './core.ts'
import { isSearchable, solvePlainly } from './plain.ts'
import { moveOf, type TurnStep } from './step.ts'
import type { WinLimits } from './win-search.ts'

export interface Solution {
  /** Null where the budget ran out. */
  readonly win: boolean | null
  /** The winning moves, an enemy Nemesis answering as long as she can hold out; empty without a win. */
  readonly line: readonly Move[]
  /** Positions made and looked at. */
  readonly nodes: number
}

export function solve({ position, winSearch }: SearchCore, state: State, limits: WinLimits = {}): Solution {
  if (state.result || state.phase === 'banish') return { win: false, line: [], nodes: 0 }
  if (!isSearchable(state)) return solvePlainly(state, limits)
  position.load(state)
  const faces = state.visible.map((slot) => state.face[slot] as number)
  const win = winSearch.findWin(state.phase, { left: state.recruitsLeft, faces }, limits)
  return { win, line: win ? playable(state, winSearch.winningLine()) : [], nodes: winSearch.winNodes() }
}

/** The line as moves, without the end of the actions where they end by themselves. */
function playable(state: State, line: readonly TurnStep[]): Move[] {
  const copy = leaders.clone(state)
  const moves: Move[] = []
  for (const step of line) {
    const [choice] = leaders.choices(copy)
    const move = moveOf(step, copy.at)
    if (!choice || (move.kind === 'end' && copy.phase === 'recruit')) continue
    moves.push(move)
    leaders.play(copy, choice.seat, move, () => {})
  }
  return moves
}

/** The same for other programs: the moves as `legal` tells them. */
export function describeSolution(
  core: SearchCore,
  state: State,
  limits: WinLimits,
): { win: boolean | null; line?: object[] } {
  const { win, line } = solve(core, state, limits)
  if (!win) return { win }
  const copy = leaders.clone(state)
  const described = line.map((move) => {
    const told = describe(copy, move)
    const [choice] = leaders.choices(copy)
    if (choice) leaders.play(copy, choice.seat, move, () => {})
    return told
  })
  return { win, line: described }
}
