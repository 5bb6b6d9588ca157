// The smallest game with a secret, on the whole machinery of the kernel: draw a card, keep it in place of your own
// or discard it; when the pile is empty the lowest card wins. The laws are tested on it, and the kernel measured.

import {
  cloneAgenda,
  type Frame,
  machine,
  push,
  readAgenda,
  scripts,
  type Verb,
  writeAgenda,
} from './agenda.ts'
import { everyone, eyes } from './cards.ts'
import type { Choice, Game, Seat, Target } from './game.ts'
import { itemAt, lastOf } from './list.ts'
import { does, type Phrases, plain, player, say } from './phrase.ts'
import { cloneRandom, fork, type Random, shuffle } from './random.ts'
import { refuse } from './refusal.ts'

export interface ToyState {
  readonly face: number[]
  readonly known: number[]
  /** The card before each seat, face down. */
  readonly own: number[]
  readonly pile: number[]
  readonly discard: number[]
  /** Drawn and not yet kept or discarded. */
  drawn: number | null
  readonly random: Random
  agenda: Frame[]
}

export interface ToyView {
  readonly open: {
    readonly pile: number
    readonly discard: readonly number[]
    readonly holds: boolean
    /** Who knows the card before each seat. */
    readonly known: readonly number[]
    readonly agenda: readonly string[]
  }
  /** The card before each seat, then the drawn one, where this viewer knows it. */
  readonly own: readonly (number | null)[]
}

export type ToyEvent =
  | { readonly type: 'drew'; readonly by: Seat; readonly card?: number }
  | { readonly type: 'kept'; readonly by: Seat; readonly out: number }
  | { readonly type: 'discarded'; readonly by: Seat; readonly out: number }

type ToyEffect = { readonly do: 'draw' } | { readonly do: 'keep' } | { readonly do: 'next' }
type ToyVerb = Verb<ToyState, ToyEffect, Target, ToyEvent, ToyAsk>
interface ToyAsk {
  readonly ask: 'keep'
}

const CARDS_EACH = 8
const KEEP: Target = Object.freeze({ word: 'keep' })
const DISCARD: Target = Object.freeze({ word: 'discard' })
const options: readonly Target[] = [KEEP, DISCARD]
const ask: ToyAsk = Object.freeze({ ask: 'keep' })

const verbs: Readonly<Record<ToyEffect['do'], ToyVerb>> = {
  draw: {
    run: ({ state, frame, happen }) =>
      happen({
        type: 'drew',
        by: frame.by,
        card: faceOf(state, lastOf(state.pile)),
      }),
  },
  keep: {
    ask: (_state, frame): Choice<Target, ToyAsk>[] => [{ seat: frame.by, ask, options }],
    answer({ state, frame, happen }, _effect, move) {
      if (move.word === 'keep')
        happen({ type: 'kept', by: frame.by, out: faceOf(state, itemAt(state.own, frame.by)) })
      else happen({ type: 'discarded', by: frame.by, out: faceOf(state, state.drawn as number) })
    },
  },
  next: {
    run({ state, frame }) {
      state.agenda.pop()
      if (state.pile.length > 0) push(state, 'turn', (frame.by + 1) % state.own.length)
    },
  },
}

function faceOf(state: ToyState, card: number): number {
  return itemAt(state.face, card)
}

function apply(state: ToyState, event: ToyEvent): void {
  if (event.type === 'drew') {
    const card = state.pile.pop() as number
    state.drawn = card
    state.known[card] = itemAt(state.known, card) | (1 << event.by)
    return
  }
  const kept = event.type === 'kept'
  const out = (kept ? state.own[event.by] : state.drawn) as number
  if (kept) state.own[event.by] = state.drawn as number
  state.drawn = null
  state.discard.push(out)
  state.known[out] = everyone(state.own.length)
}

const engine = machine<ToyState, ToyEffect, Target, ToyEvent, ToyAsk>({
  scripts: scripts<ToyEffect>({ turn: [{ do: 'draw' }, { do: 'keep' }, { do: 'next' }] }),
  verbs,
  apply,
})

