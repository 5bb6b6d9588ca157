// The steps that a search inside one turn is made of: which actions stand, what they provoke, and a count of all.

import type { Side } from '@undercrown/leaders'
import { type ActionCode, toOf } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import type { MoveGenerator } from './move-generator.ts'
import type { SearchPosition } from './position.ts'

export function createLegality(position: SearchPosition, generator: MoveGenerator) {
  const { NEMESIS, NONE } = bitboard
  const { areBeside, at, isLeaderLost, MOVER, make, now, side, unmake, walkTo } = position
  const { able, codes, pursue, reach } = generator
  /** Whether the mover's own Leader forbids the action that was just made; `end` is free room in `codes`. */
  function isBarred(code: ActionCode, end: number): boolean {
    const me = now[MOVER]
    const other = (code >> 17) & 31
    if (other === NONE && (code & 31) !== me && !areBeside(at[me] as number, (code >> 11) & 63)) return false
    if (isLeaderLost(me)) return true
    if (other !== 1 - me || side[NEMESIS] !== me || isLeaderLost(other)) return false
    return isDoomed(end)
  }

  /** Whether the mover's own Nemesis could go nowhere without dooming the own Leader. */
  function isDoomed(end: number): boolean {
    if (pursue(end) === end) return false
    const back = at[NEMESIS] as number
    walkTo(NEMESIS, toOf(codes[end] as ActionCode))
    const lost = isLeaderLost(now[MOVER] as Side)
    walkTo(NEMESIS, back)
    return lost
  }

  /** Whether the action moved the Leader whom the Nemesis is after. */
  function isProvoking(code: ActionCode): boolean {
    const owner = side[NEMESIS] as number
    if (owner < 0) return false
    return (code & 31) === 1 - owner || ((code >> 17) & 31) === 1 - owner
  }

  /** Writes every action of the mover, barred ones included. */
  function reachAll(start: number): number {
    let end = start
    for (let rest = able(); rest !== 0; rest &= rest - 1) end = reach(31 - Math.clz32(rest & -rest), end)
    return end
  }

  /** Sequences of so many decisions inside this turn; to end the turn is one, and the last. */
  function countTurn(depth: number, start = 0, isRoot = true): number {
    if (depth === 0) return 1
    const end = reachAll(start)
    let total = 0
    let any = isRoot
    for (let i = start; i < end; i++) {
      const code = codes[i] as ActionCode
      make(code)
      if (!isBarred(code, end)) {
        any = true
        total += countAfter(code, depth - 1, end)
      }
      unmake(code)
    }
    return any && depth === 1 ? total + 1 : total
  }

  function countAfter(code: ActionCode, depth: number, start: number): number {
    if (depth === 0) return 1
    if (isLeaderLost(1 - (now[MOVER] as Side))) return 0
    const end = isProvoking(code) ? pursue(start) : start
    return end > start ? countReplies(depth, start, end) : countTurn(depth, start, false)
  }

  /** Goes through the answers of the Nemesis. */
  function countReplies(depth: number, start: number, end: number): number {
    const back = at[NEMESIS] as number
    const owner = side[NEMESIS] as Side
    let total = 0
    for (let i = start; i < end; i++) {
      walkTo(NEMESIS, toOf(codes[i] as ActionCode))
      const over = isLeaderLost(owner) || isLeaderLost(1 - owner)
      if (depth === 1) total++
      else if (!over) total += countTurn(depth - 1, end, false)
      walkTo(NEMESIS, back)
    }
    return total
  }

  return { isBarred, isProvoking, reachAll, countTurn, countReplies }
}

export type Legality = ReturnType<typeof createLegality>
