// What is kept of a reviewed game for whoever played it, so that many games can be looked at together.

import type { AnyMind } from '@undercrown/bots'
import type { Lineup, Seat } from '@undercrown/engine'
import type { GameReview } from './account.ts'
import { roundedChance, type VerdictName } from './assessment.ts'
import { type BeliefLine, beliefLines } from './moments.ts'
import type { ReviewedGame } from './review.ts'

/** The beginning, the middle and the end of a game, by its moves. */
export const thirds = ['opening', 'middle', 'ending'] as const
export type Third = (typeof thirds)[number]

export interface InsightDecision {
  /** What was asked, as the game names it. */
  readonly ask: string
  readonly third: Third
  /** In points of chance. */
  readonly loss: number
  readonly class: VerdictName
}

/** How well one seat could know what another hid. */
export interface SecretOdds {
  /** The chance that it could give to the truth, right before that was told. */
  readonly end: number
  /** The part of the game after which that was a half and stayed so; absent where it never was. */
  readonly since?: number
}

export interface GameInsight {
  readonly game: string
  readonly seat: Seat
  readonly accuracy: number | undefined
  /** In chances to win, as the account of that seat has them. */
  readonly skill: number
  readonly luck: number
  readonly decisions: readonly InsightDecision[]
  readonly lineup: Lineup
  /** What each of the others could know of its secret, and it of theirs; none in a game without such secrets. */
  readonly shown: readonly SecretOdds[]
  readonly saw: readonly SecretOdds[]
}

/** Undefined as long as the seat has no account. Where a game was given up, nobody was told who was right. */
export function insightOf(
  reviewed: ReviewedGame,
  { decisions, seats }: GameReview,
  mind: AnyMind,
  seat: Seat,
): GameInsight | undefined {
  const { game, moves, stateAt } = reviewed
  const account = seats.find((one) => one.seat === seat)
  if (!account) return undefined
  const others = Array.from({ length: reviewed.seats }, (_, one) => one).filter((one) => one !== seat)
  return {
    game: game.id,
    seat,
    accuracy: account.accuracy,
    skill: account.skill,
    luck: account.luck,
    decisions: decisions
      .filter((one) => one.seat === seat)
      .map(({ ask, step, loss, judgement }) => ({
        ask,
        third: thirdAt(step, moves.length),
        loss,
        class: judgement.class,
      })),
    lineup: game.lineup?.(stateAt(moves.length), seat) ?? {},
    shown: others.flatMap((eyes) =>
      readings(beliefLines(reviewed, mind, eyes).filter((one) => one.seat === seat)),
    ),
    saw: readings(beliefLines(reviewed, mind, seat)),
  }
}

function thirdAt(step: number, moves: number): Third {
  return thirds[Math.floor((thirds.length * step) / moves)] as Third
}

/** Of what somebody hides all game long; cards that move from hand to hand are no such secret. */
function readings(lines: readonly BeliefLine[]): SecretOdds[] {
  return lines.flatMap(({ index, odds }): SecretOdds[] => {
    const before = odds.slice(0, -1)
    const truth = odds.at(-1)?.indexOf(1) ?? -1
    if (index !== undefined || truth < 0 || before.length === 0) return []
    const chances = before.map((row) => row[truth] ?? 0)
    const doubted = chances.findLastIndex((chance) => chance < 0.5)
    const end = chances.at(-1) as number
    return [{ end, ...(end >= 0.5 && { since: roundedChance((doubted + 1) / chances.length) }) }]
  })
}
