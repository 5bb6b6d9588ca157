import { expect, test } from 'vitest'
import {
  adjacent,
  CELLS,
  cellAt,
  cellByName,
  cellName,
  cellNames,
  cellsTwoAway,
  distance,
  hexOf,
  neighbours,
  recruitmentCells,
  startCells,
} from './board.ts'

const named = (cells: readonly number[]) => cells.map(cellName).sort()

test('L-2: seven columns of 4, 5, 6, 7, 6, 5 and 4 cells, named from the bottom', () => {
  expect(CELLS).toBe(37)
  expect(cellNames).toHaveLength(37)
  const columns = [...'abcdefg'].map((letter) => cellNames.filter((name) => name.startsWith(letter)).length)
  expect(columns).toEqual([4, 5, 6, 7, 6, 5, 4])
})

test.each([
  ['d1', 0, 3],
  ['d4', 0, 0],
  ['d7', 0, -3],
  ['a1', -3, 3],
  ['a4', -3, 0],
  ['g1', 3, 0],
  ['g4', 3, -3],
  ['e3', 1, 0],
  ['c4', -1, 0],
])('L-2: %s is q %i, r %i', (name, q, r) => {
  expect(hexOf(cellByName(name))).toEqual({ q, r })
  expect(cellName(cellAt(q, r))).toBe(name)
})

test('L-2: the middle has six neighbours, an edge four, a corner three', () => {
  expect(named(neighbours(cellByName('d4')))).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4'])
  expect(named(neighbours(cellByName('e1')))).toEqual(['d1', 'd2', 'e2', 'f1'])
  expect(named(neighbours(cellByName('a1')))).toEqual(['a2', 'b1', 'b2'])
})

test('L-3, L-4: starts and recruitment cells', () => {
  expect(startCells.map(cellName)).toEqual(['d1', 'd7'])
  const [black = [], white = []] = recruitmentCells
  expect(named(black)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'])
  expect(named(white)).toEqual(['a4', 'b5', 'c6', 'd7', 'e6', 'f5', 'g4'])
})

test('distance, adjacency and cells two away agree', () => {
  for (let a = 0; a < CELLS; a++) {
    for (let b = 0; b < CELLS; b++) {
      expect(adjacent(a, b)).toBe(distance(a, b) === 1)
      expect(neighbours(a).includes(b)).toBe(distance(a, b) === 1)
      if (cellsTwoAway(a).includes(b)) expect(distance(a, b)).toBe(2)
    }
  }
  expect(named(cellsTwoAway(cellByName('d4')))).toEqual(['b2', 'b4', 'd2', 'd6', 'f2', 'f4'])
})
