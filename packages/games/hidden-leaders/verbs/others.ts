// The verbs that are for the other players: they lay down, choose, give, show, are gone through one by one.

import { again, itemAt, pushInner, type Seat } from '@undercrown/engine'
import { idOf } from '../cards.ts'
import { library } from '../library.ts'
import { placeOf, slotAt } from '../places.ts'
import { eachSeat, lookedOf, partyPlaceAt, pickedOf, pointAt } from '../select.ts'
import { downOf, EMPTY, faceAt, type Guardians, handOf, type Place, type Slot, upOf } from '../state.ts'
import { abilityQuestion, type Choices, note, numberIn, placeOfMove, type VerbOf } from './asking.ts'

/** HL-51: all at once and in secret; a later step moves what was laid. */
const lay: VerbOf<'lay'> = {
  ask(state, frame) {
    const all: Choices = []
    eachSeat(state, frame, 'other', (seat) => {
      const hand = handOf(state, seat)
      if (hand.length === 0 || state.laid[seat] !== EMPTY) return
      const options = hand.map((slot, i) => pointAt(state, seat, slot, 'hand', i, seat))
      all.push(...abilityQuestion(seat, 'lay', frame, options))
    })
    return all
  },
  answer({ frame, happen }, _step, answered, seat) {
    again(frame)
    happen({
      type: 'laid',
      by: seat,
      from: placeOfMove(answered),
      card: answered.card as string,
      for: [seat],
    })
  },
}

/** HL-108: in turn order; each giver knows what they gave. */
const gather: VerbOf<'gather'> = {
  run({ state, frame, happen }) {
    let next: Seat | undefined
    eachSeat(state, frame, 'other', (seat) => {
      if (next === undefined && state.laid[seat] !== EMPTY) next = seat
    })
    if (next === undefined) return
    again(frame)
    note(frame, { looked: lookedOf(frame) + 1 })
    const from: Place = { zone: 'laid', seat: next, index: 0 }
    const card = idOf(faceAt(state, slotAt(state, from)))
    happen({ type: 'gathered', by: frame.by, from, card, for: [frame.by, next] })
  },
}

/** HL-109: all at once and in secret, shown together. */
const chooseOwn: VerbOf<'chooseOwn'> = {
  ask(state, frame) {
    const all: Choices = []
    eachSeat(state, frame, 'other', (seat) => {
      if (state.guardians?.chosen[seat] !== EMPTY) return
      const options = [
        ...upOf(state, seat).map((slot, i) => pointAt(state, seat, slot, 'up', i, seat)),
        ...downOf(state, seat).map((slot, i) => pointAt(state, seat, slot, 'down', i, seat)),
      ]
      if (options.length > 0) all.push(...abilityQuestion(seat, 'chooseOwn', frame, options))
    })
    return all
  },
  answer({ frame, happen }, _step, answered, seat) {
    again(frame)
    happen({ type: 'chose', by: seat, at: placeOfMove(answered), card: answered.card as string })
  },
  run({ state, frame, happen }) {
    const { chosen } = state.guardians as Guardians
    const slots: Slot[] = []
    eachSeat(state, frame, 'other', (seat) => {
      const slot = itemAt(chosen, seat)
      if (slot !== EMPTY) slots.push(slot)
    })
    if (slots.length === 0) return
    note(frame, { chosen: slots })
    const at = slots.map((slot) => partyPlaceAt(state, placeOf(state, slot) as Place))
    happen({ type: 'unveiled', by: frame.by, at })
  },
}

const loseTurn: VerbOf<'loseTurn'> = {
  run({ frame, happen }) {
    const seat = pickedOf(frame)
    if (seat !== undefined) happen({ type: 'lostTurn', by: frame.by, seat })
  },
}

const lookAtHand: VerbOf<'lookAtHand'> = {
  run({ state, frame, happen }) {
    const seat = pickedOf(frame)
    if (seat === undefined) return
    note(frame, { saw: seat })
    const cards = handOf(state, seat).map((slot) => idOf(faceAt(state, slot)))
    happen({ type: 'sawHand', by: frame.by, seat, count: cards.length, cards, for: [frame.by] })
  },
}

const each: VerbOf<'each'> = {
  run({ state, frame }, { steps }) {
    const turn = numberIn(frame, 'turn') + 1
    if (turn >= state.seats) return note(frame, { turn: undefined, picked: undefined })
    let picked = frame.by
    for (let i = 0; i < turn; i++) picked = (picked + 1) % state.seats
    again(frame)
    note(frame, { turn, picked })
    pushInner(state, library.nameOf(steps), frame)
  },
}

export const otherVerbs = { lay, gather, chooseOwn, loseTurn, lookAtHand, each }
