// How good a position is for a side, in log-odds of winning: the weights of what it has, less the other's.

import { FEATURES, held, notice, TEMPO } from './features.ts'
import { weights } from './weights.ts'

/** Beyond any guess: the game is won. */
export const WON = 1000

export const weightOf: Float64Array = Float64Array.from({ length: FEATURES }, (_, i) => weights[i] ?? 0)

function sumOf(side: number): number {
  const count = notice(side)
  let sum = 0
  for (let i = 0; i < count; i++) sum += weightOf[held[i] as number] as number
  return sum
}

/** For `side`, when `toMove` is about to begin a turn. */
export function worth(side: number, toMove: number): number {
  const tempo = weightOf[TEMPO] as number
  return sumOf(side) - sumOf(1 - side) + (side === toMove ? tempo : -tempo)
}

/** A certain win as far as was seen is still not beyond all doubt. */
const SURE = 0.995

/** How likely the side wins for which a position is worth so much. */
export function chanceOf(worth: number): number {
  if (Math.abs(worth) > WON / 2) return worth > 0 ? SURE : 1 - SURE
  return 1 / (1 + Math.exp(-worth))
}
