// All of a state that matters, in a form that lasts: cards by their ids.

import { idOf } from './cards.ts'
import { faceAt, type Slot, type State } from './state.ts'

export function snapshot(state: State): unknown {
  /** What each card is, and who knows it. */
  const cards = (slots: readonly Slot[]) =>
    slots.map((slot) => [idOf(faceAt(state, slot)), state.known[slot]] as const)
  return {
    options: state.options,
    seats: state.seats,
    rows: state.rows.map(cards),
    draw: cards(state.draw),
    discard: cards(state.discard),
    hand: cards(state.hand),
    stoneOn: state.stoneOn,
    stonesOnDiscard: state.stonesOnDiscard,
    stonesOut: state.stonesOut,
    turn: state.turn,
    quiet: state.quiet,
    pile: state.pile,
    peeks: state.peeks,
    over: state.over,
    random: state.random,
    agenda: state.agenda,
  }
}
