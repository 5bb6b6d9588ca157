// A share of the wins over blocks of games, with its interval and how likely chance alone would do as much.

import { beyond, Z95 } from './normal.ts'

export interface ScoreShare {
  readonly share: number
  /** Where the true share lies, with 95 % confidence. */
  readonly low: number
  readonly high: number
  /** How likely a share so far from even is between equals. */
  readonly p: number
}

/** The interval of Wilson for a share seen in n trials. */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const z2 = Z95 * Z95
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}

/**
 * The games of a block have their deal in common, so the block is what is counted: the interval is that of Wilson
 * for as many independent games as would scatter like these blocks. Between equals a block falls to either side of
 * even alike, which gives p.
 */
export function shareOf(blocks: readonly number[], gamesPerBlock: number, even: number): ScoreShare {
  const n = blocks.length
  const share = mean(blocks)
  const scatter = blocks.reduce((sum, block) => sum + (block - share) ** 2, 0) / Math.max(1, n - 1) / n
  const games = n * gamesPerBlock
  const worth = scatter > 1e-12 ? (share * (1 - share)) / scatter : games
  const [low, high] = wilson(share, worth)
  const lean = blocks.reduce((sum, block) => sum + block - even, 0)
  const spread = Math.sqrt(blocks.reduce((sum, block) => sum + (block - even) ** 2, 0))
  return { share, low, high, p: spread > 0 ? Math.min(1, 2 * beyond(Math.abs(lean) / spread)) : 1 }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
