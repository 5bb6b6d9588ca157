// What a bot of the house is asked, and its answer.

import { type AnyView, type Choice, randomFrom } from '@undercrown/engine'
import type { AnyMind, Level } from './mind.ts'

/** All that a bot of the house is asked with: what its seat may know, never the table. */
export interface Question {
  readonly game: string
  readonly level: Level
  readonly view: AnyView
  readonly choice: Choice<object>
  readonly seed: string
}

/** A table at which bots will be asked. */
export interface Coming {
  readonly game: string
  readonly options: object
  readonly seats: number
}

/** Nobody waits longer for a thought, in milliseconds, and for one of the first three levels no longer than this. */
export const LONGEST_THOUGHT = 1_000
export const LONGEST_SHORT_THOUGHT = 100

export function longestThought(level: Level): number {
  return level < 'L4' ? LONGEST_SHORT_THOUGHT : LONGEST_THOUGHT
}

/** Tells that so many milliseconds have passed, by a clock that somebody else has. */
export function stopAfter(milliseconds: number, now: () => number): () => boolean {
  const end = now() + milliseconds
  return () => now() > end
}

/** The number of the option that the bot picks; where a clock is given, in time, or in less where others wait. */
export function answer(
  mind: AnyMind,
  { level, view, choice, seed }: Question,
  now?: () => number,
  most = longestThought(level),
): number {
  const budget = { nodes: mind.nodes[level], ...(now && { spent: stopAfter(most, now) }) }
  return mind.answer(view, choice, level, budget, randomFrom(seed))
}
