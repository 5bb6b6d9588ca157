// Bots of the house: asked here, thinking in threads of their own.

import { type Coming, type Level, longestThought, type Question, steadyPace } from '@undercrown/bots'
import type { Puzzle } from '@undercrown/puzzles'
import { Piscina } from 'piscina'
import type { JudgedAnswer, TryToJudge } from './judging.ts'
import type { Thought } from './thoughts.ts'
import { openTurns } from './turns.ts'

/** Resolves with the number of the option, when it is time to answer; `host` has the table, `watched` tells if anybody looks. */
export type Think = (
  question: Question,
  host: string,
  table: string,
  watched: () => boolean,
) => Promise<number>

/** However many wait, nobody thinks for less than so many milliseconds. */
const LEAST_THOUGHT = 50

/** As long as judging or getting ready may take at most, about: neither comes before every thought. */
const LONG = 1_000

/** Judges a try at a puzzle, in the same threads: who tries much waits longer. */
export type JudgeTry = (puzzle: Puzzle, answer: readonly string[], whose: string) => Promise<JudgedAnswer>

export interface Thinking {
  readonly judge: JudgeTry
  readonly think: Think
  /** Bots will be asked soon at such a table, which `host` has. */
  prepare(table: Coming, host: string): Promise<void>
  close(): Promise<void>
}

export function openThinking(
  thinker: URL,
  threads: number,
  pause: number,
  onThought: (level: Level, ms: number, answered: number) => void,
): Thinking {
  const wait = steadyPace(pause)
  const turns = openTurns(threads)
  const pool = new Piscina({
    filename: thinker.href,
    name: 'think',
    // None where nobody plays with bots; what was made ready outlasts people who think.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 600_000,
  })
  return {
    async think(question, host, table, watched) {
      const began = performance.now()
      const longest = longestThought(question.level)
      const { pick, took } = await turns.take(
        host,
        (share): Promise<Thought> => {
          const most = Math.max(Math.min(LEAST_THOUGHT, longest), longest * share)
          return pool.run({ question, most }, { name: 'think' })
        },
        { table, most: longest, watched },
      )
      onThought(question.level, took, performance.now() - began)
      // The pace goes by the thinking alone: how busy the threads are is no secret, and passes.
      const rest = took + wait(question, took) - (performance.now() - began)
      if (rest > 0) await new Promise((done) => setTimeout(done, rest).unref())
      return pick
    },
    judge: (puzzle, answer, whose) =>
      turns.take(
        whose,
        (): Promise<JudgedAnswer> => {
          const asked: TryToJudge = { puzzle, answer }
          return pool.run(asked, { name: 'judgeTry' })
        },
        { most: LONG },
      ),
    /** There is no telling which thread will be asked first. */
    async prepare(table, host) {
      const getReady = () =>
        turns.take(
          host,
          (): Promise<{ took: number }> => pool.run(table, { name: 'prepare' }),
          // Nobody waits for it yet, and tables of ever other kinds are easily opened.
          { most: LONG, watched: () => false },
        )
      await Promise.all(Array.from({ length: threads }, getReady))
    },
    close: () => pool.destroy(),
  }
}
