// The sequential test (GSPRT): after each block, is the difference in rating elo0 or rather elo1, or not yet clear?

import { shareAt } from './elo.ts'

export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
  /** How often it may be wrong either way. */
  readonly risk: number
}

export type SprtVerdict = 'elo0' | 'elo1' | undefined

export interface Sprt {
  /** The logarithm of how much better elo1 explains the blocks than elo0 does. */
  readonly llr: number
  readonly low: number
  readonly high: number
  readonly verdict: SprtVerdict
}

/** The test ends when the ratio leaves these bounds (Wald). */
export function bounds(risk: number): readonly [low: number, high: number] {
  const high = Math.log((1 - risk) / risk)
  return [-high, high]
}

/** Judges the scores of the blocks so far; `others` sit at the table besides the candidate. */
export function sprt(blocks: readonly number[], { elo0, elo1, risk }: Hypotheses, others = 1): Sprt {
  const [low, high] = bounds(risk)
  const counts = countsOf(blocks)
  const llr = likelihood(counts, shareAt(elo1, others)) - likelihood(counts, shareAt(elo0, others))
  return { llr, low, high, verdict: llr >= high ? 'elo1' : llr <= low ? 'elo0' : undefined }
}

type Counts = ReadonlyMap<number, number>

/** A hint of a block at either end, so that a score never seen yet is not taken as impossible. */
const HINT = 1e-3

function countsOf(blocks: readonly number[]): Counts {
  const counts = new Map([
    [0, HINT],
    [1, HINT],
  ])
  for (const score of blocks) counts.set(score, (counts.get(score) ?? 0) + 1)
  return counts
}

/**
 * The log-likelihood of the counts under the distribution that fits them best among those with this mean. It is
 * count / (total · (1 + tilt · (score − mean))), where the tilt makes the mean come out.
 */
function likelihood(counts: Counts, mean: number): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const scores = [...counts.keys()]
  const pull = (tilt: number) => {
    let sum = 0
    for (const [score, count] of counts) sum += (count * (score - mean)) / (1 + tilt * (score - mean))
    return sum
  }
  let low = -1 / (Math.max(...scores) - mean)
  let high = 1 / (mean - Math.min(...scores))
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  const tilt = (low + high) / 2
  let sum = 0
  for (const [score, count] of counts) sum += count * Math.log(count / (total * (1 + tilt * (score - mean))))
  return sum
}
