// Every way to play the turn of the loaded position to its end, as lines of steps, one for each state that it can
// come to: who stands where, and who has acted.

import { NEMESIS, type Side } from '@undercrown/leaders'
import { type ActionCode, toOf } from './action-code.ts'
import type { SearchCore } from './core.ts'
import type { TurnStep } from './step.ts'

/** Asked of a step in the position before it. */
export type Allows = (step: TurnStep) => boolean

/**
 * The shortest first; null where there are more than `most`. Nobody recruits, no line wins at once, and the other
 * side's Nemesis is not on the board.
 */
export function turnLines(
  { position, generator, legality }: SearchCore,
  most: number,
  allows?: Allows,
): readonly (readonly TurnStep[])[] | null {
  const { at, isLeaderLost, MOVER, make, now, placeHi, side, turnKey, unmake, walkTo } = position
  const { able, codes, pursue, reach } = generator
  const { isBarred, isProvoking } = legality
  const me = now[MOVER] as Side
  const lines: TurnStep[][] = []
  const seen = new Set<number>()
  const path: TurnStep[] = []
  const visit = (start: number): void => {
    const key = placeHi() * 2 ** 21 + (turnKey() & 0x1fffff)
    if (seen.has(key) || lines.length > most) return
    seen.add(key)
    lines.push([...path])
    for (let rest = able(); rest !== 0; rest &= rest - 1) {
      const end = reach(31 - Math.clz32(rest & -rest), start)
      for (let i = start; i < end; i++) {
        const code = codes[i] as ActionCode
        if (allows && !allows(code)) continue
        make(code)
        path.push(code)
        if (!isBarred(code, end)) follow(code, end)
        path.pop()
        unmake(code)
      }
    }
  }
  const follow = (code: ActionCode, start: number): void => {
    const end = isProvoking(code) ? pursue(start) : start
    if (end === start) visit(start)
    const back = at[NEMESIS] as number
    for (let i = start; i < end; i++) {
      const walk = codes[i] as ActionCode
      if (allows && side[NEMESIS] === me && !allows(walk)) continue
      walkTo(NEMESIS, toOf(walk))
      path.push(walk)
      if (!isLeaderLost(me)) visit(end)
      path.pop()
      walkTo(NEMESIS, back)
    }
  }
  visit(0)
  return lines.length > most ? null : lines.sort((a, b) => a.length - b.length)
}
