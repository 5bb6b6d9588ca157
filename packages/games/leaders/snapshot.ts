// All of a state that matters, in a form that lasts: pieces, cells and cards by their names.

import { cellName, NOWHERE } from './board.ts'
import { cardOf, characterOf, NOBODY, PIECES, type Piece, pieceOf, twinAfter } from './characters.ts'
import { cellOf, faceAt, hasActed, type Side, type Slot, type State, sideOf, sides } from './state.ts'

function sideName(side: Side): string | null {
  return sides[side] ?? null
}

/** The two Leaders are told apart by their side, twins by a number. */
function pieceName(piece: Piece): string | null {
  if (piece === NOBODY) return null
  if (piece < sides.length) return `${characterOf(piece)} ${sides[piece]}`
  if (piece < PIECES) return characterOf(piece)
  let n = 1
  for (let one = pieceOf(characterOf(piece) as 'cub'); one < piece; one = twinAfter(one)) n++
  return `${characterOf(piece)} ${n}`
}

export function snapshot(state: State): unknown {
  const cards = (slots: readonly Slot[]) =>
    slots.map((slot) => [cardOf(faceAt(state, slot)), state.known[slot]] as const)
  return {
    options: state.options,
    first: sideName(state.first),
    turn: state.turn,
    toMove: sideName(state.toMove),
    next: sideName(state.next),
    phase: state.phase,
    board: state.board.flatMap((piece, cell) =>
      piece === NOBODY ? [] : [[cellName(cell), pieceName(piece)]],
    ),
    pieces: piecesOf(state),
    last: pieceName(state.last),
    recruitsLeft: state.recruitsLeft,
    secondBanishDone: state.secondBanishDone,
    visible: cards(state.visible),
    pile: cards(state.pile),
    banished: cards(state.banished),
    recruited: cards(state.recruited),
    history: state.history,
    result: state.result && { winner: state.result.winner, reason: state.result.reason },
  }
}

/** Those that are or were in play, by their names. */
function piecesOf(state: State): Readonly<Record<string, unknown>> {
  const pieces: Record<string, unknown> = {}
  for (let piece = 0; piece < state.at.length; piece++) {
    const [cell, side, acted] = [cellOf(state, piece), sideOf(state, piece), hasActed(state, piece)]
    if (cell === NOWHERE && side === NOBODY && !acted) continue
    const at = cell === NOWHERE ? null : cellName(cell)
    pieces[pieceName(piece) as string] = { side: sideName(side), at, acted }
  }
  return pieces
}
