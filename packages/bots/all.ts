// The bots of every game, loaded at once: for hosts that have no reason to wait.

import type { AnyGame } from '@undercrown/engine'
import { flatMind } from './flat-mind.ts'
import { games } from './games.ts'
import type { AnyMind } from './mind.ts'
import type { Yardsticks } from './registration.ts'
import type { Tuning } from './tuning.ts'

const minds = new Map<string, AnyMind>()
const yardsticks = new Map<string, Yardsticks>()
for (const game of games) {
  if (game.mind) minds.set(game.id, await game.mind())
  if (game.yardsticks) yardsticks.set(game.id, await game.yardsticks())
}

/** The mind of a game; of one that brings none, the mind that plays any. */
export function mindOf(game: AnyGame): AnyMind {
  return minds.get(game.id) ?? flatMind(game)
}

export function yardsticksOf(game: AnyGame): Yardsticks {
  return yardsticks.get(game.id) ?? {}
}

export async function tuningOf({ id }: AnyGame): Promise<Tuning | undefined> {
  return games.find((game) => game.id === id)?.tuning?.()
}

/** How its chances are told is fitted with this one. */
export async function plainMindOf({ id }: AnyGame): Promise<AnyMind | undefined> {
  return games.find((game) => game.id === id)?.plainMind?.()
}
