// The board: 37 cells in seven columns, how they are named, and what lies beside and in line with each.

import { refuse } from '@undercrown/engine'

/** Position in `cells`: column by column from the left, each from the bottom up. */
export type Cell = number

export const CELLS = 37
export const NOWHERE = -1

const RADIUS = 3
const COLUMNS = 'abcdefg'

/** Axial coordinates; q is the column, r grows downwards (L-2). */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** Clockwise from the top: N, NE, SE, S, SW, NW. */
const ways: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]
export const WAYS = 6

const hexes: Hex[] = []
const names: string[] = []
for (let q = -RADIUS; q <= RADIUS; q++) {
  const bottom = Math.min(RADIUS, RADIUS - q)
  const top = Math.max(-RADIUS, -RADIUS - q)
  for (let r = bottom; r >= top; r--) {
    hexes.push(Object.freeze({ q, r }))
    names.push(`${COLUMNS[q + RADIUS]}${bottom - r + 1}`)
  }
}

/** Every cell by name: a1 … a4, b1 … b5, up to g4. */
export const cellNames: readonly string[] = names
/** A cell's name, such as "d4". */
export type CellName = string

const byName: ReadonlyMap<string, Cell> = new Map(names.map((name, cell) => [name, cell]))

export function hexOf(cell: Cell): Hex {
  return hexes[cell] as Hex
}

export function cellName(cell: Cell): CellName {
  return names[cell] as CellName
}

/** The cell with these coordinates, or NOWHERE beyond the edge. */
export function cellAt(q: number, r: number): Cell {
  return hexes.findIndex((hex) => hex.q === q && hex.r === r)
}

export function cellByName(name: CellName): Cell {
  return (
    byName.get(name) ??
    refuse(
      `no such cell: "${name}"; cells run from a1 to g4`,
      `aucune case «\u00a0${name}\u00a0»\u202f; elles vont de a1 à g4`,
    )
  )
}

/** The cell one step that way from each cell, six to a cell; NOWHERE beyond the edge. */
const steps: readonly Cell[] = hexes.flatMap(({ q, r }) => ways.map((way) => cellAt(q + way.q, r + way.r)))

export function step(cell: Cell, way: number): Cell {
  return steps[cell * WAYS + way] as Cell
}

const beside: readonly (readonly Cell[])[] = hexes.map((_, cell) =>
  steps.slice(cell * WAYS, cell * WAYS + WAYS).filter((next) => next !== NOWHERE),
)

/** The cells that touch this one: six, or four on an edge and three in a corner. */
export function neighbours(cell: Cell): readonly Cell[] {
  return beside[cell] as readonly Cell[]
}

export function distance(a: Cell, b: Cell): number {
  const [from, to] = [hexOf(a), hexOf(b)]
  const [dq, dr] = [to.q - from.q, to.r - from.r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

const apart: readonly number[] = hexes.flatMap((_, a) => hexes.map((_, b) => distance(a, b)))

export function adjacent(a: Cell, b: Cell): boolean {
  return apart[a * CELLS + b] === 1
}

/** Exactly two cells away in a straight line. */
const twoAway: readonly (readonly Cell[])[] = hexes.map(({ q, r }) =>
  ways.map((way) => cellAt(q + 2 * way.q, r + 2 * way.r)).filter((cell) => cell !== NOWHERE),
)

export function cellsTwoAway(cell: Cell): readonly Cell[] {
  return twoAway[cell] as readonly Cell[]
}

/** The bottom cells of the columns for black, the top ones for white (L-4). */
export const recruitmentCells: readonly (readonly Cell[])[] = [3, 0].map((way) =>
  hexes.flatMap((_, cell) => (step(cell, way) === NOWHERE ? [cell] : [])),
)

/** Where black's and white's Leaders begin (L-3). */
export const startCells: readonly Cell[] = [cellByName('d1'), cellByName('d7')]
