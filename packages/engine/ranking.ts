// Who came where when a game has ended.

import type { Outcome, Seat } from './game.ts'
import { itemAt } from './list.ts'

/** Places from 1, ties shared, by who comes before whom. */
export function placesBy(seats: number, before: (a: Seat, b: Seat) => boolean): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return all.map((seat) => 1 + all.filter((other) => before(other, seat)).length)
}

/** As the game says. Who resigned or was absent at the end comes after everyone who stayed. */
export function rankingOf(
  { winners, places, reason }: Outcome,
  chairs: readonly { readonly absent?: true; readonly resigned?: true }[],
): number[] {
  const place = (seat: Seat) => (places ? itemAt(places, seat) : winners.includes(seat) ? 1 : 2)
  const gone = (seat: Seat) =>
    Number(Boolean(chairs[seat]?.resigned || (reason !== 'draw' && chairs[seat]?.absent)))
  return placesBy(chairs.length, (a, b) => (gone(a) !== gone(b) ? gone(a) < gone(b) : place(a) < place(b)))
}
