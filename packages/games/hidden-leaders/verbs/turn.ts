// The verbs of the turn, the set-up and the end.

import {
  again,
  itemAt,
  lastOf,
  frame as newFrame,
  push,
  pushUnder,
  replace,
  type Seat,
} from '@undercrown/engine'
import { anyUsable, usable } from '../artifact-use.ts'
import { idOf, leaderOf } from '../cards.ts'
import type { Ask, Move } from '../choice.ts'
import type { Event } from '../event.ts'
import type { LeaderId } from '../leaders.ts'
import { scriptsFor } from '../library.ts'
import { since } from '../rules.ts'
import { factionCounts, threshold, winningFaction } from '../score.ts'
import { pointAt } from '../select.ts'
import {
  downOf,
  EMPTY,
  faceAt,
  handOf,
  type Place,
  type Slot,
  type State,
  seatAfter,
  upOf,
} from '../state.ts'
import { ripeSlots } from '../tokens.ts'
import { startUse, USE_ARTIFACT } from './artifacts.ts'
import { type Choices, DONE, NOTHING, note, numberIn, type VerbOf } from './asking.ts'
import { spreadMoves, startSpread } from './corruption.ts'

const HAND = 3
const DRAWN = 4
const DEALT = 5
const MOST_DISCARDS = 3

const hideAsk: Ask = { ask: 'hide' }
const firstDiscardAsk: Ask = { ask: 'firstDiscard' }
const actAsk: Ask = { ask: 'act' }
const moreAsks: readonly Ask[] = [0, 1, 2, 3].map((left) => ({ ask: 'discardMore', left }))
const drawAsks: readonly Ask[] = [0, 1, 2, 3, 4].map((left) => ({ ask: 'draw', left }))

function handMoves(state: State, seat: Seat): Move[] {
  return handOf(state, seat).map((slot, i) => pointAt(state, seat, slot, 'hand', i, seat))
}

function handPlace({ seat, index }: Move): Place {
  return { zone: 'hand', seat: seat as Seat, index: index as number }
}

/** HL-7: everybody at once hides one card and lays down another; the first player's is discarded first. */
const prepare: VerbOf<'prepare'> = {
  ask(state) {
    const all: Choices = []
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.laid[seat] !== EMPTY) continue
      const ask = handOf(state, seat).length === DEALT ? hideAsk : firstDiscardAsk
      all.push({ seat, ask, options: handMoves(state, seat) })
    }
    return all
  },
  answer({ state, frame, happen }, _step, move, seat) {
    again(frame)
    const event = { by: seat, from: handPlace(move), card: move.card as string, for: [seat] }
    if (handOf(state, seat).length === DEALT) happen({ type: 'placed', ...event, to: { zone: 'down', seat } })
    else happen({ type: 'laid', ...event })
  },
}

const begin: VerbOf<'begin'> = {
  run({ state, frame, happen }) {
    if (!state.guardians?.skips[frame.by]) return happen({ type: 'began', by: frame.by })
    // HL-111: nothing of the turn is left.
    state.agenda.pop()
    pushUnder(state, frame.script, seatAfter(state, frame.by))
    happen({ type: 'skipped', by: frame.by })
  },
}

/** HL-11: play one card, or discard up to three; none at all is a pass. */
const act: VerbOf<'act'> = {
  ask(state, frame) {
    const discarded = numberIn(frame, 'n')
    const cards = handMoves(state, frame.by)
    if (cards.length === 0 || discarded >= MOST_DISCARDS) return NOTHING
    const discards = cards.map((card): Move => ({ word: 'discard', ...card }))
    const spread = spreadMoves(state, frame.by)
    if (discarded > 0) {
      const ask = itemAt(moreAsks, MOST_DISCARDS - discarded)
      return [{ seat: frame.by, ask, options: [...discards, ...spread, DONE] }]
    }
    // HL-122: a fast artifact before the play or the first discard.
    const artifact = usable(state, frame.by, 'fast') ? [USE_ARTIFACT] : []
    const plays = cards.map((card): Move => ({ word: 'play', ...card }))
    return [{ seat: frame.by, ask: actAsk, options: [...plays, ...discards, ...artifact, ...spread, DONE] }]
  },
  answer({ state, frame, happen }, _step, move) {
    if (move.word === DONE.word) return note(frame, { n: undefined })
    if (move.word === USE_ARTIFACT.word) {
      again(frame)
      startUse({ state, frame, happen })
      return
    }
    if (move.word === 'spread') {
      again(frame)
      startSpread({ state, frame, happen }, move.index as number)
      return
    }
    const card = move.card as string
    const from = handPlace(move)
    if (move.word === 'play') {
      push(state, card, frame.by, { chain: [card] })
      happen({ type: 'played', by: frame.by, from, card })
    } else {
      again(frame)
      note(frame, { n: numberIn(frame, 'n') + 1 })
      happen({ type: 'discarded', by: frame.by, from, card, for: [frame.by] })
    }
  },
  run: ({ frame }) => note(frame, { n: undefined }),
}

const HARBOR: Move = Object.freeze({ zone: 'harbor' })

