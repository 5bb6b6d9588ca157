// The other verbs of abilities: markers, choosing, looking, turning, exchanging, performing.

import { again, push, pushInner, type Seat } from '@undercrown/engine'
import { idOf } from '../cards.ts'
import type { Move, Shift } from '../choice.ts'
import type { AbilityStep, MoveStep, Pile, Selector } from '../effects.ts'
import type { Given } from '../event.ts'
import { type Faction, factions, withGuardians } from '../factions.ts'
import { isPublic } from '../knowledge.ts'
import { library } from '../library.ts'
import { shiftsOf } from '../markers.ts'
import { placeOf, slotAt } from '../places.ts'
import { since } from '../rules.ts'
import {
  canLook,
  cardOptions,
  chainOf,
  countCards,
  eachCard,
  eachSeat,
  holds,
  itOf,
  lookedOf,
  performable,
  pointAt,
} from '../select.ts'
import {
  faceAt,
  handOf,
  type NotedFrame,
  type Place,
  type Slot,
  type State,
  seatAfter,
  upOf,
} from '../state.ts'
import { tokenOn } from '../tokens.ts'
import {
  abilityQuestion,
  DONE,
  type HLDesk,
  NOTHING,
  note,
  numberIn,
  placeOfMove,
  type VerbOf,
} from './asking.ts'
import { carryVerbs } from './carry.ts'
import { bearers, canBegin, tokenLooked } from './corruption.ts'

/** HL-23, HL-24: who decides where the markers go, if anybody does. */
function deciderOf(state: State, frame: NotedFrame, by: MoveStep['by']): Seat | undefined {
  if (by === 'next') return seatAfter(state, frame.by)
  return by === 'victim' ? frame.vars.victim : frame.by
}

function shift({ state, happen }: HLDesk, by: Seat, { red, green, guardian }: Shift): void {
  const now = { red: state.red + red, green: state.green + green }
  const marker = (state.guardians?.marker ?? 0) + (guardian ?? 0)
  happen(
    guardian === undefined
      ? { type: 'markersMoved', by, red, green, now }
      : { type: 'markersMoved', by, red, green, guardian, now: { ...now, guardian: marker } },
  )
}

const move: VerbOf<'move'> = {
  ask(state, frame, step) {
    const seat = deciderOf(state, frame, step.by)
    if (seat === undefined || !holds(state, frame, step.if)) return NOTHING
    const shifts = shiftsOf(state, frame, step)
    if (shifts.length < 2) return NOTHING
    return abilityQuestion(
      seat,
      'move',
      frame,
      shifts.map((one) => ({ move: one })),
    )
  },
  answer: (desk, _step, answered, seat) => shift(desk, seat, answered.move as Shift),
  run(desk, step) {
    const { state, frame } = desk
    const seat = deciderOf(state, frame, step.by)
    if (seat === undefined || !holds(state, frame, step.if)) return
    const [only] = shiftsOf(state, frame, step)
    if (only) shift(desk, seat, only)
  },
}

const pick: VerbOf<'pick'> = {
  ask(state, frame, { among, having }) {
    const options: Move[] = []
    eachSeat(state, frame, among, (seat) => {
      if (having === undefined || hasAny(state, having, seat)) options.push({ seat })
    })
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'pick', frame, options)
  },
  answer({ frame, happen }, _step, { seat }) {
    note(frame, { picked: seat })
    happen({ type: 'picked', by: frame.by, seat: seat as Seat })
  },
}

function hasAny(state: State, { zone }: Selector, seat: Seat): boolean {
  return zone === 'hand' ? handOf(state, seat).length > 0 : upOf(state, seat).length > 0
}

const factionMoves: readonly Move[] = factions.map((faction) => Object.freeze({ faction }))
const allFactionMoves: readonly Move[] = withGuardians.map((faction) => Object.freeze({ faction }))

