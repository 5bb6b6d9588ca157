// Every action of a piece as codes in a list, for search. Legality under the ban is checked once it is made.

import { CELLS, NOWHERE, neighbours, step, WAYS } from './board.ts'
import { CUB, HERMIT, JAILER, NEMESIS, NOBODY, type Piece, PROTECTOR, pieceOf, VIZIER } from './characters.ts'
import {
  besideHi,
  besideLo,
  bitHi,
  bitLo,
  type Code,
  type Core,
  codeOf,
  isLeaderLost,
  NONE,
  walkTo,
} from './core.ts'
import type { Side } from './state.ts'

/** More actions than any position has. */
export const MOST_ACTIONS = 4096

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
const [ACROBAT, RIDER, BRUISER] = [pieceOf('acrobat'), pieceOf('rider'), pieceOf('bruiser')]
const [ROYAL_GUARD, ILLUSIONIST] = [pieceOf('royal-guard'), pieceOf('illusionist')]
const [CLAW_LAUNCHER, MANIPULATOR] = [pieceOf('claw-launcher'), pieceOf('manipulator')]
const [WANDERER, BREWMASTER] = [pieceOf('wanderer'), pieceOf('brewmaster')]

/** The list being written. */
let list = new Int32Array(0)
let size = 0
/** Cells that the actor alone has been offered already. */
let doneLo = 0
let doneHi = 0
let actor: Piece = 0
let from = 0
let ability = false

function isFree(core: Core, cell: number): boolean {
  return core.board[cell] === NOBODY
}

function areBeside(a: number, b: number): boolean {
  return (
    ((besideLo[a] as number) & (bitLo[b] as number)) !== 0 ||
    ((besideHi[a] as number) & (bitHi[b] as number)) !== 0
  )
}

function go(to: number): void {
  const lo = bitLo[to] as number
  const hi = bitHi[to] as number
  if ((doneLo & lo) !== 0 || (doneHi & hi) !== 0) return
  doneLo |= lo
  doneHi |= hi
  list[size++] = codeOf(actor, from, to, NONE, 0, ability)
}

function send(to: number, other: Piece, otherTo: number): void {
  list[size++] = codeOf(actor, from, to, other, otherTo, true)
}

function isShielded(core: Core, piece: Piece, side: Side): boolean {
  if (core.side[piece] === side || core.side[PROTECTOR] !== core.side[piece]) return false
  return piece === PROTECTOR || areBeside(core.at[PROTECTOR] as number, core.at[piece] as number)
}

function isShackled(core: Core, piece: Piece, side: Side): boolean {
  return core.side[JAILER] === 1 - side && areBeside(core.at[JAILER] as number, core.at[piece] as number)
}

/** Whether a piece of the mover may still act. */
export function canStillAct(core: Core, piece: Piece): boolean {
  if (core.side[piece] !== core.mover || piece === NEMESIS || (core.acted & (1 << piece)) !== 0) return false
  if (piece !== HERMIT && piece !== CUB) return true
  const partner = HERMIT + CUB - piece
  return (core.acted & (1 << partner)) === 0 || core.side[partner] !== core.mover || core.last === partner
}

/** Writes the actions of one piece from `start` on; returns where the list ends. */
export function reach(core: Core, piece: Piece, into: Int32Array<ArrayBuffer>, start: number): number {
  list = into
  size = start
  actor = piece
  from = core.at[piece] as number
  ability = false
  doneLo = bitLo[from] as number
  doneHi = bitHi[from] as number
  steps1(core)
  if (piece < LEADERS) {
    if (core.side[VIZIER] === piece) steps2(core)
    return size
  }
  if (isShackled(core, piece, core.mover)) return size
  ability = true
  switch (piece) {
    case ACROBAT:
      leap(core, from, true)
      break
    case RIDER:
      ride(core)
      break
    case BRUISER:
      push(core)
      break
    case ROYAL_GUARD:
      rally(core)
      break
    case CLAW_LAUNCHER:
    case MANIPULATOR:
    case ILLUSIONIST:
      aim(core)
      break
    case WANDERER:
      roam(core)
      break
    case BREWMASTER:
      pour(core)
      break
  }
  return size
}

function steps1(core: Core): void {
  for (let i = from * WAYS, end = i + (aroundCount[from] as number); i < end; i++) {
    const cell = around[i] as number
    if (isFree(core, cell)) go(cell)
  }
}

function steps2(core: Core): void {
  for (let i = from * WAYS, end = i + (aroundCount[from] as number); i < end; i++) {
    const middle = around[i] as number
    if (!isFree(core, middle)) continue
    for (let j = middle * WAYS, last = j + (aroundCount[middle] as number); j < last; j++) {
      const cell = around[j] as number
      if (isFree(core, cell)) go(cell)
    }
  }
}

