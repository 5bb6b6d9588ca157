// Counting: how many different sequences of decisions a position has. Golden counts guard the rules.

import { clone } from './setup.ts'
import type { State } from './state.ts'
import { choices, play } from './turn.ts'

/** Sequences of exactly so many decisions, whoever takes them. */
export function perft(state: State, depth: number): number {
  if (depth === 0) return 1
  let total = 0
  for (const { seat, options } of choices(state)) {
    if (depth === 1) return options.length
    for (const move of options) {
      const next = clone(state)
      play(next, seat, move, () => {})
      total += perft(next, depth - 1)
    }
  }
  return total
}
