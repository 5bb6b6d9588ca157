import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test, vi } from 'vitest'
import { judgeTry } from './judging.ts'

test('a judge is given the same puzzle again, so that what takes long is counted once however often it is tried', async () => {
  const judges = await puzzleGames.find(({ id }) => id === 'hidden-people')?.judge()
  const [one, other] = await shippedPuzzles('hidden-people')
  if (!judges || !one || !other) throw new Error('no puzzles')
  const judged = vi.spyOn(judges, 'judge')
  for (const puzzle of [one, other, one])
    await judgeTry({ puzzle: structuredClone(puzzle), answer: puzzle.solutions[0] ?? [] })
  const [first, second, third] = judged.mock.calls.map(([puzzle]) => puzzle)
  expect(third).toBe(first)
  expect(second).not.toBe(first)
  judged.mockRestore()
})
