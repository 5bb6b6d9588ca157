// An optimistic look ahead for the solver: who could still come near the enemy Leader? Where too few can, no order of
// actions wins, and nobody need go where that leaves too few. It may say "perhaps" too often, never "hopeless" wrongly.

import { distance, hexOf, type Piece, pieceOf, type Side } from '@undercrown/leaders'
import { bitboard } from './bitboard.ts'
import type { SearchPosition } from './position.ts'

export function createBound(position: SearchPosition) {
  const {
    CELLS,
    ARCHER,
    ASSASSIN,
    BITS,
    CUBS,
    NEMESIS,
    PROTECTOR,
    VIZIER,
    BRUISER,
    ROYAL_GUARD,
    ILLUSIONIST,
    CLAW_LAUNCHER,
    MANIPULATOR,
    besideLo,
    besideHi,
    twoAwayLo,
    twoAwayHi,
    bitLo,
    bitHi,
  } = bitboard
  const { airOf, areBeside, at, countBits, pressure, side } = position
  const FAR = 99

  /** What `gauge` found: first whether there is no telling. */
  let isOpen = false
  /** Who might come to count by an action of their own, and who might fill a cell, as bits. */
  let attackers = 0
  let fillers = 0
  /** How many more might count or fill a cell because somebody moves them. */
  let helpers = 0
  let hands = 0
  /** What a swap, and an enemy Nemesis, might do on top of one for each action. */
  let twice = 0
  let woken = 0
  /** The cells that `findIdle` found, in two halves. */
  const idle = new Int32Array(2)

  const BREW = 1 << pieceOf('brewmaster')
  const SWAP = 1 << ILLUSIONIST
  const HOOK = 1 << CLAW_LAUNCHER
  const SHOVE = 1 << MANIPULATOR
  /** Whose going away changes what the others can do, or where they need look. */
  const SPECIAL = BREW | SWAP | HOOK | SHOVE | (1 << BRUISER) | (1 << ASSASSIN)

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
  const range = Int8Array.from({ length: BITS }, (_, piece) => rangeOf(piece))

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
  function canMoveLeader(foe: Side, leader: number, bits: number, isLast: boolean): boolean {
    // Whoever its Protector shields stays shielded: the Protector cannot be moved either.
    if (side[PROTECTOR] === foe && areBeside(at[PROTECTOR] as number, leader)) return false
    const friends = isLast ? 0 : bits & (BREW | SWAP | HOOK)
    for (let rest = bits & (SWAP | HOOK | SHOVE); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      if ((friends & ~bit) !== 0) return true
      if (inLine[leader * CELLS + (at[31 - Math.clz32(bit)] as number)] === 1) return true
    }
    if ((bits & (1 << BRUISER)) === 0) return false
    const away = apart[leader * CELLS + (at[BRUISER] as number)] as number
    return away <= ((friends & BREW) !== 0 ? 2 : 1) || (friends & (SWAP | HOOK)) !== 0
  }

  /** Looks who of these might come to count against that Leader or to fill a cell beside it, in one action or several. */
  function gauge(foe: Side, bits: number, isLast: boolean): void {
    gaugeAfter(foe, bits, isLast, 0)
  }

  /** The same when others, as bits, have gone somewhere by themselves before. */
  function gaugeAfter(foe: Side, bits: number, isLast: boolean, gone: number): void {
    const leader = at[foe] as number
    const row = leader * CELLS
    isOpen = true
    if (!isLast && (bits & (SWAP | HOOK)) === (SWAP | HOOK)) return
    if (canMoveLeader(foe, leader, bits, isLast)) return
    const brew = (bits & BREW) !== 0 ? 1 : 0
    // Somebody may be carried next to the Claw Launcher, or to where the Illusionist stands, and go on from there.
    let carried = FAR
    if ((bits & HOOK) !== 0) carried = (apart[row + (at[CLAW_LAUNCHER] as number)] as number) - 1
    if ((bits & SWAP) !== 0) carried = Math.min(carried, apart[row + (at[ILLUSIONIST] as number)] as number)
    if (!isLast) carried -= brew
    if (side[ASSASSIN] === 1 - foe) {
      const able = (bits & (1 << ASSASSIN)) !== 0 ? 1 : 0
      const away = (gone & (1 << ASSASSIN)) !== 0 ? 0 : (apart[row + (at[ASSASSIN] as number)] as number)
      const most = 1 + (isLast ? Math.max(brew, able) : brew + able)
      if (brew + able > 0 && away <= most) return
      if (carried <= (isLast ? 1 : 1 + able)) return
    }
    isOpen = false
    // Those who are carried need not have an action left.
    const lifted = carried <= 2 ? 1 : 0
    // A swap can bring two to count at once.
    twice = (bits & SWAP) !== 0 ? 1 : 0
    helpers = brew + lifted + twice
    hands = brew + lifted + ((bits & SHOVE) !== 0 ? 1 : 0)
    const moved = bits | gone
    // An enemy Nemesis may be made to wall in her own Leader, by whoever moves the other one.
    woken = side[NEMESIS] === foe && (moved & ((1 << (1 - foe)) | BREW | SWAP | HOOK)) !== 0 ? 1 : 0
    attackers = 0
    fillers = 0
    const helped = isLast ? 0 : brew
    if (isLast) carried = FAR
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const piece = 31 - Math.clz32(bit)
      const here = apart[row + (at[piece] as number)] as number
      const isCarrier = (bit & (HOOK | SWAP)) !== 0
      const away = isCarrier ? here - helped : Math.min(here - helped, carried)
      const near =
        away <= 1 + rangeNow(piece) || (piece === ROYAL_GUARD && canRally(row, 1 - foe, moved, helped))
      if (near) {
        fillers |= bit
        if ((bit & CUBS) === 0 && piece !== ARCHER && here > 1) attackers |= bit
      } else if (piece === BRUISER && away <= 3) fillers |= bit
      if (piece === ARCHER && away <= 3) attackers |= bit
    }
  }

  /** What those of them can add to the pressure in so many actions, and how many cells they can fill. */
  function pressIn(left: number, bits: number): number {
    return Math.min(left + twice, helpers + countBits(attackers & bits))
  }

  function fillIn(left: number, bits: number): number {
    return Math.min(left, hands + countBits(fillers & bits)) + woken
  }

  /** Whether those looked at last cannot lose this Leader in so many actions, even with recruits of so much use. */
  function isOutOfReach(foe: Side, left: number, counting: number, filling: number): boolean {
    if (isOpen || pressure(foe) + pressIn(left, -1) + counting >= 2) return false
    return fillIn(left, -1) + filling < airOf(at[foe] as number)
  }

  /** Finds the cells to which one of those looked at last had better not go by itself: the rest cannot win from there. */
  function findIdle(piece: Piece, foe: Side, bits: number, left: number): void {
    const isLast = left === 1
    idle[0] = 0
    idle[1] = 0
    const bit = 1 << piece
    const isSpecial = (bit & SPECIAL) !== 0
    if (isSpecial) gaugeAfter(foe, bits & ~bit, isLast, bit)
    const isHopeless = !isOpen
    const press = pressIn(left, ~bit)
    const fill = fillIn(left, ~bit)
    if (isSpecial) gauge(foe, bits, isLast)
    if (!isHopeless) return
    const leader = at[foe] as number
    const from = at[piece] as number
    const nearLo = besideLo[leader] as number
    const nearHi = besideHi[leader] as number
    const isArcher = piece === ARCHER
    const zoneLo = isArcher ? (twoAwayLo[leader] as number) : nearLo
    const zoneHi = isArcher ? (twoAwayHi[leader] as number) : nearHi
    const worth = (bit & CUBS) !== 0 ? 0 : piece === ASSASSIN ? 2 : 1
    const counted =
      ((zoneLo & (bitLo[from] as number)) | (zoneHi & (bitHi[from] as number))) !== 0 ? worth : 0
    const pressed = pressure(foe)
    const sum = pressed - counted + press
    const air = airOf(leader) + (areBeside(leader, from) ? 1 : 0)
    if (pressed >= 2 || sum >= 2 || fill >= air) return
    let outLo = 0
    let outHi = 0
    if (sum + worth >= 2) {
      outLo |= zoneLo
      outHi |= zoneHi
    }
    if (fill >= air - 1) {
      outLo |= nearLo
      outHi |= nearHi
    }
    idle[0] = ~outLo
    idle[1] = ~outHi
  }

  /** Whether the Royal Guard, called to its Leader, might get beside the enemy's. */
  function canRally(row: number, mine: Side, bits: number, helped: number): boolean {
    if ((bits & (SWAP | HOOK)) !== 0) return true
    const steps = (bits & (1 << mine)) !== 0 ? rangeNow(mine) : 0
    return (apart[row + (at[mine] as number)] as number) - helped - steps <= 3
  }

  return { gauge, idle, findIdle, isOutOfReach }
}
