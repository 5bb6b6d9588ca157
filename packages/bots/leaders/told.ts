// What a candidate is told as: a win only with a proof, else a chance as it was measured over whole games.

import { type Calibration, toldChance, toldChances } from '../calibration.ts'
import type { Weighed } from '../mind.ts'
import { winChance } from './evaluation.ts'
import type { Candidate, TurnProof } from './turn-search.ts'

/** What is proved is told so; a table can still be left before it is done. */
const SURE = 0.995

const certain: Readonly<Record<TurnProof, number>> = { win: SURE, forced: SURE, loses: 1 - SURE }

/** What was only seen is never told as certain. */
const MOST = 0.98

function within(chance: number): number {
  return Math.max(1 - MOST, Math.min(MOST, chance))
}

/** The option that a candidate begins with, and how likely the side wins that plays it. */
export function weighedAs(option: number, { value, proof }: Candidate, calibration: Calibration): Weighed {
  if (proof) return { option, chance: certain[proof], proved: proof === 'loses' ? 'loss' : 'win' }
  return { option, chance: within(toldChance(winChance(value), 2, calibration)) }
}

/** The first of them is the best: what was thought of less deeply only looks better, and is not told so. */
export function noneAbove(weighed: readonly Weighed[]): readonly Weighed[] {
  const most = weighed[0]?.chance ?? 1
  return weighed.map((one) => (one.chance > most ? { ...one, chance: most } : one))
}

/** The chance of the side whose best candidate it is, and that of the other. */
export function standingOf({ value, proof }: Candidate, calibration: Calibration): [number, number] {
  if (proof) return [certain[proof], 1 - certain[proof]]
  const chance = winChance(value)
  const [told] = toldChances([chance, 1 - chance], calibration) as [number, number]
  return [within(told), 1 - within(told)]
}
