// What the board tells anybody who looks at it: how hard each Leader is pressed, and whose skill is locked.

import { randomFrom } from '@undercrown/engine'
import { type CellName, cellName, NOWHERE, neighbours } from './board.ts'
import { eachCaptor, isJailed } from './capture.ts'
import { dataOf } from './characters.ts'
import { cellOf, isEmpty, type Side, type SideName, type State, type View } from './state.ts'
import { imagine } from './view.ts'

export interface Siege {
  /** Where the Leader stands. */
  readonly leader: CellName
  /** The enemies that count against it; two capture (L-20). */
  readonly captors: readonly { readonly cell: CellName; readonly counts: number }[]
  readonly total: number
  /** The cells beside it that are still empty; without one it is surrounded (L-21). */
  readonly free: readonly CellName[]
  /** The others. */
  readonly walls: readonly CellName[]
}

export interface Standing {
  readonly sieges: Readonly<Record<SideName, Siege>>
  /** The cells of those who have an active ability and cannot use it (L-52). */
  readonly jailed: readonly CellName[]
}

export function standing(view: View): Standing {
  // Nothing on the board is hidden, so any world that fits the view will do.
  const state = imagine(view, randomFrom(''))
  const jailed: CellName[] = []
  for (let piece = 0; piece < state.at.length; piece++) {
    const cell = cellOf(state, piece)
    if (cell !== NOWHERE && dataOf(piece).ability && isJailed(state, piece)) jailed.push(cellName(cell))
  }
  return { sieges: { black: siegeOf(state, 0), white: siegeOf(state, 1) }, jailed }
}

function siegeOf(state: State, side: Side): Siege {
  const captors: { cell: CellName; counts: number }[] = []
  eachCaptor(state, side, (piece, counts) => captors.push({ cell: cellName(cellOf(state, piece)), counts }))
  const around = neighbours(cellOf(state, side))
  return {
    leader: cellName(cellOf(state, side)),
    captors,
    total: captors.reduce((sum, { counts }) => sum + counts, 0),
    free: around.filter((cell) => isEmpty(state, cell)).map(cellName),
    walls: around.filter((cell) => !isEmpty(state, cell)).map(cellName),
  }
}
