// Wins of the other side that are known from positions nearby: does one of them still work here?

import { NEMESIS } from '@undercrown/leaders'
import { type ActionCode, actorOf } from './action-code.ts'
import type { SearchCore } from './core.ts'
import { END_STEP, isRecruitStep, type TurnStep } from './step.ts'

/** Room in `codes` behind that of any search that is going on. */
export const BEHIND = 1 << 13

/** Only lines of plain actions are tried again. */
export function isRepeatable(line: readonly TurnStep[]): boolean {
  return line.every((step) => step !== END_STEP && !isRecruitStep(step) && actorOf(step) !== NEMESIS)
}

export function createRefutation({ position, generator, legality }: SearchCore) {
  const { isLeaderLost, MOVER, make, now, unmake } = position
  const { able, codes, reach } = generator
  const { isBarred, isProvoking } = legality

  /** Whether these actions, by the side to move, are still legal one after the other and win. */
  function stillWins(line: readonly ActionCode[]): boolean {
    return replay(line) === 'wins'
  }

  /** Whether they are still legal one after the other, and the turn goes on. */
  function stillStands(line: readonly ActionCode[]): boolean {
    return replay(line) === 'stands'
  }

  function replay(line: readonly ActionCode[]): 'wins' | 'stands' | undefined {
    const me = now[MOVER]
    let made = 0
    let comesTo: ReturnType<typeof outcomeOf> = 'stands'
    while (comesTo === 'stands' && made < line.length) {
      const code = line[made] as ActionCode
      if (isOffered(code)) {
        make(code)
        made++
        comesTo = outcomeOf(code, me)
      } else comesTo = undefined
    }
    while (made > 0) unmake(line[--made] as ActionCode)
    return comesTo
  }

  /** Of the action that `me` has just made; where it would rouse a Nemesis, there is no telling. */
  function outcomeOf(code: ActionCode, me: number): 'wins' | 'stands' | undefined {
    if (isBarred(code, BEHIND)) return undefined
    if (isLeaderLost(1 - me)) return 'wins'
    return isProvoking(code) ? undefined : 'stands'
  }

  /** Whether the rules offer the action to the side to move. */
  function isOffered(code: ActionCode): boolean {
    const piece = actorOf(code)
    if ((able() & (1 << piece)) === 0) return false
    const end = reach(piece, BEHIND)
    for (let i = BEHIND; i < end; i++) if (codes[i] === code) return true
    return false
  }

  return { stillWins, stillStands, isOffered }
}
