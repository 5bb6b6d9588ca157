// A first rating, by who of the bots solves a puzzle and how much there is to look through.

import type { Level } from '@undercrown/bots'
import type { SearchCore } from '@undercrown/bots/leaders'
import { mind } from '@undercrown/bots/leaders'
import { shareSolved } from './attempt.ts'
import type { LeadersKind } from './kinds.ts'

const EASIEST = 800
const HARDEST = 2400

/** What it adds that a level fails. */
const steps = { L2: 300, L3: 350, L4: 400 } as const
/** What each further deed adds, and a harder kind. */
const BY_DEED = 70
const byKind: Readonly<Record<LeadersKind, number>> = { crown: 0, safe: 100, two: 250 }

/** The strongest level, given so much more to look at than it has at a table, must find the solution too. */
const MORE_NODES = 10

/** Undefined where the weakest level solves it, or not even the strongest with time to think: then it is none. */
export function firstRating(
  core: SearchCore,
  position: string,
  kind: LeadersKind,
  solution: readonly string[],
): number | undefined {
  const share = (level: Level, more = 1) => shareSolved(core, position, kind, level, more * mind.nodes[level])
  if (share('L1') > 0.5 || share('L5', MORE_NODES) < 1) return undefined
  const missed = (['L2', 'L3', 'L4'] as const).reduce(
    (sum, level) => sum + steps[level] * (1 - share(level)),
    0,
  )
  const rating = EASIEST + missed + BY_DEED * (solution.length - 1) + byKind[kind]
  return Math.round(Math.min(HARDEST, rating))
}
