// What a viewer may know, built up from nothing; and a whole world guessed from it.

import {
  everyone,
  eyes,
  fork,
  itemAt,
  type Random,
  readOptions,
  type Seat,
  shuffle,
  unusualOptions,
  type Viewer,
} from '@undercrown/engine'
import { allFaces, type Rank, ranks } from './cards.ts'
import { emptyTable } from './rules.ts'
import { type Event, optionFields, rankOf, type State, type View } from './state.ts'

export function open(state: State): View['open'] {
  const named = (cards: readonly number[]) => cards.map((card) => rankOf(state, card))
  return {
    options: unusualOptions(optionFields, state.options),
    turn: state.turn,
    deck: state.deck.length,
    aside: state.aside.length,
    shown: named(state.shown),
    played: state.played.map(named),
    safe: state.safe.slice(),
    out: state.out.slice(),
    doing: state.doing,
    over: state.over,
    known: state.hands.map((hand) => hand.map((card) => itemAt(state.known, card))),
  }
}

export function own(state: State, viewer: Viewer): View['own'] {
  const bit = eyes(viewer, state.hands.length)
  const sees = (card: number) => (itemAt(state.known, card) & bit) !== 0
  return { hand: state.hands.map((hand) => hand.map((card) => (sees(card) ? rankOf(state, card) : null))) }
}

export function seen(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && viewer !== event.by) return { type: 'drew', by: event.by }
  if (event.type === 'looked' && viewer !== event.by && viewer !== event.at)
    return { type: 'looked', by: event.by, at: event.at }
  return event
}

export function imagine(view: View, random: Random): State {
  const { open: seenByAll, own: mine } = view
  const seats = seenByAll.out.length
  const state = emptyTable(readOptions(optionFields, seenByAll.options), seats, fork(random))
  const faces = (cards: readonly (Rank | null)[]) =>
    cards.flatMap((card) => (card === null ? [] : [ranks.indexOf(card)]))
  const unseen = [...allFaces]
  for (const face of faces([...mine.hand.flat(), ...seenByAll.played.flat(), ...seenByAll.shown]))
    unseen.splice(unseen.indexOf(face), 1)
  shuffle(random, unseen)
  const add = (card: Rank | null, known: number) => {
    state.known.push(known)
    return state.face.push(card === null ? (unseen.pop() as number) : ranks.indexOf(card)) - 1
  }
  const all = everyone(seats)
  mine.hand.forEach((hand, seat) => {
    state.hands[seat]?.push(...hand.map((card, i) => add(card, seenByAll.known[seat]?.[i] ?? 0)))
  })
  seenByAll.played.forEach((cards, seat) => {
    state.played[seat]?.push(...cards.map((card) => add(card, all)))
  })
  state.shown.push(...seenByAll.shown.map((card) => add(card, all)))
  for (let i = 0; i < seenByAll.aside; i++) state.aside.push(add(null, 0))
  for (let i = 0; i < seenByAll.deck; i++) state.deck.push(add(null, 0))
  state.safe.splice(0, seats, ...seenByAll.safe)
  state.out.splice(0, seats, ...seenByAll.out)
  state.turn = seenByAll.turn as Seat
  state.doing = seenByAll.doing
  state.over = seenByAll.over
  return state
}
