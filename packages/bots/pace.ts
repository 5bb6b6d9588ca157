// The steady time in which bots answer.

import { longestThought, type Question } from './question.ts'

/** A thought notices a little late that its time is up. What took longer was the machine, once: it is no pace to keep. */
const LATE = 2

/** What the pace rose by is forgotten by this part with every answer, whoever gave it and to whatever. */
const FORGOTTEN = 0.3

/**
 * How long a bot takes must not tell whether it had a choice. It answers after the pause or, once some question at
 * the same level of the same game took longer, after as long as that; from answer to answer less so, until it is the
 * pause again. Returns how long to wait still.
 */
export function steadyPace(
  pause: number,
): (question: Pick<Question, 'game' | 'level'>, took: number) => number {
  const paces = new Map<string, number>()
  return ({ game, level }, took) => {
    if (pause === 0) return 0
    const key = `${game} ${level}`
    const before = paces.get(key) ?? pause
    const steady = Math.max(before, Math.min(LATE * longestThought(level), Math.ceil(took / 100) * 100))
    paces.set(key, Math.max(pause, Math.floor(steady - FORGOTTEN * (steady - pause))))
    return Math.max(0, steady - took)
  }
}
