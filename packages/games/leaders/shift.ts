// Putting pieces on cells, with board and pieces kept in step.

import { type Cell, NOWHERE } from './board.ts'
import { BITS, type CharacterId, NOBODY, type Piece, pieceOf, twinAfter } from './characters.ts'
import { cellOf, type Side, type State } from './state.ts'

function setPiece(state: State, piece: Piece, cell: Cell): void {
  state.board[cell] = piece
  state.at[piece] = cell
}

export function shiftPiece(state: State, piece: Piece, cell: Cell): void {
  state.board[cellOf(state, piece)] = NOBODY
  setPiece(state, piece, cell)
}

/** Sets a piece that was nobody's. */
export function recruitPiece(state: State, piece: Piece, cell: Cell, side: Side): void {
  state.side[piece] = side
  setPiece(state, piece, cell)
}

/** Takes back what a trial put there. */
export function liftPiece(state: State, piece: Piece): void {
  state.board[cellOf(state, piece)] = NOBODY
  state.at[piece] = NOWHERE
  state.side[piece] = NOBODY
}

/** Moves one or two pieces at once; the cell of each may be the one the other leaves. */
export function shiftBoth(state: State, piece: Piece, to: Cell, other: Piece, otherTo: Cell): void {
  state.board[cellOf(state, piece)] = NOBODY
  if (other !== NOBODY) {
    state.board[cellOf(state, other)] = NOBODY
    setPiece(state, other, otherTo)
  }
  setPiece(state, piece, to)
}

/** A piece of that character which nobody has yet, a twin where there must be one; the Leader is told by its side. */
export function unusedPiece(state: State, character: CharacterId, side: Side): Piece {
  if (character === 'leader') return side
  let piece = pieceOf(character)
  while (piece < state.at.length && cellOf(state, piece) !== NOWHERE) piece = twinAfter(piece)
  while (piece >= state.at.length) {
    state.at.push(NOWHERE)
    state.side.push(NOBODY)
  }
  if (piece >= BITS) state.actedTwins ??= []
  return piece
}

/** This piece has used its action. */
export function tire(state: State, piece: Piece): void {
  if (piece < BITS) state.acted |= 1 << piece
  else state.actedTwins?.push(piece)
}

/** Everybody may act again. */
export function restAll(state: State): void {
  state.acted = 0
  state.last = NOBODY
  if (state.actedTwins) state.actedTwins.length = 0
}
