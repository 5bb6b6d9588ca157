// What was played last here: the game that "Play at once" opens.

import { gameIds, isGame, webGame } from '../registry.ts'
import { keep, kept } from './kept.ts'

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
