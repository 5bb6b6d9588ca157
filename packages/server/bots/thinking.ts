// Bots of the house: asked here, thinking in threads of their own.

import { Piscina } from 'piscina'
import type { Question } from './thinker.ts'

export type Think = (question: Question) => Promise<number>

export interface Thinking {
  readonly think: Think
  close(): Promise<void>
}

export function openThinking(thinker: URL, threads: number): Thinking {
  const pool = new Piscina({
    filename: thinker.href,
    name: 'think',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return {
    think: (question) => pool.run(question, { name: 'think' }),
    close: () => pool.destroy(),
  }
}
