// What a viewer may know, built up from nothing; and a whole world guessed from it.

import {
  everyone,
  eyes,
  fork,
  type Random,
  readAgenda,
  readOptions,
  type Sight as SightMode,
  shuffle,
  unusualOptions,
  type Viewer,
  writeAgenda,
} from '@undercrown/engine'
import { type Face, faceById, idOf } from './cards.ts'
import { optionFields } from './options.ts'
import { emptyTable, facesFor } from './setup.ts'
import {
  faceAt,
  knownAt,
  type Open,
  rowKey,
  type SeenCard,
  type Slot,
  type State,
  type View,
} from './state.ts'

export function open(state: State): Open {
  const known = (slot: Slot) => knownAt(state, slot)
  return {
    options: unusualOptions(optionFields, state.options),
    seats: state.seats,
    turn: state.turn,
    quiet: state.quiet,
    pile: state.pile,
    peeks: state.peeks.slice(),
    rows: state.rows.map((row) => row.map(known)),
    stoneOn: state.stoneOn.slice(),
    stonesOnDiscard: state.stonesOnDiscard,
    stonesOut: state.stonesOut,
    draw: state.draw.length,
    drawKnown: knownOnTop(state).map(known),
    discard: faceUp(state),
    hand: state.hand.map(known),
    over: state.over,
    agenda: writeAgenda(state.agenda),
  }
}

/** The discard pile, top first. */
function faceUp(state: State): string[] {
  const cards: string[] = []
  for (let i = state.discard.length - 1; i >= 0; i--) {
    cards.push(idOf(faceAt(state, state.discard[i] as Slot)))
  }
  return cards
}

/** The draw pile from the top down to the last card that anybody knows. */
function knownOnTop({ draw, known }: State): Slot[] {
  let deepest = 0
  while (deepest < draw.length && known[draw[deepest] as Slot] === 0) deepest++
  return draw.slice(deepest).reverse()
}

const NOTHING_SEEN: readonly SeenCard[] = Object.freeze([])

/** The hidden cards that this viewer sees. */
export function own(state: State, viewer: Viewer, sight: SightMode): readonly SeenCard[] {
  const bit = eyes(viewer, state.seats)
  const list: SeenCard[] = []
  const add = (slot: Slot, where: string) => {
    if (knownAt(state, slot) & bit) list.push([where, idOf(faceAt(state, slot))])
  }
  // HP-48: without the memory aid a person's screen shows only what lies open before them.
  if (sight === 'mind' || state.options.memoryAid || state.over) {
    state.rows.forEach((row, seat) => {
      row.forEach((slot, i) => {
        add(slot, rowKey(seat, i))
      })
    })
    knownOnTop(state).forEach((slot, i) => {
      add(slot, `draw.${i}`)
    })
  }
  if (sight === 'mind' || state.options.memoryAid || viewer === state.turn) {
    for (let i = 0; i < state.hand.length; i++) add(state.hand[i] as Slot, `hand.${i}`)
  }
  return list.length > 0 ? list : NOTHING_SEEN
}

/** A world that fits the view: what is seen stays, all other cards are dealt at random. */
export function imagine(view: View, random: Random): State {
  const shown = view.open
  const { seats } = shown
  const options = readOptions(optionFields, shown.options)
  const faces = facesFor(options, seats)
  const left = new Map<Face, number>()
  for (const face of faces) left.set(face, (left.get(face) ?? 0) + 1)
  const use = (card: string): Face => {
    const face = faceById(card)
    left.set(face, (left.get(face) ?? 0) - 1)
    return face
  }
  const seen = new Map(view.own.map(([where, card]) => [where, use(card)]))
  const discard = shown.discard.map(use)
  const unseen = shuffle(
    random,
    [...left].flatMap(([face, count]) => Array.from({ length: count }, () => face)),
  )

  const state = emptyTable(options, seats, [], fork(random))
  const add = (face: Face, known: number): Slot => {
    state.known.push(known)
    return state.face.push(face) - 1
  }
  const hidden = (where: string, known: number) => add(seen.get(where) ?? (unseen.pop() as Face), known)

  shown.rows.forEach((row, seat) => {
    state.rows.push(row.map((known, i) => hidden(rowKey(seat, i), known)))
  })
  shown.hand.forEach((known, i) => {
    state.hand.push(hidden(`hand.${i}`, known))
  })
  for (let i = shown.draw - 1; i >= 0; i--) {
    state.draw.push(hidden(`draw.${i}`, shown.drawKnown[i] ?? 0))
  }
  for (const face of discard.reverse()) state.discard.push(add(face, everyone(seats)))

  shown.stoneOn.forEach((index, seat) => {
    state.stoneOn[seat] = index
  })
  shown.peeks.forEach((count, seat) => {
    state.peeks[seat] = count
  })
  state.stonesOnDiscard = shown.stonesOnDiscard
  state.stonesOut = shown.stonesOut
  state.turn = shown.turn
  state.quiet = shown.quiet
  state.pile = shown.pile
  state.over = shown.over
  state.agenda = readAgenda(shown.agenda)
  return state
}
