// What is told of any position of a game: what is proved of it, and what looks best as far as was seen.

import type { EachLanguage, Layout } from '@undercrown/engine'
import type { PuzzleTable } from './puzzle.ts'

/**
 * now: the side to move wins this turn. two: it wins in its next one, whatever the other side replies. lost: whatever it
 * does, the other side wins in theirs. threat: the other side would win if it were their turn.
 */
export type AnalysisClaim = 'now' | 'two' | 'lost' | 'threat'

/** Why a claim is neither proved nor refuted. */
export type Unproved = 'recruits' | 'nemesis' | 'repeats' | 'many'

export interface PositionProof {
  readonly about: AnalysisClaim
  /** Proved, or proved not to be so; null where there is no telling. */
  readonly holds: boolean | null
  readonly why?: Unproved
  /** What wins: a turn from the beginning to its end. */
  readonly line: readonly string[]
  /** Positions that the proof looked at. */
  readonly seen: number
  /** Turns of the other side that were answered, or of the side to move that lose. */
  readonly turns?: number
}

/** A proof that is under way: how many turns have been tried. */
export interface Proving {
  readonly about: 'proving'
  readonly claim: AnalysisClaim
  readonly tried: number
  readonly of: number
}

export interface BestTurn {
  readonly line: readonly string[]
  /** How likely whoever plays it wins, as far as was seen: an estimate, never a proof. */
  readonly chance: number
  /** What speaks for it, or against it. */
  readonly why?: EachLanguage
  /** What the other side would most likely do about it. */
  readonly reply: readonly string[]
}

export interface BestTurns {
  readonly about: 'turns'
  /** How much was thought. */
  readonly nodes: number
  /** The best first. */
  readonly turns: readonly BestTurn[]
}

export type Finding = PositionProof | Proving | BestTurns

export interface Analyst extends Required<Pick<PuzzleTable, 'layout' | 'word'>> {
  /** A layout as one line. */
  line(layout: Layout): string
  /** The layout with all that follows from the rest. */
  whole(layout: Layout): Layout
  /** Refuses in words what no game leads to. */
  check(state: unknown): void
  /** Tells what it finds as it finds it, ever deeper; it ends when there is no more to say. */
  analyse(state: unknown, tell: (finding: Finding) => void): void
}
