// Somebody at one seat of one game, as the arena sees them: asked, they name an option.

import type { AnyTable, Choice } from '@undercrown/engine'

/** What a program did wrong: it was late, gave no answer of the list, or ended. */
export interface Fault {
  readonly why: 'late' | 'answer' | 'ended'
  /** How long it was waited for, what it answered, or how it ended. */
  readonly shown: string
  /** How many options there were. */
  readonly options?: number
}

/** A fault and where it was made, all counted from 1. */
export interface GameFault extends Fault {
  readonly deal: number
  readonly player: number
  readonly decision: number
}

/** The number of an option, or what went wrong. */
export type ContestantAnswer = number | Fault

export interface SeatedContestant {
  answer(table: AnyTable, choice: Choice<object>, seed: string): ContestantAnswer | Promise<ContestantAnswer>
  leave(): void
}

export interface Contestant {
  readonly name: string
  sit(): SeatedContestant
}
