// How good a position is for a side, in log-odds of winning: the weights of what it has, less the other's.

import type { Features } from './features.ts'

/** Beyond any guess: the game is won. */
export const WON = 1000

export function createEvaluation(features: Features) {
  const { sumOf, TEMPO, weightOfFeature } = features
  const tempo = weightOfFeature(TEMPO)

  /** For `side`, when `toMove` is about to begin a turn. */
  function worth(side: number, toMove: number): number {
    return sumOf(side, false) - sumOf(1 - side, false) + (side === toMove ? tempo : -tempo)
  }

  return { worth }
}

export type Evaluation = ReturnType<typeof createEvaluation>

/** How likely the side wins for which a position is worth so much, as far as first sight tells. */
export function winChance(worth: number): number {
  return 1 / (1 + Math.exp(-worth))
}
