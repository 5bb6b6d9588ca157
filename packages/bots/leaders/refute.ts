// Wins of the other side that are known from positions nearby: does one of them still work here?

import { NEMESIS } from '@undercrown/leaders'
import {
  able,
  actorOf,
  type Code,
  codes,
  END_STEP,
  isBarred,
  isLeaderLost,
  isProvoking,
  isRecruitStep,
  MOVER,
  make,
  now,
  reach,
  type Step,
  unmake,
} from '@undercrown/leaders/search-core'

/** Room in `codes` behind that of any search that is going on. */
export const BEHIND = 1 << 13

/** Only lines of plain actions are tried again. */
export function isRepeatable(line: readonly Step[]): boolean {
  return line.every((step) => step !== END_STEP && !isRecruitStep(step) && actorOf(step) !== NEMESIS)
}

/** Whether these actions, by the side to move, are still legal one after the other and win. */
export function stillWins(line: readonly Code[]): boolean {
  const me = now[MOVER] as number
  let made = 0
  let won = false
  for (const code of line) {
    if (!isOffered(code)) break
    make(code)
    made++
    if (isBarred(code, BEHIND)) break
    if (isLeaderLost(1 - me)) {
      won = true
      break
    }
    if (isProvoking(code)) break
  }
  while (made > 0) unmake(line[--made] as Code)
  return won
}

/** Whether the rules offer the action to the side to move. */
export function isOffered(code: Code): boolean {
  const piece = actorOf(code)
  if ((able() & (1 << piece)) === 0) return false
  const end = reach(piece, BEHIND)
  for (let i = BEHIND; i < end; i++) if (codes[i] === code) return true
  return false
}
