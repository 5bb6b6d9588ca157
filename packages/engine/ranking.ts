// Who came where when a game has ended.

import type { Outcome } from './game.ts'
import { itemAt } from './list.ts'

/** Places from 1, ties shared. Who resigned or was absent at the end comes after everyone who stayed. */
export function rankingOf(
  { winners, scores, reason }: Outcome,
  chairs: readonly { readonly absent?: true; readonly resigned?: true }[],
): number[] {
  const worth = worthOf(winners, scores, chairs.length)
  const gone = (seat: number) =>
    Number(Boolean(chairs[seat]?.resigned || (reason !== 'draw' && chairs[seat]?.absent)))
  const better = (a: number, b: number) =>
    gone(a) !== gone(b) ? gone(a) < gone(b) : itemAt(worth, a) > itemAt(worth, b)
  const seats = chairs.map((_, seat) => seat)
  return seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length)
}

/**
 * Winners first. Among the others points decide, if the winners show which way they count; where they do not,
 * all others share one place.
 */
function worthOf(winners: readonly number[], scores: readonly number[] | undefined, seats: number): number[] {
  const won = (seat: number) => winners.includes(seat)
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !won(seat))
  const point = (seat: number) => scores?.[seat] ?? 0
  const best = winners.map(point)
  const rest = others.map(point)
  const up = Math.min(...best) >= Math.max(...rest)
  const down = Math.max(...best) <= Math.min(...rest)
  const way = !scores || best.length === 0 || up === down ? 0 : up ? 1 : -1
  return Array.from({ length: seats }, (_, seat) => (won(seat) ? Number.MAX_VALUE : way * point(seat)))
}
