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

/** So many puzzles that were tried of late. */
const RECENT = 50
const recent = new Map<string, Puzzle>()

/**
 * A message brings a copy of the puzzle, while a judge knows what it has counted by the puzzle itself: of one that was
 * tried of late it is given the same again. Counting may take seconds, and whoever likes sends wrong answers.
 */
function known(copy: Puzzle): Puzzle {
  const key = JSON.stringify(copy)
  const puzzle = recent.get(key) ?? copy
  recent.delete(key)
  recent.set(key, puzzle)
  for (const [oldest] of recent) if (recent.size > RECENT) recent.delete(oldest)
  return puzzle
}

export async function judgeTry({ puzzle, answer }: TryToJudge): Promise<JudgedAnswer> {
  const judges = await puzzleGames.find(({ id }) => id === puzzle.game)?.judge()
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const verdict = judges?.judge(known(puzzle), answer)
    return verdict ? { verdict, took: took() } : { why: noAnswer, took: took() }
  } catch (error) {
    // A file or an answer may say anything; what a judge trips over is none.
    const why = error instanceof Refusal ? { en: error.message, fr: error.fr } : noAnswer
    return { why, took: took() }
  }
}
