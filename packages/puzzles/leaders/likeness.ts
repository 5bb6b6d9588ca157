// What of a puzzle one would recognize in another where a Leader is to be taken: where it stands, and what is done.

import { cellAt, cellName, layoutOf, parseMove, roster } from '@undercrown/leaders'
import type { Puzzle } from '../puzzle.ts'
import { mirrorCells, type Placed, turnCells } from './symmetry.ts'

/** A pack compares each with all others. */
const known = new WeakMap<Puzzle, string>()

/** The same for puzzles in which the same is done to a Leader that stands there, from whatever side one looks at them. */
export function takingOf(puzzle: Puzzle): string {
  const before = known.get(puzzle)
  if (before !== undefined) return before
  const found = seenFrom(puzzle)
  known.set(puzzle, found)
  return found
}

function seenFrom({ position, seat, solutions: [solution = []] }: Puzzle): string {
  const rival = seat === 0 ? 'white' : 'black'
  const pieces = layoutOf(position)['pieces'] as readonly (Placed & { readonly character: string })[]
  const words = pieces
    .filter(({ who, character }) => who === rival && character === 'leader')
    .map(({ q, r }) => cellName(cellAt(q, r)))
    .concat(solution.map(deedOf))
  const mine = seat === 0 ? words : words.map(turnCells)
  const [first = '', second = ''] = [mine, mine.map(mirrorCells)].map(([cell, ...deeds]) =>
    [cell, ...deeds.sort()].join(' '),
  )
  return first < second ? first : second
}

/** A plain step is the same whoever takes it, but for those that count otherwise. */
function deedOf(word: string): string {
  const move = parseMove(word)
  if (move.kind !== 'action' || move.ability) return word
  const { beside, afar } = roster[move.piece].captures
  return beside === 1 && afar === 0 ? `${move.from}-${move.to}` : word
}
