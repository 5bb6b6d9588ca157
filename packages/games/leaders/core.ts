// The position again, for search: small typed arrays and bit sets, made and unmade in place, nothing allocated.
// It says nothing that the rules do not say; `core.test.ts` counts both to prove it.

import { CELLS, cellsTwoAway, neighbours } from './board.ts'
import { random32 } from './chance.ts'
import { ARCHER, ASSASSIN, CUB, dataOf, HERMIT, NEMESIS, NOBODY, PIECES, type Piece } from './characters.ts'
import type { Side, State } from './state.ts'

/** Cells 0 to 18 are bits of the low half of a set, 19 to 36 of the high half. */
const HALF = 19

export const bitLo = Int32Array.from({ length: CELLS }, (_, cell) => (cell < HALF ? 1 << cell : 0))
export const bitHi = Int32Array.from({ length: CELLS }, (_, cell) => (cell < HALF ? 0 : 1 << (cell - HALF)))

function setOf(cells: (cell: number) => readonly number[], bits: Int32Array): Int32Array {
  return Int32Array.from({ length: CELLS }, (_, cell) =>
    cells(cell).reduce((set, one) => set | (bits[one] as number), 0),
  )
}

export const besideLo = setOf(neighbours, bitLo)
export const besideHi = setOf(neighbours, bitHi)
const twoAwayLo = setOf(cellsTwoAway, bitLo)
const twoAwayHi = setOf(cellsTwoAway, bitHi)

/** Who counts for one when adjacent; Archer, Assassin and Cub are looked at by themselves. */
const ordinary = Uint8Array.from({ length: PIECES }, (_, piece) =>
  dataOf(piece).captures.beside === 1 ? 1 : 0,
)

const draw = random32()
const placeKeyLo = Int32Array.from({ length: PIECES * CELLS }, draw)
const placeKeyHi = Int32Array.from({ length: PIECES * CELLS }, draw)
const actedKeyLo = Int32Array.from({ length: PIECES }, draw)
const actedKeyHi = Int32Array.from({ length: PIECES }, draw)
const PAIR_KEY = draw()

/** No second piece is moved by the action. */
export const NONE = 31
const ABILITY = 1 << 28

/** An action by its effect: actor, where from, where to, who else and where to, and whether it is an ability. */
export type Code = number

export function codeOf(
  actor: Piece,
  from: number,
  to: number,
  other: number,
  otherTo: number,
  ability: boolean,
): Code {
  return actor | (from << 5) | (to << 11) | (other << 17) | (otherTo << 22) | (ability ? ABILITY : 0)
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
  return (code & ABILITY) !== 0
}

export interface Core {
  readonly board: Int8Array
  readonly at: Int8Array
  readonly side: Int8Array
  mover: Side
  /** Occupied cells. */
  occLo: number
  occHi: number
  /** Cells of each side's ordinary pieces: [black low, black high, white low, white high]. */
  readonly massLo: Int32Array
  readonly massHi: Int32Array
  acted: number
  last: number
  keyLo: number
  keyHi: number
  /** For each action that is made: where the other piece came from and who had acted last. */
  readonly undone: Int32Array
  depth: number
}

export function coreOf(state: State): Core {
  const core: Core = {
    board: Int8Array.from({ length: CELLS }, () => NOBODY),
    at: Int8Array.from({ length: PIECES }, () => -1),
    side: Int8Array.from(state.side),
    mover: state.toMove,
    occLo: 0,
    occHi: 0,
    massLo: new Int32Array(2),
    massHi: new Int32Array(2),
    acted: state.acted,
    last: state.last,
    keyLo: 0,
    keyHi: 0,
    undone: new Int32Array(64),
    depth: 0,
  }
  for (let piece = 0; piece < PIECES; piece++) {
    const cell = state.at[piece] as number
    if (cell >= 0) put(core, piece, cell, state.side[piece] as Side)
    if (core.acted & (1 << piece)) {
      core.keyLo ^= actedKeyLo[piece] as number
      core.keyHi ^= actedKeyHi[piece] as number
    }
  }
  return core
}

/** A piece comes onto the board. */
export function put(core: Core, piece: Piece, cell: number, side: Side): void {
  core.side[piece] = side
  core.board[cell] = piece
  core.at[piece] = cell
  toggle(core, piece, cell)
}

/** And off it again. */
export function lift(core: Core, piece: Piece): void {
  const cell = core.at[piece] as number
  toggle(core, piece, cell)
  core.board[cell] = NOBODY
  core.at[piece] = -1
  core.side[piece] = NOBODY
}

function toggle(core: Core, piece: Piece, cell: number): void {
  const lo = bitLo[cell] as number
  const hi = bitHi[cell] as number
  core.occLo ^= lo
  core.occHi ^= hi
  if (ordinary[piece] === 1) {
    const side = core.side[piece] as number
    core.massLo[side] = (core.massLo[side] as number) ^ lo
    core.massHi[side] = (core.massHi[side] as number) ^ hi
  }
  core.keyLo ^= placeKeyLo[piece * CELLS + cell] as number
  core.keyHi ^= placeKeyHi[piece * CELLS + cell] as number
}

