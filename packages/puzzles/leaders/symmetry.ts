// The same position seen otherwise: in a mirror, and from the other side of the board with the colours swapped.

import type { Layout } from '@undercrown/engine'
import {
  type Cell,
  cellAt,
  cellByName,
  cellName,
  distance,
  hexOf,
  layoutOf,
  type SideName,
} from '@undercrown/leaders'

export interface Placed {
  readonly who: SideName
  readonly q: number
  readonly r: number
}

type Map = (q: number, r: number) => readonly [q: number, r: number]

const mirrored: Map = (q, r) => [-q, q + r]
const turned: Map = (q, r) => [-q, -r]
const other: Readonly<Record<SideName, SideName>> = { black: 'white', white: 'black' }

/** A layout in a mirror: left is right. */
export function mirror(layout: Layout): Layout {
  return moved(layout, mirrored)
}

/** A layout from the other side: black is white. */
export function swapSides(layout: Layout): Layout {
  const swapped = moved(layout, turned)
  const pieces = (swapped['pieces'] as readonly Placed[]).map((one) => ({ ...one, who: other[one.who] }))
  const named = (name: string) => other[layout[name] as SideName]
  return { ...swapped, pieces, toMove: named('toMove'), first: named('first') }
}

function moved(layout: Layout, map: Map): Layout {
  const pieces = (layout['pieces'] as readonly Placed[]).map((one) => {
    const [q, r] = map(one.q, one.r)
    return { ...one, q, r }
  })
  return { ...layout, pieces }
}

/** Words of notation in a mirror. */
export function mirrorCells(words: string): string {
  return cellsMoved(words, mirrored)
}

/** Words of notation from the other side. */
export function turnCells(words: string): string {
  return cellsMoved(words, turned)
}

function cellsMoved(words: string, map: Map): string {
  return words.replace(/[a-g]\d/g, (name) => {
    const { q, r } = hexOf(cellByName(name))
    return cellName(cellAt(...map(q, r)))
  })
}

/** Whether two positions have the same pieces within a cell of each other, from whatever side one looks at them. */
export function areNear(one: string, other: string): boolean {
  if (lettersIn(one) !== lettersIn(other)) return false
  const [mine, theirs] = [placesIn(one), placesIn(other)]
  return mine.some((cells) => isNear(cells, theirs[0]))
}

/** All who are on the board, whoever they belong to. */
function lettersIn(position: string): string {
  const [board = ''] = position.split('_')
  return [...board.replace(/[^a-z]/gi, '').toUpperCase()].sort().join('')
}

type Places = ReadonlyMap<string, Cell>

/** Who stands where as seen by the side to move, and the same in a mirror. */
function placesIn(position: string): readonly [Places, Places] {
  const layout = layoutOf(position)
  const mine = layout['toMove'] === 'black' ? layout : swapSides(layout)
  return [places(mine), places(mirror(mine))]
}

function places(layout: Layout): Places {
  const pieces = layout['pieces'] as readonly (Placed & { readonly character: string })[]
  const found = new Map<string, Cell>()
  for (const { who, character, q, r } of pieces) {
    // Twins are told apart by a mark.
    let name = `${who} ${character}`
    while (found.has(name)) name += '+'
    found.set(name, cellAt(q, r))
  }
  return found
}

function isNear(one: Places, other: Places): boolean {
  if (one.size !== other.size) return false
  for (const [piece, cell] of one) {
    const there = other.get(piece)
    if (there === undefined || distance(cell, there) > 1) return false
  }
  return true
}
