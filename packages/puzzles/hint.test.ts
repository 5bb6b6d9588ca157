// Hints lead to the solution: whoever does what each of them tells is never left without the next one.

import { type Choice, randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type Move, notationOf } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { shippedPuzzles } from './games.ts'
import { deedAhead, namesLeft } from './hint.ts'
import { leadersJudge } from './leaders/judge.ts'
import { leadersTable } from './leaders/table.ts'
import type { Puzzle, PuzzleJudge } from './puzzle.ts'

const pack = await shippedPuzzles('leaders')
/** To judge an answer takes a search. */
const JUDGED = 25

/** Finds nothing wrong: for what is offered and in which order. */
const anything = { judge: () => ({ right: true }) }

/** What is done by whoever asks for a hint at each step, to the end of the turn. */
function byHints(puzzle: Puzzle, judge: Pick<PuzzleJudge, 'judge'>, began: readonly string[] = []): string[] {
  const { state } = leaders.position(layoutOf(puzzle.position), randomFrom(''))
  const { turn } = state
  const answer: string[] = []
  const left = [...began]
  while (!state.result && state.turn === turn) {
    const [choice] = leaders.choices(state) as [Choice<Move>]
    const words = choice.options.map(notationOf)
    const isMine = choice.seat === puzzle.seat
    const given = isMine ? left.shift() : undefined
    const option =
      given !== undefined
        ? words.indexOf(given)
        : isMine
          ? deedAhead(puzzle, leadersTable, judge, answer, words)
          : leadersTable.reply(state)
    const move = choice.options[option ?? -1]
    if (!move) return [...answer, 'stuck']
    if (isMine) answer.push(notationOf(move))
    leaders.play(state, choice.seat, move, () => {})
  }
  return answer
}

test('every puzzle of Leaders is solved by its hints alone', () => {
  const stuck = pack.filter((puzzle) => byHints(puzzle, anything).at(-1) === 'stuck')
  expect(stuck.map(({ id }) => id)).toEqual([])
  for (const puzzle of pack.filter((_, i) => i % JUDGED === 0)) {
    const answer = byHints(puzzle, leadersJudge)
    expect([puzzle.id, leadersJudge.judge(puzzle, answer).right]).toEqual([puzzle.id, true])
  }
})

const named = (id: string) => pack.find((one) => one.id === id) as Puzzle

test('where all is done, what is left is to end the turn', () => {
  const puzzle = named('fa11586bb2')
  expect(byHints(puzzle, leadersJudge, puzzle.solutions[0])).toEqual([...(puzzle.solutions[0] ?? []), 'end'])
})

test('what was done besides is free, until the solution fails with it', () => {
  const puzzle = named('cff92d9b85')
  const { choices, position } = leaders
  const [{ options }] = choices(position(layoutOf(puzzle.position), randomFrom('')).state) as [Choice<Move>]
  const others = options.map(notationOf).filter((word) => word !== 'end' && !word.startsWith('L'))
  const solves = (word: string) => {
    try {
      return leadersJudge.judge(puzzle, [word, ...(puzzle.solutions[0] ?? [])]).right
    } catch {
      // Who has taken the Leader's way.
      return false
    }
  }
  expect(new Set(others.map(solves))).toEqual(new Set([true, false]))
  for (const word of others)
    expect([word, byHints(puzzle, leadersJudge, [word]).at(-1)]).toEqual([
      word,
      solves(word) ? 'end' : 'stuck',
    ])
})

test('where what is offered first would spoil the rest, something else is hinted', () => {
  const trap = named('2c6cb895ba')
  // Once the Bruiser has pushed the Leader to g1, the Wanderer may not stand beside it.
  expect(deedAhead(trap, leadersTable, leadersJudge, [], ['Be2*f1,Lf1-g1', 'Wb1*g2'])).toBe(1)
})

test('among deeds that may come first, the one that the puzzle is named by is hinted', () => {
  const hinted = pack.map((puzzle) => [puzzle, byHints(puzzle, anything)[0] ?? ''] as const)
  const rode = hinted.filter(([{ themes }]) => themes[0] === 'dash')
  expect(rode.length).toBeGreaterThan(50)
  // Some need a step before the ride.
  expect(rode.filter(([, first]) => /^R..\*/.test(first)).length).toBeGreaterThan(rode.length / 2)
  const inOrder = rode.filter(([{ solutions }]) => /^R..\*/.test(solutions[0]?.[0] ?? ''))
  expect(rode.filter(([, first]) => /^R..\*/.test(first)).length).toBeGreaterThan(inOrder.length)
})

test('where it is known how likely each name is, the least likely go first', () => {
  const naming = { place: 'seat1', names: ['a', 'b', 'c', 'd', 'e'], weighed: true } as const
  const puzzle = { id: 'x', solutions: [['seat1=c']] }
  const shares = [
    ['c', 0.5],
    ['a', 0.3],
    ['e', 0.1],
    ['d', 0.07],
    ['b', 0.03],
  ].map(([name, share]) => ({ answer: [`seat1=${name}`], share: share as number }))
  expect(namesLeft(puzzle, naming, 1, shares)).toBeUndefined()
  expect(namesLeft(puzzle, naming, 2, shares)).toEqual(['a', 'c', 'd', 'e'])
  expect(namesLeft(puzzle, naming, 3, shares)).toEqual(['a', 'c'])
})
