// An action as one number.

import type { Piece } from './characters.ts'

/** An action by its effect: actor, where from, where to, who else and where to, and whether it is an ability. */
export type Code = number

/** No second piece is moved by the action. */
export const NONE = 31

export function codeOf(
  actor: Piece,
  from: number,
  to: number,
  other: number,
  otherTo: number,
  ability: boolean,
): Code {
  return actor | (from << 5) | (to << 11) | (other << 17) | (otherTo << 22) | (ability ? 1 << 28 : 0)
}

export function actorOf(code: Code): Piece {
  return code & 31
}

export function fromOf(code: Code): number {
  return (code >> 5) & 63
}

export function toOf(code: Code): number {
  return (code >> 11) & 63
}

export function otherOf(code: Code): Piece {
  return (code >> 17) & 31
}

export function otherToOf(code: Code): number {
  return (code >> 22) & 63
}

export function isAbility(code: Code): boolean {
  return (code & (1 << 28)) !== 0
}
