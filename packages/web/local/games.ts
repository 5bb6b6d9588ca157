// Every game with its rules and its bots, each in a piece of its own that is loaded when its table is.

import { type AnyMind, mindIn, rulesIn } from '@undercrown/bots'
import { games } from '@undercrown/bots/games.ts'
import type { AnyGame } from '@undercrown/engine'

export function gameNamed(id: string): Promise<AnyGame | undefined> {
  return rulesIn(games, id)
}

export function mindNamed(id: string): Promise<AnyMind | undefined> {
  return mindIn(games, id)
}
