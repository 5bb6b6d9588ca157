// What a puzzle is, in every game, and what a game brings to make and to prove its own.

import { type Layout, type Seat, sha256Hex } from '@undercrown/engine'

export interface Puzzle {
  /** By what is asked and where: the same everywhere. */
  readonly id: string
  readonly game: string
  readonly kind: string
  /** As the engine protocol takes it. */
  readonly position: string
  /** Moves from there that are watched before anything is asked, in the words of `solutions`. */
  readonly watch?: readonly string[]
  readonly seat: number
  /** Each is one way to solve it; what else is done, and in which order, is free as far as it still solves. */
  readonly solutions: readonly (readonly string[])[]
  readonly rating: number
  readonly themes: readonly string[]
  /** What the proof looked at, so that it can be told; it is done anew to be checked. */
  readonly proof: PuzzleProof
  /** How many of four views of it each level of the bots solves, from the weakest on; where that was tried. */
  readonly levels?: readonly number[]
  /** The game of bots that it came up in. */
  readonly from?: string
}

export interface PuzzleProof {
  /** How it is shown that nothing else solves it. */
  readonly by: string
  /** Positions or worlds that were gone through. */
  readonly seen: number
  /** Where the best answer is not sure to win: the worlds that it wins and that the next best wins, of how many. */
  readonly chance?: { readonly won: number; readonly next: number; readonly of: number }
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

/** How a try is judged; loaded without what makes puzzles. */
export interface PuzzleJudge {
  /** Whether an answer solves it; the answer is what was done, in the words of `solutions`. Throws a refusal where it is no answer at all. */
  judge(puzzle: Puzzle, answer: readonly string[]): Verdict
  /** What answers come to over all that the seat cannot tell, the best first; where it is that what decides. */
  shares?(puzzle: Puzzle): readonly AnswerShare[]
  /** What one of these comes to by who the others may be. */
  matrix?(puzzle: Puzzle, answer: readonly string[]): AnswerMatrix | undefined
}

/** In which part of the worlds an answer wins, by what is hidden of the other seats. */
export interface AnswerMatrix {
  /** With two others: who stands down the side, and who across. */
  readonly pair?: readonly [down: Seat, across: Seat]
  /** What the first of the two may be; else the other seats. */
  readonly rows: readonly (string | Seat)[]
  /** What the second may be, or any of them. */
  readonly columns: readonly string[]
  /** By rows; null where no world fits. */
  readonly cells: readonly (readonly (number | null)[])[]
  /** All cells that a world fits stand for as many. */
  readonly isEven: boolean
}

export interface AnswerShare {
  readonly answer: readonly string[]
  /** In which part of all worlds it wins, or is so; absent where others have a say in it. */
  readonly share?: number
}

export interface Verdict {
  readonly right: boolean
  /** Why not. */
  readonly refutation?: Refutation
  /** Where it is a bet on what is hidden: the expected binary logarithm of how likely the answer held the truth to be. */
  readonly score?: number
}

export interface Refutation {
  /** The position in which the answer fails (card games: a whole world that fits what the seat knows), laid out as `Puzzle.position` is. */
  readonly position: string
  /** What is done from there, by whoever, until it has failed, in the same notation; may be empty. */
  readonly line: readonly string[]
  /** Worlds in which the answer fails, of how many; card games only. */
  readonly worlds?: { readonly failed: number; readonly of: number }
}

/** How a puzzle lies on a table, and how what is done there is written. */
export interface PuzzleTable {
  /** Without it, positions are JSON. */
  layout?(position: string): Layout
  /** A state as one line, where nothing that matters is hidden: what any of its positions is analysed by. */
  written?(state: unknown): string
  /** A move in the words of `solutions`; without it, its target as JSON. */
  word?(move: object): string
  /** What another seat does that is asked before the answer is whole: the number of an option. Undefined: it is whole. */
  reply?(state: unknown): number | undefined
  /** Whether nothing that is answered here can change what was answered before: it is whole by then. */
  isIdle?(ask: object): boolean
  /** The first solution in the order in which hints tell it, where the order is free. */
  order?(puzzle: Puzzle): readonly string[]
  /** Answers of weaker bots, each with the level that gives it, right or not. */
  tempting?(puzzle: Puzzle): readonly Tempting[]
  /** Where something is to be named, and no move is asked for. */
  naming?(puzzle: Puzzle): PuzzleNaming | undefined
  /** What is seen there is to be kept in mind: no screen shows it again. */
  forgets?(kind: string): boolean
}

export interface Tempting {
  readonly level: number
  readonly answer: readonly string[]
}

/** `<place>=<name>` is an answer. */
export interface PuzzleNaming {
  readonly place: string
  readonly names: readonly string[]
  /** Several names may be given, each with how likely it is held to be in percent: `<place>=<name>:60`. */
  readonly weighed?: true
}

const ID_LENGTH = 10

/** What is to be named, where nothing is played: a place or a seat, as it stands before the "=" of the solution. */
export function askedAbout({
  solutions: [[first = ''] = []],
}: Pick<Puzzle, 'solutions'>): string | undefined {
  return /^([a-z]+[\d.]*)=/.exec(first)?.[1]
}

export function puzzleId(game: string, kind: string, position: string): string {
  return sha256Hex(`${game} ${kind} ${position}`).slice(0, ID_LENGTH)
}
