// What a game declares beside its rules, for every host that plays it: its bots, each part loaded when it is needed.

import type { AnyGame } from '@undercrown/engine'
import type { Bot } from './bot.ts'
import type { AnyMind } from './mind.ts'
import type { Tuning } from './tuning.ts'

/** Plain bots that a mind is measured by: none of them is offered at a table. */
export interface Yardsticks {
  /** By rules of thumb, without looking ahead. */
  readonly greedy?: Bot
  /** By a plain rule: in Leaders a newcomer's, in Hidden People that of somebody who remembers and counts. */
  readonly rule?: Bot
  /** Monte Carlo tree search as the textbook has it; the budget is its playouts. */
  readonly uct?: Bot
}

export interface RegisteredGame {
  readonly id: string
  rules(): Promise<AnyGame>
  /** Without one, bots play by flat Monte Carlo. */
  mind?(): Promise<AnyMind>
  yardsticks?(): Promise<Yardsticks>
  /** A mind that tells chances as it sees them, by which it is found out how they must be told. */
  plainMind?(): Promise<AnyMind>
  /** Where the bots think with fitted numbers: how those are made again. */
  tuning?(): Promise<Tuning>
}

/** The game of that id, loaded. */
export async function rulesIn(games: readonly RegisteredGame[], id: string): Promise<AnyGame | undefined> {
  return games.find((one) => one.id === id)?.rules()
}

/** Its mind, or the one that plays any game. */
export async function mindIn(games: readonly RegisteredGame[], id: string): Promise<AnyMind | undefined> {
  const game = games.find((one) => one.id === id)
  if (!game || game.mind) return game?.mind?.()
  const { flatMind } = await import('./flat-mind.ts')
  return flatMind(await game.rules())
}
