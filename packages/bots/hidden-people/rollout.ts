// A world played on in the head by sensible rules, to its end or for some turns.

import type { Policy } from './policy.ts'
import { playWorld } from './rules.ts'
import { totalOf, type World } from './world.ts'

/** Tells a seat's chance to win between two turns. */
export type Evaluator = (world: World, seat: number) => number

/** No game is longer than this, whatever the rules of thumb do. */
const CAP = 3000

/** Plays the turn that is going on to its end. */
export function finishTurn({ answerOf }: Policy, world: World): void {
  while (world.phase !== 'over' && world.phase !== 'take') playWorld(world, answerOf(world))
}

/** Plays on in place, from the beginning of a turn until the end or for so many turns. */
export function rollOut({ answerOf }: Policy, world: World, turns: number): void {
  let left = turns
  for (let i = 0; i < CAP && world.phase !== 'over'; i++) {
    if (world.phase === 'take' && left-- === 0) return
    playWorld(world, answerOf(world))
  }
}

/** The seat's chance to win, at the beginning of a turn or at the end of the game. */
export function outlook(world: World, seat: number, evaluator: Evaluator): number {
  return world.phase === 'over' ? shareOf(world, seat) : evaluator(world, seat)
}

/** The seat's share of the win as the rows lie. */
function shareOf(world: World, seat: number): number {
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
