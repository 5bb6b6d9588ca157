// Whether a turn solves a puzzle, and who of the bots would have.

import type { Level } from '@undercrown/bots'
import { mind, type SearchCore } from '@undercrown/bots/leaders'
import { isSearchable } from '@undercrown/bots/leaders/plain.ts'
import { type TurnPlayer, turnsEnd } from '@undercrown/bots/leaders/proof.ts'
import { itemAt, type Layout, randomFrom, refuse, viewOf } from '@undercrown/engine'
import { layoutOf, leaders, type State } from '@undercrown/leaders'
import { endSolves, type LeadersKind } from './kinds.ts'
import { mirror, swapSides } from './symmetry.ts'

/** Puzzles are proved by search, which knows twins of Cubs alone. */
export function puzzleState(layout: Layout): State {
  const { state } = leaders.position(layout, randomFrom(''))
  return isSearchable(state)
    ? state
    : refuse(
        'a puzzle has each character once, but for up to seven Cubs',
        'une énigme a chaque personnage une fois, sauf jusqu’à sept Oursons',
      )
}

/** Whether whoever plays the turn this way solves it, wherever an enemy Nemesis goes. */
export function isSolvedBy(core: SearchCore, state: State, kind: LeadersKind, player: TurnPlayer): boolean {
  for (const end of turnsEnd(state, state.toMove, player))
    if (!endSolves(core, end, state.toMove, kind)) return false
  return true
}

/** A position, mirrored and with the sides swapped. */
export const VIEWS = 4

/** How many of the four views of a position a level solves. */
export function viewsSolved(
  core: SearchCore,
  position: string,
  kind: LeadersKind,
  level: Level,
  nodes: number,
): number {
  const layout = layoutOf(position)
  const views = [layout, mirror(layout), swapSides(layout), mirror(swapSides(layout))]
  const player: TurnPlayer = (state, choice) => {
    const view = viewOf(leaders, state, choice.seat, 'mind')
    return itemAt(choice.options, mind.answer(view, choice, level, { nodes }, randomFrom('puzzle')))
  }
  return views.filter((view) => isSolvedBy(core, puzzleState(view), kind, player)).length
}
