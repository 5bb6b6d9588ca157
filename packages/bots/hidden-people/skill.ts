// What the five levels differ in besides how much they think.

import type { Level } from '../mind.ts'

export interface Skill {
  /** The share of the cards it knows that it forgets each turn. */
  readonly forgets: number
  /** The turns that it plays on in its head, after its own. */
  readonly turns: number
  /** Whether the players in its head see who has the last word about a swap. */
  readonly farsighted: boolean
  /** Whether it asks itself what others would have kept. */
  readonly believing: boolean
}

export const skills: Readonly<Record<Level, Skill>> = {
  L1: { forgets: 0.25, turns: 0, farsighted: false, believing: false },
  L2: { forgets: 0.12, turns: 1, farsighted: false, believing: false },
  L3: { forgets: 0.05, turns: 2, farsighted: true, believing: false },
  L4: { forgets: 0.01, turns: 3, farsighted: true, believing: true },
  L5: { forgets: 0, turns: 4, farsighted: true, believing: true },
}