const name: VerbOf<'name'> = {
  ask: (state, frame) =>
    abilityQuestion(frame.by, 'name', frame, state.guardians ? allFactionMoves : factionMoves),
  answer({ frame, happen }, _step, { faction }) {
    note(frame, { faction })
    happen({ type: 'named', by: frame.by, faction: faction as Faction })
  },
}

const turnOver: VerbOf<'turnOver'> = {
  ask(state, frame, { from, count }) {
    const done = numberIn(frame, 'n')
    if (from.zone === 'it' || done >= (count ?? 1)) return NOTHING
    const options = cardOptions(state, frame, from, frame.by)
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'turnOver', frame, options, done)
  },
  answer(desk, { count }, answered) {
    const { frame } = desk
    if (count !== undefined) {
      again(frame)
      note(frame, { n: numberIn(frame, 'n') + 1 })
    }
    turn(desk, placeOfMove(answered))
  },
  run(desk, { from, count, if: condition }) {
    const { state, frame } = desk
    if (count !== undefined) return note(frame, { n: undefined })
    const slot = from.zone === 'it' && holds(state, frame, condition) ? itOf(frame) : undefined
    const at = slot === undefined ? undefined : placeOf(state, slot)
    if (at?.zone === 'down') turn(desk, at)
  },
}

function turn({ state, frame, happen }: HLDesk, at: Place): void {
  const slot = slotAt(state, at)
  note(frame, { it: slot })
  happen({ type: 'turnedOver', by: frame.by, at, card: idOf(faceAt(state, slot)) })
}

const look: VerbOf<'look'> = {
  ask(state, frame, { from, upTo, optional }) {
    const seen = frame.vars.seen ?? []
    const peeked = frame.vars.bearers ?? []
    if (seen.length + peeked.length >= upTo) return NOTHING
    const options: Move[] = []
    eachCard(state, frame, from, (slot, zone, index, seat) => {
      if (!seen.includes(slot)) options.push(pointAt(state, frame.by, slot, zone, index, seat))
    })
    // HL-148: a token instead of a hidden hero.
    if (state.corruption) options.push(...bearers(state, frame.by, peeked))
    if (options.length === 0) return NOTHING
    if (optional) options.push(DONE)
    return abilityQuestion(frame.by, 'look', frame, options, seen.length + peeked.length)
  },
  answer({ state, frame, happen }, _step, answered) {
    if (answered.word === DONE.word) return note(frame, { seen: undefined, bearers: undefined })
    const at = placeOfMove(answered)
    const slot = slotAt(state, at)
    if (answered.word === 'token') {
      again(frame)
      note(frame, { bearers: [...(frame.vars.bearers ?? []), slot] })
      return happen(tokenLooked(state, frame.by, at))
    }
    note(frame, { seen: [...(frame.vars.seen ?? []), slot] })
    again(frame)
    happen({ type: 'looked', by: frame.by, at, card: idOf(faceAt(state, slot)), for: [frame.by] })
  },
  run({ frame }, { keep }) {
    const seen = frame.vars.seen
    note(frame, { seen: undefined, bearers: undefined, ...(keep && { kept: seen }) })
  },
}

const reveal: VerbOf<'reveal'> = {
  ask(state, frame, { from }) {
    if (from.top !== undefined) return NOTHING
    const options = cardOptions(state, frame, from, frame.by)
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'reveal', frame, options)
  },
  answer: (desk, _step, answered) => show(desk, placeOfMove(answered)),
  run(desk, { from }) {
    if (from.top === undefined) return
    const [first] = cardOptions(desk.state, desk.frame, from, desk.frame.by)
    if (first) show(desk, placeOfMove(first))
  },
}

function show({ state, frame, happen }: HLDesk, at: Place): void {
  const slot = slotAt(state, at)
  note(frame, { it: slot })
  happen({ type: 'revealed', by: frame.by, at, card: idOf(faceAt(state, slot)) })
}

