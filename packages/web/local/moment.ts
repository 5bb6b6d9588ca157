// A moment of a table that is only looked at or tried out: what lies there, what led there, and what a seat sees of it.

import {
  type AnyGame,
  everyone,
  type Happened,
  type Outcome,
  type Seat,
  type Sight,
  viewOf,
} from '@undercrown/engine'
import type { GamePart } from '@undercrown/protocol'

export interface BoardMoment {
  readonly state: unknown
  /** What the seat saw happen on the way there. */
  readonly events: readonly Happened[]
  /** Whose move led there. */
  readonly by: Seat | null
}

export interface MomentFrame {
  readonly part: GamePart
  readonly by: Seat | null
  readonly outcome?: Outcome
}

/** The one after a move; the one before stays as it was. */
export function momentAfter(
  game: AnyGame,
  { state }: BoardMoment,
  by: Seat,
  move: object,
  viewer: Seat,
): BoardMoment {
  const next = game.clone(state)
  const events: Happened[] = []
  game.play(next, by, move, (event) => {
    const seen = game.seen(event, viewer)
    if (seen) events.push(seen)
  })
  return { state: next, events, by }
}

/** Everybody knows every card but those that are yet to be drawn, from now on. */
export function layOpen(game: AnyGame, state: unknown, seats: number): void {
  const { known, stock = [] } = game.cards(state) ?? { known: [] }
  const toCome = new Set(stock.flat())
  for (const card of known.keys()) if (!toCome.has(card)) known[card] = everyone(seats)
}

/** `asks`: the seat is asked what it is asked there. */
export function frameOf(
  game: AnyGame,
  { state, events, by }: BoardMoment,
  viewer: Seat,
  asks: boolean,
  sight: Sight = 'screen',
): MomentFrame {
  const choices = game.choices(state)
  const choice = asks ? choices.find(({ seat }) => seat === viewer) : undefined
  const outcome = game.outcome(state)
  return {
    part: {
      ...viewOf(game, state, viewer, sight),
      ...(choice && { choice }),
      waiting: choices.filter((one) => one !== choice).map(({ seat, ask }) => ({ seat, ask })),
      events,
    } as GamePart,
    by,
    ...(outcome && { outcome }),
  }
}
