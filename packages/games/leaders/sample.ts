// Positions at random, for tests and measurements: from the middle of random games, or pieces thrown on the board.

import { below, pickOne, type Random, shuffle } from '@undercrown/engine'
import { CELLS } from './board.ts'
import { isLost } from './capture.ts'
import { cardOf, deck, faceOfCard, piecesOf } from './characters.ts'
import { cardsOf, MOST_CARDS } from './recruit.ts'
import { emptyTable, setup } from './setup.ts'
import { recruitPiece } from './shift.ts'
import { type Mode, modes, type State } from './state.ts'
import { choices, play } from './turn.ts'
import { fillCards } from './view.ts'

const FACE_UP = 3

/** Some moment of a random game after its first turns: every phase can come up. */
export function midGame(random: Random, mode: Mode = pickOne(random, modes)): State {
  for (;;) {
    const state = setup({ mode, first: 'random' }, 2, random)
    const until = 8 + below(random, 60)
    for (let played = 0; played < until; played++) {
      const [choice] = choices(state)
      if (!choice) break
      const move = choice.options[below(random, choice.options.length)]
      if (move) play(state, choice.seat, move, () => {})
    }
    if (!state.result) return state
  }
}

/** A turn about to begin with both sides complete, everybody anywhere. */
export function thrown(random: Random, most: number = MOST_CARDS): State {
  for (;;) {
    const state = emptyTable({ mode: 'strategist', first: 'black' }, 0)
    state.turn = 8
    state.secondBanishDone = true
    state.next = 1
    const cells = shuffle(
      random,
      Array.from({ length: CELLS }, (_, cell) => cell),
    )
    const faces = shuffle(random, deck.map(faceOfCard))
    for (const side of [0, 1]) {
      recruitPiece(state, side, cells.pop() as number, side)
      while (cardsOf(state, side) < most) {
        for (const piece of piecesOf(faces.pop() as number))
          recruitPiece(state, piece, cells.pop() as number, side)
      }
    }
    if (isLost(state, 0) || isLost(state, 1)) continue
    const left = faces.map(cardOf)
    const open = most < MOST_CARDS ? FACE_UP : 0
    fillCards(state, left.slice(0, open), [], left.slice(open))
    state.recruitsLeft = most < MOST_CARDS ? 1 : 0
    return state
  }
}
