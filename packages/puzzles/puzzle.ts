// What a puzzle is, in every game, and what a game brings to make and to prove its own.

import { sha256Hex } from '@undercrown/engine'

export interface Puzzle {
  /** By what is asked and where: the same everywhere. */
  readonly id: string
  readonly game: string
  readonly kind: string
  /** As the engine protocol takes it. */
  readonly position: string
  readonly seat: number
  /** Each is one way to solve it; what else is done, and in which order, is free as far as it still solves. */
  readonly solutions: readonly (readonly string[])[]
  readonly rating: number
  readonly themes: readonly string[]
  /** What the proof looked at, so that it can be told; it is done anew to be checked. */
  readonly proof: PuzzleProof
  /** The game of bots that it came up in. */
  readonly from?: string
}

export interface PuzzleProof {
  /** How it is shown that nothing else solves it. */
  readonly by: string
  /** Positions or worlds that were gone through. */
  readonly seen: number
}

/** How puzzles of a game are made and proved. */
export interface PuzzleMaker {
  readonly game: string
  readonly kinds: readonly string[]
  /** Those of one game between bots; the same seed gives the same. */
  make(seed: string, kinds: readonly string[]): Iterable<Puzzle>
  /** Whether a puzzle of this game is what it claims to be, found out anew; one that no position can be is not. */
  holds(puzzle: Puzzle): boolean
  /** The same puzzle with a first rating and themes, found out anew; undefined where it is too easy to be one. */
  rated(puzzle: Puzzle): Puzzle | undefined
  /** Whether who has solved one of them knows the other. */
  areAlike(one: Puzzle, other: Puzzle): boolean
}

const ID_LENGTH = 10

export function puzzleId(game: string, kind: string, position: string): string {
  return sha256Hex(`${game} ${kind} ${position}`).slice(0, ID_LENGTH)
}