const takeUp: VerbOf<'takeUp'> = {
  run({ state, frame, happen }, { pile, count }) {
    // HL-47: the Wilderness becomes the new Harbor only when a card is missing.
    if (pile === 'harbor' && count !== 'all' && state.harbor.length < count && state.wilderness.length > 0) {
      again(frame)
      return happen({ type: 'reshuffled', count: state.wilderness.length })
    }
    const slots = (count === 'all' ? state[pile].slice() : state[pile].slice(-count)).reverse()
    if (slots.length === 0) return
    note(frame, { looked: slots.length })
    const cards = slots.map((slot) => idOf(faceAt(state, slot)))
    const open = slots.every((slot) => isPublic(state, slot))
    happen({
      type: 'tookUp',
      by: frame.by,
      pile,
      count: slots.length,
      ...(count === 'all' && { all: true }),
      cards,
      ...(!open && { for: [frame.by] }),
    })
  },
}

const putBack: VerbOf<'putBack'> = {
  run({ frame, happen }, { pile }) {
    const count = lookedOf(frame)
    if (count === 0) return
    note(frame, { looked: undefined })
    happen({ type: 'putBack', by: frame.by, pile, count })
  },
}

/** HL-94: nobody can tell any of them any more. */
const shuffle: VerbOf<'shuffle'> = {
  run({ state, frame, happen }, { pile }) {
    const count = lookedOf(frame)
    note(frame, { looked: undefined })
    if (state[pile].length + count > 0) happen({ type: 'shuffled', by: frame.by, pile, count })
  },
}

/** HL-40: both sides must exist. What is secret is chosen last, so that nothing secret has to wait for an answer. */
const exchange: VerbOf<'exchange'> = {
  ask(state, frame, { a, b, count, optional }) {
    if (frame.vars.first !== undefined)
      return abilityQuestion(frame.by, 'exchangeWith', frame, unswapped(state, frame, b))
    if (swappedIn(frame).length >= 2 * (count ?? 1)) return NOTHING
    const options = unswapped(state, frame, a)
    if (options.length === 0 || unswapped(state, frame, b).length === 0) return NOTHING
    if (optional) options.push(DONE)
    return abilityQuestion(frame.by, 'exchange', frame, options, swappedIn(frame).length / 2)
  },
  answer(desk, { count }, answered) {
    const { state, frame } = desk
    if (answered.word === DONE.word) return note(frame, { swapped: undefined })
    const first = frame.vars.first
    if (first === undefined) {
      again(frame)
      return note(frame, { first: slotAt(state, placeOfMove(answered)) })
    }
    const second = placeOfMove(answered)
    note(frame, { first: undefined })
    if (count !== undefined) {
      again(frame)
      note(frame, { swapped: [...swappedIn(frame), ...nowInSight(state, first, second)] })
    }
    swap(desk, placeOf(state, first) as Place, second)
  },
  run: ({ frame }) => note(frame, { swapped: undefined }),
}

function swappedIn(frame: NotedFrame): readonly Slot[] {
  return frame.vars.swapped ?? []
}

/** What is remembered of a pair. Which card of a hand it was is a secret: there the other one stands for both. */
function nowInSight(state: State, first: Slot, second: Place): readonly Slot[] {
  const slot = slotAt(state, second)
  return second.zone === 'hand' ? [slot, slot] : [first, slot]
}

/** HL-105: no card is in two pairs. What came into a hand lies last in it. */
function unswapped(state: State, frame: NotedFrame, from: Selector): Move[] {
  const swapped = swappedIn(frame)
  if (swapped.length === 0) return cardOptions(state, frame, from, frame.by)
  const options: Move[] = []
  eachCard(state, frame, from, (slot, zone, index, seat) => {
    const used =
      zone === 'hand' && since(state, 'handKeepsItsPairs')
        ? index >= handOf(state, seat as Seat).length - swapped.length / 2
        : swapped.includes(slot)
    if (!used) options.push(pointAt(state, frame.by, slot, zone, index, seat))
  })
  return options
}

function swap({ state, frame, happen }: HLDesk, a: Place, b: Place): void {
  happen({
    type: 'exchanged',
    by: frame.by,
    a: given(state, frame, a, b),
    b: given(state, frame, b, a),
    ...(b.zone === 'aside' && { among: lookedOf(frame), pile: pileOf(frame) }),
  })
}

