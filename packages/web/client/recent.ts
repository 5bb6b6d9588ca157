// What was played last here: the game that "Play at once" opens, and how its table was set.

import type { Level } from '@undercrown/protocol'
import { gameIds, isGame, webGame } from '../registry.ts'
import { keep, kept } from './kept.ts'

/** Who sits on a chair of a new table, besides oneself. */
export type RecentSeat =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'friend' }
  | { readonly kind: 'person'; readonly name: string }

export function lastGame(): string {
  const [first = ''] = gameIds
  const id = kept('game', first)
  return isGame(id) ? id : first
}

export function played(game: string): void {
  keep('game', game)
}

/** How many play this game when nobody says otherwise. */
export function usualSeats(game: string): number {
  return webGame(game).usual
}
