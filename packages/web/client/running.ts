// The games somebody can go back to, those of the server and those of this browser in one list.

import { type MyTable, type ResultSheet, type Stop, stops, undecidedEnds } from '@undercrown/protocol'
import type { LocalSummary } from './local.ts'
import type { PlayerChair } from './players.ts'

export interface RunningTable {
  readonly id: string
  readonly href: string
  readonly game: string
  /** Everybody else at the table; who has no name is a bot. */
  readonly others: readonly PlayerChair[]
  readonly free: number
  readonly local: boolean
  readonly state: 'yours' | 'theirs' | 'open' | 'over'
  /** All have sat down, and whoever reads this is to start it. */
  readonly toStart?: boolean
  /** How it ended for whoever reads this, where that is known. */
  readonly ended?: GameEnd
  readonly updated: number
}

export interface GameEnd {
  readonly how: 'won' | 'lost' | 'drawn'
  /** From 1; 0 where it ended without a decision. */
  readonly place: number
  /** Where nobody at the table ended it. */
  readonly stopped?: Stop
  readonly players: number
}

const order = ['yours', 'theirs', 'open', 'over'] as const

/** Yours to move first, then what others think about, then what has not begun, then what is over; people before bots. */
export function running(mine: readonly MyTable[], local: readonly LocalSummary[]): RunningTable[] {
  const all = [...mine.map(ofServer), ...local.map(ofBrowser)]
  const rank = ({ state, others }: RunningTable) =>
    2 * order.indexOf(state) + Number(state !== 'over' && others.every(({ name }) => !name))
  return all.sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}

/** How a game ended for a seat. */
export function endFor({ reason, winners, places }: ResultSheet, seat: number): GameEnd {
  const place = undecidedEnds.has(reason) ? 0 : (places[seat] ?? 0)
  const won = winners.includes(seat) && place === 1
  // A draw, or an end of the rules that leaves nobody a winner.
  const drawn = place === 0 || winners.length === 0
  const stopped = stops.find((one) => one === reason)
  return {
    how: drawn ? 'drawn' : won ? 'won' : 'lost',
    place,
    players: places.length,
    ...(stopped && { stopped }),
  }
}

function ofServer(one: MyTable): RunningTable {
  const { id, game, seats, seat, host, phase, yourTurn, updated, result } = one
  const others = seats.filter((_, i) => i !== seat)
  const free = others.filter(({ person, bot }) => !person && !bot).length
  const toStart = phase === 'open' && free === 0 && seats[seat]?.person?.id === host
  return {
    id,
    href: phase === 'over' ? `/replay/${id}` : `/table/${id}`,
    game,
    others: others.flatMap(({ person, bot, character }): PlayerChair[] =>
      person ? [{ name: person.name, avatar: person.avatar }] : bot ? [{ bot, character }] : [],
    ),
    free,
    local: false,
    state: phase === 'over' ? 'over' : yourTurn || toStart ? 'yours' : phase === 'open' ? 'open' : 'theirs',
    ...(toStart && { toStart }),
    ...(result && { ended: endFor(result, seat) }),
    updated,
  }
}

function ofBrowser({ id, game, seats, over, yourTurn, updated, result }: LocalSummary): RunningTable {
  const people = seats.filter(({ kind }) => kind === 'human').length
  const mine = seats.findIndex(({ kind }) => kind === 'human')
  return {
    id,
    href: over ? `/replay/local/${id}` : `/local/${id}`,
    game,
    others: seats
      .filter((_, i) => i !== mine)
      .map((one) =>
        one.kind === 'bot'
          ? { bot: one.level, character: one.character }
          : { name: one.name, avatar: one.avatar },
      ),
    free: 0,
    local: true,
    state: over ? 'over' : yourTurn ? 'yours' : 'theirs',
    // Where several share the device, it is nobody's own result.
    ...(result && people === 1 && { ended: endFor(result, mine) }),
    updated,
  }
}

/** Of finished games: since when, and how many ended how. */
export function finishedSummary(over: readonly RunningTable[]): {
  readonly since: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
} {
  const count = (how: GameEnd['how']) => over.filter(({ ended }) => ended?.how === how).length
  return {
    since: Math.min(...over.map(({ updated }) => updated)),
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
  }
}
