// What a game says of its puzzles in a terminal.

import type { Lang } from '@undercrown/engine'

export interface PuzzleTalk {
  /** What is to be done, by kind. */
  readonly tasks: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  /** What is asked about where something is to be named, of a place as puzzles write it; it ends the sentence. */
  readonly place?: (place: string, names: readonly string[], lang: Lang) => string
  /** What may be named, which puzzles write shortly. */
  readonly name?: (name: string) => string
}
