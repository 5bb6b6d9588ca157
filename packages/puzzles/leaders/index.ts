// Puzzles of Leaders: take the crown this turn, the only safe turn, win in two.

import { searchCore } from '@undercrown/bots/leaders'
import { layoutOf } from '@undercrown/leaders'
import { type Puzzle, type PuzzleMaker, puzzleId } from '../puzzle.ts'
import { stateOf } from './attempt.ts'
import { growLeaders, type LeadersFind, solutionOf } from './grow.ts'
import { type LeadersKind, leadersKinds } from './kinds.ts'
import { firstRating } from './rate.ts'
import { areNear } from './symmetry.ts'
import { themesOf } from './themes.ts'

const GAME = 'leaders'

function isLeadersKind(kind: string): kind is LeadersKind {
  return (leadersKinds as readonly string[]).includes(kind)
}

/** Undefined where it is too easy to be one. */
function puzzleOf({ kind, position, solution, seen }: LeadersFind): Puzzle | undefined {
  const rating = firstRating(searchCore(), position, kind, solution)
  if (rating === undefined) return undefined
  return {
    id: puzzleId(GAME, kind, position),
    game: GAME,
    kind,
    position,
    seat: stateOf(layoutOf(position)).toMove,
    solutions: [solution],
    rating,
    themes: themesOf(kind, position, solution),
    proof: { by: 'search', seen },
  }
}

export const leadersPuzzles: PuzzleMaker = {
  game: GAME,
  kinds: leadersKinds,

  *make(seed, kinds) {
    for (const find of growLeaders(seed, kinds.filter(isLeadersKind))) {
      const puzzle = puzzleOf(find)
      if (puzzle) yield puzzle
    }
  },

  holds({ kind, position, solutions }) {
    if (!isLeadersKind(kind) || solutions.length !== 1) return false
    const found = solutionOf(searchCore(), stateOf(layoutOf(position)), kind)
    return found !== undefined && inOrder(found.solution) === inOrder(solutions[0] ?? [])
  },

  areAlike: (one, other) => one.kind === other.kind && areNear(one.position, other.position),
}

function inOrder(deeds: readonly string[]): string {
  return [...deeds].sort().join(' ')
}
