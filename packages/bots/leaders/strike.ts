// The last action of a winning turn, found by sets of cells: only what could win is made and looked at.

import type { Piece, Side } from '@undercrown/leaders'
import { type ActionCode, actionCodeOf, toOf } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import type { Legality } from './legality.ts'
import type { MoveGenerator } from './move-generator.ts'
import type { SearchPosition } from './position.ts'

export function createStrike(position: SearchPosition, generator: MoveGenerator, legality: Legality) {
  const {
    ARCHER,
    ASSASSIN,
    CUBS,
    NEMESIS,
    besideHi,
    besideLo,
    bitHi,
    bitLo,
    HALF,
    NONE,
    twoAwayHi,
    twoAwayLo,
  } = bitboard
  const {
    areBeside,
    at,
    countBits,
    isLeaderLost,
    MOVER,
    make,
    now,
    OCC_HI,
    OCC_LO,
    pressure,
    side,
    unmake,
    walkTo,
  } = position
  const { SENDERS, codes, goesHi, goesLo, pursue, reachOthers } = generator
  const { isBarred, isProvoking } = legality
  /** Those who might win at once where nobody else helps. */
  const ALONE = SENDERS | (1 << ASSASSIN)
  /** Positions made here so far. */
  let made = 0

  function strikesMade(): number {
    return made
  }

  /** An action of one of these pieces that wins at once, or 0; `start` is free room in `codes`. */
  function strike(bits: number, start: number): ActionCode {
    const me = now[MOVER] as Side
    const foe = 1 - me
    const leader = at[foe] as number
    const nearLo = besideLo[leader] as number
    const nearHi = besideHi[leader] as number
    const airLo = nearLo & ~now[OCC_LO]
    const airHi = nearHi & ~now[OCC_HI]
    const air = countBits(airLo) + countBits(airHi)
    const pressed = pressure(foe)
    // Whoever moves the own Leader wakes an enemy Nemesis, and she may have to fill a cell as well.
    const wakes = air <= 2 && side[NEMESIS] === foe
    // With nobody near and room around it, only a few can take a Leader in one action.
    const able = pressed === 0 && air > 1 && !wakes ? bits & ALONE : bits
    for (let rest = able; rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest)
      const from = at[piece] as number
      let lo = 0
      let hi = 0
      if (piece === ASSASSIN) {
        lo = nearLo
        hi = nearHi
      } else if (piece === ARCHER) {
        if (pressed === 1) {
          lo = twoAwayLo[leader] as number
          hi = twoAwayHi[leader] as number
        }
      } else if (pressed === 1 && ((CUBS >> piece) & 1) === 0 && !areBeside(leader, from)) {
        lo = nearLo
        hi = nearHi
      }
      if (air === 1) {
        lo |= airLo
        hi |= airHi
      }
      if (piece === me && wakes) {
        lo = -1
        hi = -1
      }
      if ((lo | hi) !== 0) {
        lo &= goesLo(piece)
        hi &= goesHi()
        for (; lo !== 0; lo &= lo - 1) {
          const code = soloCode(piece, from, 31 - Math.clz32(lo & -lo))
          if (isWinning(code, start)) return code
        }
        for (; hi !== 0; hi &= hi - 1) {
          const code = soloCode(piece, from, 31 + HALF - Math.clz32(hi & -hi))
          if (isWinning(code, start)) return code
        }
      }
      if (((1 << piece) & SENDERS) === 0) continue
      const end = reachOthers(piece, start)
      for (let i = start; i < end; i++) {
        const code = codes[i] as ActionCode
        if (isPromising(code, me, leader, pressed, air, wakes) && isWinning(code, end)) return code
      }
    }
    return 0
  }

  function soloCode(piece: Piece, from: number, to: number): ActionCode {
    return actionCodeOf(piece, from, to, NONE, 0, piece > 1 && !areBeside(from, to))
  }

  /** Whether an action that moves somebody else could win: false only where it cannot. */
  function isPromising(
    code: ActionCode,
    me: Side,
    leader: number,
    pressed: number,
    air: number,
    wakes: boolean,
  ): boolean {
    const other = (code >> 17) & 31
    if (other === 1 - me || (other === me && wakes)) return true
    const actor = code & 31
    const to = (code >> 11) & 63
    const there = (code >> 22) & 63
    let sum = pressed
    let filled = 0
    if (to !== ((code >> 5) & 63)) {
      if (areBeside(leader, to)) filled++
      sum += countOf(actor, to, leader)
    }
    if (areBeside(leader, there)) filled++
    if (side[other] === me) sum += countOf(other, there, leader)
    return sum >= 2 || filled >= air
  }

  /** What a piece counts for on that cell. */
  function countOf(piece: Piece, cell: number, leader: number): number {
    if (piece === ARCHER) {
      const seen =
        ((twoAwayLo[leader] as number) & (bitLo[cell] as number)) |
        ((twoAwayHi[leader] as number) & (bitHi[cell] as number))
      return seen !== 0 ? 1 : 0
    }
    if (((CUBS >> piece) & 1) !== 0 || !areBeside(leader, cell)) return 0
    return piece === ASSASSIN ? 2 : 1
  }

  /** Whether an action wins at once, a Nemesis walking as she likes if it stirs her. */
  function isWinning(code: ActionCode, start: number): boolean {
    const me = now[MOVER] as Side
    made++
    make(code)
    let won = false
    if (!isBarred(code, start)) {
      won = isLeaderLost(1 - me)
      if (!won && isProvoking(code)) won = isWonByWalk(start, pursue(start), me)
    }
    unmake(code)
    return won
  }

  function isWonByWalk(start: number, end: number, me: Side): boolean {
    const owner = side[NEMESIS] as Side
    if (end === start) return false
    const back = at[NEMESIS] as number
    for (let i = start; i < end; i++) {
      walkTo(NEMESIS, toOf(codes[i] as ActionCode))
      const won = isLeaderLost(owner) ? owner !== me : owner === me && isLeaderLost(1 - me)
      walkTo(NEMESIS, back)
      if (won === (owner === me)) return won
    }
    return owner !== me
  }

  return { strikesMade, strike }
}
