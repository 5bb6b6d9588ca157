// Arrows on hexes: up and down along a column; left and right to the next one, staying in the row where they began.

import { type CellName, cellByName, cellName, NOWHERE, step } from '@undercrown/leaders/facts'
import { centre, HEIGHT } from './geometry.ts'

/** Clockwise from the top as the board is drawn for black; turned around for white. */
const directions: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [0],
  ArrowRight: [1, 2],
  ArrowDown: [3],
  ArrowLeft: [5, 4],
}
const HALF_TURN = 3
const WAYS = 6

/** The next cell; undefined where the board ends. `row` remembers how high a walk to the side began. */
export function walkByKey(
  from: CellName,
  key: string,
  flipped: boolean,
  row: { current: number | undefined },
): CellName | undefined {
  const here = centre(from, flipped).y
  const next = (directions[key] ?? [])
    .map((way) => step(cellByName(from), flipped ? (way + HALF_TURN) % WAYS : way))
    .filter((cell) => cell !== NOWHERE)
    .map(cellName)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    row.current = undefined
    return next[0]
  }
  const known = row.current !== undefined && Math.abs(row.current - here) <= HEIGHT / 2 + 1
  const level = known ? (row.current as number) : here
  row.current = level
  const off = (cell: CellName) => Math.abs(centre(cell, flipped).y - level)
  return next.sort((a, b) => off(a) - off(b))[0]
}
