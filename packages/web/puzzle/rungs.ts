// What the hint ladder of a puzzle points at.

import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles } from './words.ts'

export type RungKind = 'piece' | 'card' | 'name'

export function rungs(said: GamePuzzles, { naming }: PuzzlePlay['opened']['facts']): RungKind {
  return naming ? 'name' : said.cards ? 'card' : 'piece'
}

/** From what it is about to what is done. */
export const ladder = ['theme', 'piece', 'action'] as const

/** The one that comes after so many. */
export function nextRung(taken: number): (typeof ladder)[number] {
  return ladder[Math.min(taken, ladder.length - 1)] as (typeof ladder)[number]
}
