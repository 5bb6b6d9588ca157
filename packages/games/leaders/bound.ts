// An optimistic look ahead for the solver: who could still come near the enemy Leader in one action each? Where too
// few can, no order of actions wins. It may say "perhaps" too often, never "hopeless" wrongly.

import { CELLS, distance } from './board.ts'
import { ARCHER, ASSASSIN, CUB, NEMESIS, PIECES, type Piece, pieceOf, VIZIER } from './characters.ts'
import { besideHi, besideLo, type Core, isAdjacent, pressure } from './core.ts'
import type { Side } from './state.ts'

const FAR = 99
const BRUISER = pieceOf('bruiser')
const BREWMASTER = pieceOf('brewmaster')
const ILLUSIONIST = pieceOf('illusionist')
const CLAW_LAUNCHER = pieceOf('claw-launcher')
const MANIPULATOR = pieceOf('manipulator')

/** Those who can move the enemy Leader, or a friend, from afar. */
const AT_A_DISTANCE = (1 << ILLUSIONIST) | (1 << CLAW_LAUNCHER) | (1 << MANIPULATOR)

const apart = Int8Array.from({ length: CELLS * CELLS }, (_, i) => distance(Math.floor(i / CELLS), i % CELLS))

/** How far each piece can get from where it stands in one action of its own. */
const range = Int8Array.from({ length: PIECES }, (_, piece) => rangeOf(piece))

function rangeOf(piece: Piece): number {
  if (piece === pieceOf('acrobat')) return 4
  if (piece === pieceOf('rider')) return 2
  // The Wanderer's ability never leads beside an enemy.
  return piece === pieceOf('royal-guard') ? FAR : 1
}

/** Whether `left` more actions by some of the pieces in `bits` cannot lose this Leader. */
export function isOutOfReach(core: Core, foe: Side, bits: number, left: number): boolean {
  if ((bits & AT_A_DISTANCE) !== 0) return false
  const leader = core.at[foe] as number
  const helped = (bits & (1 << BREWMASTER)) !== 0 ? 1 : 0
  let attackers = helped
  let fillers = helped
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const piece = 31 - Math.clz32(rest & -rest)
    const away = (apart[leader * CELLS + (core.at[piece] as number)] as number) - helped
    if (piece === BRUISER && away <= 1) return false
    const reach = rangeNow(core, piece)
    if (away <= 1 + reach) {
      fillers++
      if (piece === ASSASSIN) return false
      if (piece !== CUB && piece !== ARCHER && !isAdjacent(core, piece, leader)) attackers++
    } else if (piece === BRUISER && away <= 3) fillers++
    if (piece === ARCHER && away <= 3) attackers++
  }
  // With the Brewmaster's help somebody who has acted can come near too: counted above as one more of each.
  if (helped === 1 && core.side[ASSASSIN] === 1 - foe) return false
  // An enemy Nemesis may be made to wall in her own Leader.
  if (core.side[NEMESIS] === foe) fillers += 2
  if (pressure(core, foe) + Math.min(left, attackers) >= 2) return false
  return Math.min(core.side[NEMESIS] === foe ? left + 2 : left, fillers) < airOf(core, leader)
}

/** Whether a last action of this piece could lose the Leader, as far as distances tell. */
export function canStrike(core: Core, foe: Side, piece: Piece, need: number, air: number): boolean {
  if (((1 << piece) & AT_A_DISTANCE) !== 0) return true
  const away = apart[(core.at[foe] as number) * CELLS + (core.at[piece] as number)] as number
  if (piece === BRUISER && away <= 1) return true
  // Whoever moves the own Leader wakes an enemy Nemesis, and she may have to fill a cell as well.
  if (air <= 2 && core.side[NEMESIS] === foe && (piece < 2 || piece === BREWMASTER)) return true
  if (air <= 1 && (away <= 3 || away <= 1 + rangeNow(core, piece))) return true
  if (piece === BREWMASTER)
    return away <= 4 && (need === 1 || (core.side[ASSASSIN] === 1 - foe && need === 2))
  if (piece === ASSASSIN) return away <= 2
  if (need > 1 || piece === CUB) return false
  return away <= (piece === ARCHER ? 3 : 1 + rangeNow(core, piece))
}

function rangeNow(core: Core, piece: Piece): number {
  return piece < 2 && core.side[VIZIER] === piece ? 2 : (range[piece] as number)
}

/** Free cells beside a cell. */
export function airOf(core: Core, cell: number): number {
  return (
    countBits((besideLo[cell] as number) & ~core.occLo) + countBits((besideHi[cell] as number) & ~core.occHi)
  )
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
