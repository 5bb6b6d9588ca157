// Finished games, those of the server and those of this browser, in one history.

import type { Lineup } from '@undercrown/engine'
import type { FinishedGame, ResultSheet } from '@undercrown/protocol'
import type { LocalSummary } from './local.ts'
import type { PlayerChair } from './players.ts'
import { endFor, type GameEnd } from './running.ts'

export interface PlayedGame {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly at: number
  readonly local: boolean
  /** Whose game it is told as; null where several shared the device. */
  readonly seat: number | null
  /** Everybody at the table, by seat; empty where that is not told. */
  readonly chairs: readonly PlayerChair[]
  /** How it ended for that seat. */
  readonly end?: GameEnd
  readonly result?: ResultSheet
  /** What that seat played with. */
  readonly lineup?: Lineup
  /** The rating after it, where the game counted for it. */
  readonly rating?: number
}

export function playedThere(games: readonly FinishedGame[]): PlayedGame[] {
  return games.map(
    ({ table, seat, game, players, position, won, after, at, seats, result, lineup }): PlayedGame => ({
      id: table,
      href: `/replay/${table}`,
      game,
      at,
      local: false,
      seat,
      chairs: seats.map(({ person, bot, character }) =>
        person ? { name: person.name, avatar: person.avatar } : bot ? { bot, character } : {},
      ),
      end: result
        ? endFor(result, seat)
        : { how: won === 1 ? 'won' : position <= 1 ? 'drawn' : 'lost', place: position, players },
      ...(result && { result }),
      ...(lineup && { lineup }),
      ...(after !== null && { rating: after }),
    }),
  )
}

/** Where several share the device, it is nobody's own result. */
export function playedHere(tables: readonly LocalSummary[]): PlayedGame[] {
  return tables.flatMap(({ id, game, seats, over, result, lineup, updated }) => {
    if (!over) return []
    const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const seat = people.length === 1 ? (people[0] ?? null) : null
    return {
      id,
      href: `/replay/local/${id}`,
      game,
      at: updated,
      local: true,
      seat,
      chairs: seats.map((one) =>
        one.kind === 'bot'
          ? { bot: one.level, character: one.character }
          : { name: one.name, avatar: one.avatar },
      ),
      ...(result && { result, ...(seat !== null && { end: endFor(result, seat) }) }),
      ...(lineup && { lineup }),
    }
  })
}
