// The position again, for search: one board in small typed arrays and bit sets, made and unmade in place, nothing
// allocated. It says nothing that the rules do not say; `solver.slow.test.ts` counts both to prove it.

import { dataOf, type Piece, type Side, type State } from '@undercrown/leaders'
import type { ActionCode } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import { zobristNumbers } from './zobrist.ts'

/** Numbers that are all there. */
type Now = Int32Array & Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, number>

/** In a scope of its own: bundlers make variables of what is constant in a module, which halves the speed. */
export function createPosition() {
  const {
    ARCHER,
    ASSASSIN,
    BITS,
    CELLS,
    CUBS,
    HERMIT,
    NOBODY,
    NONE,
    PIECES,
    bitLo,
    bitHi,
    besideLo,
    besideHi,
    twoAwayLo,
    twoAwayHi,
  } = bitboard

  /** Who counts for one when adjacent; Archer, Assassin and Cubs are looked at by themselves. */
  const isOrdinary = Uint8Array.from({ length: BITS }, (_, piece) =>
    dataOf(piece).captures.beside === 1 ? 1 : 0,
  )

  const draw = zobristNumbers()
  const placeKeyLo = new Int32Array(BITS * CELLS)
  const placeKeyHi = new Int32Array(BITS * CELLS)
  drawKeys(placeKeyLo, 0, PIECES)
  drawKeys(placeKeyHi, 0, PIECES)
  const PAIR_KEY = draw()
  drawKeys(placeKeyLo, PIECES, BITS)
  drawKeys(placeKeyHi, PIECES, BITS)
  /** Hermit and Cubs. */
  const PAIR = (1 << HERMIT) | CUBS

  /** The piece on each cell. */
  const board: Int8Array = new Int8Array(CELLS).fill(NOBODY)
  /** The cell of each piece, −1 beside the board. */
  const at: Int8Array = new Int8Array(BITS).fill(-1)
  /** Whose each piece is, −1 for nobody's. */
  const side: Int8Array = new Int8Array(BITS).fill(NOBODY)
  /** The pieces of each side, as bits. */
  const team: Int32Array = new Int32Array(2)

  /** Places in `now`: occupied cells, the key of who stands where, whose turn it is, who has acted, and who last. */
  const OCC_LO = 0 as const
  const OCC_HI = 1 as const
  const KEY_LO = 2 as const
  const KEY_HI = 3 as const
  const MOVER = 4 as const
  const ACTED = 5 as const
  const LAST = 6 as const
  const DEPTH = 7 as const
  const now = new Int32Array(8) as Now

  /** Cells of each side's ordinary pieces; the third place takes those who are not. */
  const massLo = new Int32Array(3)
  const massHi = new Int32Array(3)
  const massOf = new Int8Array(BITS)
  /** For each action that is made: where the other piece came from and who had acted last. */
  const undone = new Int32Array(256)

  function drawKeys(keys: Int32Array, from: Piece, until: Piece): void {
    for (let i = from * CELLS; i < until * CELLS; i++) keys[i] = draw()
  }

  /** Takes up a position. */
  function load(state: Pick<State, 'at' | 'side' | 'toMove' | 'acted' | 'last'>): void {
    board.fill(NOBODY)
    at.fill(-1)
    side.fill(NOBODY)
    team.fill(0)
    massLo.fill(0)
    massHi.fill(0)
    now.fill(0)
    if (state.at.length > BITS) throw new RangeError('there are pieces that search knows nothing of')
    for (let piece = 0; piece < state.at.length; piece++) {
      const cell = state.at[piece] as number
      if (cell >= 0) put(piece, cell, state.side[piece] as Side)
    }
    now[MOVER] = state.toMove
    now[ACTED] = state.acted
    now[LAST] = state.last
  }

  /** A piece comes onto the board. */
  function put(piece: Piece, cell: number, owner: Side): void {
    side[piece] = owner
    team[owner] = (team[owner] as number) | (1 << piece)
    massOf[piece] = isOrdinary[piece] === 1 ? owner : 2
    board[cell] = piece
    at[piece] = cell
    toggle(piece, cell)
  }

  /** And off it again. */
  function lift(piece: Piece): void {
    const cell = at[piece] as number
    const owner = side[piece] as number
    toggle(piece, cell)
    team[owner] = (team[owner] as number) & ~(1 << piece)
    board[cell] = NOBODY
    at[piece] = -1
    side[piece] = NOBODY
  }

  function toggle(piece: Piece, cell: number): void {
    const mass = massOf[piece] as number
    const lo = bitLo[cell] as number
    const hi = bitHi[cell] as number
    now[OCC_LO] = now[OCC_LO] ^ lo
    now[OCC_HI] = now[OCC_HI] ^ hi
    massLo[mass] = (massLo[mass] as number) ^ lo
    massHi[mass] = (massHi[mass] as number) ^ hi
    now[KEY_LO] = now[KEY_LO] ^ (placeKeyLo[piece * CELLS + cell] as number)
    now[KEY_HI] = now[KEY_HI] ^ (placeKeyHi[piece * CELLS + cell] as number)
  }

  /** The sets and keys follow a piece from one cell to another. */
  function carry(piece: Piece, from: number, to: number): void {
    const mass = massOf[piece] as number
    const lo = (bitLo[from] as number) ^ (bitLo[to] as number)
    const hi = (bitHi[from] as number) ^ (bitHi[to] as number)
    const row = piece * CELLS
    now[OCC_LO] = now[OCC_LO] ^ lo
    now[OCC_HI] = now[OCC_HI] ^ hi
    massLo[mass] = (massLo[mass] as number) ^ lo
    massHi[mass] = (massHi[mass] as number) ^ hi
    now[KEY_LO] = now[KEY_LO] ^ (placeKeyLo[row + from] as number) ^ (placeKeyLo[row + to] as number)
    now[KEY_HI] = now[KEY_HI] ^ (placeKeyHi[row + from] as number) ^ (placeKeyHi[row + to] as number)
  }

  /** Moves a piece to a cell that is free. */
  function walkTo(piece: Piece, to: number): void {
    const from = at[piece] as number
    board[from] = NOBODY
    board[to] = piece
    at[piece] = to
    carry(piece, from, to)
  }

  function make(code: ActionCode): void {
    const actor = code & 31
    const from = (code >> 5) & 63
    const to = (code >> 11) & 63
    const other = (code >> 17) & 31
    let otherFrom = 0
    board[from] = NOBODY
    if (other !== NONE) {
      otherFrom = at[other] as number
      const otherTo = (code >> 22) & 63
      board[otherFrom] = NOBODY
      board[otherTo] = other
      at[other] = otherTo
      carry(other, otherFrom, otherTo)
    }
    board[to] = actor
    at[actor] = to
    if (to !== from) carry(actor, from, to)
    const depth = now[DEPTH]
    undone[depth] = otherFrom | ((now[LAST] + 1) << 6)
    now[DEPTH] = depth + 1
    now[ACTED] = now[ACTED] | (1 << actor)
    now[LAST] = actor
  }

  function unmake(code: ActionCode): void {
    const actor = code & 31
    const from = (code >> 5) & 63
    const to = (code >> 11) & 63
    const other = (code >> 17) & 31
    const depth = now[DEPTH] - 1
    const before = undone[depth] as number
    now[DEPTH] = depth
    board[to] = NOBODY
    if (to !== from) carry(actor, to, from)
    if (other !== NONE) {
      const otherTo = (code >> 22) & 63
      const otherFrom = before & 63
      board[otherTo] = NOBODY
      board[otherFrom] = other
      at[other] = otherFrom
      carry(other, otherTo, otherFrom)
    }
    board[from] = actor
    at[actor] = from
    now[ACTED] = now[ACTED] & ~(1 << actor)
    now[LAST] = (before >> 6) - 1
  }

  /** Whether two cells touch. */
  function areBeside(a: number, b: number): boolean {
    return (
      (((besideLo[a] as number) & (bitLo[b] as number)) |
        ((besideHi[a] as number) & (bitHi[b] as number))) !==
      0
    )
  }

  /** How much the enemies of this side's Leader add up to; two capture. */
  function pressure(owner: Side): number {
    const leader = at[owner] as number
    const enemy = 1 - owner
    const nearLo = besideLo[leader] as number
    const nearHi = besideHi[leader] as number
    const lo = (massLo[enemy] as number) & nearLo
    const hi = (massHi[enemy] as number) & nearHi
    if (((lo & (lo - 1)) | (hi & (hi - 1))) !== 0) return 2
    let sum = (lo !== 0 ? 1 : 0) + (hi !== 0 ? 1 : 0)
    if (side[ASSASSIN] === enemy) {
      const cell = at[ASSASSIN] as number
      if (((nearLo & (bitLo[cell] as number)) | (nearHi & (bitHi[cell] as number))) !== 0) return 2
    }
    if (side[ARCHER] === enemy) {
      const cell = at[ARCHER] as number
      const seen =
        ((twoAwayLo[leader] as number) & (bitLo[cell] as number)) |
        ((twoAwayHi[leader] as number) & (bitHi[cell] as number))
      if (seen !== 0) sum++
    }
    return sum
  }

  function isWalledIn(owner: Side): boolean {
    const leader = at[owner] as number
    return (
      (((besideLo[leader] as number) & ~now[OCC_LO]) | ((besideHi[leader] as number) & ~now[OCC_HI])) === 0
    )
  }

  function isLeaderLost(owner: Side): boolean {
    return isWalledIn(owner) || pressure(owner) >= 2
  }

  /** Free cells beside a cell. */
  function airOf(cell: number): number {
    return (
      countBits((besideLo[cell] as number) & ~now[OCC_LO]) +
      countBits((besideHi[cell] as number) & ~now[OCC_HI])
    )
  }

  function countBits(bits: number): number {
    const pairs = bits - ((bits >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }

  /** Whether one of Hermit and Cubs has just acted, so that the others still may. */
  function isPairOpen(): boolean {
    return ((PAIR >> now[LAST]) & 1) !== 0
  }

  /** The key of who stands where, in two halves. */
  function placeLo(): number {
    return now[KEY_LO]
  }

  function placeHi(): number {
    return now[KEY_HI]
  }

  /** The low half of the key of position, actors and open pair; the high half is that of the position. */
  function turnKey(): number {
    const key = now[KEY_LO] ^ Math.imul(now[ACTED], 0x9e3779b1)
    return isPairOpen() ? key ^ PAIR_KEY : key
  }

  /** The same keys as they will be when the action is made. */
  function turnKeyAfter(code: ActionCode): number {
    const actor = code & 31
    const acted = now[ACTED] | (1 << actor)
    const key = keyAfter(code, now[KEY_LO], placeKeyLo) ^ Math.imul(acted, 0x9e3779b1)
    return ((PAIR >> actor) & 1) !== 0 ? key ^ PAIR_KEY : key
  }

  function placeHiAfter(code: ActionCode): number {
    return keyAfter(code, now[KEY_HI], placeKeyHi)
  }

  function keyAfter(code: ActionCode, key: number, keys: Int32Array): number {
    const row = (code & 31) * CELLS
    const other = (code >> 17) & 31
    const own = key ^ (keys[row + ((code >> 5) & 63)] as number) ^ (keys[row + ((code >> 11) & 63)] as number)
    if (other === NONE) return own
    const otherRow = other * CELLS
    const otherTo = (code >> 22) & 63
    return own ^ (keys[otherRow + (at[other] as number)] as number) ^ (keys[otherRow + otherTo] as number)
  }

  return {
    board,
    at,
    side,
    team,
    OCC_LO,
    OCC_HI,
    MOVER,
    ACTED,
    LAST,
    now,
    load,
    put,
    lift,
    walkTo,
    make,
    unmake,
    areBeside,
    pressure,
    isWalledIn,
    isLeaderLost,
    airOf,
    countBits,
    isPairOpen,
    placeLo,
    placeHi,
    turnKey,
    turnKeyAfter,
    placeHiAfter,
  }
}

export type SearchPosition = ReturnType<typeof createPosition>
