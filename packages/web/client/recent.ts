// What was played last here: the game that "Play at once" opens, and how its table was set.

import type { Level } from '@undercrown/protocol'
import { type GameId, gameIds, isGame } from '../games.ts'
import { keep, kept } from './kept.ts'

/** Who sits on a chair of a new table, besides oneself. */
export type Sitter =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'friend' }
  | { readonly kind: 'person'; readonly name: string }

const usual: Readonly<Record<GameId, number>> = { 'hidden-leaders': 4, leaders: 2, 'hidden-people': 4 }

export function lastGame(): GameId {
  const id = kept('game', gameIds[0] as string)
  return isGame(id) ? id : gameIds[0]
}

export function played(game: GameId): void {
  keep('game', game)
}

/** How many play this game when nobody says otherwise. */
export function usualSeats(game: GameId): number {
  return usual[game]
}
