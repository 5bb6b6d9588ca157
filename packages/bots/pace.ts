// The steady time in which bots answer.

import { longestThought, type Question } from './question.ts'

/** A thought notices a little late that its time is up. What took longer was the machine, once: it is no pace to keep. */
const LATE = 2

/**
 * How long a bot takes must not tell whether it had a choice. It answers after the pause or, once some question at
 * the same level of the same game took longer, after as long as the longest so far. Returns how long to wait still.
 */
export function steadyPace(
  pause: number,
): (question: Pick<Question, 'game' | 'level'>, took: number) => number {
  const longest = new Map<string, number>()
  return ({ game, level }, took) => {
    if (pause === 0) return 0
    const key = `${game} ${level}`
    const steady = Math.max(
      longest.get(key) ?? pause,
      Math.min(LATE * longestThought(level), Math.ceil(took / 100) * 100),
    )
    longest.set(key, steady)
    return Math.max(0, steady - took)
  }
}
