// What a view lets infer about every card of every row: seen once and still there, or as likely as it is dealt there.

import { randomFrom } from '@undercrown/engine'
import { idOf, type View } from '@undercrown/hidden-people'
import type { Belief } from '../mind.ts'
import { deal, dealerOf } from './deal.ts'
import { questionOf, readView } from './reading.ts'
import { ROW_CARDS } from './world.ts'

/** Worlds that are dealt to count what lies where. */
const DEALS = 200

export function rowBeliefs(view: View): Belief[] {
  const dealer = dealerOf(readView(view, questionOf(view)), true)
  const random = randomFrom('beliefs')
  const counts = Array.from({ length: view.open.seats * ROW_CARDS }, () => new Map<number, number>())
  for (let i = 0; i < DEALS; i++) {
    const { row } = deal(dealer, random)
    counts.forEach((found, cell) => {
      const face = row[cell] as number
      found.set(face, (found.get(face) ?? 0) + 1)
    })
  }
  return counts.map((found, cell) => ({
    seat: Math.floor(cell / ROW_CARDS),
    index: cell % ROW_CARDS,
    odds: [...found].sort(([a], [b]) => a - b).map(([face, count]) => [idOf(face), count / DEALS] as const),
  }))
}
