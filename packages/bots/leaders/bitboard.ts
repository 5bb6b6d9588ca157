// What search looks up: sets of cells as bits in two halves, and the numbers of pieces with gifts of their own.

import {
  ARCHER,
  ASSASSIN,
  BITS,
  CELLS,
  CUB,
  cellsTwoAway,
  HERMIT,
  JAILER,
  NEMESIS,
  NOBODY,
  NOWHERE,
  neighbours,
  PIECES,
  PROTECTOR,
  pieceOf,
  VIZIER,
  WAYS,
} from '@undercrown/leaders'
import { NONE } from './action-code.ts'

/** Cells 0 to 18 are bits of the low half of a set, 19 to 36 of the high half. */
const HALF = 19

export const bitLo: Int32Array = Int32Array.from({ length: CELLS }, (_, cell) =>
  cell < HALF ? 1 << cell : 0,
)
export const bitHi: Int32Array = Int32Array.from({ length: CELLS }, (_, cell) =>
  cell < HALF ? 0 : 1 << (cell - HALF),
)

function setOf(cells: (cell: number) => readonly number[], bits: Int32Array): Int32Array {
  return Int32Array.from({ length: CELLS }, (_, cell) =>
    cells(cell).reduce((set, one) => set | (bits[one] as number), 0),
  )
}

const besideLo = setOf(neighbours, bitLo)
const besideHi = setOf(neighbours, bitHi)
const twoAwayLo: Int32Array = setOf(cellsTwoAway, bitLo)
const twoAwayHi: Int32Array = setOf(cellsTwoAway, bitHi)

/** Every Cub as bits: the one of a game, and those behind all pieces that a table laid out by hand may have. */
const CUBS = (1 << CUB) | ((1 << BITS) - (1 << PIECES))

/** All of it in one place, for those who keep it in a scope of their own. */
export const bitboard = {
  CELLS,
  WAYS,
  NOWHERE,
  NOBODY,
  PIECES,
  BITS,
  ARCHER,
  ASSASSIN,
  CUB,
  CUBS,
  HERMIT,
  JAILER,
  NEMESIS,
  PROTECTOR,
  VIZIER,
  ACROBAT: pieceOf('acrobat'),
  RIDER: pieceOf('rider'),
  BRUISER: pieceOf('bruiser'),
  ROYAL_GUARD: pieceOf('royal-guard'),
  ILLUSIONIST: pieceOf('illusionist'),
  CLAW_LAUNCHER: pieceOf('claw-launcher'),
  MANIPULATOR: pieceOf('manipulator'),
  WANDERER: pieceOf('wanderer'),
  BREWMASTER: pieceOf('brewmaster'),
  NONE,
  HALF,
  bitLo,
  bitHi,
  besideLo,
  besideHi,
  twoAwayLo,
  twoAwayHi,
}
