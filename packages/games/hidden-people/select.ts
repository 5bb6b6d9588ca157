// What can be pointed at: the cards, stones, places and players that each selector finds.

import { type Frame, itemAt, type Seat } from '@undercrown/engine'
import { idOf } from './cards.ts'
import {
  DISCARD,
  DRAW,
  faceAt,
  type Move,
  OUT,
  type Place,
  ROW,
  type RowPlace,
  rowPlace,
  SEAT_MOVES,
  type Selector,
  type State,
} from './state.ts'

/** HP-22: a card under a stone cannot be looked at, moved or designated. */
export function free(state: State, seat: Seat, index: number): boolean {
  return state.stoneOn[seat] !== index
}

export function freeCards(state: State, into: Move[], seat: Seat): Move[] {
  for (let i = 0; i < ROW; i++) if (free(state, seat, i)) into.push(rowPlace(seat, i))
  return into
}

function allFreeCards(state: State): Move[] {
  const found: Move[] = []
  for (let seat = 0; seat < state.seats; seat++) freeCards(state, found, seat)
  return found
}

/** What each selector finds. */
export const options = {
  eye(state: State) {
    const found = allFreeCards(state)
    if (state.draw.length > 0) found.push(DRAW)
    return found
  },
  exchange: allFreeCards,
  exchangeWith(state: State, frame: Frame) {
    const found: Move[] = []
    const first = frame.vars['a'] as RowPlace
    for (let seat = 0; seat < state.seats; seat++) if (seat !== first.seat) freeCards(state, found, seat)
    return found
  },
  shuffle: allFreeCards,
  shuffleWith(state: State, frame: Frame) {
    const first = frame.vars['a'] as RowPlace
    return freeCards(state, [], first.seat).filter((at) => at.index !== first.index)
  },
  stone(state: State) {
    const found: Move[] = []
    state.stoneOn.forEach((index, seat) => {
      if (index >= 0) found.push(rowPlace(seat, index))
    })
    if (state.stonesOnDiscard > 0) found.push(DISCARD)
    if (state.stonesOut > 0) found.push(OUT)
    return found
  },
  stoneTo(state: State, frame: Frame) {
    const from = frame.vars['from'] as Place
    const found: Move[] = []
    for (let seat = 0; seat < state.seats; seat++) {
      // HP-21: one stone a row, unless it is this very stone that moves within it.
      const same = from.zone === 'row' && from.seat === seat
      if (same || state.stoneOn[seat] === -1) freeCards(state, found, seat)
    }
    if (from.zone !== 'discard') found.push(DISCARD)
    if (from.zone !== 'out') found.push(OUT)
    return found
  },
  discard: allFreeCards,
  flash: (state: State) => SEAT_MOVES.slice(0, state.seats),
  dig(state: State) {
    // HP-39: any card but the Gravedigger itself, which lies on top.
    const found: Move[] = []
    for (let index = 1; index < state.discard.length; index++) {
      const slot = itemAt(state.discard, state.discard.length - 1 - index)
      found.push({ zone: 'discard', index, card: idOf(faceAt(state, slot)) })
    }
    return found
  },
  barter(state: State, frame: Frame) {
    const named = ring(frame)
    const namer = namerOf(frame)
    const found: Move[] = []
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat !== namer && !named.some((at) => at.seat === seat)) freeCards(state, found, seat)
    }
    return found
  },
} satisfies Record<Selector, (state: State, frame: Frame) => Move[]>

export function ring(frame: Frame): readonly RowPlace[] {
  return (frame.vars['ring'] as readonly RowPlace[] | undefined) ?? []
}

/** HP-40: the player whose card was named last names the next. */
export function namerOf(frame: Frame): Seat {
  return ring(frame).at(-1)?.seat ?? frame.by
}
