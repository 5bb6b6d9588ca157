// The steps that a search inside one turn is made of: which actions stand, what they provoke, and a count of all.

import { NEMESIS, PIECES } from './characters.ts'
import {
  besideHi,
  besideLo,
  bitHi,
  bitLo,
  type Code,
  type Core,
  isLeaderLost,
  make,
  NONE,
  toOf,
  unmake,
  walkTo,
} from './core.ts'
import { canStillAct, MOST_ACTIONS, pursue, reach } from './reach.ts'
import type { Side } from './state.ts'

/** Lists of codes, one below the other; each depth writes behind the one above. */
export const codes: Int32Array<ArrayBuffer> = new Int32Array(MOST_ACTIONS * 4)

/** Whether the mover's own Leader forbids the action that was just made; `end` is free room in `codes`. */
export function isBarred(core: Core, code: Code, end: number): boolean {
  const me = core.mover
  const actor = code & 31
  const other = (code >> 17) & 31
  if (other === NONE && actor !== me) {
    const to = (code >> 11) & 63
    const leader = core.at[me] as number
    const near =
      ((besideLo[leader] as number) & (bitLo[to] as number)) |
      ((besideHi[leader] as number) & (bitHi[to] as number))
    if (near === 0) return false
  }
  if (isLeaderLost(core, me)) return true
  if (other !== 1 - me || core.side[NEMESIS] !== me || isLeaderLost(core, other)) return false
  return isDoomed(core, end)
}

/** Whether the mover's own Nemesis could go nowhere without dooming the own Leader. */
function isDoomed(core: Core, end: number): boolean {
  if (pursue(core, codes, end) === end) return false
  const back = core.at[NEMESIS] as number
  walkTo(core, NEMESIS, toOf(codes[end] as Code))
  const lost = isLeaderLost(core, core.mover)
  walkTo(core, NEMESIS, back)
  return lost
}

/** Whether the action moved the Leader whom the Nemesis is after. */
export function isProvoking(core: Core, code: Code): boolean {
  const owner = core.side[NEMESIS] as number
  if (owner < 0) return false
  return (code & 31) === 1 - owner || ((code >> 17) & 31) === 1 - owner
}

/** Writes every action of the mover, barred ones included. */
export function reachAll(core: Core, start: number): number {
  let end = start
  for (let piece = 0; piece < PIECES; piece++)
    if (canStillAct(core, piece)) end = reach(core, piece, codes, end)
  return end
}

/** Sequences of so many decisions inside this turn; to end the turn is one, and the last. */
export function countTurn(core: Core, depth: number, start = 0, isRoot = true): number {
  if (depth === 0) return 1
  const end = reachAll(core, start)
  let total = 0
  let any = isRoot
  for (let i = start; i < end; i++) {
    const code = codes[i] as Code
    make(core, code)
    if (!isBarred(core, code, end)) {
      any = true
      total += countAfter(core, code, depth - 1, end)
    }
    unmake(core, code)
  }
  return any && depth === 1 ? total + 1 : total
}

function countAfter(core: Core, code: Code, depth: number, start: number): number {
  if (depth === 0) return 1
  if (isLeaderLost(core, 1 - core.mover)) return 0
  const end = isProvoking(core, code) ? pursue(core, codes, start) : start
  return end > start ? countReplies(core, depth, start, end) : countTurn(core, depth, start, false)
}

/** Goes through the answers of the Nemesis. */
export function countReplies(core: Core, depth: number, start: number, end: number): number {
  const back = core.at[NEMESIS] as number
  const owner = core.side[NEMESIS] as Side
  let total = 0
  for (let i = start; i < end; i++) {
    walkTo(core, NEMESIS, toOf(codes[i] as Code))
    const over = isLeaderLost(core, owner) || isLeaderLost(core, 1 - owner)
    if (depth === 1) total++
    else if (!over) total += countTurn(core, depth - 1, end, false)
    walkTo(core, NEMESIS, back)
  }
  return total
}
