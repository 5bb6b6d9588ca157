// What the hint ladder of a puzzle points at.

import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles } from './words.ts'

export type RungKind = 'piece' | 'card' | 'name'

export function rungs(said: GamePuzzles, { naming }: PuzzlePlay['opened']['facts']): RungKind {
  return naming ? 'name' : said.cards ? 'card' : 'piece'
}
