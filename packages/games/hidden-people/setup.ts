// Dealing a table, and copying one.

import {
  below,
  cloneAgenda,
  cloneRandom,
  everyone,
  frame,
  pickOne,
  type Random,
  shuffle,
} from '@undercrown/engine'
import { checkDeck, checkOnlyOnce, type Face, faceOf, packsFor, standardDeck } from './cards.ts'
import { type Options, ROW, type Slot, type State } from './state.ts'

const PEEKS = 2

/** The faces in play. */
export function facesFor(options: Options, seats: number): Face[] {
  return packsFor(options.deck ?? standardDeck, options.packs, seats).flatMap((pack) =>
    pack.cards.map(faceOf),
  )
}

export function check(options: Options, seats: number): void {
  const deck: unknown = options.deck ?? standardDeck
  checkDeck(deck)
  checkOnlyOnce(packsFor(deck, options.packs, seats))
}

/** Any house rule, any choice of packs. */
export function vary(seats: number, random: Random): Partial<Options> {
  return {
    putBack: pickOne(random, ['allowed', 'noEffect', 'forbidden']),
    memoryAid: pickOne(random, [true, false]),
    packs: shuffle(
      random,
      standardDeck.packs.map((pack) => pack.id),
    ).slice(0, seats),
  }
}

/** An empty table with all cards in one heap, for the deal, a layout or a guess to fill. */
export function emptyTable(options: Options, seats: number, face: Face[], random: Random): State {
  return {
    options,
    seats,
    face,
    known: face.map(() => 0),
    rows: [],
    draw: [],
    discard: [],
    hand: [],
    stoneOn: Array.from({ length: seats }, () => -1),
    stonesOnDiscard: 0,
    stonesOut: 0,
    turn: 0,
    quiet: 0,
    pile: 0,
    peeks: Array.from({ length: seats }, () => 0),
    over: false,
    random,
    agenda: [],
  }
}

/** HP-5 to HP-9. */
export function setup(options: Options, seats: number, random: Random): State {
  const state = emptyTable(options, seats, shuffle(random, facesFor(options, seats)), random)
  let next: Slot = 0
  for (let seat = 0; seat < seats; seat++) {
    state.rows.push(Array.from({ length: ROW }, () => next++))
  }
  state.known[next] = everyone(seats)
  state.discard.push(next++)
  while (next < state.face.length) state.draw.push(next++)
  state.stonesOut = seats
  state.turn = below(random, seats)
  state.pile = state.draw.length + 1
  state.peeks.fill(PEEKS)
  state.agenda.push(frame('opening', state.turn))
  return state
}

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    face: state.face,
    known: state.known.slice(),
    rows: state.rows.map((row) => row.slice()),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    hand: state.hand.slice(),
    stoneOn: state.stoneOn.slice(),
    stonesOnDiscard: state.stonesOnDiscard,
    stonesOut: state.stonesOut,
    turn: state.turn,
    quiet: state.quiet,
    pile: state.pile,
    peeks: state.peeks.slice(),
    over: state.over,
    random: cloneRandom(state.random),
    agenda: cloneAgenda(state.agenda),
  }
}
