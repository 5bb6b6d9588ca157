// What the rungs of the ladder tell: the next deed of the solution, or a few of the names that may be given.

import { Refusal, randomFrom, shuffle } from '@undercrown/engine'
import type { AnswerShare, Puzzle, PuzzleJudge, PuzzleNaming, PuzzleTable } from './puzzle.ts'

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
 * where the solution fails with that. Options are in the words of `solutions`.
 */
export function deedAhead(
  puzzle: Puzzle,
  table: Pick<PuzzleTable, 'order' | 'reply'>,
  judge: Pick<PuzzleJudge, 'judge'>,
  answer: readonly string[],
  options: readonly string[],
): number | undefined {
  const deed = table.reply
    ? deedInTurn(puzzle, table, judge, answer, options)
    : puzzle.solutions.find((one) => areAlong(answer, one))?.[answer.length]
  const option = deed === undefined ? -1 : options.indexOf(deed)
  return option < 0 ? undefined : option
}

/** Where a turn is asked for, the order of deeds is free as far as it can be played; in the end the turn is ended. */
function deedInTurn(
  puzzle: Puzzle,
  table: Pick<PuzzleTable, 'order'>,
  judge: Pick<PuzzleJudge, 'judge'>,
  answer: readonly string[],
  options: readonly string[],
): string | undefined {
  const all = table.order?.(puzzle) ?? puzzle.solutions[0] ?? []
  for (const order of ordersOf(all.filter((one) => !answer.includes(one)))) {
    // What cannot be done yet may come once the turn is ended, as a recruit does.
    const [first = END] = order
    const next = options.includes(first) ? first : END
    const solves = options.includes(next) ? judged(judge, puzzle, [...answer, ...order]) : undefined
    if (solves !== undefined) return solves ? next : undefined
  }
  return undefined
}

const END = 'end'

/** Undefined where it cannot be played so. */
function judged(
  { judge }: Pick<PuzzleJudge, 'judge'>,
  puzzle: Puzzle,
  answer: readonly string[],
): boolean | undefined {
  try {
    return judge(puzzle, answer).right
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function* ordersOf(deeds: readonly string[]): Iterable<readonly string[]> {
  if (deeds.length === 0) yield []
  for (const deed of deeds)
    for (const rest of ordersOf(deeds.filter((one) => one !== deed))) yield [deed, ...rest]
}

/** One goes on where the other ends, or both end together. */
export function areAlong(one: readonly string[], other: readonly string[]): boolean {
  const both = Math.min(one.length, other.length)
  return one.slice(0, both).every((word, i) => other[i] === word)
}
