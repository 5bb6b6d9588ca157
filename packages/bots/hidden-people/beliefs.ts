// What a view lets infer about every card of every row: seen once and still there, or as likely as it is dealt there.

import { randomFrom } from '@undercrown/engine'
import { idOf, type View } from '@undercrown/hidden-people'
import type { Belief } from '../mind.ts'
import { deal, dealerOf } from './deal.ts'
import { HIGHEST, LOWEST, VALUE } from './faces.ts'
import { questionOf, readView } from './reading.ts'
import { ROW_CARDS } from './world.ts'

/** Worlds that are dealt to count what lies where. */
const DEALS = 200

export function rowBeliefs(view: View): Belief[] {
  const reading = readView(view, questionOf(view))
  const dealer = dealerOf(reading, true)
  // Where only copies of one card are left, who counts knows what lies there.
  const concluded = new Set(reading.unseen).size === 1
  const random = randomFrom('beliefs')
  const cells = view.open.seats * ROW_CARDS
  const counts = Array.from({ length: cells }, () => new Map<number, number>())
  const points = new Float64Array(cells)
  for (let i = 0; i < DEALS; i++) {
    const { row } = deal(dealer, random)
    for (let cell = 0; cell < cells; cell++) {
      const face = row[cell] as number
      const found = counts[cell] as Map<number, number>
      found.set(face, (found.get(face) ?? 0) + 1)
      points[cell] = (points[cell] as number) + pointsAt(row, cell)
    }
  }
  return counts.map((found, cell) => {
    const sure = !reading.cells.includes(cell) ? 'seen' : concluded ? 'concluded' : undefined
    return {
      seat: Math.floor(cell / ROW_CARDS),
      index: cell % ROW_CARDS,
      ...(sure && { sure }),
      points: (points[cell] as number) / DEALS,
      odds: [...found].sort(([a], [b]) => a - b).map(([face, count]) => [idOf(face), count / DEALS] as const),
    }
  })
}

/** HP-15: a special counts what the lowest or the highest number of its row does. */
function pointsAt(row: ArrayLike<number>, cell: number): number {
  const value = VALUE[row[cell] as number] as number
  if (value !== LOWEST && value !== HIGHEST) return value
  const start = cell - (cell % ROW_CARDS)
  let found: number | undefined
  for (let i = start; i < start + ROW_CARDS; i++) {
    const other = VALUE[row[i] as number] as number
    if (other === LOWEST || other === HIGHEST) continue
    found = found === undefined ? other : value === LOWEST ? Math.min(found, other) : Math.max(found, other)
  }
  return found ?? 0
}
