import { expect, test } from 'vitest'
import { puzzleGames } from './games.ts'
import { placesOf } from './places.ts'

test('every puzzle that is shipped is found in the part that it lies in, and hardly in another', async () => {
  let others = 0
  let count = 0
  for (const { id: game, parts } of puzzleGames)
    for (const [part, load] of parts.entries())
      for (const { id } of await load()) {
        const found = placesOf(id)
        expect(found, id).toContainEqual({ game, part })
        others += found.length - 1
        count++
      }
  expect(others / count).toBeLessThan(0.1)
})

test('what no pack has lies nowhere', () => {
  expect(placesOf('')).toEqual([])
  expect(placesOf('zzzzzzzzzz')).toEqual([])
})
