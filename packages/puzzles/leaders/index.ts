// Puzzles of Leaders: take the crown this turn, the only safe turn, win in two.

import { searchCore } from '@undercrown/bots/leaders'
import { layoutOf } from '@undercrown/leaders'
import { type Puzzle, type PuzzleMaker, puzzleId } from '../puzzle.ts'
import { puzzleState } from './attempt.ts'
import { growLeaders, type LeadersFind, solutionOf } from './grow.ts'
import { isLeadersKind, leadersKinds } from './kinds.ts'
import { takingOf } from './likeness.ts'
import { firstRating } from './rate.ts'
import { areNear } from './symmetry.ts'
import { themesOf } from './themes.ts'

const GAME = 'leaders'

function puzzleOf({ kind, position, solution, seen }: LeadersFind, from: string): Puzzle | undefined {
  return rated({
    id: puzzleId(GAME, kind, position),
    game: GAME,
    kind,
    position,
    seat: puzzleState(layoutOf(position)).toMove,
    solutions: [solution],
    rating: 0,
    themes: [],
    proof: { by: 'search', seen },
    from,
  })
}

function rated(puzzle: Puzzle): Puzzle | undefined {
  const { kind, position, solutions } = puzzle
  if (!isLeadersKind(kind)) return undefined
  const solution = solutions[0] ?? []
  const first = firstRating(searchCore(), kind, puzzle)
  return first && { ...puzzle, ...first, themes: themesOf(kind, position, solution) }
}

export const leadersPuzzles: PuzzleMaker = {
  game: GAME,
  kinds: leadersKinds,

  *make(seed, kinds) {
    for (const find of growLeaders(seed, kinds.filter(isLeadersKind))) {
      const puzzle = puzzleOf(find, seed)
      if (puzzle) yield puzzle
    }
  },

  holds({ id, kind, position, seat, solutions }) {
    if (!isLeadersKind(kind) || solutions.length !== 1 || id !== puzzleId(GAME, kind, position)) return false
    const state = puzzleState(layoutOf(position))
    const found = state.toMove === seat && solutionOf(searchCore(), state, kind, solutions[0])
    return !!found && inOrder(found.solution) === inOrder(solutions[0] ?? [])
  },

  rated,

  areAlike: (one, other) =>
    one.kind === other.kind &&
    ((one.kind !== 'safe' && takingOf(one) === takingOf(other)) || areNear(one.position, other.position)),
}

function inOrder(deeds: readonly string[]): string {
  return [...deeds].sort().join(' ')
}
