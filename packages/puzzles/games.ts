// The games that have puzzles: who makes and proves them, and the pack that is shipped, by parts. Whoever wants one
// puzzle loads a few hundred, and nobody who plays loads what makes them.

import type { Puzzle, PuzzleMaker } from './puzzle.ts'

interface PuzzleGame {
  readonly id: string
  maker(): Promise<PuzzleMaker>
  /** Sorted by rating, from the easiest on. */
  readonly parts: readonly (() => Promise<readonly Puzzle[]>)[]
}

export const puzzleGames: readonly PuzzleGame[] = [
  {
    id: 'leaders',
    maker: async () => (await import('./leaders/index.ts')).leadersPuzzles,
    parts: [async () => (await import('./leaders/pack-1.json', { with: { type: 'json' } })).default],
  },
]

/** All puzzles of a game that are shipped, the easiest first. */
export async function shippedPuzzles(game: string): Promise<readonly Puzzle[]> {
  const parts = puzzleGames.find(({ id }) => id === game)?.parts ?? []
  return (await Promise.all(parts.map((part) => part()))).flat()
}
