// An optimistic look ahead for the solver: who could still come near the enemy Leader? Where too few can, no order of
// actions wins. It may say "perhaps" too often, never "hopeless" wrongly.

import { distance, hexOf } from './board.ts'
import { type Piece, pieceOf } from './characters.ts'
import { core } from './core.ts'
import type { Side } from './state.ts'
import { tables } from './tables.ts'

function openBound() {
  const {
    CELLS,
    ARCHER,
    ASSASSIN,
    CUB,
    NEMESIS,
    PIECES,
    PROTECTOR,
    VIZIER,
    BRUISER,
    ROYAL_GUARD,
    ILLUSIONIST,
    CLAW_LAUNCHER,
    MANIPULATOR,
  } = tables
  const { airOf, areBeside, at, pressure, side } = core
  const FAR = 99

  const BREW = 1 << pieceOf('brewmaster')
  const SWAP = 1 << ILLUSIONIST
  const HOOK = 1 << CLAW_LAUNCHER
  const SHOVE = 1 << MANIPULATOR

  const apart = Int8Array.from({ length: CELLS * CELLS }, (_, i) =>
    distance(Math.floor(i / CELLS), i % CELLS),
  )

  /** Whether two cells are in line and not adjacent, whoever stands between. */
  const inLine = Uint8Array.from({ length: CELLS * CELLS }, (_, i) => {
    const [a, b] = [hexOf(Math.floor(i / CELLS)), hexOf(i % CELLS)]
    const isStraight = a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r
    return isStraight && (apart[i] as number) > 1 ? 1 : 0
  })

  /** How far each piece can get from where it stands in one action of its own. */
  const range = Int8Array.from({ length: PIECES }, (_, piece) => rangeOf(piece))

  function rangeOf(piece: Piece): number {
    if (piece === pieceOf('acrobat')) return 4
    if (piece === pieceOf('rider')) return 2
    // The Wanderer's ability never leads beside an enemy.
    return piece === ILLUSIONIST || piece === CLAW_LAUNCHER ? FAR : 1
  }

  function rangeNow(piece: Piece): number {
    return piece < 2 && side[VIZIER] === piece ? 2 : (range[piece] as number)
  }

  /** Whether one of these pieces might move the Leader on that cell, perhaps after a friend has moved it. */
  function canMoveLeader(foe: Side, leader: number, bits: number): boolean {
    // Whoever its Protector shields stays shielded: the Protector cannot be moved either.
    if (side[PROTECTOR] === foe && areBeside(at[PROTECTOR] as number, leader)) return false
    for (let rest = bits & (SWAP | HOOK | SHOVE); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      if (inLine[leader * CELLS + (at[31 - Math.clz32(bit)] as number)] === 1) return true
      if ((bits & (BREW | SWAP | HOOK) & ~bit) !== 0) return true
    }
    if ((bits & (1 << BRUISER)) === 0) return false
    const away = apart[leader * CELLS + (at[BRUISER] as number)] as number
    return away <= ((bits & BREW) !== 0 ? 2 : 1) || (bits & (SWAP | HOOK)) !== 0
  }

  /** Whether `left` more actions by some of the pieces in `bits`, and recruits of so much use, cannot lose this Leader. */
  function isOutOfReach(foe: Side, bits: number, left: number, counting: number, filling: number): boolean {
    if ((bits & (SWAP | HOOK)) === (SWAP | HOOK)) return false
    const leader = at[foe] as number
    if (canMoveLeader(foe, leader, bits)) return false
    const row = leader * CELLS
    const helped = (bits & BREW) !== 0 ? 1 : 0
    // Somebody may be carried next to the Claw Launcher, or to where the Illusionist stands, and go on from there.
    let carried = FAR
    if ((bits & HOOK) !== 0) carried = (apart[row + (at[CLAW_LAUNCHER] as number)] as number) + 1
    else if ((bits & SWAP) !== 0) carried = apart[row + (at[ILLUSIONIST] as number)] as number
    carried -= helped
    // Those who are carried need not have an action left.
    let attackers = helped
    let fillers = helped + ((bits & SHOVE) !== 0 ? 1 : 0)
    if (carried <= 2) {
      attackers++
      fillers++
    }
    // A swap can bring two to count at once.
    const twice = (bits & SWAP) !== 0 ? 1 : 0
    attackers += twice
    if (side[ASSASSIN] === 1 - foe) {
      const away = (apart[row + (at[ASSASSIN] as number)] as number) - helped
      const able = (bits & (1 << ASSASSIN)) !== 0 ? 1 : 0
      if ((helped === 1 || able === 1) && away <= 1 + able) return false
      if (carried <= 1 + able) return false
    }
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest)
      const here = apart[row + (at[piece] as number)] as number
      const isCarrier = piece === CLAW_LAUNCHER || piece === ILLUSIONIST
      const away = isCarrier ? here - helped : Math.min(here - helped, carried)
      const near =
        away <= 1 + rangeNow(piece) || (piece === ROYAL_GUARD && canRally(row, 1 - foe, bits, helped))
      if (near) {
        fillers++
        if (piece !== CUB && piece !== ARCHER && here > 1) attackers++
      } else if (piece === BRUISER && away <= 3) fillers++
      if (piece === ARCHER && away <= 3) attackers++
    }
    // An enemy Nemesis may be made to wall in her own Leader.
    const woken = side[NEMESIS] === foe ? 2 : 0
    if (pressure(foe) + Math.min(left + twice, attackers) + counting >= 2) return false
    return Math.min(left, fillers) + woken + filling < airOf(leader)
  }

  /** Whether the Royal Guard, called to its Leader, might get beside the enemy's. */
  function canRally(row: number, mine: Side, bits: number, helped: number): boolean {
    if ((bits & (SWAP | HOOK)) !== 0) return true
    const steps = (bits & (1 << mine)) !== 0 ? rangeNow(mine) : 0
    return (apart[row + (at[mine] as number)] as number) - helped - steps <= 3
  }

  return { isOutOfReach }
}

export const bounding = openBound()
export const { isOutOfReach } = bounding
