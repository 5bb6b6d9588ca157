// Which tries count, and what they come to: the same in a browser and on a server.

import { type PuzzleRun, runs } from './choose.ts'
import { afterTry, FIRST_RATING, type Rating, type Tried } from './glicko.ts'

/** Whether a try counts that was come by so: it is the first at its puzzle, and no part of a run. */
export function countsAs(mode: string, isFirst: boolean): boolean {
  return isFirst && !runs.includes(mode as PuzzleRun)
}

/** A try that counts, and how hard the puzzle was then. */
export interface CountedTry extends Tried {
  readonly against: Pick<Rating, 'rating' | 'deviation'>
}

export function ratingAfter(before: Rating, { against, ...tried }: CountedTry): Rating {
  return afterTry(before, { ...FIRST_RATING, ...against }, tried).player
}

/** How strong somebody is after all of them, in the order of their times. */
export function ratingOver(tries: readonly CountedTry[]): Rating {
  return tries.reduce(ratingAfter, FIRST_RATING)
}
