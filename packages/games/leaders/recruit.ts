// Which cards can be recruited, and where (L-14 to L-19).

import type { Lineup } from '@undercrown/engine'
import { cellName, recruitmentCells } from './board.ts'
import { isLost } from './capture.ts'
import { cardOf, type Face, faceOf, piecesOf } from './characters.ts'
import { liftPiece, recruitPiece } from './shift.ts'
import { cellOf, faceAt, isEmpty, type Recruitment, type Side, type State, sideOf } from './state.ts'

/** A side is complete with its Leader and four more. */
export const MOST_CARDS = 5

/** The cards that a side has recruited; Hermit and Cub are one, and twins come without a card. */
function recruitsOf(state: State, side: Side): ReadonlySet<Face> {
  const faces = new Set<Face>()
  for (let piece = 2; piece < state.at.length; piece++) {
    if (cellOf(state, piece) >= 0 && sideOf(state, piece) === side) faces.add(faceOf(piece))
  }
  return faces
}

/** How many cards a side has, its Leader's included. */
export function cardsOf(state: State, side: Side): number {
  return 1 + recruitsOf(state, side).size
}

export function lineup(state: State, side: Side): Lineup {
  return { piece: [...recruitsOf(state, side)].map(cardOf) }
}

/** Every legal recruitment of the side to move; stops at the first one if that is all one needs to know. */
export function recruitments(state: State, oneWillDo = false): Recruitment[] {
  const found: Recruitment[] = []
  if (state.recruitsLeft <= 0) return found
  const side = state.toMove
  const free = (recruitmentCells[side] ?? []).filter((cell) => isEmpty(state, cell))
  for (const slot of state.visible) {
    const face = faceAt(state, slot)
    const [first, second] = piecesOf(face) as [number, number?]
    for (const cell of free) {
      recruitPiece(state, first, cell, side)
      if (second === undefined) {
        // L-18: nobody may be placed so that the own Leader is lost.
        if (!isLost(state, side)) found.push({ kind: 'recruit', card: cardOf(face), at: [cellName(cell)] })
      } else {
        for (const other of free) {
          if (other === cell) continue
          recruitPiece(state, second, other, side)
          if (!isLost(state, side))
            found.push({ kind: 'recruit', card: cardOf(face), at: [cellName(cell), cellName(other)] })
          liftPiece(state, second)
        }
      }
      liftPiece(state, first)
      if (oneWillDo && found.length > 0) return found
    }
  }
  return found
}

export function canRecruit(state: State): boolean {
  return recruitments(state, true).length > 0
}
