// Counting: how many different sequences of decisions a position has. Golden counts guard the rules.

import { load } from './core.ts'
import { pursue } from './reach.ts'
import { countReplies, countTurn } from './search.ts'
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

/** The same without leaving the actions of this turn, by the rules … */
export function turnPerft(state: State, depth: number, turn: number = state.turn): number {
  if (depth === 0) return 1
  if (state.turn !== turn || (state.phase !== 'actions' && state.phase !== 'nemesis')) return 0
  let total = 0
  for (const { seat, options } of choices(state)) {
    if (depth === 1) return options.length
    for (const move of options) {
      const next = clone(state)
      play(next, seat, move, () => {})
      total += turnPerft(next, depth - 1, turn)
    }
  }
  return total
}

/** … and by the search core, which must count alike. */
export function corePerft(state: State, depth: number): number {
  load(state)
  if (state.phase === 'nemesis') return countReplies(depth, 0, pursue(0))
  return countTurn(depth)
}
