// Bots of the house: asked here, thinking in threads of their own.

import { Piscina } from 'piscina'
import type { Question } from './thinker.ts'

/** Resolves with the number of the option, when it is time to answer. */
export type Think = (question: Question) => Promise<number>

export interface Thinking {
  readonly think: Think
  close(): Promise<void>
}

/** However long a bot thinks, nobody waits for it longer than this to keep the beat. */
const LONGEST = 5_000

/**
 * How long a bot takes must not tell whether it had a choice. It answers after the pause or, once some question at
 * the same level of the same game took longer, after as long as the longest so far.
 */
export function beat(pause: number): (question: Pick<Question, 'game' | 'level'>, took: number) => number {
  const longest = new Map<string, number>()
  return ({ game, level }, took) => {
    if (pause === 0) return 0
    const key = `${game} ${level}`
    const steady = Math.max(longest.get(key) ?? pause, Math.min(LONGEST, Math.ceil(took / 100) * 100))
    longest.set(key, steady)
    return Math.max(0, steady - took)
  }
}

export function openThinking(
  thinker: URL,
  threads: number,
  pause: number,
  onThought: (ms: number) => void,
): Thinking {
  const wait = beat(pause)
  const pool = new Piscina({
    filename: thinker.href,
    name: 'think',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return {
    async think(question) {
      const began = performance.now()
      const pick = await pool.run(question, { name: 'think' })
      const took = performance.now() - began
      onThought(took)
      await new Promise((done) => setTimeout(done, wait(question, took)).unref())
      return pick
    },
    close: () => pool.destroy(),
  }
}
