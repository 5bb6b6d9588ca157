// Finished games, those of the server and those of this browser, in one history and one count.

import type { FinishedGame, Profile } from '@undercrown/protocol'
import type { LocalSummary } from './local.ts'
import { endFor, type GameEnd } from './running.ts'

export interface PlayedGame extends GameEnd {
  readonly id: string
  readonly href: string
  readonly game: string
  /** Of the server's games. */
  readonly moves?: number
  /** The rating before and after, where the game counted for it. */
  readonly rating?: readonly [before: number, after: number]
  readonly at: number
  readonly local: boolean
}

export function playedThere(games: readonly FinishedGame[]): PlayedGame[] {
  return games.map(({ table, game, players, position, won, before, after, moves, at }) => ({
    id: table,
    href: `/replay/${table}`,
    game,
    how: won === 1 ? 'won' : position <= 1 ? 'drawn' : 'lost',
    place: position,
    players,
    moves,
    ...(before !== null && after !== null && { rating: [before, after] as const }),
    at,
    local: false,
  }))
}

/** Of those that one person played alone: where several share the device, it is nobody's own result. */
export function playedHere(tables: readonly LocalSummary[]): PlayedGame[] {
  return tables.flatMap(({ id, game, seats, result, updated }) => {
    const mine = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const [seat] = mine
    if (!result || seat === undefined || mine.length > 1) return []
    return [{ ...endFor(result, seat), id, href: `/replay/local/${id}`, game, at: updated, local: true }]
  })
}

type Statistics = Profile['statistics']

/** What the server counts, and games of this browser besides; those ended together count for none. */
export function countedWith(known: Statistics, here: readonly PlayedGame[]): Statistics {
  const rows = new Map(known.map((row) => [`${row.game} ${row.players}`, row]))
  for (const { game, players, place, how } of here) {
    if (place === 0) continue
    const key = `${game} ${players}`
    const { games, wins, averagePlace } = rows.get(key) ?? { games: 0, wins: 0, averagePlace: 0 }
    rows.set(key, {
      game,
      players,
      games: games + 1,
      wins: wins + Number(how === 'won'),
      averagePlace: (averagePlace * games + place) / (games + 1),
    })
  }
  return [...rows.values()]
    .map((row) => ({ ...row, averagePlace: Math.round(row.averagePlace * 100) / 100 }))
    .sort((a, b) => a.game.localeCompare(b.game) || a.players - b.players)
}
