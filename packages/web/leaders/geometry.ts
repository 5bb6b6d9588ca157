// Where the cells lie, in the units of the drawing. Whoever looks has their own side at the bottom.

import { type CellName, cellByName, cellNames, hexOf } from '@undercrown/leaders/facts'

/** From the middle of a cell to its corners. */
const RADIUS = 56
export const HEIGHT = RADIUS * Math.sqrt(3)

/** From the middle of the board to the corners of its frame. */
export const FRAME = 374
const MARGIN = 6
const SHADOW = 10

const BOX = {
  left: -FRAME * Math.cos(Math.PI / 6) - MARGIN,
  top: -FRAME - MARGIN,
  width: 2 * (FRAME * Math.cos(Math.PI / 6) + MARGIN),
  height: 2 * (FRAME + MARGIN) + SHADOW,
} as const

export const VIEW_BOX = `${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`
/** One cell by itself, its middle at the origin. */
export const CELL_BOX = `${-RADIUS} ${-HEIGHT / 2} ${2 * RADIUS} ${HEIGHT}`

/** Around these places, no closer than the board a third larger. */
export function croppedTo(places: readonly Point[]): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + 4 * RADIUS
  const size = Math.min(BOX.height, Math.max(BOX.height / 1.3, span(xs), span(ys)))
  return `${middle(xs) - size / 2} ${middle(ys) - size / 2} ${size} ${size}`
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function centre(cell: CellName, flipped: boolean): Point {
  const { q, r } = hexOf(cellByName(cell))
  const turn = flipped ? -1 : 1
  return { x: turn * 1.5 * RADIUS * q, y: turn * HEIGHT * (r + q / 2) }
}

/** Where a crown falls, seen from its Leader: beside it, where nobody stands, to the right if it can. */
export function crownFalls(leader: CellName, taken: readonly CellName[], flipped: boolean): Point {
  const from = centre(leader, flipped)
  const free = cellNames
    .filter((cell) => !taken.includes(cell))
    .map((cell) => ({ x: centre(cell, flipped).x - from.x, y: centre(cell, flipped).y - from.y }))
    .filter(({ x, y }) => Math.hypot(x, y) < 1.1 * HEIGHT && Math.hypot(x, y) > 0)
    .toSorted((a, b) => 2 * (b.x - a.x) + b.y - a.y)
  // Nowhere: it stays on the figure, askew.
  const [{ x, y } = { x: 48, y: 28 }] = free
  return { x: 0.68 * x, y: 0.68 * y }
}

/** The corners of a hexagon, for a `polygon`: with a flat top like the cells, or a pointed one like the frame. */
export function hexagon(radius: number, { x, y }: Point = { x: 0, y: 0 }, pointed = false): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (pointed ? Math.PI / 6 : 0)
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

/** The place of a cell in the board, for something laid over it. */
export function cellStyle(cell: CellName, flipped: boolean): Readonly<Record<'left' | 'top', string>> {
  const { x, y } = centre(cell, flipped)
  return {
    left: `${((x - RADIUS - BOX.left) / BOX.width) * 100}%`,
    top: `${((y - HEIGHT / 2 - BOX.top) / BOX.height) * 100}%`,
  }
}

export const CELL_SIZE = {
  width: `${((2 * RADIUS) / BOX.width) * 100}%`,
  height: `${(HEIGHT / BOX.height) * 100}%`,
} as const
