// The verbs that carry cards from one place to another: bury, discard, take, place, set aside.

import { again, below, type Seat } from '@undercrown/engine'
import { idOf } from '../cards.ts'
import type { Move } from '../choice.ts'
import type { CarryStep, PlaceStep } from '../effects.ts'
import type { CarriedEvent } from '../event.ts'
import type { Faction } from '../factions.ts'
import { isPublic } from '../knowledge.ts'
import { placeOf, slotAt } from '../places.ts'
import { since } from '../rules.ts'
import { cardOptions, chosenOf, eachCard, holds, lookedOf, performable, pickedOf } from '../select.ts'
import {
  EMPTY,
  faceAt,
  handOf,
  type NotedFrame,
  type Place,
  type Slot,
  type State,
  seatAfter,
} from '../state.ts'
import { tokenOn } from '../tokens.ts'
import {
  abilityQuestion,
  type Choices,
  DONE,
  type HLDesk,
  NOTHING,
  note,
  numberIn,
  type VerbOf,
} from './asking.ts'

/** Nobody is asked: chance decides, or the cards come as they lie. */
function byItself({ from, random, optional }: CarryStep): boolean {
  return (
    random === true ||
    from.zone === 'it' ||
    from.zone === 'laid' ||
    from.zone === 'chosen' ||
    (from.top !== undefined && !optional)
  )
}

/** Whether there may be a fitting card is a secret of the hand: its owner is asked even when there is none. */
function secretly(state: State, { from, by }: CarryStep, frame: NotedFrame): boolean {
  const seat = by === 'picked' ? pickedOf(frame) : frame.by
  return (
    from.zone === 'hand' && from.faction !== undefined && seat !== undefined && handOf(state, seat).length > 0
  )
}

function done(step: CarryStep, frame: NotedFrame): boolean {
  const carried = numberIn(frame, 'n')
  if (step.count === 'all') return step.from.top !== undefined && carried >= step.from.top
  return carried >= (step.count ?? 1)
}

function fits(state: State, step: CarryStep): boolean {
  return step.do !== 'place' || step.to !== 'tavern' || state.tavern.includes(EMPTY)
}

/** HL-56: the party of a player who is neither you nor the holder. */
function thirdSeats(state: State, frame: NotedFrame, holder: Seat): Move[] {
  const seats: Move[] = []
  for (let i = 1; i < state.seats; i++) {
    const seat = seatAfter(state, frame.by, i)
    if (seat !== holder) seats.push({ seat })
  }
  return seats
}

function toThird(step: CarryStep): boolean {
  return step.do === 'place' && (step.to === 'third' || step.to === 'thirdDown')
}

function open(state: State, frame: NotedFrame, step: CarryStep, asking: Seat): Move[] {
  // HL-64: what is set aside will be performed.
  if (step.do === 'setAside') return performable(state, frame, step.from)
  const options = cardOptions(state, frame, step.from, asking)
  if (step.anew) return options.filter((one) => !doomedOf(frame).includes(slotAt(state, one as Place)))
  if (!toThird(step)) return options
  return options.filter((one) => thirdSeats(state, frame, one.seat as Seat).length > 0)
}

/** HL-113: the heroes that this ability has chosen so far. */
function doomedOf(frame: NotedFrame): readonly Slot[] {
  return frame.vars.doomed ?? []
}

function ask(state: State, frame: NotedFrame, step: CarryStep): Choices {
  if (byItself(step) || done(step, frame) || !holds(state, frame, step.if)) return NOTHING
  const first = frame.vars.first
  if (first !== undefined) {
    const holder = placeOf(state, first)?.seat as Seat
    return abilityQuestion(frame.by, 'placeTo', frame, thirdSeats(state, frame, holder))
  }
  const seat = step.by === 'picked' ? pickedOf(frame) : frame.by
  if (seat === undefined) return NOTHING
  const options = open(state, frame, step, seat)
  if (options.length === 0)
    return secretly(state, step, frame) ? abilityQuestion(seat, step.do, frame, [DONE]) : NOTHING
  if (step.count === 'all' && options.length === 1) return NOTHING
  if (step.optional) options.push(DONE)
  return abilityQuestion(seat, step.do, frame, options, numberIn(frame, 'n'))
}

function answer(desk: HLDesk, step: CarryStep, move: Move): void {
  const { state, frame } = desk
  if (move.word === DONE.word) {
    note(frame, { n: undefined })
    if (!step.optional)
      desk.happen({
        type: 'lacked',
        by: pickedOf(frame) ?? frame.by,
        faction: frame.vars.faction as Faction,
      })
    return
  }
  if (toThird(step)) {
    const first = frame.vars.first
    if (first === undefined) {
      again(frame)
      note(frame, { first: slotAt(state, move as Place) })
    } else {
      note(frame, { first: undefined })
      const zone = step.do === 'place' && step.to === 'third' ? 'up' : 'down'
      carryOut(desk, step, placeOf(state, first) as Place, { zone, seat: move.seat as Seat })
    }
    return
  }
  carryOut(desk, step, move as Place)
}

