// What each event changes. States change nowhere else. Every event is public: only the pile is secret.

import { everyone, itemAt, takeAt } from '@undercrown/engine'
import { cellByName, NOWHERE } from './board.ts'
import { type CardId, cardOf, NEMESIS, NOBODY, piecesOf } from './characters.ts'
import { cardsOf, MOST_CARDS } from './recruit.ts'
import { positionKey } from './repetition.ts'
import { recruitPiece, restAll, shiftBoth, shiftPiece, tire } from './shift.ts'
import { type Event, faceAt, pieceAt, rival, type Slot, type State } from './state.ts'

export const SEATS = 2

type Changes = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => void
}

function take(state: State, card: CardId): Slot {
  const index = state.visible.findIndex((slot) => cardOf(faceAt(state, slot)) === card)
  return takeAt(state.visible, index)
}

/** How many recruitments a turn ends with (L-14, L-19). */
function recruitsDue(state: State): number {
  const wanted = state.turn === 1 && state.toMove !== state.first ? 2 : 1
  return Math.min(wanted, Math.max(0, MOST_CARDS - cardsOf(state, state.toMove)))
}

const changes: Changes = {
  began(state, { by }) {
    state.toMove = by
    state.phase = 'actions'
    restAll(state)
    state.recruitsLeft = recruitsDue(state)
    state.history.push(positionKey(state))
  },
  acted(state, { from, to, otherFrom, otherTo }) {
    const piece = pieceAt(state, cellByName(from))
    const other = otherFrom === undefined ? NOBODY : pieceAt(state, cellByName(otherFrom))
    shiftBoth(state, piece, cellByName(to), other, otherTo === undefined ? NOWHERE : cellByName(otherTo))
    tire(state, piece)
    state.last = piece
  },
  provoked(state) {
    state.phase = 'nemesis'
  },
  pursued(state, { to }) {
    shiftPiece(state, NEMESIS, cellByName(to))
    state.phase = 'actions'
  },
  ceased(state) {
    state.phase = 'recruit'
  },
  recruited(state, { by, card, at }) {
    const slot = take(state, card)
    state.recruited.push(slot)
    piecesOf(faceAt(state, slot)).forEach((piece, i) => {
      recruitPiece(state, piece, cellByName(itemAt(at, i)), by)
    })
    state.recruitsLeft--
    state.history.length = 0
  },
  revealed(state) {
    const slot = state.pile.pop() as Slot
    state.known[slot] = everyone(SEATS)
    state.visible.push(slot)
  },
  finished(state) {
    state.turn++
    state.next = rival(state.toMove)
    restAll(state)
  },
  convened(state) {
    state.phase = 'banish'
    state.toMove = state.first
    state.recruitsLeft = 0
  },
  banished(state, { by, card }) {
    state.banished.push(take(state, card))
    state.history.length = 0
    if (by === state.first) state.toMove = rival(by)
    else if (state.turn > 0) state.secondBanishDone = true
  },
  won(state, { by, reason }) {
    state.result = { winner: by, reason }
  },
  drawn(state, { reason }) {
    state.result = { winner: null, reason }
  },
}

export function apply(state: State, event: Event): void {
  const change = changes[event.type] as (state: State, event: Event) => void
  change(state, event)
}
