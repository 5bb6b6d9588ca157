// An optimistic look ahead for the solver: who could still come near the enemy Leader in one action each? Where too
// few can, no order of actions wins. It may say "perhaps" too often, never "hopeless" wrongly.

import { CELLS, distance } from './board.ts'
import { ARCHER, ASSASSIN, CUB, NEMESIS, PIECES, type Piece, pieceOf, VIZIER } from './characters.ts'
import { airOf, areBeside, at, pressure, side } from './core.ts'
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
export function isOutOfReach(foe: Side, bits: number, left: number): boolean {
  if ((bits & AT_A_DISTANCE) !== 0) return false
  const leader = at[foe] as number
  const helped = (bits & (1 << BREWMASTER)) !== 0 ? 1 : 0
  let attackers = helped
  let fillers = helped
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const piece = 31 - Math.clz32(rest & -rest)
    const away = (apart[leader * CELLS + (at[piece] as number)] as number) - helped
    if (piece === BRUISER && away <= 1) return false
    const reach = rangeNow(piece)
    if (away <= 1 + reach) {
      fillers++
      if (piece === ASSASSIN) return false
      if (piece !== CUB && piece !== ARCHER && !areBeside(at[piece] as number, leader)) attackers++
    } else if (piece === BRUISER && away <= 3) fillers++
    if (piece === ARCHER && away <= 3) attackers++
  }
  // With the Brewmaster's help somebody who has acted can come near too: counted above as one more of each.
  if (helped === 1 && side[ASSASSIN] === 1 - foe) return false
  // An enemy Nemesis may be made to wall in her own Leader.
  if (side[NEMESIS] === foe) fillers += 2
  if (pressure(foe) + Math.min(left, attackers) >= 2) return false
  return Math.min(side[NEMESIS] === foe ? left + 2 : left, fillers) < airOf(leader)
}

function rangeNow(piece: Piece): number {
  return piece < 2 && side[VIZIER] === piece ? 2 : (range[piece] as number)
}
