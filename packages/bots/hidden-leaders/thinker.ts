// What a mind keeps from question to question: the races it has solved, and what it has found out about heroes.

import type { Gains } from './belief.ts'
import { createRaces, type Races } from './races.ts'

export interface Thinker {
  readonly races: Races
  readonly gains: Gains
  /** The tables it has got ready for. */
  readonly ready: Set<string>
}

export function createThinker(): Thinker {
  return { races: createRaces(), gains: new Map(), ready: new Set() }
}
