// A first rating, by who of the bots solves a puzzle, how many picks it takes and how far it is ahead.

import type { PuzzleProof } from '../puzzle.ts'
import { masterAgrees, shareFound } from './attempt.ts'
import type { AskedTable } from './table.ts'
import type { SoleWin } from './win.ts'

const EASIEST = 800
const HARDEST = 2400
/** What it adds that a level fails. */
const steps = { L1: 250, L2: 300, L3: 350, L4: 400 } as const
const BY_PICK = 60
/** What it adds that the next best is nearly as good. */
const BY_NEARNESS = 150

/** Undefined where the weakest level solves it, or the best one would not: then it is none. */
export function firstWinRating(
  table: AskedTable,
  { solution, proof }: Pick<SoleWin, 'solution' | 'proof'>,
): number | undefined {
  const first = shareFound(table, solution, 'L1')
  if (first > 0.5 || !masterAgrees(table, solution)) return undefined
  const missed = (['L2', 'L3', 'L4'] as const).reduce(
    (sum, level) => sum + steps[level] * (1 - shareFound(table, solution, level)),
    steps.L1 * (1 - 2 * first),
  )
  return within(EASIEST + missed + BY_PICK * (solution.length - 1) + BY_NEARNESS * nearness(proof))
}

/** From 0 to 1. */
function nearness({ chance }: PuzzleProof): number {
  return chance && chance.won > 0 ? chance.next / chance.won : 0
}

/** The nearer the next likeliest leader, the harder; harder too where counting heroes misleads. */
export function firstLeaderRating({ chance }: PuzzleProof, misleads: boolean): number {
  const ahead = chance ? (chance.won - chance.next) / chance.of : 0
  return within(2150 - 2400 * (ahead - 0.1) + (misleads ? 250 : 0))
}

function within(rating: number): number {
  return Math.round(Math.max(EASIEST, Math.min(HARDEST, rating)))
}
