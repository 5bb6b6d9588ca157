import { expect, test } from 'vitest'
import { coarseToFine, swings } from './line.ts'

test('every step is found out once, the course of the game first', () => {
  for (const last of [0, 1, 2, 3, 7, 64, 101]) {
    const order = coarseToFine(last)
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: last + 1 }, (_, step) => step))
  }
  expect(coarseToFine(16).slice(0, 5)).toEqual([16, 0, 8, 4, 12])
})

test('big swings are marked, the biggest where several stand side by side', () => {
  const line = new Map([
    [0, [0.5, 0.5]],
    [1, [0.52, 0.48]],
    [2, [0.9, 0.1]],
    [3, [0.7, 0.3]],
    [20, [0.1, 0.9]],
    [40, [0.25, 0.75]],
    [41, [0.5, 0.5]],
  ])
  expect(swings(line, 42)).toEqual([
    { step: 2, seat: 0, from: 0.52, to: 0.9 },
    { step: 41, seat: 0, from: 0.25, to: 0.5 },
  ])
  expect(swings(new Map(), 42)).toEqual([])
})
