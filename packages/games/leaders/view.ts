// What anybody may know, built up from nothing; and a whole world guessed from it.

import { everyone, itemAt, type Random, shuffle } from '@undercrown/engine'
import { cellByName, cellName, NOWHERE } from './board.ts'
import {
  type CardId,
  type CharacterId,
  cardOf,
  cards,
  characterOf,
  faceOf,
  faceOfCard,
  NOBODY,
  PIECES,
  type Piece,
  pieceOf,
  twinAfter,
} from './characters.ts'
import { SEATS } from './events.ts'
import { emptyTable } from './setup.ts'
import { recruitPiece, tire, unusedPiece } from './shift.ts'
import {
  cellOf,
  faceAt,
  hasActed,
  type OpenView,
  type Side,
  type SideName,
  type Slot,
  type State,
  sideOf,
  sides,
  type View,
  type ViewPiece,
} from './state.ts'

function sideName(side: Side): SideName {
  return itemAt(sides, side)
}

export function open(state: State): OpenView {
  const pieces: ViewPiece[] = []
  for (let piece = 0; piece < state.at.length; piece++) {
    const cell = cellOf(state, piece)
    if (cell === NOWHERE) continue
    pieces.push({
      who: sideName(sideOf(state, piece)),
      character: characterOf(piece),
      cell: cellName(cell),
      acted: hasActed(state, piece),
    })
  }
  const named = (slot: Slot) => cardOf(faceAt(state, slot))
  return {
    options: state.options,
    first: sideName(state.first),
    turn: state.turn,
    toMove: sideName(state.toMove),
    next: sideName(state.next),
    phase: state.phase,
    pieces,
    last: state.last === NOBODY ? null : characterOf(state.last),
    recruitsLeft: state.recruitsLeft,
    secondBanishDone: state.secondBanishDone,
    visible: state.visible.map(named),
    unseen: inOrder(state.pile.map(named)),
    banished: state.banished.map(named),
    history: state.history.slice(),
    winner: state.result && state.result.winner !== null ? sideName(state.result.winner) : null,
    reason: state.result?.reason ?? null,
  }
}

const NO_SECRETS: View['own'] = Object.freeze({})

/** No seat knows anything of its own. */
export function own(): View['own'] {
  return NO_SECRETS
}

/** Sorted, so that nothing is told of how the pile lies. */
function inOrder(names: CardId[]): CardId[] {
  return names.sort((a, b) => cards.indexOf(a) - cards.indexOf(b))
}

/** The piece that the player to move acted with last, by its character: of twins, one that has acted. */
export function lastNamed(state: State, character: CharacterId): Piece {
  if (character === 'leader') return state.toMove
  const first = pieceOf(character)
  for (let piece = first; piece < state.at.length; piece = twinAfter(piece))
    if (hasActed(state, piece) && sideOf(state, piece) === state.toMove) return piece
  return first
}

/** A world that fits the view: the pile lies in any order. */
export function imagine({ open: seen }: View, random: Random): State {
  const state = emptyTable(seen.options, sides.indexOf(seen.first))
  state.turn = seen.turn
  state.toMove = sides.indexOf(seen.toMove)
  state.next = sides.indexOf(seen.next)
  state.phase = seen.phase
  state.recruitsLeft = seen.recruitsLeft
  state.secondBanishDone = seen.secondBanishDone
  state.history.push(...seen.history)
  if (seen.reason) state.result = { winner: seen.winner && sides.indexOf(seen.winner), reason: seen.reason }
  for (const { who, character, cell, acted } of seen.pieces) {
    const side = sides.indexOf(who)
    const piece = unusedPiece(state, character, side)
    recruitPiece(state, piece, cellByName(cell), side)
    if (acted) tire(state, piece)
  }
  if (seen.last !== null) state.last = lastNamed(state, seen.last)
  fillCards(state, seen.visible, shuffle(random, [...seen.unseen]), seen.banished)
  return state
}

/** Gives every card a slot: those on the board, those in the open, and the pile, top first. */
export function fillCards(
  state: State,
  visible: readonly CardId[],
  pile: readonly CardId[],
  banished: readonly CardId[],
): void {
  const add = (face: number, known: number): Slot => {
    state.known.push(known)
    return state.face.push(face) - 1
  }
  const shown = (card: CardId) => add(faceOfCard(card), everyone(SEATS))
  const recruited = new Set<number>()
  for (let piece = SEATS; piece < PIECES; piece++) {
    if (cellOf(state, piece) !== NOWHERE) recruited.add(faceOf(piece))
  }
  for (const face of recruited) state.recruited.push(add(face, everyone(SEATS)))
  state.visible.push(...visible.map(shown))
  state.banished.push(...banished.map(shown))
  state.pile.push(...[...pile].reverse().map((card) => add(faceOfCard(card), 0)))
}
