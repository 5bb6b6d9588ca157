// Puzzles of Hidden People: remember what lies where, count which card it must be, play the last turn.

import { randomFrom } from '@undercrown/engine'
import type { Puzzle, PuzzleMaker } from '../puzzle.ts'
import { playGame, questionsIn } from './grow.ts'
import { likeness } from './likeness.ts'
import { disguised, laidState, laidText } from './position.ts'
import { peopleRating } from './rate.ts'
import { isAllElseRefuted } from './refuted.ts'
import { idOfTask, isPeopleKind, type PeopleTask, peopleKinds, peopleTaskIn, solved } from './solution.ts'
import { peopleThemesOf } from './themes.ts'

const GAME = 'hidden-people'

function puzzleOf(asked: PeopleTask, from: string): Puzzle | undefined {
  const found = solved(asked)
  const rating = found && peopleRating(asked)
  if (!found || rating === undefined) return undefined
  const { kind, position, seat, watch } = asked
  const puzzle: Puzzle = {
    id: idOfTask(asked),
    game: GAME,
    kind,
    position,
    ...(watch.length > 0 && { watch }),
    seat,
    solutions: found.solutions,
    rating,
    themes: peopleThemesOf(asked, found),
    proof: found.proof,
    from,
  }
  return isAllElseRefuted(puzzle) ? puzzle : undefined
}

export const hiddenPeoplePuzzles: PuzzleMaker = {
  game: GAME,
  kinds: peopleKinds,

  *make(seed, kinds) {
    const random = randomFrom(`${GAME} puzzles ${seed}`)
    const played = playGame(random)
    for (const kind of kinds.filter(isPeopleKind)) {
      for (const asked of questionsIn(kind, played, random)) {
        const puzzle = puzzleOf(asked, seed)
        if (!puzzle) continue
        yield puzzle
        break
      }
    }
  },

  holds(puzzle) {
    const asked = peopleTaskIn(puzzle)
    if (!asked || puzzle.id !== idOfTask(asked)) return false
    const { position, seat, watch } = asked
    // The file tells nothing that the seat does not know.
    if (laidText(disguised(laidState(position), seat, watch)) !== position) return false
    const found = solved(asked)
    return (
      !!found &&
      JSON.stringify(found.solutions) === JSON.stringify(puzzle.solutions) &&
      JSON.stringify(found.proof) === JSON.stringify(puzzle.proof) &&
      isAllElseRefuted(puzzle)
    )
  },

  rated(puzzle) {
    const asked = peopleTaskIn(puzzle)
    const found = asked && solved(asked)
    const rating = found && peopleRating(asked)
    return !found || rating === undefined
      ? undefined
      : { ...puzzle, rating, themes: peopleThemesOf(asked, found) }
  },

  areAlike: (one, other) => one.kind === other.kind && likeness(one) === likeness(other),
}
