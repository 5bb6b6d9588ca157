// Every action of a piece as codes in a list, for search. Legality under the ban is checked once it is made.

import { neighbours, type Piece, type Side, step } from '@undercrown/leaders'
import { type ActionCode, actionCodeOf } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import type { SearchPosition } from './position.ts'

export function createMoveGenerator(position: SearchPosition) {
  const {
    CELLS,
    NOWHERE,
    WAYS,
    CUBS,
    HERMIT,
    JAILER,
    NEMESIS,
    NOBODY,
    PROTECTOR,
    VIZIER,
    besideHi,
    besideLo,
    bitHi,
    bitLo,
    HALF,
    NONE,
    ACROBAT,
    RIDER,
    BRUISER,
    ROYAL_GUARD,
    ILLUSIONIST,
    CLAW_LAUNCHER,
    MANIPULATOR,
    WANDERER,
    BREWMASTER,
  } = bitboard
  const {
    ACTED,
    airOf,
    areBeside,
    at,
    board,
    countBits,
    isLeaderLost,
    isPairOpen,
    MOVER,
    now,
    OCC_HI,
    OCC_LO,
    side,
    team,
    walkTo,
  } = position
  /** More actions than a whole line of a turn has. */
  const MOST_ACTIONS = 1 << 14

  /** Lists of codes, one below the other; each depth writes behind the one above. */
  const codes: Int32Array = new Int32Array(MOST_ACTIONS)

  const steps = Int8Array.from({ length: CELLS * WAYS }, (_, i) => step(Math.floor(i / WAYS), i % WAYS))
  /** The neighbours of each cell, six places each, and how many there are. */
  const around = new Int8Array(CELLS * WAYS)
  const aroundCount = new Int8Array(CELLS)
  for (let cell = 0; cell < CELLS; cell++) {
    const list = neighbours(cell)
    aroundCount[cell] = list.length
    around.set(list, cell * WAYS)
  }

  const LEADERS = 2

  const PAIR = (1 << HERMIT) | CUBS
  /** Those who go somewhere by themselves, and those who move somebody else, with their active ability. */
  const GOERS =
    (1 << ACROBAT) | (1 << RIDER) | (1 << ROYAL_GUARD) | (1 << WANDERER) | (1 << CLAW_LAUNCHER) | 3
  const SENDERS =
    (1 << BRUISER) | (1 << CLAW_LAUNCHER) | (1 << MANIPULATOR) | (1 << ILLUSIONIST) | (1 << BREWMASTER)

  /** All cells of each half. */
  const ALL_LO = (1 << HALF) - 1
  const ALL_HI = (1 << (CELLS - HALF)) - 1

  /** A set of cells that is being made. */
  const set = new Int32Array(2)
  let size = 0
  let skipped = 0

  function isFree(cell: number): boolean {
    return board[cell] === NOBODY
  }

  function add(cell: number): void {
    set[0] = (set[0] as number) | (bitLo[cell] as number)
    set[1] = (set[1] as number) | (bitHi[cell] as number)
  }

  function isShielded(piece: Piece): boolean {
    const owner = side[piece] as number
    if (owner === now[MOVER] || side[PROTECTOR] !== owner) return false
    return piece === PROTECTOR || areBeside(at[PROTECTOR] as number, at[piece] as number)
  }

  function isShackled(piece: Piece): boolean {
    return side[JAILER] === 1 - now[MOVER] && areBeside(at[JAILER] as number, at[piece] as number)
  }

  /** Pieces of the mover that may still act, as bits. */
  function able(): number {
    const mine = (team[now[MOVER]] as number) & ~(1 << NEMESIS)
    const acted = now[ACTED]
    const bits = mine & ~acted
    // Of Hermit and Cub the second acts directly after the first, or no more.
    const done = acted & mine & PAIR
    if ((bits & PAIR) === 0 || done === 0 || isPairOpen()) return bits
    return bits & ~(((done & CUBS) !== 0 ? 1 << HERMIT : 0) | ((done & (1 << HERMIT)) !== 0 ? CUBS : 0))
  }

  /** Where a piece gets by plain moves. */
  function plainLo(from: number): number {
    return (besideLo[from] as number) & ~now[OCC_LO]
  }

  function plainHi(from: number): number {
    return (besideHi[from] as number) & ~now[OCC_HI]
  }

  /** Fills `set` with the cells that a piece gets to by its ability, or a Leader by a longer walk. */
  function gather(piece: Piece, from: number): void {
    set[0] = 0
    set[1] = 0
    if (piece < LEADERS) {
      if (side[VIZIER] === piece) spread(plainLo(from), plainHi(from))
    } else if (piece === ACROBAT) leap(from, from, true)
    else if (piece === RIDER) ride(from)
    else if (piece === ROYAL_GUARD) rally(from)
    else if (piece === WANDERER) roam()
    else if (piece === CLAW_LAUNCHER) approach(from)
    set[0] = (set[0] as number) & ~now[OCC_LO]
    set[1] = (set[1] as number) & ~now[OCC_HI]
  }

  /** Where a piece gets alone, plain moves included: the low half, with the high one left for `goesHi`. */
  function goesLo(piece: Piece): number {
    const from = at[piece] as number
    if (((1 << piece) & GOERS) === 0 || (piece >= LEADERS && isShackled(piece))) {
      set[0] = 0
      set[1] = 0
    } else gather(piece, from)
    set[0] = (set[0] as number) | plainLo(from)
    set[1] = (set[1] as number) | plainHi(from)
    return set[0] as number
  }

  function goesHi(): number {
    return set[1] as number
  }

  function write(lo: number, hi: number, code: ActionCode): void {
    for (let rest = lo; rest !== 0; rest &= rest - 1)
      codes[size++] = code | ((31 - Math.clz32(rest & -rest)) << 11)
    for (let rest = hi; rest !== 0; rest &= rest - 1)
      codes[size++] = code | ((31 + HALF - Math.clz32(rest & -rest)) << 11)
  }

  function writeExcept(lo: number, hi: number, exceptLo: number, exceptHi: number, code: ActionCode): void {
    if (((lo & exceptLo) | (hi & exceptHi)) !== 0)
      skipped += countBits(lo & exceptLo) + countBits(hi & exceptHi)
    write(lo & ~exceptLo, hi & ~exceptHi, code)
  }

  /** Writes the actions of one piece from `start` on; returns where the list ends. */
  function reach(piece: Piece, start: number): number {
    return reachExcept(piece, start, 0, 0)
  }

  /** The same without going by itself to cells of that set. */
  function reachExcept(piece: Piece, start: number, exceptLo: number, exceptHi: number): number {
    size = start
    skipped = 0
    const from = at[piece] as number
    const lo = plainLo(from)
    const hi = plainHi(from)
    writeExcept(lo, hi, exceptLo, exceptHi, actionCodeOf(piece, from, 0, NONE, 0, false))
    const bit = 1 << piece
    if ((bit & (GOERS | SENDERS)) === 0 || (piece >= LEADERS && isShackled(piece))) return size
    if ((bit & GOERS) !== 0) {
      gather(piece, from)
      writeExcept(
        (set[0] as number) & ~lo,
        (set[1] as number) & ~hi,
        exceptLo,
        exceptHi,
        actionCodeOf(piece, from, 0, NONE, 0, piece >= LEADERS),
      )
    }
    if ((bit & SENDERS) !== 0) sendAll(piece, from)
    return size
  }

  /** How many actions were left out. */
  function leftOut(): number {
    return skipped
  }

  /** Writes only the actions of a sender that move somebody else. */
  function reachOthers(piece: Piece, start: number): number {
    size = start
    if (!isShackled(piece)) sendAll(piece, at[piece] as number)
    return size
  }

  function sendAll(piece: Piece, from: number): void {
    if (piece === BRUISER) push(from)
    else if (piece === BREWMASTER) pour(from)
    else aim(piece, from)
  }

  /** Adds the cells beside each of those. */
  function spread(lo: number, hi: number): void {
    let reachedLo = set[0] as number
    let reachedHi = set[1] as number
    for (let rest = lo; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest)
      reachedLo |= besideLo[cell] as number
      reachedHi |= besideHi[cell] as number
    }
    for (let rest = hi; rest !== 0; rest &= rest - 1) {
      const cell = 31 + HALF - Math.clz32(rest & -rest)
      reachedLo |= besideLo[cell] as number
      reachedHi |= besideHi[cell] as number
    }
    set[0] = reachedLo
    set[1] = reachedHi
  }

  function leap(start: number, cell: number, again: boolean): void {
    for (let way = 0; way < WAYS; way++) {
      const over = steps[cell * WAYS + way] as number
      if (over === NOWHERE || over === start || board[over] === NOBODY) continue
      const to = steps[over * WAYS + way] as number
      if (to === NOWHERE || board[to] !== NOBODY) continue
      add(to)
      if (again) leap(start, to, false)
    }
  }

  function ride(from: number): void {
    for (let way = 0; way < WAYS; way++) {
      const middle = steps[from * WAYS + way] as number
      if (middle === NOWHERE || !isFree(middle)) continue
      const to = steps[middle * WAYS + way] as number
      if (to !== NOWHERE) add(to)
    }
  }

  function rally(from: number): void {
    const leader = at[now[MOVER]] as number
    const lo = (besideLo[leader] as number) & (~now[OCC_LO] | (bitLo[from] as number))
    const hi = (besideHi[leader] as number) & (~now[OCC_HI] | (bitHi[from] as number))
    set[0] = lo
    set[1] = hi
    spread(lo, hi)
  }

  function roam(): void {
    let lo = 0
    let hi = 0
    for (let rest = team[1 - now[MOVER]] as number; rest !== 0; rest &= rest - 1) {
      const cell = at[31 - Math.clz32(rest & -rest)] as number
      lo |= besideLo[cell] as number
      hi |= besideHi[cell] as number
    }
    set[0] = ALL_LO & ~lo
    set[1] = ALL_HI & ~hi
  }

  function approach(from: number): void {
    for (let way = 0; way < WAYS; way++) {
      const seen = seenAfar(from, way)
      if (seen !== NOWHERE) add(steps[seen * WAYS + ((way + 3) % WAYS)] as number)
    }
  }

  /** The cell of the first character in that direction, if it is not adjacent. */
  function seenAfar(from: number, way: number): number {
    let cell = steps[from * WAYS + way] as number
    if (cell === NOWHERE || board[cell] !== NOBODY) return NOWHERE
    do cell = steps[cell * WAYS + way] as number
    while (cell !== NOWHERE && board[cell] === NOBODY)
    return cell
  }

  function push(from: number): void {
    const me = now[MOVER]
    for (let way = 0; way < WAYS; way++) {
      const cell = steps[from * WAYS + way] as number
      if (cell === NOWHERE) continue
      const target = board[cell] as number
      if (target === NOBODY || side[target] === me || isShielded(target)) continue
      for (let turn = WAYS - 1; turn <= WAYS + 1; turn++) {
        const to = steps[cell * WAYS + ((way + turn) % WAYS)] as number
        if (to !== NOWHERE && isFree(to)) codes[size++] = actionCodeOf(BRUISER, from, cell, target, to, true)
      }
    }
  }

  /** Claw Launcher, Manipulator and Illusionist: the first character in each line, not beside. */
  function aim(piece: Piece, from: number): void {
    const me = now[MOVER]
    for (let way = 0; way < WAYS; way++) {
      const cell = seenAfar(from, way)
      if (cell === NOWHERE) continue
      const target = board[cell] as number
      if (isShielded(target)) continue
      if (piece === CLAW_LAUNCHER)
        codes[size++] = actionCodeOf(piece, from, from, target, steps[from * WAYS + way] as number, true)
      else if (piece === ILLUSIONIST) codes[size++] = actionCodeOf(piece, from, cell, target, from, true)
      else if (side[target] !== me) shove(piece, from, target, cell)
    }
  }

  function shove(piece: Piece, from: number, target: Piece, cell: number): void {
    for (let i = cell * WAYS, end = i + (aroundCount[cell] as number); i < end; i++) {
      const to = around[i] as number
      if (isFree(to)) codes[size++] = actionCodeOf(piece, from, from, target, to, true)
    }
  }

  function pour(from: number): void {
    const me = now[MOVER]
    for (let i = from * WAYS, end = i + (aroundCount[from] as number); i < end; i++) {
      const cell = around[i] as number
      const target = board[cell] as number
      if (target !== NOBODY && side[target] === me) shove(BREWMASTER, from, target, cell)
    }
  }

  /** Writes the cells that the Nemesis must choose from; her owner's Leader is spared if it can be. */
  function pursue(start: number): number {
    const from = at[NEMESIS] as number
    const lo = plainLo(from)
    const hi = plainHi(from)
    set[0] = 0
    set[1] = 0
    spread(lo, hi)
    let farLo = (set[0] as number) & ~now[OCC_LO]
    let farHi = (set[1] as number) & ~now[OCC_HI]
    if ((farLo | farHi) === 0) {
      farLo = lo
      farHi = hi
    }
    size = start
    write(farLo, farHi, actionCodeOf(NEMESIS, from, 0, NONE, 0, false))
    const end = size
    // She alone can harm her Leader only by filling the last cell beside it.
    if (airOf(at[side[NEMESIS] as number] as number) > 1) return end
    let kept = start
    for (let i = start; i < end; i++) {
      const code = codes[i] as ActionCode
      if (isSparing(code, from)) codes[kept++] = code
    }
    return kept > start ? kept : end
  }

  function isSparing(code: ActionCode, back: number): boolean {
    const owner = side[NEMESIS] as Side
    const to = (code >> 11) & 63
    if (!areBeside(at[owner] as number, to)) return true
    walkTo(NEMESIS, to)
    const safe = !isLeaderLost(owner)
    walkTo(NEMESIS, back)
    return safe
  }

  return { SENDERS, codes, able, goesLo, goesHi, leftOut, reach, reachExcept, reachOthers, pursue }
}

export type MoveGenerator = ReturnType<typeof createMoveGenerator>
