// What "Play now" deals: the game as it is usually played or, to somebody who has never finished one, as one begins.

import type { Level } from '@undercrown/protocol'
import { webGame } from '../registry.ts'
import type { LocalOrder } from './local.ts'
import type { RunningTable } from './running.ts'

/** Whom somebody meets in their first game. */
export const FIRST_LEVEL: Level = 'L2'

/** They have not finished a game of it yet; `tables` are all of theirs. */
export function isFirst(tables: readonly RunningTable[], game: string): boolean {
  return !tables.some((one) => one.game === game && one.state === 'over')
}

export function orderAtOnce(
  game: string,
  first: boolean,
  me: { readonly name: string; readonly avatar: string },
  /** That somebody has set once for all tables. */
  presets: object,
): LocalOrder {
  const { usual, firstOptions } = webGame(game)
  const level = first ? FIRST_LEVEL : 'L3'
  return {
    game,
    options: { ...presets, ...(first && firstOptions) },
    seats: [
      { kind: 'human', ...me },
      ...Array.from({ length: usual - 1 }, () => ({ kind: 'bot', level }) as const),
    ],
  }
}
