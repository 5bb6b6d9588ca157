// What weaker levels have forgotten of the cards their seat has seen. A view does not tell when a card was seen, so
// each card has a moment of its own, hashed from its place and face, after which it is forgotten for good.

import { eyes, type Seat } from '@undercrown/engine'
import { faceById, type View } from '@undercrown/hidden-people'
import { ROW_CARDS } from './world.ts'

/** A number from 0 to 1 that depends on nothing but the card, its place and the seat. */
function hashOf(where: string, card: string, seat: Seat): number {
  let hash = 0x811c9dc5 ^ faceById(card) ^ (seat << 16)
  for (let i = 0; i < where.length; i++) hash = Math.imul(hash ^ where.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** The view of somebody who forgets that share of the cards each turn. What is in hand is never forgotten. */
export function forgetful(view: View, seat: Seat, rate: number): View {
  if (rate === 0) return view
  const { open } = view
  const age = turnsPlayed(view) / 2
  const kept = (1 - rate) ** age
  const bit = eyes(seat, open.seats)
  const rows = open.rows.map((row) => row.slice())
  const drawKnown = open.drawKnown.slice()
  const own = view.own.filter(([where, card]) => {
    const [zone, a, b] = where.split('.')
    if (zone === 'hand' || hashOf(where, card, seat) < kept) return true
    if (zone === 'row') {
      const row = rows[Number(a)] as number[]
      row[Number(b)] = (row[Number(b)] as number) & ~bit
    } else drawKnown[Number(a)] = (drawKnown[Number(a)] as number) & ~bit
    return false
  })
  return own.length === view.own.length ? view : { open: { ...open, rows, drawKnown }, own }
}

/** How many turns each seat has had, as far as the draw pile tells. */
function turnsPlayed({ open }: View): number {
  const dealt = open.rows.length * ROW_CARDS + 1
  return Math.max(0, (open.rows.length * 13 - dealt - open.draw) / open.seats)
}
