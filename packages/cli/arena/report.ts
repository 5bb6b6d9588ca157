// What came of an arena: every pair's result, the ladder, and the verdict of a sequential test.

import { itemAt } from '@undercrown/engine'
import type { GameBlock, ThinkingTime } from './block.ts'
import { eloOf } from './elo.ts'
import { type EloRating, ladderOf } from './ratings.ts'
import type { GameFault } from './seated.ts'
import { type ScoreShare, shareOf } from './share.ts'
import { type Hypotheses, type Sprt, sprt } from './sprt.ts'

export interface PairReport extends ScoreShare {
  readonly a: string
  readonly b: string
  readonly deals: number
  readonly games: number
  readonly won: number
  readonly shared: number
  readonly lost: number
  readonly capped: number
  /** The difference in rating that such a share promises; null where it is all or nothing. */
  readonly elo: number | null
  readonly decisionsPerGame: number
}

export interface ThoughtReport {
  readonly name: string
  readonly msPerAnswer: number
  readonly msMost: number
}

/** A fault of a game between these two. */
export interface ReportedFault {
  readonly names: readonly [a: string, b: string]
  readonly fault: GameFault
}

export interface Report {
  readonly pairs: readonly PairReport[]
  /** The strongest first. */
  readonly ladder: readonly (EloRating & { readonly name: string })[]
  readonly sprt?: Sprt & Hypotheses
  readonly faults: readonly ReportedFault[]
  readonly thought: readonly ThoughtReport[]
}

export function reportOf(
  names: readonly string[],
  seats: number,
  blocks: readonly GameBlock[],
  seed: string,
  hypotheses: Hypotheses | undefined,
): Report {
  const meetings = grouped(blocks)
  const met = meetings.map(({ a, b, blocks: some }) => ({
    a,
    b,
    copies: seats - 1,
    scores: some.map(({ score }) => score),
  }))
  const ratings = ladderOf(names.length, met, seed)
  const [scores = []] = met.map((one) => one.scores)
  return {
    pairs: meetings.map((meeting) => pairReport(names, seats, meeting)),
    ladder: names
      .map((name, i) => ({ name, ...itemAt(ratings, i) }))
      .sort((one, other) => other.elo - one.elo),
    ...(hypotheses && { sprt: { ...hypotheses, ...sprt(scores, hypotheses, seats - 1) } }),
    faults: blocks.flatMap(({ faults, a, b }) =>
      faults.map((fault) => ({ names: [itemAt(names, a), itemAt(names, b)] as const, fault })),
    ),
    thought: thoughtReports(names, blocks),
  }
}

interface BlockGroup {
  readonly a: number
  readonly b: number
  readonly blocks: GameBlock[]
}

/** The blocks of every two that met. */
function grouped(blocks: readonly GameBlock[]): BlockGroup[] {
  const groups = new Map<string, BlockGroup>()
  for (const block of blocks) {
    const { a, b } = block
    const key = `${a} ${b}`
    const group = groups.get(key)
    if (group) group.blocks.push(block)
    else groups.set(key, { a, b, blocks: [block] })
  }
  return [...groups.values()]
}

function pairReport(names: readonly string[], seats: number, { a, b, blocks }: BlockGroup): PairReport {
  const sum = (of: (block: GameBlock) => number) => blocks.reduce((total, block) => total + of(block), 0)
  const games = blocks.length * seats
  const share = shareOf(
    blocks.map(({ score }) => score),
    seats,
    1 / seats,
  )
  return {
    a: itemAt(names, a),
    b: itemAt(names, b),
    deals: blocks.length,
    games,
    won: sum(({ won }) => won),
    shared: sum(({ shared }) => shared),
    lost: sum(({ lost }) => lost),
    capped: sum(({ capped }) => capped),
    ...share,
    elo: share.share > 0 && share.share < 1 ? eloOf(share.share, seats - 1) : null,
    decisionsPerGame: sum(({ decisions }) => decisions) / games,
  }
}

function thoughtReports(names: readonly string[], blocks: readonly GameBlock[]): ThoughtReport[] {
  return names.map((name, number) => {
    const thoughts = blocks.flatMap(({ a, b, thought }): ThinkingTime[] => [
      ...(a === number ? [thought[0]] : []),
      ...(b === number ? [thought[1]] : []),
    ])
    const answers = thoughts.reduce((sum, one) => sum + one.answers, 0)
    const micros = thoughts.reduce((sum, one) => sum + one.micros, 0)
    const most = Math.max(0, ...thoughts.map((one) => one.most))
    return { name, msPerAnswer: micros / Math.max(1, answers) / 1000, msMost: most / 1000 }
  })
}
