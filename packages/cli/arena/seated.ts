// Somebody at one seat of one game, as the arena sees them: asked, they name an option.

import type { AnyTable, Choice } from '@undercrown/engine'

/** The number of an option, or what went wrong. */
export type ContestantAnswer = number | { readonly fault: string }

export interface SeatedContestant {
  answer(table: AnyTable, choice: Choice<object>, seed: string): ContestantAnswer | Promise<ContestantAnswer>
  leave(): void
}

export interface Contestant {
  readonly name: string
  sit(): SeatedContestant
}
