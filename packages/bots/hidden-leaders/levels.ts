// What each level sees: how many worlds, whether it reads the parties, weighs its hand, and how blurred its eye is.

import type { Level } from '../mind.ts'
import type { Reading } from './belief.ts'

export interface Skill {
  /** What a position looks like: at a glance, or by the race that is still to be run. */
  readonly eye: 'plain' | 'race'
  /** What it infers the leaders of the others from. */
  readonly reads: Reading
  /** Knows what its hand can do next turn. */
  readonly plans: boolean
  readonly worlds: number
  /** How wrongly it sees each option, in chances to win; always the same in the same position. */
  readonly blur: number
  /** The chance to win that it gives away among two players, at most, not to show whom it leads; with more it is shared. */
  readonly conceals: number
}

export const skills: Readonly<Record<Level, Skill>> = {
  L1: { eye: 'plain', reads: 'nothing', plans: false, worlds: 4, blur: 0.18, conceals: 0 },
  L2: { eye: 'plain', reads: 'nothing', plans: false, worlds: 8, blur: 0.02, conceals: 0 },
  L3: { eye: 'race', reads: 'table', plans: true, worlds: 24, blur: 0.08, conceals: 0 },
  L4: { eye: 'race', reads: 'past', plans: true, worlds: 48, blur: 0.035, conceals: 0 },
  L5: { eye: 'race', reads: 'past', plans: true, worlds: 96, blur: 0, conceals: 0.03 },
}

export const nodesByLevel: Readonly<Record<Level, number>> = {
  L1: 30,
  L2: 150,
  L3: 400,
  L4: 2_000,
  L5: 4_000,
}
