// A first rating, by who of the bots solves a puzzle, how many picks it takes and how far it is ahead; never more than
// so few answers, or one that is seen at once, can be hard for somebody who looks at each.

import type { PuzzleProof } from '../puzzle.ts'
import { masterAgrees, shareFound } from './attempt.ts'
import { isPlainWin } from './plain.ts'
import type { AskedTable } from './table.ts'
import type { SoleWin } from './win.ts'

const EASIEST = 800
const HARDEST = 2400
/** What it adds that a level fails. */
const steps = { L1: 250, L2: 300, L3: 350, L4: 400 } as const
const BY_PICK = 60
/** What it adds that the next best is nearly as good. */
const BY_NEARNESS = 150

/** What is the most for two answers, and what each further one adds. */
const OF_TWO = 1400
const BY_ANSWER = 200
const FEWEST_ANSWERS = 3
/** The same where looking at the own party tells which (decision 122). */
const PLAIN_OF_TWO = 1000
const BY_PLAIN_ANSWER = 100

/** Undefined where the weakest level solves it, the best one would not, or there is nearly nothing to choose from. */
export function firstWinRating(
  table: AskedTable,
  { solution, proof, answers }: Pick<SoleWin, 'solution' | 'proof' | 'answers'>,
): number | undefined {
  const first = shareFound(table, solution, 'L1')
  if (first > 0.5 || !masterAgrees(table, solution)) return undefined
  const second = shareFound(table, solution, 'L2')
  // Of two answers one is soon found, unless the other tempts.
  if (answers < FEWEST_ANSWERS && second > 0.5) return undefined
  const missed = (['L3', 'L4'] as const).reduce(
    (sum, level) => sum + steps[level] * (1 - shareFound(table, solution, level)),
    steps.L1 * (1 - 2 * first) + steps.L2 * (1 - second),
  )
  const byLevels = EASIEST + missed + BY_PICK * (solution.length - 1) + BY_NEARNESS * nearness(proof)
  const [ofTwo, byAnswer] = isPlainWin(table, solution)
    ? [PLAIN_OF_TWO, BY_PLAIN_ANSWER]
    : [OF_TWO, BY_ANSWER]
  return within(Math.min(byLevels, ofTwo + byAnswer * (answers - 2)))
}

/** From 0 to 1. */
function nearness({ chance }: PuzzleProof): number {
  return chance && chance.won > 0 ? chance.next / chance.won : 0
}

/** The nearer the next likeliest leader, the harder; harder too where counting heroes misleads. */
export function firstLeaderRating({ chance }: PuzzleProof, misleads: boolean): number {
  const ahead = chance ? (chance.won - chance.next) / chance.of : 0
  return within(2150 - 2400 * (ahead - 0.15) + (misleads ? 250 : 0))
}

function within(rating: number): number {
  return Math.round(Math.max(EASIEST, Math.min(HARDEST, rating)))
}