/** HL-12: up to four cards, one at a time, from either place. */
const draw: VerbOf<'draw'> = {
  ask(state, frame) {
    const left = DRAWN - handOf(state, frame.by).length
    if (left <= 0 || frame.vars.drawing) return NOTHING
    const options: Move[] = []
    state.tavern.forEach((slot, i) => {
      if (slot !== EMPTY) options.push(pointAt(state, frame.by, slot, 'tavern', i))
    })
    if (state.harbor.length + state.wilderness.length > 0) options.push(HARBOR)
    if (options.length === 0) return NOTHING
    options.push(...spreadMoves(state, frame.by))
    return [{ seat: frame.by, ask: itemAt(drawAsks, left), options }]
  },
  answer({ state, frame, happen }, _step, move) {
    again(frame)
    if (move.word === 'spread') return startSpread({ state, frame, happen }, move.index as number)
    if (move.zone === 'tavern') {
      const from: Place = { zone: 'tavern', index: move.index as number }
      return happen({ type: 'took', by: frame.by, from, card: move.card as string })
    }
    if (state.harbor.length > 0) return happen(drewFromHarbor(state, frame.by))
    note(frame, { drawing: true })
    happen({ type: 'reshuffled', count: state.wilderness.length })
  },
  run({ state, frame, happen }) {
    if (!frame.vars.drawing) return
    note(frame, { drawing: undefined })
    again(frame)
    happen(drewFromHarbor(state, frame.by))
  },
}

function harborTop(state: State): Slot {
  return lastOf(state.harbor)
}

function drewFromHarbor(state: State, by: Seat): Event {
  const card = idOf(faceAt(state, harborTop(state)))
  return { type: 'took', by, from: { zone: 'harbor', index: 0 }, card, for: [by] }
}

/** HL-13. */
const discardDown: VerbOf<'discardDown'> = {
  ask(state, frame) {
    const left = handOf(state, frame.by).length - HAND
    if (left <= 0) return NOTHING
    return [
      {
        seat: frame.by,
        ask: { ask: 'discardDown', left },
        options: [...handMoves(state, frame.by), ...spreadMoves(state, frame.by)],
      },
    ]
  },
  answer({ state, frame, happen }, _step, move) {
    again(frame)
    if (move.word === 'spread') return startSpread({ state, frame, happen }, move.index as number)
    happen({
      type: 'discarded',
      by: frame.by,
      from: handPlace(move),
      card: move.card as string,
      for: [frame.by],
    })
  },
}

/** HL-14. */
const refill: VerbOf<'refill'> = {
  run({ state, frame, happen }) {
    const index = state.tavern.indexOf(EMPTY)
    if (index < 0 || state.harbor.length + state.wilderness.length === 0) return
    again(frame)
    if (state.harbor.length === 0) return happen({ type: 'reshuffled', count: state.wilderness.length })
    const card = idOf(faceAt(state, harborTop(state)))
    const to: Place = { zone: 'tavern', index }
    happen({ type: 'refilled', by: frame.by, from: { zone: 'harbor', index: 0 }, card, to })
  },
}

/** HL-76: no card to play or to draw, and nothing else that a turn could bring. */
function isStuck(state: State): boolean {
  const { hands, tavern, harbor, wilderness } = state
  return (
    harbor.length + wilderness.length === 0 &&
    tavern.every((slot) => slot === EMPTY) &&
    hands.every((hand) => hand.length === 0) &&
    !(since(state, 'notStuckWithArtifacts') && (ripeSlots(state).length > 0 || anyUsable(state)))
  )
}

/** HL-75: the number of face-up heroes is looked at here and nowhere else. */
const end: VerbOf<'end'> = {
  run({ state, frame }) {
    const { opening, turn } = scriptsFor(state.options)
    if (frame.script === opening) return pushUnder(state, turn, frame.by)
    const most = threshold(state.options, state.seats)
    if (isStuck(state) || state.up.some((party) => party.length >= most))
      state.agenda = [newFrame('finale', frame.by)]
    else pushUnder(state, turn, seatAfter(state, frame.by))
  },
}

const finish: VerbOf<'finish'> = {
  run({ state, frame, happen }) {
    const ids = (slots: readonly Slot[]) => slots.map((slot) => idOf(faceAt(state, slot)))
    const seats = state.hands.map((_, seat) => seat)
    happen({
      type: 'ended',
      by: frame.by,
      faction: winningFaction(state),
      leaders: seats.map((seat) => leaderOf(faceAt(state, seat)).id as LeaderId),
      parties: seats.map((seat) => ({ up: ids(upOf(state, seat)), down: ids(downOf(state, seat)) })),
      counts: factionCounts(state),
      ...(state.corruption && {
        tokens: state.corruption.worn.map(
          ([hero, token]) => [idOf(faceAt(state, hero)), idOf(faceAt(state, token))] as const,
        ),
      }),
    })
  },
}

/** HL-72: the burial that waits below becomes a turning over. */
const spare: VerbOf<'spare'> = {
  run({ state, frame }) {
    const { by, at, card } = frame.vars as { by: Seat; at: Place; card: string }
    replace<Event>(state, { type: 'turnedOver', by, at, card, instead: 'bury' })
  },
}

export const turnVerbs = { prepare, begin, act, draw, discardDown, refill, end, finish, spare }
