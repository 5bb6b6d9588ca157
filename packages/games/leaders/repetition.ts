// The position at the start of a turn as one word, and how often it has been there (L-27).

import { CELLS } from './board.ts'
import { dataOf } from './characters.ts'
import { pieceAt, type State, sideOf } from './state.ts'

const TIMES = 3

/**
 * Who is to move and who stands where. Cards can only come and go by being taken or banished, and that
 * clears the history.
 */
export function positionKey(state: State): string {
  let key = state.toMove === 0 ? 'b' : 'w'
  let gap = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const piece = pieceAt(state, cell)
    if (piece < 0) gap++
    else {
      if (gap > 0) key += gap
      gap = 0
      const { letter } = dataOf(piece)
      key += sideOf(state, piece) === 0 ? letter.toLowerCase() : letter
    }
  }
  return key
}

/** Whether the position that begins this turn is there for the third time. */
export function isRepeated(state: State): boolean {
  const { history } = state
  const now = history[history.length - 1]
  let times = 0
  for (const key of history) if (key === now) times++
  return times >= TIMES
}
