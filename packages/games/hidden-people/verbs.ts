// How each step of a script works: what it asks, and which event it lets happen.

import {
  again,
  type Choice,
  controlVerbs,
  type Desk,
  type Frame,
  type Machinery,
  frame as newFrame,
  push,
  pushUnder,
  remember,
  type Seat,
} from '@undercrown/engine'
import { type CardId, type EffectName, effectOf, idOf } from './cards.ts'
import { type Condition, library, type Step } from './effects.ts'
import { rowTotals } from './score.ts'
import { free, freeCards, namerOf, options, ring } from './select.ts'
import {
  type Ask,
  DISCARD,
  DRAW,
  type Event,
  faceAt,
  knownAt,
  type Move,
  type Place,
  ROW,
  type RowPlace,
  rowOf,
  rowPlace,
  type Selector,
  type Slot,
  type State,
  selectors,
  slotAt,
  topOf,
} from './state.ts'

type Verbs = Machinery<State, Step, Move, Event, Ask>['verbs']

const asks = Object.fromEntries(selectors.map((ask) => [ask, Object.freeze({ ask })])) as Readonly<
  Record<Selector, Ask>
>
const peekAsks: readonly Ask[] = [1, 2].map((left) => Object.freeze({ ask: 'peek', left }))
const takeAsk: Ask = Object.freeze({ ask: 'take', bound: false })
const takeLousyAsk: Ask = Object.freeze({ ask: 'take', bound: true })
const tossAsk: Ask = Object.freeze({ ask: 'toss' })
const giveBackAsk: Ask = Object.freeze({ ask: 'giveBack' })
const settleAsks = {
  free: Object.freeze({ ask: 'settle', must: null }),
  lousy: Object.freeze({ ask: 'settle', must: 'lousy' }),
  forbidden: Object.freeze({ ask: 'settle', must: 'forbidden' }),
} satisfies Record<string, Ask>

function asked(seat: Seat, ask: Ask, options: readonly Move[]): Choice<Move, Ask>[] {
  return [{ seat, ask, options }]
}

/** HP-41: the Lousy on top of a discard pile without a stone binds the player whose turn begins. */
function bound(state: State): boolean {
  return (
    state.stonesOnDiscard === 0 &&
    state.discard.length > 0 &&
    effectOf(faceAt(state, topOf(state.discard))) === 'lousy'
  )
}

/** HP-10, HP-18, HP-24: the top discard may be taken. */
function mayTakeDiscard(state: State): boolean {
  return state.discard.length > 0 && state.stonesOnDiscard === 0 && state.quiet < 2 * state.seats
}

/** What an effect needs besides a card that bears it (HP-34, HP-36 to HP-39). */
const needs: Partial<Readonly<Record<EffectName, (state: State) => boolean>>> = {
  stone: (state) => options.stone(state).length > 0,
  discard: (state) => state.draw.length > 0,
  seer: (state) => state.draw.length > 0,
  strategist: (state) => state.draw.length >= 3,
  gravedigger: (state) => state.discard.length > 1,
  lousy: () => false,
}

const take: readonly Move[] = [DRAW, DISCARD]
const takeDraw: readonly Move[] = [DRAW]
const takeDiscard: readonly Move[] = [DISCARD]

const conditions: Readonly<Record<Condition, (state: State, frame: Frame) => boolean>> = {
  usable(state, frame) {
    if (frame.vars['inert'] === true) return false
    const effect = effectOf(faceAt(state, topOf(state.discard)))
    return effect !== undefined && (needs[effect]?.(state) ?? true)
  },
  ringClosed: (_state, frame) => ring(frame).at(-1)?.seat === frame.by,
}

function topDiscard(state: State): CardId {
  return idOf(faceAt(state, topOf(state.discard)))
}

function handMoves(state: State): Move[] {
  return state.hand.map((slot, index) => ({ zone: 'hand', index, card: idOf(faceAt(state, slot)) }))
}

