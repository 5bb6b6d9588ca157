// Puzzles that somebody brings along, in a file or in a link: read like any other input, and proved before they are
// played.

import { refuse } from '@undercrown/engine'
import { type Puzzle, readPuzzles } from '@undercrown/puzzles'
import { puzzleGames } from '@undercrown/puzzles/games.ts'

export interface ClubPuzzle {
  readonly puzzle: Puzzle
  /** From 0, of how many. */
  readonly number: number
  readonly of: number
}

/** One of those that a text has; refused in words where it is none, or is not proved. */
export async function clubPuzzle(text: string, number: number): Promise<ClubPuzzle> {
  const all = readPuzzles(text)
  const puzzle = all[number]
  if (!puzzle) return refuse('there is no puzzle in it', 'il n’y a pas d’énigme dedans')
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  if (!made)
    return refuse(
      `there are no puzzles of "${puzzle.game}" here`,
      `il n’y a pas d’énigmes de «\u00a0${puzzle.game}\u00a0» ici`,
    )
  if (!isProved(await made.maker(), puzzle))
    return refuse(
      `puzzle ${number + 1} is not what it claims to be: it cannot be proved`,
      `l’énigme ${number + 1} n’est pas ce qu’elle prétend\u00a0: elle ne peut pas être prouvée`,
    )
  return { puzzle, number, of: all.length }
}

/** Whatever cannot even be laid out is not proved. */
function isProved({ holds }: { holds(puzzle: Puzzle): boolean }, puzzle: Puzzle): boolean {
  try {
    return holds(puzzle)
  } catch {
    return false
  }
}
