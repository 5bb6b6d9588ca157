// What a thread does about puzzles: judges a try by the game's own judge.

import { type EachLanguage, Refusal } from '@undercrown/engine'
import type { Puzzle, Verdict } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'

export interface TryToJudge {
  readonly puzzle: Puzzle
  readonly answer: readonly string[]
}

export interface JudgedAnswer {
  readonly verdict?: Verdict
  /** Why it is no answer at all. */
  readonly why?: EachLanguage
  /** How long it took, in milliseconds. */
  readonly took: number
}

const noAnswer: EachLanguage = {
  en: 'this cannot be played at that puzzle',
  fr: 'cela ne se joue pas dans cette énigme',
}

export async function judgeTry({ puzzle, answer }: TryToJudge): Promise<JudgedAnswer> {
  const judges = await puzzleGames.find(({ id }) => id === puzzle.game)?.judge()
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const verdict = judges?.judge(puzzle, answer)
    return verdict ? { verdict, took: took() } : { why: noAnswer, took: took() }
  } catch (error) {
    // A file or an answer may say anything; what a judge trips over is none.
    const why = error instanceof Refusal ? { en: error.message, fr: error.fr } : noAnswer
    return { why, took: took() }
  }
}
