import { leaders } from '@undercrown/leaders'
import type { Puzzle } from '@undercrown/puzzles'
import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { leadersJudge } from '@undercrown/puzzles/leaders/judge.ts'
import { leadersTable } from '@undercrown/puzzles/leaders/table.ts'
import { expect, test } from 'vitest'
import { openPuzzle, type PuzzleSession } from './puzzle.ts'

const pack = await shippedPuzzles('leaders')
const one = (kind: string) => pack.find((puzzle) => puzzle.kind === kind) as Puzzle
const open = (puzzle: Puzzle) => openPuzzle(puzzle, leaders as never, leadersJudge, leadersTable)

/** Plays a deed as a player would: by its number. */
function does(session: PuzzleSession, word: string) {
  const { choice } = session.now().part
  const option = choice?.options.findIndex((move) => leadersTable.word(move) === word) ?? -1
  return session.play(option)
}

test.each(['crown', 'safe', 'two'])('%s: the solution is right, whatever is hinted leads there', (kind) => {
  const session = open(one(kind))
  while (!session.now().whole) {
    const option = session.hint()
    if (option === undefined) does(session, 'end')
    else session.play(option)
  }
  expect(session.judge()).toEqual({ right: true, refutation: [] })
  expect(session.solution().length).toBeGreaterThan(one(kind).solutions[0]?.length ?? 0)
})

test('the answer is whole when the turn is over, and a wrong one is shown what beats it', () => {
  const session = open(one('safe'))
  expect(session.now().whole).toBe(false)
  expect(does(session, 'end').whole).toBe(true)
  const { right, refutation } = session.judge()
  expect(right).toBe(false)
  expect(refutation.length).toBeGreaterThan(1)
  expect(refutation.at(-1)?.outcome?.winners).toEqual([1 - one('safe').seat])
  // Nobody is asked in what is only looked at.
  expect(refutation.every(({ part }) => part.choice === undefined)).toBe(true)
})

test('deeds are taken back one by one, or all at once', () => {
  const session = open(one('two'))
  const start = session.now()
  session.play(0)
  session.play(0)
  expect(session.answer).toHaveLength(2)
  session.undo()
  expect(session.answer).toHaveLength(1)
  expect(session.restart()).toEqual(start)
  expect(session.undo()).toEqual(start)
})

test('what is not offered is refused, and changes nothing', () => {
  const session = open(one('crown'))
  for (const option of [-1, 1000, 0.5]) expect(() => session.play(option)).toThrow('not offered')
  expect(session.answer).toEqual([])
})

test('nothing of the solution is told before', () => {
  const puzzle = one('crown')
  const session = open(puzzle)
  const told = JSON.stringify([session.facts, { ...session.now(), part: {} }])
  for (const deed of puzzle.solutions[0] ?? []) expect(told).not.toContain(deed)
})