/** Moves a piece to a cell that is free. */
export function walkTo(core: Core, piece: Piece, to: number): void {
  const from = core.at[piece] as number
  core.board[from] = NOBODY
  core.board[to] = piece
  core.at[piece] = to
  toggle(core, piece, from)
  toggle(core, piece, to)
}

export function make(core: Core, code: Code): void {
  const actor = code & 31
  const from = (code >> 5) & 63
  const to = (code >> 11) & 63
  const other = (code >> 17) & 31
  const { board, at } = core
  let otherFrom = 0
  if (other !== NONE) {
    otherFrom = at[other] as number
    const otherTo = (code >> 22) & 63
    board[otherFrom] = NOBODY
    if (to !== from) board[from] = NOBODY
    board[otherTo] = other
    at[other] = otherTo
    toggle(core, other, otherFrom)
    toggle(core, other, otherTo)
  } else board[from] = NOBODY
  if (to !== from) {
    board[to] = actor
    at[actor] = to
    toggle(core, actor, from)
    toggle(core, actor, to)
  }
  core.undone[core.depth++] = otherFrom | ((core.last + 1) << 6)
  core.acted |= 1 << actor
  core.last = actor
  core.keyLo ^= actedKeyLo[actor] as number
  core.keyHi ^= actedKeyHi[actor] as number
}

export function unmake(core: Core, code: Code): void {
  const actor = code & 31
  const from = (code >> 5) & 63
  const to = (code >> 11) & 63
  const other = (code >> 17) & 31
  const { board, at } = core
  const undone = core.undone[--core.depth] as number
  if (to !== from) {
    board[to] = NOBODY
    toggle(core, actor, to)
    toggle(core, actor, from)
  }
  if (other !== NONE) {
    const otherTo = (code >> 22) & 63
    const otherFrom = undone & 63
    board[otherTo] = NOBODY
    board[otherFrom] = other
    at[other] = otherFrom
    toggle(core, other, otherTo)
    toggle(core, other, otherFrom)
  }
  board[from] = actor
  at[actor] = from
  core.acted &= ~(1 << actor)
  core.last = (undone >> 6) - 1
  core.keyLo ^= actedKeyLo[actor] as number
  core.keyHi ^= actedKeyHi[actor] as number
}

/** Whether a piece stands beside a cell. */
export function isAdjacent(core: Core, piece: Piece, cell: number): boolean {
  const at = core.at[piece] as number
  return (
    ((besideLo[cell] as number) & (bitLo[at] as number)) !== 0 ||
    ((besideHi[cell] as number) & (bitHi[at] as number)) !== 0
  )
}

/** How much the enemies of this side's Leader add up to; two capture. */
export function pressure(core: Core, side: Side): number {
  const leader = core.at[side] as number
  const enemy = 1 - side
  const lo = (core.massLo[enemy] as number) & (besideLo[leader] as number)
  const hi = (core.massHi[enemy] as number) & (besideHi[leader] as number)
  let sum = (lo !== 0 ? 1 : 0) + (hi !== 0 ? 1 : 0)
  if ((lo & (lo - 1)) !== 0 || (hi & (hi - 1)) !== 0) return 2
  if (core.side[ASSASSIN] === enemy) {
    const cell = core.at[ASSASSIN] as number
    if (((besideLo[leader] as number) & (bitLo[cell] as number)) !== 0) return 2
    if (((besideHi[leader] as number) & (bitHi[cell] as number)) !== 0) return 2
  }
  if (core.side[ARCHER] === enemy) {
    const cell = core.at[ARCHER] as number
    if (((twoAwayLo[leader] as number) & (bitLo[cell] as number)) !== 0) sum++
    else if (((twoAwayHi[leader] as number) & (bitHi[cell] as number)) !== 0) sum++
  }
  return sum
}

export function isWalledIn(core: Core, side: Side): boolean {
  const leader = core.at[side] as number
  return (
    ((besideLo[leader] as number) & ~core.occLo) === 0 && ((besideHi[leader] as number) & ~core.occHi) === 0
  )
}

export function isLeaderLost(core: Core, side: Side): boolean {
  return isWalledIn(core, side) || pressure(core, side) >= 2
}

/** Whether the first of Hermit and Cub has just acted, so that the other still may. */
export function isPairOpen(core: Core): boolean {
  return core.last === HERMIT || core.last === CUB
}

/** The low half of the key of position, actors and open pair. */
export function lowKey(core: Core): number {
  return isPairOpen(core) ? core.keyLo ^ PAIR_KEY : core.keyLo
}

export function ownsNemesis(core: Core, side: Side): boolean {
  return core.side[NEMESIS] === side
}
