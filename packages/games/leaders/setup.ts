// Setting up a table, and copying one.

import { below, everyone, pickOne, type Random, shuffle } from '@undercrown/engine'
import { CELLS, NOWHERE, startCells } from './board.ts'
import { deck, faceOfCard, NOBODY, PIECES } from './characters.ts'
import { apply, SEATS } from './events.ts'
import { recruitPiece } from './shift.ts'
import { modes, type Options, type Side, type State, sides } from './state.ts'

export const FACE_UP = 3

export function vary(_seats: number, random: Random): Partial<Options> {
  return { mode: pickOne(random, modes), first: pickOne(random, ['random', ...sides]) }
}

/** A bare board and no cards, for the deal, a layout or a guess to fill. */
export function emptyTable(options: Options, first: Side): State {
  return {
    options,
    first,
    turn: 0,
    toMove: first,
    next: first,
    phase: 'actions',
    board: Array.from({ length: CELLS }, () => NOBODY),
    at: Array.from({ length: PIECES }, () => NOWHERE),
    side: Array.from({ length: PIECES }, () => NOBODY),
    acted: 0,
    last: NOBODY,
    recruitsLeft: 0,
    secondBanishDone: false,
    face: [],
    known: [],
    visible: [],
    pile: [],
    banished: [],
    recruited: [],
    history: [],
    result: null,
  }
}

/** L-6 to L-9. */
export function setup(options: Options, _seats: number, random: Random): State {
  const faces = deck.map(faceOfCard)
  if (options.mode === 'discovery') shuffle(random, faces)
  const chance = below(random, SEATS)
  const state = emptyTable(options, options.first === 'random' ? chance : sides.indexOf(options.first))
  startCells.forEach((cell, leader) => {
    recruitPiece(state, leader, cell, leader)
  })
  const open = options.mode === 'discovery' ? FACE_UP : faces.length
  faces.forEach((face, slot) => {
    state.face.push(face)
    state.known.push(slot < open ? everyone(SEATS) : 0)
    if (slot < open) state.visible.push(slot)
    else state.pile.unshift(slot)
  })
  if (options.mode === 'strategist') apply(state, { type: 'convened' })
  else apply(state, { type: 'began', by: state.first })
  return state
}

export function clone(state: State): State {
  const copy: State = {
    options: state.options,
    first: state.first,
    turn: state.turn,
    toMove: state.toMove,
    next: state.next,
    phase: state.phase,
    board: state.board.slice(),
    at: state.at.slice(),
    side: state.side.slice(),
    acted: state.acted,
    last: state.last,
    recruitsLeft: state.recruitsLeft,
    secondBanishDone: state.secondBanishDone,
    face: state.face,
    known: state.known.slice(),
    visible: state.visible.slice(),
    pile: state.pile.slice(),
    banished: state.banished.slice(),
    recruited: state.recruited.slice(),
    history: state.history.slice(),
    result: state.result,
  }
  if (state.actedTwins) copy.actedTwins = state.actedTwins.slice()
  return copy
}
