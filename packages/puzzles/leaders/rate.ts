// A first rating, by who of the bots solves a puzzle and how much there is to find.

import type { Level } from '@undercrown/bots'
import { mind, type SearchCore } from '@undercrown/bots/leaders'
import { type Move, notationOf } from '@undercrown/leaders'
import type { Puzzle } from '../puzzle.ts'
import { VIEWS, viewsSolved } from './attempt.ts'
import type { LeadersKind } from './kinds.ts'
import { playedTurn } from './played.ts'

const EASIEST = 800
const HARDEST = 2400

/** Where a kind begins: to take a crown one looks at one turn, to be safe at two, to win in two at three. */
const byKind: Readonly<Record<LeadersKind, number>> = { crown: 590, safe: 850, two: 1300 }

/** What each bit adds that is to be found; `bitsOf` counts them. */
const BY_BIT = 58
/** An ability is less in sight than a step, who of the others acts less than that the Leader must, and what can only be done after something else less than what can be done at once. */
const ABILITY = 1.2
const OTHER = 1.2
const LATER = 0.8

/** What it adds that levels fail, all of them together, and how much of it each of them is. */
const BY_LEVELS = 320
const levelParts = { L2: 300, L3: 350, L4: 400 } as const
const ALL_LEVELS = 1050
/** Where there are fewer bits to find, it tells less of a puzzle that bots fail: people see it at once. */
const FULL_BITS = 8

/** What ten times as long a proof adds, and twice as many actions to begin with; above and below these. */
const BY_PROOF = 30
const USUAL_PROOF = 4.5
const BY_FIRST = 60
const USUAL_FIRST = 25

/** The strongest level, given so much more to look at than it has at a table, must find the solution too. */
const MORE_NODES = 10

/** Undefined where the weakest level solves it, or not even the strongest with time to think: then it is none. */
export function firstRating(
  core: SearchCore,
  kind: LeadersKind,
  puzzle: Puzzle,
): (Pick<Puzzle, 'rating'> & Required<Pick<Puzzle, 'levels'>>) | undefined {
  const solved = (level: Level, more = 1) =>
    viewsSolved(core, puzzle.position, kind, level, more * mind.nodes[level])
  const weakest = solved('L1')
  if (weakest > VIEWS / 2 || solved('L5', MORE_NODES) < VIEWS) return undefined
  const rest = (['L2', 'L3', 'L4'] as const).map((level) => [level, solved(level)] as const)
  const missed = rest.reduce((sum, [level, views]) => sum + levelParts[level] * (1 - views / VIEWS), 0)
  return {
    rating: ratingBy(kind, puzzle, missed / ALL_LEVELS),
    levels: [weakest, ...rest.map(([, views]) => views)],
  }
}

/** By the part of the levels that fails, from 0 to 1, and what the position and its proof tell. */
export function ratingBy(
  kind: LeadersKind,
  { position, solutions, proof }: Pick<Puzzle, 'position' | 'solutions' | 'proof'>,
  missed: number,
): number {
  const { bits, first } = bitsOf(position, solutions[0] ?? [])
  const rating =
    byKind[kind] +
    BY_BIT * bits +
    BY_LEVELS * missed * Math.min(1, bits / FULL_BITS) +
    BY_PROOF * (Math.log10(proof.seen) - USUAL_PROOF) +
    BY_FIRST * Math.log2(first / USUAL_FIRST)
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)))
}

/** How much is to be found: for each deed, among how much else whoever does it could do; and what can be done first. */
function bitsOf(position: string, solution: readonly string[]): { bits: number; first: number } {
  const { deeds } = playedTurn(position, solution)
  const first = deeds[0]?.options ?? []
  const atOnce = new Set(first.map(notationOf))
  const bits = deeds.reduce((sum, { move, options }) => {
    const own = options.filter((one) => actorIn(one) === actorIn(move)).length
    const isAction = move.kind === 'action'
    return (
      sum +
      Math.log2(own) +
      (isAction && move.piece === 'leader' ? 0 : OTHER) +
      (isAction && move.ability ? ABILITY : 0) +
      (atOnce.has(notationOf(move)) ? 0 : LATER)
    )
  }, 0)
  return { bits, first: Math.max(1, first.length) }
}

function actorIn(move: Move): string {
  return move.kind === 'action' ? move.piece : move.kind
}
