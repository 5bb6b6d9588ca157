import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { judgeTry } from './judging.ts'

test('what takes long to count is counted once, however often wrong answers to it are sent', async () => {
  const shipped = await shippedPuzzles('hidden-people')
  // One of those with the most to count.
  const puzzle = shipped.find(({ id }) => id === '51bd099f24')
  if (!puzzle) throw new Error('the pack has changed: take another that takes long')
  const wrong = (puzzle.solutions[0] ?? []).slice(0, -1)
  const judged = () => judgeTry({ puzzle: structuredClone(puzzle), answer: wrong })
  const first = await judged()
  const again = [await judged(), await judged(), await judged()]
  for (const { verdict, why } of again) expect({ verdict, why }).toEqual({ verdict: first.verdict, why: first.why })
  expect(Math.min(...again.map(({ took }) => took))).toBeLessThan(first.took / 3)
})
