// The same position seen otherwise: in a mirror, and from the other side of the board with the colours swapped.

import type { Layout } from '@undercrown/engine'
import { cellAt, cellByName, cellName, hexOf, type SideName } from '@undercrown/leaders'

interface Placed {
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

/** A move's notation in a mirror. */
export function mirrorNotation(notation: string): string {
  return notation.replace(/[a-g]\d/g, (name) => {
    const { q, r } = hexOf(cellByName(name))
    return cellName(cellAt(...mirrored(q, r)))
  })
}
