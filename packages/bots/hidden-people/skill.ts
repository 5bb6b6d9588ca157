// What the five levels differ in besides how much they think.

import type { Level } from '../mind.ts'

export interface Skill {
  /** The share of the cards it knows that it forgets each turn. */
  readonly forgets: number
  /** The rounds of the table that it plays on in its head, after its own turn. */
  readonly rounds: number
  /** Whether the players in its head see who has the last word about a swap. */
  readonly farsighted: boolean
  /** Whether it asks itself what others would have kept. */
  readonly believing: boolean
}

export const skills: Readonly<Record<Level, Skill>> = {
  L1: { forgets: 0.25, rounds: 0, farsighted: false, believing: false },
  L2: { forgets: 0.12, rounds: 0.5, farsighted: false, believing: false },
  L3: { forgets: 0.05, rounds: 1, farsighted: false, believing: false },
  L4: { forgets: 0.01, rounds: 1, farsighted: true, believing: true },
  L5: { forgets: 0, rounds: 2.5, farsighted: true, believing: true },
}
