// From a view to the loaded position, and from a step to one of the offered moves.

import { randomFrom } from '@undercrown/engine'
import {
  cellsIn,
  leaders,
  type Move,
  notationOf,
  PIECES,
  positionKey,
  type State,
  type View,
} from '@undercrown/leaders'
import type { SearchCore } from './core.ts'
import type { TurnQuestion } from './plan.ts'
import { moveOf, type TurnStep } from './step.ts'

/** Some world that fits the view; its pile is never looked at. */
export function worldOf(view: View): State {
  return leaders.imagine(view, randomFrom(''))
}

/** Loads the world's board; what is asked about it. */
export function askedIn({ position }: SearchCore, world: State): TurnQuestion {
  const { board, load, MOVER, now, side } = position
  load(world)
  const faces = world.visible.map((slot) => world.face[slot] as number)
  const counts = new Map<string, number>()
  for (const key of world.history) counts.set(key, (counts.get(key) ?? 0) + 1)
  const repeats = () => counts.get(positionKey({ board, side, toMove: now[MOVER] })) ?? 0
  return {
    phase: world.phase,
    stock: { faces, turn: world.turn },
    recruits: { left: world.recruitsLeft, faces },
    repeats: counts.size > 0 ? repeats : () => 0,
    mayRepeat: [...counts.values()].some((count) => count > 1),
  }
}

/** The world as it was when the turn began, which its history tells; nothing where it does not. */
export function turnStart(world: State): State | undefined {
  const key = world.history.at(-1)
  if (key === undefined || world.phase === 'recruit' || world.phase === 'banish') return undefined
  // It does not tell twins apart.
  if (world.at.length > PIECES) return undefined
  const start = leaders.clone(world)
  const cells = cellsIn(key)
  start.board.fill(-1)
  cells.forEach((cell, piece) => {
    start.at[piece] = cell
    if (cell >= 0) start.board[cell] = piece
  })
  start.acted = 0
  start.last = -1
  start.phase = 'actions'
  return start
}

/** The option that a step stands for, in the loaded position; −1 where there is none. */
export function optionFor({ position }: SearchCore, step: TurnStep, options: readonly Move[]): number {
  const wanted = notationOf(moveOf(step, position.at))
  return options.findIndex((option) => notationOf(option) === wanted)
}
