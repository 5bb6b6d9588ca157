// The packs that come with the app, by parts: whoever wants one puzzle loads a few hundred, not all.

import type { Puzzle } from './puzzle.ts'

interface Pack {
  readonly game: string
  /** Sorted by rating, from the easiest on. */
  readonly parts: readonly (() => Promise<readonly Puzzle[]>)[]
}

const leaders: Pack = {
  game: 'leaders',
  parts: [async () => (await import('./packs/leaders-1.json', { with: { type: 'json' } })).default],
}

export const shippedPacks: readonly Pack[] = [leaders]

/** All puzzles of a game that are shipped, the easiest first. */
export async function shippedPuzzles(game: string): Promise<readonly Puzzle[]> {
  const parts = shippedPacks.find((one) => one.game === game)?.parts ?? []
  return (await Promise.all(parts.map((part) => part()))).flat()
}
