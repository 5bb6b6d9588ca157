// A world played on in the head by sensible rules, to its end or for some turns.

import { answerOf } from './policy.ts'
import { play } from './rules.ts'
import { chanceOf } from './standing.ts'
import { totalOf, type World } from './world.ts'

/** No game is longer than this, whatever the rules of thumb do. */
const CAP = 3000

/** Plays on in place, until the end or until so many turns have begun. Returns the seat's chance to win then. */
export function playOn(world: World, seat: number, turns: number): number {
  let left = turns
  for (let i = 0; i < CAP && world.phase !== 'over'; i++) {
    if (world.phase === 'take' && left-- === 0) return chanceOf(world, seat)
    play(world, answerOf(world))
  }
  return shareOf(world, seat)
}

/** The seat's share of the win as the rows lie. */
export function shareOf(world: World, seat: number): number {
  const mine = totalOf(world, seat)
  let sharers = 1
  for (let other = 0; other < world.seats; other++) {
    if (other === seat) continue
    const total = totalOf(world, other)
    if (total < mine) return 0
    if (total === mine) sharers++
  }
  return 1 / sharers
}
