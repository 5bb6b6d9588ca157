// What each event changes and, beside it, who may see which part of it. States change nowhere else.

import { everyone, itemAt, takeAt, type Viewer } from '@undercrown/engine'
import {
  type Event,
  knownAt,
  type Place,
  type RowPlace,
  rowOf,
  type Slot,
  type State,
  slotAt,
  topOf,
} from './state.ts'

interface EventRule<E extends Event> {
  apply(state: State, event: E): void
  /** Left out where the event is public as it is. */
  seen?(event: E, viewer: Viewer): E
}

type EventRules = { readonly [Type in Event['type']]: EventRule<Extract<Event, { type: Type }>> }

function put(state: State, at: RowPlace, slot: Slot): void {
  rowOf(state, at.seat)[at.index] = slot
}

function learn(state: State, slot: Slot, bits: number): void {
  state.known[slot] = knownAt(state, slot) | bits
}

/** Face up on the discard pile: everybody sees it. */
function discard(state: State, slot: Slot): void {
  state.known[slot] = everyone(state.seats)
  state.discard.push(slot)
}

function moveStones(state: State, at: Place, by: 1 | -1): void {
  if (at.zone === 'row') state.stoneOn[at.seat] = by > 0 ? at.index : -1
  else if (at.zone === 'discard') state.stonesOnDiscard += by
  else state.stonesOut += by
}

const rules: EventRules = {
  began: {
    apply(state, { by }) {
      state.turn = by
      state.quiet = state.draw.length < state.pile ? 0 : state.quiet + 1
      state.pile = state.draw.length
    },
  },
  looked: {
    apply(state, { by, at }) {
      learn(state, at.zone === 'row' ? slotAt(state, at) : topOf(state.draw), 1 << by)
      const left = state.peeks[by] as number
      if (left > 0) state.peeks[by] = left - 1
    },
    seen: (event, viewer) => (viewer === event.by ? event : { type: 'looked', by: event.by, at: event.at }),
  },
  drew: {
    apply(state, { by, count }) {
      for (let i = 0; i < count; i++) {
        const slot = state.draw.pop() as Slot
        // HP-47: of several cards drawn together, nobody else can tell which is which any more.
        if (count > 1) state.known[slot] = 1 << by
        else learn(state, slot, 1 << by)
        state.hand.push(slot)
      }
    },
    seen: (event, viewer) =>
      viewer === event.by ? event : { type: 'drew', by: event.by, count: event.count },
  },
  took: {
    apply(state) {
      state.hand.push(state.discard.pop() as Slot)
    },
  },
  replaced: {
    apply(state, { at }) {
      const out = slotAt(state, at)
      put(state, at, state.hand.pop() as Slot)
      discard(state, out)
    },
    seen: (event, viewer) =>
      event.open || viewer === event.by
        ? event
        : { type: 'replaced', by: event.by, at: event.at, out: event.out, open: false },
  },
  discarded: {
    apply(state, { index = 0 }) {
      discard(state, takeAt(state.hand, index))
    },
    seen: (event, viewer) =>
      event.index === undefined || viewer === event.by
        ? event
        : { type: 'discarded', by: event.by, card: event.card },
  },
  used: { apply() {} },
  swapped: {
    apply(state, { a, b }) {
      const held = slotAt(state, a)
      put(state, a, slotAt(state, b))
      put(state, b, held)
    },
  },
  stoneMoved: {
    apply(state, { from, to }) {
      moveStones(state, from, -1)
      moveStones(state, to, 1)
    },
  },
  tossed: {
    apply(state, { at }) {
      discard(state, slotAt(state, at))
      put(state, at, state.draw.pop() as Slot)
    },
  },
  shown: {
    apply(state, { seat }) {
      for (const [i, slot] of rowOf(state, seat).entries()) {
        if (state.stoneOn[seat] !== i) learn(state, slot, everyone(state.seats))
      }
    },
  },
  foresaw: {
    apply(state, { by, count }) {
      for (const slot of state.draw.slice(-count)) learn(state, slot, 1 << by)
    },
    seen: (event, viewer) =>
      viewer === event.by ? event : { type: 'foresaw', by: event.by, count: event.count },
  },
  gaveBack: {
    apply(state, { index = 0 }) {
      state.draw.push(takeAt(state.hand, index))
    },
    seen: (event, viewer) => (viewer === event.by ? event : { type: 'gaveBack', by: event.by }),
  },
  dug: {
    apply(state, { index }) {
      state.hand.push(takeAt(state.discard, state.discard.length - 1 - index))
    },
  },
  named: { apply() {} },
  bartered: {
    apply(state, { by, ring }) {
      // HP-40: each namer gets the card they named, in the place of the one that was taken from them.
      const taken = ring.map((at) => slotAt(state, at))
      const namers = [by, ...ring.slice(0, -1).map((at) => at.seat)]
      namers.forEach((namer, i) => {
        const gap = ring.find((at) => at.seat === namer) as RowPlace
        put(state, gap, itemAt(taken, i))
      })
    },
  },
  wonTurn: { apply() {} },
  revealed: {
    apply(state) {
      state.known.fill(everyone(state.seats))
      state.over = true
    },
  },
}

/** Every kind of event there is. */
export const eventTypes = Object.keys(rules)

export function apply(state: State, event: Event): void {
  ;(rules[event.type] as EventRule<Event>).apply(state, event)
}

export function seen(event: Event, viewer: Viewer): Event {
  const rule = rules[event.type] as EventRule<Event>
  return rule.seen ? rule.seen(event, viewer) : event
}
