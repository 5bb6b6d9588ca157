// Why one turn is better than another: what it changes on the board, in the words of the features.

import { characterOf } from '@undercrown/leaders'
import type { Reason } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { winChance } from './evaluation.ts'
import type { Features } from './features.ts'
import type { TurnStep } from './step.ts'
import type { Candidate } from './turn-search.ts'

const MOST_REASONS = 4
const LEAST = 0.004

/** What a feature is about, by the block it is in. */
function themeOf(features: Features, feature: number): string {
  const { AIMED, AIR, COURT, COVERED, CROWD, EDGE, FARTHEST, GUARD, HUNT, JAILED, PRESSED, SHOT, TEMPO } =
    features
  if (feature < GUARD)
    return feature - HUNT < 2 * FARTHEST ? 'leader' : `hunt ${characterOf(features.pieceIn(feature))}`
  if (feature < AIR) return 'guard'
  if (feature < PRESSED) return 'air'
  if (feature < EDGE) return 'pressed'
  if (feature < CROWD) return 'air'
  if (feature < COURT) return 'crowd'
  if (feature < JAILED) return 'guard'
  if (feature < COVERED) return 'jailed'
  if (feature < AIMED) return 'covered'
  if (feature < SHOT) return `aimed ${characterOf(feature - AIMED)}`
  return feature < TEMPO ? 'shot' : 'tempo'
}

/** The weight of each theme where a line ends, for the side to move; the other side's begin with "their". */
function themesAfter(
  { features, position, turn }: SearchCore,
  line: readonly TurnStep[],
): Map<string, number> {
  const { held, notice, weightOfFeature } = features
  const { MOVER, now } = position
  const { take, takeBack } = turn
  const me = now[MOVER]
  for (const step of line) take(step)
  const sums = new Map<string, number>()
  for (const side of [me, 1 - me]) {
    const count = notice(side)
    for (let i = 0; i < count; i++) {
      const feature = held[i] as number
      const theme = themeOf(features, feature)
      const about = side === me ? theme : `their ${theme.split(' ')[0]}`
      sums.set(about, (sums.get(about) ?? 0) + (side === me ? 1 : -1) * weightOfFeature(feature))
    }
  }
  for (const step of line.toReversed()) takeBack(step)
  return sums
}

/** What a line leaves at first sight, in log-odds for the side that plays it. */
function worthAfter({ evaluation, position, turn }: SearchCore, line: readonly TurnStep[]): number {
  const me = position.now[position.MOVER]
  for (const step of line) turn.take(step)
  const worth = evaluation.worth(me, 1 - me)
  for (const step of line.toReversed()) turn.takeBack(step)
  return worth
}

/** What was measured for and against the first candidate beside the second, in chances to win; the position is loaded. */
export function reasonsFor(core: SearchCore, best: Candidate, next: Candidate | undefined): Reason[] {
  const chance = winChance(best.value)
  if (best.proof === 'loses') return [{ about: 'loses', weight: -1 }]
  if (best.proof) return [{ about: best.proof, weight: 1 - (next ? winChance(next.value) : 0) }]
  if (!next) return []
  const gap = chance - winChance(next.value)
  if (next.proof === 'loses') return [{ about: 'safe', weight: gap }]
  const [ours, theirs] = [themesAfter(core, best.line), themesAfter(core, next.line)]
  const slope = chance * (1 - chance)
  const reasons: Reason[] = []
  for (const about of new Set([...ours.keys(), ...theirs.keys()])) {
    // A piece that is not even there is no reason.
    if (about.startsWith('hunt') && !ours.has(about)) continue
    const weight = ((ours.get(about) ?? 0) - (theirs.get(about) ?? 0)) * slope
    if (Math.abs(weight) >= LEAST) reasons.push({ about, weight })
  }
  // What the enemy's answers make of both, where they were looked at alike.
  if (best.depth > 0 && best.depth === next.depth) {
    const atSight = (worthAfter(core, best.line) - worthAfter(core, next.line)) * slope
    if (Math.abs(gap - atSight) >= LEAST) reasons.push({ about: 'answers', weight: gap - atSight })
  }
  return reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, MOST_REASONS)
}
