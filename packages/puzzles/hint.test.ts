// Hints lead to the solution: whoever does what each of them tells is never left without the next one.

import { type Choice, randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type Move, notationOf } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { shippedPuzzles } from './games.ts'
import { deedAhead, namesLeft } from './hint.ts'
import { leadersJudge } from './leaders/judge.ts'
import { leadersTable } from './leaders/table.ts'
import type { Puzzle } from './puzzle.ts'

const pack = await shippedPuzzles('leaders')
/** To judge an answer takes a search. */
const JUDGED = 25

/** What is done by whoever asks for a hint at each step; where a turn has to end before a recruitment, it is ended. */
function byHints(puzzle: Puzzle): readonly string[] {
  const state = leaders.position(layoutOf(puzzle.position), randomFrom('')).state
  const answer: string[] = []
  while (!state.result && answer.length < (puzzle.solutions[0]?.length ?? 0)) {
    const [choice] = leaders.choices(state) as [Choice<Move>]
    const words = choice.options.map(notationOf)
    const isMine = choice.seat === puzzle.seat
    const option = isMine ? deedAhead(puzzle, leadersTable, answer, words) : leadersTable.reply(state)
    const end = words.indexOf('end')
    const move = choice.options[option ?? (end >= 0 && puzzle.solutions[0]?.some(isRecruit) ? end : -1)]
    if (!move) return answer
    if (isMine && move.kind !== 'end') answer.push(notationOf(move))
    leaders.play(state, choice.seat, move, () => {})
  }
  return answer
}

const isRecruit = (word: string) => word.startsWith('+')

test('every puzzle of Leaders is solved by its hints alone', () => {
  const stuck = pack.filter((puzzle) => byHints(puzzle).length < (puzzle.solutions[0]?.length ?? 0))
  expect(stuck.map(({ id }) => id)).toEqual([])
  for (const puzzle of pack.filter((_, i) => i % JUDGED === 0))
    expect([puzzle.id, leadersJudge.judge(puzzle, byHints(puzzle)).right]).toEqual([puzzle.id, true])
})

test('where what is offered first would spoil the rest, something else is hinted', () => {
  const trap = pack.find(({ id }) => id === '2c6cb895ba') as Puzzle
  // Once the Bruiser has pushed the Leader to g1, the Wanderer may not stand beside it.
  expect(deedAhead(trap, leadersTable, [], ['Be2*f1,Lf1-g1', 'Wb1*g2'])).toBe(1)
})

test('among deeds that may come first, the one that the puzzle is named by is hinted', () => {
  const hinted = pack.map((puzzle) => [puzzle, byHints(puzzle)[0] ?? ''] as const)
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