function leap(core: Core, at: number, again: boolean): void {
  for (let way = 0; way < WAYS; way++) {
    const over = steps[at * WAYS + way] as number
    if (over === NOWHERE || over === from || isFree(core, over)) continue
    const to = steps[over * WAYS + way] as number
    if (to === NOWHERE || !isFree(core, to)) continue
    go(to)
    if (again) leap(core, to, false)
  }
}

function ride(core: Core): void {
  for (let way = 0; way < WAYS; way++) {
    const middle = steps[from * WAYS + way] as number
    if (middle === NOWHERE || !isFree(core, middle)) continue
    const to = steps[middle * WAYS + way] as number
    if (to !== NOWHERE && isFree(core, to)) go(to)
  }
}

function push(core: Core): void {
  for (let way = 0; way < WAYS; way++) {
    const cell = steps[from * WAYS + way] as number
    if (cell === NOWHERE) continue
    const target = core.board[cell] as number
    if (target === NOBODY || core.side[target] === core.mover || isShielded(core, target, core.mover))
      continue
    for (let turn = WAYS - 1; turn <= WAYS + 1; turn++) {
      const to = steps[cell * WAYS + ((way + turn) % WAYS)] as number
      if (to !== NOWHERE && isFree(core, to)) send(cell, target, to)
    }
  }
}

function rally(core: Core): void {
  const leader = core.at[core.mover] as number
  for (let i = leader * WAYS, end = i + (aroundCount[leader] as number); i < end; i++) {
    const stop = around[i] as number
    if (stop !== from && !isFree(core, stop)) continue
    if (stop !== from) go(stop)
    for (let j = stop * WAYS, last = j + (aroundCount[stop] as number); j < last; j++) {
      const cell = around[j] as number
      if (isFree(core, cell)) go(cell)
    }
  }
}

/** Claw Launcher, Manipulator and Illusionist: the first character in each line, not beside. */
function aim(core: Core): void {
  for (let way = 0; way < WAYS; way++) {
    const near = steps[from * WAYS + way] as number
    if (near === NOWHERE || !isFree(core, near)) continue
    let before = near
    let cell = steps[near * WAYS + way] as number
    while (cell !== NOWHERE && isFree(core, cell)) {
      before = cell
      cell = steps[cell * WAYS + way] as number
    }
    if (cell === NOWHERE) continue
    const target = core.board[cell] as number
    if (actor === CLAW_LAUNCHER) go(before)
    if (isShielded(core, target, core.mover)) continue
    if (actor === CLAW_LAUNCHER) send(from, target, near)
    else if (actor === ILLUSIONIST) send(cell, target, from)
    else if (core.side[target] !== core.mover) shove(core, target, cell)
  }
}

function shove(core: Core, target: Piece, cell: number): void {
  for (let i = cell * WAYS, end = i + (aroundCount[cell] as number); i < end; i++) {
    const to = around[i] as number
    if (isFree(core, to)) send(from, target, to)
  }
}

function pour(core: Core): void {
  for (let i = from * WAYS, end = i + (aroundCount[from] as number); i < end; i++) {
    const cell = around[i] as number
    const target = core.board[cell] as number
    if (target !== NOBODY && core.side[target] === core.mover) shove(core, target, cell)
  }
}

function roam(core: Core): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isFree(core, cell)) continue
    let safe = true
    for (let i = cell * WAYS, end = i + (aroundCount[cell] as number); safe && i < end; i++) {
      const piece = core.board[around[i] as number] as number
      if (piece !== NOBODY && core.side[piece] !== core.mover) safe = false
    }
    if (safe) go(cell)
  }
}

/** Writes the cells that the Nemesis must choose from; her owner's Leader is spared if it can be. */
export function pursue(core: Core, into: Int32Array<ArrayBuffer>, start: number): number {
  list = into
  size = start
  actor = NEMESIS
  from = core.at[NEMESIS] as number
  ability = false
  doneLo = bitLo[from] as number
  doneHi = bitHi[from] as number
  steps2(core)
  if (size === start) steps1(core)
  const end = size
  let kept = start
  for (let i = start; i < end; i++) {
    const code = into[i] as Code
    if (isSparing(core, code)) into[kept++] = code
  }
  return kept > start ? kept : end
}

function isSparing(core: Core, code: Code): boolean {
  const back = core.at[NEMESIS] as number
  walkTo(core, NEMESIS, (code >> 11) & 63)
  const safe = !isLeaderLost(core, core.side[NEMESIS] as Side)
  walkTo(core, NEMESIS, back)
  return safe
}
