// Flat Monte Carlo: imagines worlds that fit what it sees, plays each option out at random, takes the best.

import { type AnyGame, type AnyView, type Choice, fork, type Random } from '@undercrown/engine'
import { playout } from './playout.ts'

/** How much an option that was tried little is favoured (the constant of UCB1, for results from 0 to 1). */
const CURIOSITY = 0.5

interface Tried {
  readonly move: object
  count: number
  sum: number
}

/** `spent` tells that time is up, as a mind's budget does. */
export function flatBot(
  game: AnyGame,
  view: AnyView,
  choice: Choice<object>,
  budget: number,
  random: Random,
  spent?: () => boolean,
): object {
  const tried: Tried[] = choice.options.map((move) => ({ move, count: 0, sum: 0 }))
  if (tried.length === 1) return (tried[0] as Tried).move
  // The k-th try of every option meets the same world and the same luck, so that options differ by merit alone.
  const lucks: Random[] = []
  for (let total = 0; total < Math.max(budget, tried.length); total++) {
    if (total >= tried.length && spent?.()) break
    const next = mostPromising(tried, total)
    const luck = [...(lucks[next.count] ?? (lucks[lucks.push(fork(random)) - 1] as Random))] as Random
    const world = game.imagine(view, luck)
    game.play(world, choice.seat, next.move, () => {})
    next.sum += playout(game, world, choice.seat, luck)
    next.count++
  }
  return best(tried).move
}

function mostPromising(tried: readonly Tried[], total: number): Tried {
  let found = tried[0] as Tried
  let most = Number.NEGATIVE_INFINITY
  const spread = Math.log(total + 1)
  for (const one of tried) {
    if (one.count === 0) return one
    const promise = one.sum / one.count + CURIOSITY * Math.sqrt(spread / one.count)
    if (promise > most) {
      most = promise
      found = one
    }
  }
  return found
}

function best(tried: readonly Tried[]): Tried {
  return tried.reduce((a, b) => (b.count > a.count || (b.count === a.count && b.sum > a.sum) ? b : a))
}
