// Many puzzles of a game as one pack: no two alike, and not too much of anything.

import type { Puzzle, PuzzleMaker } from './puzzle.ts'

/** No theme has a larger part of a pack. */
const MOST_OF_A_THEME = 0.15

/** So many of them at most, the first that come, by their ratings. */
export function packOf(maker: PuzzleMaker, puzzles: readonly Puzzle[], size: number): Puzzle[] {
  const kept: Puzzle[] = []
  const ofTheme = new Map<string, number>()
  const countOf = (theme: string) => ofTheme.get(theme) ?? 0
  for (const puzzle of puzzles) {
    if (kept.length >= size) break
    if (puzzle.themes.some((theme) => countOf(theme) + 1 > MOST_OF_A_THEME * size)) continue
    if (kept.some((one) => maker.areAlike(one, puzzle))) continue
    kept.push(puzzle)
    for (const theme of puzzle.themes) ofTheme.set(theme, countOf(theme) + 1)
  }
  return kept.sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1))
}