/** Where the cards were taken up that are being looked at. */
function pileOf({ script }: NotedFrame): Pile {
  return (library.get(script).find((step) => step.do === 'takeUp') as { pile: Pile }).pile
}

function given(state: State, { by }: NotedFrame, at: Place, to: Place): Given {
  const slot = slotAt(state, at)
  const sheds = to.zone !== 'up' && to.zone !== 'down' && tokenOn(state, slot) !== undefined
  const card = { at, card: idOf(faceAt(state, slot)), ...(sheds && { sheds }) }
  const open = (one: Place) => one.zone === 'up' || one.zone === 'tavern' || one.zone === 'graveyard'
  if (open(at) || open(to)) return card
  const holders = [at.seat, to.seat].filter((seat) => seat !== undefined && seat !== by) as Seat[]
  return { ...card, for: [by, ...holders] }
}

const perform: VerbOf<'perform'> = {
  ask(state, frame, { from }) {
    if (from.zone === 'it' || from.top !== undefined) return NOTHING
    const options = performable(state, frame, from)
    return options.length === 0 ? NOTHING : abilityQuestion(frame.by, 'perform', frame, options)
  },
  answer(desk, { keep }, answered) {
    const at = placeOfMove(answered)
    if (keep) note(desk.frame, { it: slotAt(desk.state, at) })
    start(desk, at)
  },
  run(desk, { from }) {
    if (from.zone !== 'it' && from.top === undefined) return
    const [only] = performable(desk.state, desk.frame, from)
    if (only) start(desk, placeOfMove(only))
  },
}

function start({ state, frame, happen }: HLDesk, at: Place): void {
  const card = idOf(faceAt(state, slotAt(state, at)))
  push(state, card, frame.by, { chain: [...chainOf(frame), card] })
  happen({ type: 'performed', by: frame.by, card, at })
}

/** HL-32: a full play; whether a card would do is a secret of the hand, so the question comes in any case. */
const playMore: VerbOf<'playMore'> = {
  ask(state, frame, { from }) {
    if (handOf(state, frame.by).length === 0) return NOTHING
    return abilityQuestion(frame.by, 'playMore', frame, [...cardOptions(state, frame, from, frame.by), DONE])
  },
  answer({ state, frame, happen }, _step, answered) {
    if (answered.word === DONE.word) return
    const from = placeOfMove(answered)
    const card = answered.card as string
    push(state, card, frame.by, { chain: [...chainOf(frame), card] })
    happen({ type: 'played', by: frame.by, from, card })
  },
}

/** HL-25: what could do nothing is not offered while something else could. */
function possible(state: State, frame: NotedFrame, steps: readonly AbilityStep[]): boolean {
  const [first] = steps
  if (first === undefined) return false
  if (first.do === 'look') return canLook(state, frame, first.from)
  return 'from' in first ? countCards(state, frame, first.from) > 0 : canBegin(state, frame, first.do)
}

const either: VerbOf<'either'> = {
  ask(state, frame, { options }) {
    const open: Move[] = []
    options.forEach((steps, index) => {
      if (possible(state, frame, steps)) open.push({ word: 'option', index })
    })
    return open.length < 2 ? NOTHING : abilityQuestion(frame.by, 'either', frame, open)
  },
  answer: ({ state, frame }, { options }, { index }) => {
    pushInner(state, library.nameOf(options[index as number] as readonly AbilityStep[]), frame)
  },
  run({ state, frame }, { options }) {
    const only = options.find((steps) => possible(state, frame, steps))
    if (only) pushInner(state, library.nameOf(only), frame)
  },
}

export const abilityVerbs = {
  ...carryVerbs,
  move,
  pick,
  name,
  turnOver,
  look,
  reveal,
  takeUp,
  putBack,
  shuffle,
  exchange,
  perform,
  playMore,
  either,
}
