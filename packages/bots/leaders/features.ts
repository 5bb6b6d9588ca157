// What is worth noticing about a position: features that hold or do not, each with a weight.

import { cellNames, distance, hexOf, neighbours, pieceOf, startCells } from '@undercrown/leaders'
import { bitboard, bitHi, bitLo } from './bitboard.ts'
import type { SearchPosition } from './position.ts'
import { featureWeights } from './weights.ts'

export function createFeatures(position: SearchPosition) {
  const { ARCHER, BITS, CELLS, CUB, CUBS, JAILER, PIECES, PROTECTOR, twoAwayHi, twoAwayLo } = bitboard
  const { OCC_HI, OCC_LO, airOf, areBeside, at, now, pressure, side, team } = position
  const FARTHEST = 7

  /** Blocks of features, one behind the other. */
  let next = 0
  function block(size: number): number {
    next += size
    return next - size
  }

  /** How near each piece is to the enemy's Leader, and to its own; the first row tells how far the Leader went. */
  const HUNT: number = block(PIECES * FARTHEST)
  const GUARD: number = block(PIECES * FARTHEST)
  /** Where each piece has its features in either; more Cubs have those of the first. */
  const rowOf = Int16Array.from({ length: BITS }, (_, piece) => FARTHEST * (piece < PIECES ? piece : CUB))
  /** Free cells beside the Leader. */
  const AIR: number = block(7)
  /** What presses the Leader already. */
  const PRESSED: number = block(3)
  /** Three, four or six cells beside it. */
  const EDGE: number = block(7)
  /** Own pieces within two cells of the enemy Leader, and of the own. */
  const MANY = 6
  const CROWD: number = block(MANY + 1)
  const COURT: number = block(MANY + 1)
  /** Own pieces whose ability is locked. */
  const JAILED: number = block(6)
  /** The Leader is next to its Protector. */
  const COVERED: number = block(1)
  /** The enemy Leader is in the line of a piece that could move it. */
  const AIMED: number = block(PIECES)
  /** The Archer has the enemy Leader at its distance. */
  const SHOT: number = block(1)
  /** Whose turn begins. */
  const TEMPO: number = block(1)
  const FEATURES: number = next

  /** The piece that a feature of HUNT or GUARD is about. */
  function pieceIn(feature: number): number {
    return Math.floor((feature - (feature < GUARD ? HUNT : GUARD)) / FARTHEST)
  }

  const apart: Int8Array = Int8Array.from({ length: CELLS * CELLS }, (_, i) =>
    distance(Math.floor(i / CELLS), i % CELLS),
  )

  const roomOf = Int8Array.from(cellNames, (_, cell) => neighbours(cell).length)

  /** Whether two cells are in line but not adjacent, and which cells lie between. */
  const inLine = new Uint8Array(CELLS * CELLS)
  const betweenLo = new Int32Array(CELLS * CELLS)
  const betweenHi = new Int32Array(CELLS * CELLS)
  for (let a = 0; a < CELLS; a++) {
    for (let b = 0; b < CELLS; b++) {
      const [from, to] = [hexOf(a), hexOf(b)]
      const far = apart[a * CELLS + b] as number
      const [dq, dr] = [to.q - from.q, to.r - from.r]
      if (far < 2 || (dq !== 0 && dr !== 0 && dq + dr !== 0)) continue
      inLine[a * CELLS + b] = 1
      for (let cell = 0; cell < CELLS; cell++) {
        const { q, r } = hexOf(cell)
        const between =
          (apart[a * CELLS + cell] as number) + (apart[cell * CELLS + b] as number) === far &&
          cell !== a &&
          cell !== b &&
          (q - from.q) * dr === (r - from.r) * dq
        if (!between) continue
        betweenLo[a * CELLS + b] = (betweenLo[a * CELLS + b] as number) | (bitLo[cell] as number)
        betweenHi[a * CELLS + b] = (betweenHi[a * CELLS + b] as number) | (bitHi[cell] as number)
      }
    }
  }

  function sees(a: number, b: number): boolean {
    const i = a * CELLS + b
    if (inLine[i] === 0) return false
    return (((betweenLo[i] as number) & now[OCC_LO]) | ((betweenHi[i] as number) & now[OCC_HI])) === 0
  }

  const AIMERS =
    (1 << pieceOf('claw-launcher')) | (1 << pieceOf('manipulator')) | (1 << pieceOf('illusionist'))
  const ABLE =
    AIMERS |
    (1 << pieceOf('acrobat')) |
    (1 << pieceOf('rider')) |
    (1 << pieceOf('bruiser')) |
    (1 << pieceOf('royal-guard')) |
    (1 << pieceOf('wanderer')) |
    (1 << pieceOf('brewmaster'))

  /** More than a side ever has at once. */
  const MOST = 96
  /** The features that hold for one side, where they were asked for, and how many. */
  const held: Int16Array = new Int16Array(MOST)
  let count = 0

  const weightOf = Float64Array.from({ length: FEATURES }, (_, i) => featureWeights[i] ?? 0)

  /** What a feature weighs, in log-odds. */
  function weightOfFeature(feature: number): number {
    return weightOf[feature] as number
  }

  /** The weight of a feature that holds; `noting` writes it down as well. */
  function holds(feature: number, noting: boolean): number {
    if (noting) held[count++] = feature
    return weightOf[feature] as number
  }

  /** Writes the features of one side into `held`; returns how many. */
  function notice(side: number): number {
    count = 0
    sumOf(side, true)
    return count
  }

  /** The weights of all that holds for one side. */
  function sumOf(mine: number, noting: boolean): number {
    const foe = 1 - mine
    const own = at[mine] as number
    const enemy = at[foe] as number
    const jailer = side[JAILER] === foe ? (at[JAILER] as number) : -1
    const covered = side[PROTECTOR] === foe && areBeside(at[PROTECTOR] as number, enemy)
    let sum = 0
    let crowd = 0
    let court = 0
    let jailed = 0
    for (let rest = (team[mine] as number) & ~3; rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest)
      const cell = at[piece] as number
      const hunt = apart[cell * CELLS + enemy] as number
      const guard = apart[cell * CELLS + own] as number
      const row = rowOf[piece] as number
      sum += holds(HUNT + row + hunt, noting) + holds(GUARD + row + guard, noting)
      const bit = 1 << piece
      if (hunt <= 2 && (bit & CUBS) === 0) crowd++
      if (guard <= 2) court++
      if (jailer >= 0 && (bit & ABLE) !== 0 && areBeside(jailer, cell)) jailed++
      else if ((bit & AIMERS) !== 0 && !covered && sees(cell, enemy)) sum += holds(AIMED + piece, noting)
    }
    sum += holds(HUNT + (apart[own * CELLS + (startCells[mine] as number)] as number), noting)
    sum += holds(AIR + airOf(own), noting) + holds(PRESSED + pressure(mine), noting)
    sum += holds(EDGE + (roomOf[own] as number), noting)
    sum += holds(CROWD + Math.min(crowd, MANY), noting) + holds(COURT + Math.min(court, MANY), noting)
    if (jailed > 0) sum += holds(JAILED + jailed, noting)
    if (side[PROTECTOR] === mine && areBeside(at[PROTECTOR] as number, own)) sum += holds(COVERED, noting)
    if (side[ARCHER] === mine && isShot(at[ARCHER] as number, enemy)) sum += holds(SHOT, noting)
    return sum
  }

  function isShot(archer: number, leader: number): boolean {
    return (
      (((twoAwayLo[leader] as number) & (bitLo[archer] as number)) |
        ((twoAwayHi[leader] as number) & (bitHi[archer] as number))) !==
      0
    )
  }

  return {
    FARTHEST,
    HUNT,
    GUARD,
    AIR,
    PRESSED,
    EDGE,
    CROWD,
    COURT,
    JAILED,
    COVERED,
    AIMED,
    SHOT,
    TEMPO,
    FEATURES,
    pieceIn,
    apart,
    held,
    notice,
    sumOf,
    weightOfFeature,
  }
}

export type Features = ReturnType<typeof createFeatures>
