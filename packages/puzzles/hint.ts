// What the rungs of the ladder tell: the next deed of the solution, or a few of the names that may be given.

import { randomFrom, shuffle } from '@undercrown/engine'
import type { AnswerShare, Puzzle, PuzzleNaming, PuzzleTable } from './puzzle.ts'

/** So many at the second and at the third rung; one of them is right. */
const NAMES_LEFT: Readonly<Record<number, number>> = { 2: 4, 3: 2 }

/** In the order of all of them; where it is known how likely each is (`shares`), the least likely go first. Undefined: this rung leaves out none. */
export function namesLeft(
  { id, solutions: [[right = ''] = []] }: Pick<Puzzle, 'id' | 'solutions'>,
  { place, names }: PuzzleNaming,
  rung: number,
  shares: readonly AnswerShare[] = [],
): readonly string[] | undefined {
  const left = NAMES_LEFT[rung]
  if (left === undefined) return undefined
  const isRight = (name: string) => right === `${place}=${name}`
  const shareOf = (name: string) =>
    shares.find(({ answer: [word] }) => word === `${place}=${name}`)?.share ?? 0
  const wrong = shuffle(
    randomFrom(`hint ${id}`),
    names.filter((name) => !isRight(name)),
  ).sort((a, b) => shareOf(b) - shareOf(a))
  const kept = new Set(wrong.slice(0, left - 1))
  return names.filter((name) => isRight(name) || kept.has(name))
}

/**
 * Which of the options that are offered does the next deed of the solution, after what was answered so far; undefined
 * where none does. Options are in the words of `solutions`.
 */
export function deedAhead(
  puzzle: Puzzle,
  table: Pick<PuzzleTable, 'order' | 'reply'>,
  answer: readonly string[],
  options: readonly string[],
): number | undefined {
  const { solutions } = puzzle
  // Where a turn is asked for, the order of deeds is free as far as they are offered; else one follows from the other.
  const left = table.reply
    ? (table.order?.(puzzle) ?? solutions[0] ?? []).filter((one) => !answer.includes(one))
    : (solutions.find((one) => areAlong(answer, one))?.slice(answer.length, answer.length + 1) ?? [])
  const deed = left.find((one) => options.includes(one))
  return deed === undefined ? undefined : options.indexOf(deed)
}

/** One goes on where the other ends, or both end together. */
export function areAlong(one: readonly string[], other: readonly string[]): boolean {
  const both = Math.min(one.length, other.length)
  return one.slice(0, both).every((word, i) => other[i] === word)
}
