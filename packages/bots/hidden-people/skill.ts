// What the five levels differ in besides how much they think.

import type { Level } from '../mind.ts'
import { farsighted, masterly, nearsighted, type Styles } from './style.ts'

export interface Skill {
  /** The share of the cards it knows that it forgets each turn. */
  readonly forgets: number
  /** The rounds of the table that it plays on in its head, after its own turn, and the most turns. */
  readonly rounds: number
  readonly turns: number
  /** How the players in its head weigh things up. */
  readonly style: Styles
  /** How it tells from there who will win. */
  readonly evaluation: 'standing' | 'prospects'
  /** Whether it asks itself what others would have kept. */
  readonly believing: boolean
}

const beginner: Skill = {
  forgets: 0.25,
  rounds: 0,
  turns: Number.POSITIVE_INFINITY,
  style: nearsighted,
  evaluation: 'standing',
  believing: false,
}

export const skills: Readonly<Record<Level, Skill>> = {
  L1: beginner,
  L2: { ...beginner, forgets: 0.12, rounds: 0.5 },
  L3: { ...beginner, forgets: 0.05, rounds: 1 },
  L4: { ...beginner, forgets: 0.01, rounds: 1, style: farsighted, believing: true },
  L5: { forgets: 0, rounds: 2.5, turns: 5, style: masterly, evaluation: 'prospects', believing: true },
}