function run(desk: HLDesk, step: CarryStep): void {
  const { state, frame } = desk
  const next =
    done(step, frame) || !fits(state, step) || !holds(state, frame, step.if)
      ? undefined
      : nextCard(state, frame, step)
  if (next === undefined) note(frame, { n: undefined })
  else carryOut(desk, step, next)
}

/** The card that comes without asking: the first of those that fit, or one by chance. */
function nextCard(state: State, frame: NotedFrame, step: CarryStep): Place | undefined {
  const found: Place[] = []
  eachCard(state, frame, step.from, (_slot, zone, index, seat) => {
    found.push(seat === undefined ? { zone, index } : { zone, seat, index })
  })
  if (!step.random) return byItself(step) || step.count === 'all' ? found[0] : undefined
  return found.length === 0 ? undefined : found[below(state.random, found.length)]
}

/** Who sees the card on its way, where it is not everybody. */
function privy(
  state: State,
  frame: NotedFrame,
  step: CarryStep,
  from: Place,
  slot: Slot,
  to: Place | undefined,
): readonly Seat[] | undefined {
  switch (from.zone) {
    case 'hand':
      // HL-53: a card that was asked for by its faction is shown to all.
      if (step.from.faction !== undefined) return undefined
      return from.seat === frame.by ? [frame.by] : [frame.by, from.seat as Seat]
    case 'laid':
      return [from.seat as Seat]
    case 'aside':
      if (step.from.zone === 'it') return undefined
      return lookedOf(frame) > 1 || !isPublic(state, slot) ? [frame.by] : undefined
    case 'down':
      // HL-103: a hidden hero that stays hidden; all see which one of the stack it was.
      if (step.do !== 'place') return undefined
      if (isPublic(state, slot)) return undefined
      return [frame.by, from.seat as Seat, ...(since(state, 'namesGivenHero') ? [to?.seat ?? frame.by] : [])]
    case 'wilderness':
      return isPublic(state, slot) ? undefined : [frame.by]
    default:
      return undefined
  }
}

function carryOut({ state, frame, happen }: HLDesk, step: CarryStep, at: Place, to?: Place): void {
  const from: Place =
    at.seat === undefined
      ? { zone: at.zone, index: at.index as number }
      : { zone: at.zone, seat: at.seat, index: at.index as number }
  const slot = slotAt(state, from)
  const event = {
    by: from.zone === 'laid' ? (from.seat as Seat) : frame.by,
    from,
    card: idOf(faceAt(state, slot)),
  }
  const eyes = privy(state, frame, step, from, slot, to)
  const looked = step.from.zone === 'looked' ? lookedOf(frame) : 0
  note(frame, {
    n: numberIn(frame, 'n') + 1,
    moved: numberIn(frame, 'moved') + 1,
    ...(looked > 0 && { looked: looked - 1 }),
    ...(step.do === 'take' && from.zone === 'up' && { victim: from.seat }),
    ...(step.do === 'setAside' && { it: slot }),
    ...(step.anew && { doomed: [...doomedOf(frame), slot] }),
    ...(step.from.zone === 'chosen' && { chosen: chosenOf(frame).filter((one) => one !== slot) }),
  })
  again(frame)
  happen({
    type: eventTypes[step.do],
    ...event,
    ...(eyes && { for: eyes }),
    ...(eyes && looked > 1 && { among: looked }),
    ...(from.zone === 'hand' && frame.vars.saw === from.seat && { keeps: true }),
    ...(step.do !== 'place' && tokenOn(state, slot) !== undefined && { sheds: true }),
    ...(step.do === 'place' && { to: to ?? destination(state, frame, step) }),
  } as CarriedEvent)
}

const eventTypes = {
  bury: 'buried',
  discard: 'discarded',
  take: 'took',
  place: 'placed',
  setAside: 'setAside',
} as const

function destination(state: State, frame: NotedFrame, { to }: PlaceStep): Place {
  if (to === 'theirs') return { zone: 'down', seat: pickedOf(frame) as Seat }
  if (to === 'tavern') return { zone: 'tavern', index: state.tavern.indexOf(EMPTY) }
  return { zone: to === 'up' ? 'up' : 'down', seat: frame.by }
}

const carrying = { ask, answer, run }

export const carryVerbs: {
  readonly [Do in CarryStep['do']]: VerbOf<Do>
} = {
  bury: carrying,
  discard: carrying,
  take: carrying,
  place: carrying,
  setAside: carrying,
}
