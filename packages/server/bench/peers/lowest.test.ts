import { expect, test } from 'vitest'
import {
  answerLowest,
  dealLowest,
  LOWEST_ANSWERS,
  LOWEST_SEATS,
  lowestIsOver,
  lowestViewOf,
} from './lowest.ts'

test('a game takes as many answers as cards are drawn, and only of whoever is asked', () => {
  const game = dealLowest()
  for (let n = 0; n < LOWEST_ANSWERS; n++) {
    expect(lowestIsOver(game)).toBe(false)
    expect(answerLowest(game, (n + 1) % LOWEST_SEATS, true)).toBe(false)
    expect(answerLowest(game, n % LOWEST_SEATS, n % 3 === 0)).toBe(true)
  }
  expect(lowestIsOver(game)).toBe(true)
  expect(answerLowest(game, 0, true)).toBe(false)
  expect([...game.own, ...game.discard].sort((a, b) => a - b)).toEqual([
    ...Array(LOWEST_ANSWERS + LOWEST_SEATS).keys(),
  ])
})

test('a seat sees what it drew and what it kept, and of the others neither', () => {
  const game = dealLowest()
  const { drawn } = game
  expect(lowestViewOf(game, 0)).toMatchObject({ own: null, drawn })
  expect(lowestViewOf(game, 1)).toMatchObject({ own: null, drawn: null })
  answerLowest(game, 0, true)
  expect(lowestViewOf(game, 0)).toMatchObject({ own: drawn, drawn: null })
  expect(lowestViewOf(game, 1)).toMatchObject({ own: null, drawn: game.drawn })
})
