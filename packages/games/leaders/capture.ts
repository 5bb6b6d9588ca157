// When a Leader is lost: captured or surrounded (L-20 to L-22).

import { adjacent, cellsTwoAway, NOWHERE, neighbours } from './board.ts'
import { dataOf, JAILER, type Piece, PROTECTOR, twinAfter } from './characters.ts'
import { cellOf, isEmpty, pieceAt, type Side, type State, sideOf } from './state.ts'

const ENOUGH = 2

/** Tells each enemy that counts against this side's Leader, and how much. */
export function eachCaptor(state: State, side: Side, tell: (piece: Piece, counts: number) => void): void {
  const leader = cellOf(state, side)
  for (const cell of neighbours(leader)) {
    const piece = pieceAt(state, cell)
    if (piece >= 0 && sideOf(state, piece) !== side && dataOf(piece).captures.beside > 0)
      tell(piece, dataOf(piece).captures.beside)
  }
  for (const cell of cellsTwoAway(leader)) {
    const piece = pieceAt(state, cell)
    if (piece >= 0 && sideOf(state, piece) !== side && dataOf(piece).captures.afar > 0)
      tell(piece, dataOf(piece).captures.afar)
  }
}

function captured(state: State, side: Side): boolean {
  let total = 0
  eachCaptor(state, side, (_, counts) => {
    total += counts
  })
  return total >= ENOUGH
}

function surrounded(state: State, side: Side): boolean {
  for (const cell of neighbours(cellOf(state, side))) if (isEmpty(state, cell)) return false
  return true
}

/** How this side's Leader is lost as the pieces stand, if it is. */
export function loss(state: State, side: Side): 'captured' | 'surrounded' | undefined {
  if (captured(state, side)) return 'captured'
  return surrounded(state, side) ? 'surrounded' : undefined
}

export function isLost(state: State, side: Side): boolean {
  return captured(state, side) || surrounded(state, side)
}

/** Whether the other side's Jailer keeps this piece from its active ability (L-52). */
export function isJailed(state: State, piece: Piece): boolean {
  for (let jailer = JAILER; jailer < state.at.length; jailer = twinAfter(jailer)) {
    const cell = cellOf(state, jailer)
    if (cell === NOWHERE || sideOf(state, jailer) === sideOf(state, piece)) continue
    if (adjacent(cell, cellOf(state, piece))) return true
  }
  return false
}

/** Whether abilities of the other side cannot move this piece (L-53). */
function isProtected(state: State, piece: Piece): boolean {
  for (let protector = PROTECTOR; protector < state.at.length; protector = twinAfter(protector)) {
    const cell = cellOf(state, protector)
    if (cell === NOWHERE || sideOf(state, protector) !== sideOf(state, piece)) continue
    if (piece === protector || adjacent(cell, cellOf(state, piece))) return true
  }
  return false
}

/** Whether this side's abilities may move that piece. */
export function isMovableBy(state: State, side: Side, piece: Piece): boolean {
  return sideOf(state, piece) === side || !isProtected(state, piece)
}
