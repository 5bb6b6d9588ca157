// What the rungs of the ladder leave of the names that may be given.

import { randomFrom, shuffle } from '@undercrown/engine'
import type { Puzzle, PuzzleNaming } from './puzzle.ts'

/** So many at the second and at the third rung; one of them is right. */
const NAMES_LEFT: Readonly<Record<number, number>> = { 2: 4, 3: 2 }

/** In the order of all of them. Undefined: this rung leaves out none. */
export function namesLeft(
  { id, solutions: [[right = ''] = []] }: Pick<Puzzle, 'id' | 'solutions'>,
  { place, names }: PuzzleNaming,
  rung: number,
): readonly string[] | undefined {
  const left = NAMES_LEFT[rung]
  if (left === undefined) return undefined
  const isRight = (name: string) => right === `${place}=${name}`
  const wrong = shuffle(
    randomFrom(`hint ${id}`),
    names.filter((name) => !isRight(name)),
  )
  const kept = new Set(wrong.slice(0, left - 1))
  return names.filter((name) => isRight(name) || kept.has(name))
}
