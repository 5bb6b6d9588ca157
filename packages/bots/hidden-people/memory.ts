// What a seat has to keep in mind, and what weaker levels have forgotten of it. A view does not tell when a card was seen, so
// each card has a moment of its own, hashed from its place and face, after which it is forgotten for good.

import { eyes, type Seat } from '@undercrown/engine'
import { faceById, type View } from '@undercrown/hidden-people'
import type { Remembered } from '../mind.ts'
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
  const kept = (1 - rate) ** (turnsPlayed(view) / 2)
  return keeping(view, seat, ([where, card]) => where.startsWith('hand.') || hashOf(where, card, seat) < kept)
}

/** Every card of a row that the seat has seen, each with what it would know without it. */
export function memoriesOf(view: View, seat: Seat): Remembered<View>[] {
  return view.own.flatMap((seen): Remembered<View>[] => {
    const [where, card] = seen
    const [zone, owner, index] = where.split('.')
    if (zone !== 'row') return []
    const without = keeping(view, seat, (one) => one !== seen)
    return [{ seat: Number(owner), index: Number(index), card, without }]
  })
}

/** The view of somebody who remembers only some of the hidden cards that the seat has seen. */
function keeping(view: View, seat: Seat, remembers: (seen: View['own'][number]) => boolean): View {
  const { open } = view
  const bit = eyes(seat, open.seats)
  const rows = open.rows.map((row) => row.slice())
  const drawKnown = open.drawKnown.slice()
  const own = view.own.filter((seen) => {
    if (remembers(seen)) return true
    const [zone, a, b] = seen[0].split('.')
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
