// An action as one number.

import type { Piece } from '@undercrown/leaders'

/** An action by its effect: actor, where from, where to, who else and where to, and whether it is an ability. */
export type ActionCode = number

/** No second piece is moved by the action. */
export const NONE = 31

export function actionCodeOf(
  actor: Piece,
  from: number,
  to: number,
  other: number,
  otherTo: number,
  ability: boolean,
): ActionCode {
  return actor | (from << 5) | (to << 11) | (other << 17) | (otherTo << 22) | (ability ? 1 << 28 : 0)
}

export function actorOf(code: ActionCode): Piece {
  return code & 31
}

export function fromOf(code: ActionCode): number {
  return (code >> 5) & 63
}

export function toOf(code: ActionCode): number {
  return (code >> 11) & 63
}

export function otherOf(code: ActionCode): Piece {
  return (code >> 17) & 31
}

export function otherToOf(code: ActionCode): number {
  return (code >> 22) & 63
}

export function isAbility(code: ActionCode): boolean {
  return (code & (1 << 28)) !== 0
}
