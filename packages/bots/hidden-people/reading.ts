// From a view to a table in the head, with the places whose cards the viewer does not know and the cards not yet seen.

import { type Choice, type Frame, randomFrom, readAgenda, type Seat, viewOf } from '@undercrown/engine'
import {
  type Ask,
  faceById,
  faceOf,
  hiddenPeople,
  type Move,
  packsFor,
  type RowPlace,
  type State,
  standardDeck,
  type View,
} from '@undercrown/hidden-people'
import {
  type AnswerCode,
  ASIDE,
  DECLINE_CODE,
  DIG,
  emptyWorld,
  FROM_DISCARD,
  FROM_DRAW,
  HAND,
  ROW_CARDS,
  SEAT,
  type Taken,
  USE_CODE,
  type World,
  type WorldPhase,
} from './world.ts'

type Question = Choice<Move, Ask>

/** All that a viewer can tell. Places in the draw pile count from the bottom, as in a world. */
export interface Reading {
  readonly world: World
  /** Cells of rows, places of the hand and of the draw pile that hold a card the viewer does not know. */
  readonly cells: readonly number[]
  readonly hand: readonly number[]
  readonly draw: readonly number[]
  /** The faces that lie there in some order. */
  readonly unseen: readonly number[]
}

/** The first question that a view asks, for whoever looks on. */
export function questionOf(view: View): Question | undefined {
  return hiddenPeople.choices(hiddenPeople.imagine(view, randomFrom('question')))[0]
}

export function readView(view: View, question: Question | undefined): Reading {
  const { open } = view
  const { seats } = open
  const deck = open.options.deck ?? standardDeck
  const faces = packsFor(deck, open.options.packs ?? null, seats).flatMap((pack) => pack.cards.map(faceOf))
  const world = emptyWorld(seats, faces.length, open.options.putBack ?? 'allowed')
  const seen = new Map(view.own.map(([where, card]) => [where, faceById(card)]))
  const cells: number[] = []
  const hand: number[] = []
  const draw: number[] = []

  open.rows.forEach((row, seat) => {
    row.forEach((known, i) => {
      const cell = seat * ROW_CARDS + i
      const face = seen.get(`row.${seat}.${i}`)
      world.rowKnown[cell] = known
      if (face === undefined) cells.push(cell)
      else world.row[cell] = face
    })
  })
  open.hand.forEach((known, i) => {
    const face = seen.get(`hand.${i}`)
    world.handKnown[i] = known
    if (face === undefined) hand.push(i)
    else world.hand[i] = face
  })
  world.hands = open.hand.length
  for (let i = 0; i < open.draw; i++) {
    const at = open.draw - 1 - i
    const face = seen.get(`draw.${i}`)
    world.drawKnown[at] = open.drawKnown[i] ?? 0
    if (face === undefined) draw.push(at)
    else world.draw[at] = face
  }
  world.draws = open.draw
  open.discard.forEach((card, i) => {
    world.discard[open.discard.length - 1 - i] = faceById(card)
  })
  world.discards = open.discard.length

  world.stoneOn.set(open.stoneOn)
  world.stonesOnDiscard = open.stonesOnDiscard
  world.stonesOut = open.stonesOut
  world.turn = open.turn
  world.quiet = open.quiet
  world.pile = open.pile
  world.peeks.set(open.peeks)
  world.phase = (question?.ask.ask ?? 'over') as WorldPhase
  world.asked = question?.seat ?? open.turn
  readFrame(world, readAgenda(open.agenda).at(-1))
  return { world, cells, hand, draw, unseen: unseenOf(faces, view) }
}

/** The truth, read as a world: for tests and tuning. */
export function worldOfState(state: State): World {
  const { world } = readView(viewOf(hiddenPeople, state, 0, 'mind'), hiddenPeople.choices(state)[0])
  const faces = (slots: readonly number[]) => slots.map((slot) => state.face[slot] as number)
  world.row.set(faces(state.rows.flat()))
  world.draw.set(faces(state.draw))
  world.hand.set(faces(state.hand))
  return world
}

function readFrame(world: World, top: Frame | undefined): void {
  const { taken, a, from, ring } = (top?.vars ?? {}) as {
    taken?: Taken
    a?: Move
    from?: Move
    ring?: readonly RowPlace[]
  }
  world.taken = taken ?? 'drawn'
  const first = world.phase === 'stoneTo' ? from : a
  if (first) world.first = answerCodeOf(first)
  ring?.forEach((at, i) => {
    world.ring[i] = answerCodeOf(at)
  })
  world.rings = ring?.length ?? 0
}

function unseenOf(faces: readonly number[], view: View): number[] {
  const left = new Map<number, number>()
  for (const face of faces) left.set(face, (left.get(face) ?? 0) + 1)
  const use = (card: string) => {
    const face = faceById(card)
    left.set(face, (left.get(face) ?? 0) - 1)
  }
  for (const [, card] of view.own) use(card)
  view.open.discard.forEach(use)
  return [...left].flatMap(([face, count]) => Array.from({ length: count }, () => face)).sort((a, b) => a - b)
}

export function answerCodeOf({ word, zone, seat, index }: Move): AnswerCode {
  if (word !== undefined) return word === 'use' ? USE_CODE : DECLINE_CODE
  switch (zone) {
    case 'row':
      return (seat as Seat) * ROW_CARDS + (index as number)
    case 'hand':
      return HAND + (index as number)
    case 'draw':
      return FROM_DRAW
    case 'discard':
      return index === undefined ? FROM_DISCARD : DIG + index
    case 'out':
      return ASIDE
    default:
      return SEAT + (seat as Seat)
  }
}
