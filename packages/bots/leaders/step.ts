// One step of a turn as a number, for search, and the move that it stands for.

import { cardOf, cellName, characterOf, type Face, type Move, NEMESIS, NOWHERE } from '@undercrown/leaders'
import { type ActionCode, actorOf, fromOf, isAbility, NONE, otherOf, otherToOf, toOf } from './action-code.ts'

/** An action or a walk of the Nemesis by its code, the end of the actions, or a recruitment. */
export type TurnStep = number

export const END_STEP: TurnStep = 1 << 30
const RECRUIT = 1 << 29
const NO_CELL = 63

export function recruitStep(face: Face, cells: readonly number[]): TurnStep {
  return RECRUIT | face | ((cells[0] as number) << 5) | ((cells[1] ?? NO_CELL) << 11)
}

export function isRecruitStep(step: TurnStep): boolean {
  return (step & RECRUIT) !== 0
}

export function recruitedFace(step: TurnStep): Face {
  return step & 31
}

export function recruitedCells(step: TurnStep): number[] {
  const second = (step >> 11) & 63
  return second === NO_CELL ? [(step >> 5) & 63] : [(step >> 5) & 63, second]
}

/** The step in words; `cells` are those of the pieces before it. */
export function moveOf(step: TurnStep, cells: ArrayLike<number>): Move {
  if (step === END_STEP) return { kind: 'end' }
  if (isRecruitStep(step))
    return { kind: 'recruit', card: cardOf(recruitedFace(step)), at: recruitedCells(step).map(cellName) }
  return actorOf(step) === NEMESIS
    ? { kind: 'nemesis', from: cellName(fromOf(step)), to: cellName(toOf(step)) }
    : actionOf(step, cells)
}

function actionOf(code: ActionCode, cells: ArrayLike<number>): Move {
  const other = otherOf(code)
  const action = {
    kind: 'action',
    piece: characterOf(actorOf(code)),
    from: cellName(fromOf(code)),
    to: cellName(toOf(code)),
    ability: isAbility(code),
  } as const
  if (other === NONE) return action
  const otherFrom = cellName(cells[other] ?? NOWHERE)
  return { ...action, other: characterOf(other), otherFrom, otherTo: cellName(otherToOf(code)) }
}