function deal(faces: number[], seats: number, random: Random): ToyState {
  const slots = faces.map((_, card) => card)
  return {
    face: faces,
    known: slots.map(() => 0),
    own: slots.slice(0, seats),
    pile: slots.slice(seats),
    discard: [],
    drawn: null,
    random,
    agenda: [],
  }
}

function facesFor(seats: number): number[] {
  return Array.from({ length: seats * CARDS_EACH }, (_, card) => card)
}

type ToyPhrases = Phrases<Target, ToyEvent, ToyAsk, object, ToyView>

const english: ToyPhrases = {
  title: 'Lowest',
  options: {},
  ask: () => ['Keep the card you drew?'],
  waiting: (_ask, seat) => say`${player(seat)} has drawn a card`,
  option: (move) => [move.word as string],
  event: (event) =>
    event.type === 'drew' ? does(event.by, 'draws') : say`${does(event.by, 'discards')} ${event.out}`,
  outcome: ({ winners }) => does(itemAt(winners, 0), 'wins'),
}

const french: ToyPhrases = {
  ...english,
  event: (event) =>
    event.type === 'drew'
      ? does(event.by, 'pioche', 'piochez')
      : say`${does(event.by, 'défausse', 'défaussez')} ${event.out}`,
}

export const toy: Game<ToyState, Target, ToyEvent, ToyView, object, ToyAsk> = {
  id: 'toy',
  rules: 1,
  seats: [2, 6],
  options: {},
  phrases: { en: english, fr: french },
  vary: () => ({}),
  setup(_options, seats, random) {
    const state = deal(shuffle(random, facesFor(seats)), seats, random)
    push(state, 'turn', 0)
    engine.advance(state, () => {})
    return state
  },
  clone: (state) => ({
    face: state.face,
    known: state.known.slice(),
    own: state.own.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    drawn: state.drawn,
    random: cloneRandom(state.random),
    agenda: cloneAgenda(state.agenda),
  }),
  choices: engine.choices,
  play: engine.play,
  outcome(state) {
    if (state.agenda.length > 0) return undefined
    const scores = state.own.map((card) => faceOf(state, card))
    return { winners: [scores.indexOf(Math.min(...scores))], scores }
  },
  open: (state) => ({
    pile: state.pile.length,
    discard: state.discard.map((card) => faceOf(state, card)),
    holds: state.drawn !== null,
    known: state.own.map((card) => itemAt(state.known, card)),
    agenda: writeAgenda(state.agenda),
  }),
  own(state, viewer) {
    const bit = eyes(viewer, state.own.length)
    const seen = (card: number) => (itemAt(state.known, card) & bit ? faceOf(state, card) : null)
    return [...state.own.map(seen), state.drawn === null ? null : seen(state.drawn)]
  },
  seen: (event, viewer) =>
    event.type === 'drew' && viewer !== event.by ? { type: 'drew', by: event.by } : event,
  imagine({ open, own }, random) {
    const seats = open.known.length
    const shown = new Set([...own, ...open.discard])
    const unseen = shuffle(
      random,
      facesFor(seats).filter((face) => !shown.has(face)),
    )
    const state = deal([], seats, fork(random))
    const add = (face: number | null, known: number) => {
      state.known.push(known)
      return state.face.push(face ?? (unseen.pop() as number)) - 1
    }
    open.known.forEach((known, seat) => {
      state.own[seat] = add(itemAt(own, seat), known)
    })
    state.agenda = readAgenda(open.agenda)
    if (open.holds) state.drawn = add(own[seats] ?? null, 1 << itemAt(state.agenda, 0).by)
    for (let i = 0; i < open.pile; i++) state.pile.push(add(null, 0))
    for (const face of open.discard) state.discard.push(add(face, everyone(seats)))
    return state
  },
  cards: ({ face, known, own, pile, discard, drawn }) => ({
    face,
    known,
    zones: [own, pile, discard, drawn === null ? [] : [drawn]],
  }),
  target: (move) => move,
  position: () => refuse('this game has no positions', 'ce jeu n’a pas de positions'),
  layout: (state) => ({ own: state.own.map((card) => faceOf(state, card)) }),
  marks: () => [],
  catalogue: () => [],
  draw: ({ open }, lang, names) => plain(say`${open.pile} cards left for ${names.length}`, names, lang),
}
