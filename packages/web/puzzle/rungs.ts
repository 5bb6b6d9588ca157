// What the hint ladder of a puzzle points at.

import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles } from './words.ts'

export type RungKind = 'piece' | 'card' | 'name'

export function rungs(said: GamePuzzles, { naming }: PuzzlePlay['opened']['facts']): RungKind {
  return naming ? 'name' : said.cards ? 'card' : 'piece'
}

/** From what it is about to what is done. */
export const ladder = ['theme', 'piece', 'action'] as const

/** The one that can be asked for: the last one again, for nothing, where more was done since. */
export function rungAhead({ hints, hinted, opened }: PuzzlePlay): (typeof ladder)[number] | undefined {
  const isTold = hinted !== undefined || opened.facts.naming !== undefined
  return ladder[hints] ?? (isTold ? undefined : ladder.at(-1))
}
