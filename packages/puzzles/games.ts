// The games that have puzzles: who makes and proves them, and the pack that is shipped, by parts. Whoever wants one
// puzzle loads a few hundred, and nobody who plays loads what makes them.

import type { Analyst } from './analysis.ts'
import hiddenLeadersPlaces from './hidden-leaders/places.json' with { type: 'json' }
import hiddenPeoplePlaces from './hidden-people/places.json' with { type: 'json' }
import leadersPlaces from './leaders/places.json' with { type: 'json' }
import type { Puzzle, PuzzleJudge, PuzzleMaker, PuzzleTable } from './puzzle.ts'
import type { PuzzleTalk } from './talk.ts'

export interface PuzzleGame {
  readonly id: string
  maker(): Promise<PuzzleMaker>
  judge(): Promise<PuzzleJudge>
  /** What is said of them. */
  talk(): Promise<PuzzleTalk>
  /** Without one, positions are JSON, a move is its target as JSON, and moves are asked for. */
  table?(): Promise<PuzzleTable>
  /** Whoever tells of any of its positions, not only of puzzles; only of games in which nothing is hidden. */
  analyst?(): Promise<Analyst>
  /** Sorted by rating, from the easiest on. */
  readonly parts: readonly (() => Promise<readonly Puzzle[]>)[]
  /** For each part, the beginnings of its ids one after the other; `scripts/ship-puzzles.mjs` writes them. */
  readonly places: readonly string[]
}

export const puzzleGames: readonly PuzzleGame[] = [
  {
    id: 'hidden-leaders',
    maker: async () => (await import('./hidden-leaders/index.ts')).hiddenLeadersPuzzles,
    judge: async () => (await import('./hidden-leaders/judge.ts')).hiddenLeadersJudge,
    talk: async () => (await import('./hidden-leaders/talk.ts')).hiddenLeadersTalk,
    table: async () => (await import('./hidden-leaders/naming.ts')).hiddenLeadersTable,
    places: hiddenLeadersPlaces,
    parts: [
      async () => (await import('./hidden-leaders/pack-1.json')).default,
      async () => (await import('./hidden-leaders/pack-2.json')).default,
    ],
  },
  {
    id: 'leaders',
    maker: async () => (await import('./leaders/index.ts')).leadersPuzzles,
    judge: async () => (await import('./leaders/judge.ts')).leadersJudge,
    talk: async () => (await import('./leaders/talk.ts')).leadersTalk,
    table: async () => (await import('./leaders/table.ts')).leadersTable,
    analyst: async () => (await import('./leaders/analysis.ts')).leadersAnalyst,
    places: leadersPlaces,
    parts: [
      async () => (await import('./leaders/pack-1.json')).default,
      async () => (await import('./leaders/pack-2.json')).default,
      async () => (await import('./leaders/pack-3.json')).default,
      async () => (await import('./leaders/pack-4.json')).default,
      async () => (await import('./leaders/pack-5.json')).default,
      async () => (await import('./leaders/pack-6.json')).default,
    ],
  },
  {
    id: 'hidden-people',
    maker: async () => (await import('./hidden-people/index.ts')).hiddenPeoplePuzzles,
    judge: async () => (await import('./hidden-people/judge.ts')).hiddenPeopleJudge,
    talk: async () => (await import('./hidden-people/talk.ts')).hiddenPeopleTalk,
    table: async () => (await import('./hidden-people/naming.ts')).hiddenPeopleTable,
    places: hiddenPeoplePlaces,
    parts: [
      async () => (await import('./hidden-people/pack-1.json')).default,
      async () => (await import('./hidden-people/pack-2.json')).default,
      async () => (await import('./hidden-people/pack-3.json')).default,
    ],
  },
]

/** All puzzles of a game that are shipped, the easiest first. */
export async function shippedPuzzles(game: string): Promise<readonly Puzzle[]> {
  const parts = puzzleGames.find(({ id }) => id === game)?.parts ?? []
  return (await Promise.all(parts.map((part) => part()))).flat()
}
