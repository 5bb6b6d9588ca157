// Sealed Lips: sixteen cards, one in hand; guess the rival's before they guess yours.

import { below, cloneRandom, type Game, itemAt, placesBy, plain, refuse, say } from '@undercrown/engine'
import { strengthOf } from './cards.ts'
import { choices, play, setup } from './rules.ts'
import { type Ask, type Event, type Move, type Options, rankOf, type State, type View } from './state.ts'
import { imagine, open, own, seen } from './view.ts'
import { cardNames, sealedLipsWords } from './words.ts'

export const sealedLips: Game<State, Move, Event, View, Options, Ask> = {
  ...sealedLipsWords,
  rules: 1,
  vary: (_seats, random) => ({ threeOpen: below(random, 2) === 1 }),
  setup,
  clone: (state) => ({
    ...state,
    face: state.face.slice(),
    known: state.known.slice(),
    deck: state.deck.slice(),
    aside: state.aside.slice(),
    shown: state.shown.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    played: state.played.map((cards) => cards.slice()),
    safe: state.safe.slice(),
    out: state.out.slice(),
    random: cloneRandom(state.random),
  }),
  choices,
  play,
  outcome(state) {
    if (!state.over) return undefined
    const scores = state.hands.map(([card]) => (card === undefined ? 0 : strengthOf(rankOf(state, card))))
    const places = placesBy(scores.length, (a, b) => itemAt(scores, a) > itemAt(scores, b))
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), scores, places }
  },
  open,
  own,
  seen,
  imagine,
  cards: ({ face, known, deck, aside, shown, hands, played }) => ({
    face,
    known,
    zones: [deck, aside, shown, ...hands, ...played],
    stock: [deck, aside],
  }),
  position: () => refuse('this game has no positions', 'ce jeu n’a pas de positions'),
  layout(state) {
    const named = (cards: readonly number[]) => cards.map((card) => rankOf(state, card))
    const { random, face, ...rest } = state
    return {
      ...rest,
      known: state.hands.map((hand) => hand.map((card) => state.known[card])),
      deck: named(state.deck),
      aside: named(state.aside),
      shown: named(state.shown),
      hands: state.hands.map(named),
      played: state.played.map(named),
    }
  },
  marks: (state) =>
    state.played.flatMap((cards, seat) =>
      cards.map((card) => ({ kind: 'card', label: rankOf(state, card), seat })),
    ),
  draw({ open: { deck, played, out, safe }, own: { hand } }, lang, names) {
    const named = cardNames[lang]
    const lines = hand.map((cards, seat) => {
      const held = cards.map((card) => (card === null ? '?' : named[card])).join(' ')
      const signs = `${out[seat] ? ' †' : ''}${safe[seat] ? ' ☂' : ''}`
      return `${names[seat]}${signs}: [${held}]  ${(played[seat] ?? []).map((card) => named[card]).join(' ')}`
    })
    return [plain(say`${deck} ■`, names, lang), ...lines].join('\n')
  },
}
