// The position at the start of a turn as one word, both ways, and how often it has been there (L-27).

import { CELLS, type Cell, NOWHERE } from './board.ts'
import { dataOf, PIECES, pieceOf } from './characters.ts'
import { characterByLetter } from './notation.ts'
import type { Side, State } from './state.ts'

const TIMES = 3

/** What of a position decides whether it is the same. */
export interface Placement {
  readonly board: ArrayLike<number>
  readonly side: ArrayLike<number>
  readonly toMove: Side
}

/**
 * Who is to move and who stands where. Cards can only come and go by being taken or banished, and that
 * clears the history.
 */
export function positionKey({ board, side, toMove }: Placement): string {
  let key = toMove === 0 ? 'b' : 'w'
  let gap = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const piece = board[cell] as number
    if (piece < 0) gap++
    else {
      if (gap > 0) key += gap
      gap = 0
      const { letter } = dataOf(piece)
      key += side[piece] === 0 ? letter.toLowerCase() : letter
    }
  }
  return key
}

/** The cell of each piece in a key. */
export function cellsIn(key: string): Cell[] {
  const at: Cell[] = Array.from({ length: PIECES }, () => NOWHERE)
  let cell = 0
  for (const [sign] of key.slice(1).matchAll(/\d+|[a-z]/gi)) {
    if (/\d/.test(sign)) cell += Number(sign)
    else {
      const character = characterByLetter(sign)
      const leader = sign === sign.toLowerCase() ? 0 : 1
      at[character === 'leader' ? leader : pieceOf(character)] = cell++
    }
  }
  return at
}

/** Whether the position that begins this turn is there for the third time. */
export function isRepeated(state: State): boolean {
  const { history } = state
  const now = history[history.length - 1]
  let times = 0
  for (const key of history) if (key === now) times++
  return times >= TIMES
}
