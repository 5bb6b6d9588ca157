// How good a position is for a side, in log-odds of winning: the weights of what it has, less the other's.

import { sumOf, TEMPO, weightOfFeature } from './features.ts'

/** Beyond any guess: the game is won. */
export const WON = 1000

const tempo = weightOfFeature(TEMPO)

/** For `side`, when `toMove` is about to begin a turn. */
export function worth(side: number, toMove: number): number {
  return sumOf(side, false) - sumOf(1 - side, false) + (side === toMove ? tempo : -tempo)
}

/** A certain win as far as was seen is still not beyond all doubt. */
const SURE = 0.995

/** How likely the side wins for which a position is worth so much. */
export function chanceOf(worth: number): number {
  if (Math.abs(worth) > WON / 2) return worth > 0 ? SURE : 1 - SURE
  return 1 / (1 + Math.exp(-worth))
}
