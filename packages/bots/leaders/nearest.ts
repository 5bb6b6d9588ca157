// What somebody does in their second game of Leaders: takes the enemy Leader if one action does it, else brings the
// pieces closer to it one by one, keeps the own Leader out of reach, and does not think about what is replied.

import { type Choice, pickOne } from '@undercrown/engine'
import { adjacent, distance, type Move, type Side, type State, type View } from '@undercrown/leaders'
import type { Bot } from '../bot.ts'
import { stateAfter } from './proof.ts'
import { worldOf } from './seat.ts'

/** What an enemy beside the own Leader counts for, in steps. */
const BESIDE = 3

/** How many steps the pieces of a side are from the enemy Leader, and how pressed its own is. */
function distanceOf({ at, side }: State, me: Side): number {
  const [own, enemy] = [at[me] as number, at[1 - me] as number]
  let steps = 0
  for (let piece = 2; piece < at.length; piece++) {
    const cell = at[piece] as number
    if (cell < 0) continue
    if (side[piece] === me) steps += distance(cell, enemy)
    else if (adjacent(cell, own)) steps += BESIDE
  }
  return steps
}

export const nearest: Bot = (_game, view, choice, _budget, random) => {
  const { options, seat } = choice as unknown as Choice<Move>
  const world = worldOf(view as View)
  if (world.phase === 'banish' || world.phase === 'recruit') return pickOne(random, options)
  const now = distanceOf(world, seat)
  const worths = options.map((move) => {
    const next = stateAfter(world, seat, move)
    if (next.result) return next.result.winner === seat ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    return move.kind === 'end' ? 0 : now - distanceOf(next, seat)
  })
  const most = Math.max(...worths)
  return pickOne(
    random,
    options.filter((_, i) => worths[i] === most),
  )
}
