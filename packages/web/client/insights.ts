// One's own decisions over many games: how accurate they were, by what, and how luck went.

import type { PlayedGame } from './history.ts'
import { accuracyOf, type KeptInsight, type SecretOdds, thirds } from './review.ts'
import type { Curve } from './statistics.ts'

/** With fewer decisions a mean tells nothing. */
export const FEW_DECISIONS = 10

/** Some decisions taken together. */
export interface DecisionTally {
  readonly label: string
  readonly games: number
  readonly decisions: number
  /** From 0 to 100. */
  readonly accuracy: number
  /** What a decision gave away in the mean, in points of chance. */
  readonly loss: number
}

type Decisions = KeptInsight['decisions']

/** Decisions by what they are told apart by; what was decided most often first. */
function tallied(parts: Iterable<readonly [label: string, decisions: Decisions]>): DecisionTally[] {
  const groups = new Map<string, { games: number; losses: number[] }>()
  for (const [label, decisions] of parts) {
    if (decisions.length === 0) continue
    const group = groups.get(label) ?? { games: 0, losses: [] }
    groups.set(label, group)
    group.games++
    for (const { loss } of decisions) group.losses.push(loss)
  }
  return [...groups]
    .map(([label, { games, losses }]) => ({
      label,
      games,
      decisions: losses.length,
      accuracy: accuracyOf(losses) ?? 0,
      loss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
    }))
    .sort((a, b) => b.decisions - a.decisions || (a.label < b.label ? -1 : 1))
}

export function byGame(insights: readonly KeptInsight[]): DecisionTally[] {
  return tallied(insights.map(({ game, decisions }) => [game, decisions] as const))
}

/** In the order in which they come in a game. */
export function byThird(insights: readonly KeptInsight[]): DecisionTally[] {
  const found = tallied(
    insights.flatMap(({ decisions }) =>
      thirds.map((third) => [third, decisions.filter((one) => one.third === third)] as const),
    ),
  )
  return thirds.flatMap((third) => found.find(({ label }) => label === third) ?? [])
}

/** By what was asked, as the game puts questions together. */
export function byKind(insights: readonly KeptInsight[], kindOf: (ask: string) => string): DecisionTally[] {
  return tallied(
    insights.flatMap(({ decisions }) =>
      [...new Set(decisions.map(({ ask }) => kindOf(ask)))].map(
        (kind) => [kind, decisions.filter(({ ask }) => kindOf(ask) === kind)] as const,
      ),
    ),
  )
}

/** By what it was played with, of one kind of the line-up. */
export function byLineup(insights: readonly KeptInsight[], kind: string): DecisionTally[] {
  return tallied(
    insights.flatMap(({ lineup, decisions }) =>
      (lineup[kind] ?? []).map((label) => [label, decisions] as const),
    ),
  )
}

/** Added up game by game from nothing, in points of chance; oldest first. */
export function luckCurves(insights: readonly (KeptInsight & { readonly played: number })[]): Curve[] {
  const curves = new Map<string, { at: number; value: number }[]>()
  for (const { game, luck, played } of insights.toSorted((a, b) => a.played - b.played)) {
    const points = curves.get(game) ?? [{ at: played - 1, value: 0 }]
    curves.set(game, points)
    points.push({ at: played, value: (points.at(-1)?.value ?? 0) + 100 * luck })
  }
  return [...curves].map(([game, points]) => ({ game, points }))
}

/** Several readings in the mean. */
export interface MeanOdds {
  readonly count: number
  /** The chance that could be given to the truth right before it was told. */
  readonly end: number
  /** How many could be taken for likelier than not, and since which part of the game in the mean. */
  readonly known: number
  readonly since: number
}

export function meanOdds(readings: readonly SecretOdds[]): MeanOdds | undefined {
  if (readings.length === 0) return undefined
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const since = readings.flatMap((one) => one.since ?? [])
  return {
    count: readings.length,
    end: mean(readings.map(({ end }) => end)),
    known: since.length,
    since: mean(since),
  }
}

/** Finished games of one's own that were not judged yet, the newest first. */
export function unjudged(games: readonly PlayedGame[], insights: readonly KeptInsight[]): PlayedGame[] {
  const known = new Set(insights.map(({ table }) => table))
  return games
    .filter(({ id, seat, end }) => seat !== null && end !== undefined && end.place > 0 && !known.has(id))
    .toSorted((a, b) => b.at - a.at)
}