function discardFromHand({ state, frame, happen }: Desk<State, Event>, index: number): void {
  const card = idOf(faceAt(state, state.hand[index] as Slot))
  const one = state.hand.length === 1
  happen(one ? { type: 'discarded', by: frame.by, card } : { type: 'discarded', by: frame.by, index, card })
}

export const verbs: Verbs = {
  ...controlVerbs<State, Step, Selector, Condition, Move, Event, Ask>(() => library, {
    options: (state, frame, from) => options[from](state, frame),
    holds: (state, frame, condition) => conditions[condition](state, frame),
    asked: (_state, frame, from) => (from === 'barter' ? namerOf(frame) : frame.by),
    askChoose: (_state, _frame, from) => asks[from],
    askMay: (state) => ({ ask: 'use', card: topDiscard(state) }),
  }),

  peek: {
    ask(state) {
      const all: Choice<Move, Ask>[] = []
      state.peeks.forEach((left, seat) => {
        if (left === 0) return
        const unseen: Move[] = []
        for (let i = 0; i < ROW; i++) {
          const at = rowPlace(seat, i)
          if ((knownAt(state, slotAt(state, at)) & (1 << seat)) === 0) unseen.push(at)
        }
        all.push({ seat, ask: peekAsks[left - 1] as Ask, options: unseen })
      })
      return all
    },
    answer({ state, frame, happen }, _step, move, seat) {
      again(frame)
      const at = move as RowPlace
      happen({ type: 'looked', by: seat, at, card: idOf(faceAt(state, slotAt(state, at))) })
    },
    run: ({ state }) => pushUnder(state, 'turn', state.turn),
  },

  begin: {
    run: ({ frame, happen }) => happen({ type: 'began', by: frame.by, again: frame.vars['again'] === true }),
  },

  take: {
    ask(state, frame) {
      if (bound(state)) return asked(frame.by, takeLousyAsk, takeDiscard)
      return asked(frame.by, takeAsk, mayTakeDiscard(state) ? take : takeDraw)
    },
    answer({ state, frame, happen }, _step, move) {
      if (move.zone === 'draw') {
        happen({ type: 'drew', by: frame.by, count: 1, cards: [idOf(faceAt(state, topOf(state.draw)))] })
      } else {
        remember(frame, 'taken', bound(state) ? 'lousy' : 'discard')
        happen({ type: 'took', by: frame.by, card: topDiscard(state) })
      }
    },
  },

  settle: {
    ask(state, frame) {
      const { taken } = frame.vars
      // HP-19, HP-41: what may not be put back goes into the row.
      const forbidden = taken === 'discard' && state.options.putBack === 'forbidden'
      if (taken !== 'lousy' && !forbidden) {
        return asked(frame.by, settleAsks.free, freeCards(state, handMoves(state), frame.by))
      }
      const ask = taken === 'lousy' ? settleAsks.lousy : settleAsks.forbidden
      return asked(frame.by, ask, freeCards(state, [], frame.by))
    },
    answer(desk, _step, move) {
      const { state, frame, happen } = desk
      if (move.zone === 'hand') {
        if (frame.vars['taken'] === 'discard' && state.options.putBack === 'noEffect')
          remember(frame, 'inert', true)
        discardFromHand(desk, 0)
        return
      }
      const at = move as RowPlace
      const card = idOf(faceAt(state, state.hand[0] as Slot))
      // HP-46: everybody saw it lie face up.
      const open = frame.vars['taken'] !== undefined
      happen({ type: 'replaced', by: frame.by, at, out: idOf(faceAt(state, slotAt(state, at))), card, open })
    },
  },

  perform: {
    run({ state, frame, happen }) {
      const card = topDiscard(state)
      const effect = effectOf(faceAt(state, topOf(state.discard))) as EffectName
      push(state, effect, frame.by)
      happen({ type: 'used', by: frame.by, effect, card })
    },
  },

  end: {
    run({ state, frame }) {
      // HP-13: an empty draw pile ends the game, a won turn or not.
      if (state.draw.length === 0) state.agenda = [newFrame('finale', frame.by)]
      else if (state.agenda.length === 1) pushUnder(state, 'turn', (frame.by + 1) % state.seats)
    },
  },

  reveal: {
    run({ state, happen }) {
      const rows = state.rows.map((row) => row.map((slot) => idOf(faceAt(state, slot))))
      happen({ type: 'revealed', rows, totals: rowTotals(state) })
    },
  },

  look: {
    run({ state, frame, happen }, step) {
      const at = frame.vars[step.at] as Place
      const slot = at.zone === 'row' ? slotAt(state, at) : topOf(state.draw)
      happen({ type: 'looked', by: frame.by, at, card: idOf(faceAt(state, slot)) })
    },
  },

  swap: {
    run({ frame, happen }, step) {
      happen({
        type: 'swapped',
        by: frame.by,
        a: frame.vars[step.a] as RowPlace,
        b: frame.vars[step.b] as RowPlace,
      })
    },
  },

  moveStone: {
    run({ frame, happen }, step) {
      const from = frame.vars[step.from] as Place
      happen({ type: 'stoneMoved', by: frame.by, from, to: frame.vars[step.to] as Place })
    },
  },

  replaceUnseen: {
    run({ state, frame, happen }, step) {
      const at = frame.vars[step.at] as RowPlace
      happen({ type: 'tossed', by: frame.by, at, card: idOf(faceAt(state, slotAt(state, at))) })
    },
  },

  show: {
    run({ state, frame, happen }, step) {
      const { seat } = frame.vars[step.row] as { seat: Seat }
      const cards = rowOf(state, seat).map((slot, i) =>
        free(state, seat, i) ? idOf(faceAt(state, slot)) : null,
      )
      happen({ type: 'shown', by: frame.by, seat, cards })
    },
  },

  foresee: {
    run({ state, frame, happen }) {
      const cards = topCards(state, state.seats)
      happen({ type: 'foresaw', by: frame.by, count: cards.length, cards })
    },
  },

  draw: {
    run({ state, frame, happen }, step) {
      happen({ type: 'drew', by: frame.by, count: step.count, cards: topCards(state, step.count) })
    },
  },

  toss: {
    ask: (state, frame) => asked(frame.by, tossAsk, handMoves(state)),
    answer: (desk, _step, move) => discardFromHand(desk, move.index as number),
  },

  giveBack: {
    ask: (state, frame) => asked(frame.by, giveBackAsk, handMoves(state)),
    answer({ state, frame, happen }, _step, move) {
      const index = move.index as number
      happen({ type: 'gaveBack', by: frame.by, index, card: idOf(faceAt(state, state.hand[index] as Slot)) })
    },
  },

  dig: {
    run({ frame, happen }, step) {
      const { index, card } = frame.vars[step.card] as { index: number; card: CardId }
      remember(frame, 'taken', 'dug')
      happen({ type: 'dug', by: frame.by, index, card })
    },
  },

  name: {
    run({ frame, happen }, step) {
      const at = frame.vars[step.at] as RowPlace
      const by = namerOf(frame)
      remember(frame, 'ring', [...ring(frame), at])
      happen({ type: 'named', by, at })
    },
  },

  barter: {
    run: ({ frame, happen }) => happen({ type: 'bartered', by: frame.by, ring: ring(frame) }),
  },

  playAgain: {
    run({ state, frame, happen }) {
      pushUnder(state, 'turn', frame.by, { again: true })
      happen({ type: 'wonTurn', by: frame.by })
    },
  },
}

/** The first cards of the draw pile, the top one first. */
function topCards(state: State, count: number): CardId[] {
  return state.draw
    .slice(-count)
    .reverse()
    .map((slot) => idOf(faceAt(state, slot)))
}
