// What a seat sees while turns are watched, and how far each card that it saw has gone since.

import type { Seat } from '@undercrown/engine'
import {
  cardOf,
  type Event,
  hiddenPeople,
  type RowPlace,
  type State,
  type Value,
} from '@undercrown/hidden-people'
import { playTexts } from './position.ts'

/** What somebody has to keep in mind of a card. */
export interface Trail {
  /** The kind of event that showed it last. */
  readonly shown: Event['type']
  /** Whether it was then in the seat's own hand. */
  readonly inHand: boolean
  /** The kinds of events that have moved it since. */
  readonly moved: readonly Event['type'][]
  /** Turns that began since. */
  readonly turns: number
}

/** A card that the seat can tell for certain, though it has moved since it was seen. */
export interface Memory extends Trail {
  readonly place: string
  readonly value: Value
}

export interface Watched {
  readonly end: State
  readonly memories: readonly Memory[]
  /** How many turns began, and how often any card of a row was moved. */
  readonly turns: number
  readonly shifts: number
}

/** Undefined where somebody else sorts three cards in their hand: which is which is told to nobody (HP-47). */
export function watch(start: State, seat: Seat, moves: readonly string[]): Watched | undefined {
  const end = hiddenPeople.clone(start)
  const trails = new Map<number, Trail>()
  /** What the seat last saw lie in each place: who loses track of the moves believes that it is there still. */
  const naive = new Map<string, number>()
  const look = (slot: number, shown: Event['type'], inHand: boolean) => {
    trails.set(slot, { shown, inHand, moved: [], turns: 0 })
    eachRowCard(end, (one, place) => {
      if (one === slot) naive.set(place, end.face[slot] as number)
    })
  }
  eachRowCard(end, (slot, place) => {
    if (isKnown(end, slot, seat)) naive.set(place, end.face[slot] as number)
  })
  let [turns, shifts] = [0, 0]
  let isMuddled = false
  playTexts(end, moves, (event) => {
    if (event.type === 'drew' && event.count > 1 && event.by !== seat) isMuddled = true
    if (event.type === 'began') {
      turns++
      for (const [slot, trail] of trails) trails.set(slot, { ...trail, turns: trail.turns + 1 })
    }
    if (event.type === 'swapped' || event.type === 'bartered') shifts++
    for (const slot of movedBy(event, end)) {
      const trail = trails.get(slot)
      if (trail) trails.set(slot, { ...trail, moved: [...trail.moved, event.type] })
    }
    for (const slot of shownBy(event, end, seat)) look(slot, event.type, isHeld(event, seat))
  })
  if (isMuddled) return undefined
  const memories: Memory[] = []
  eachRowCard(end, (slot, place) => {
    const trail = trails.get(slot)
    if (!trail || trail.moved.length === 0 || !isKnown(end, slot, seat)) return
    const { value } = cardOf(end.face[slot] as number)
    const believed = naive.get(place)
    if (believed !== undefined && cardOf(believed).value !== value) memories.push({ ...trail, place, value })
  })
  return { end, memories, turns, shifts }
}

function eachRowCard({ rows }: State, each: (slot: number, place: string) => void): void {
  rows.forEach((row, seat) => {
    row.forEach((slot, i) => {
      each(slot, `row.${seat}.${i}`)
    })
  })
}

const isKnown = (state: State, slot: number, seat: Seat) =>
  ((state.known[slot] as number) & (1 << seat)) !== 0
const cardAt = ({ rows }: State, at: RowPlace) => rows[at.seat]?.[at.index] as number

/** The cards that lie somewhere else now; asked right after the event. */
function movedBy(event: Event, state: State): readonly number[] {
  switch (event.type) {
    case 'swapped':
      return [cardAt(state, event.a), cardAt(state, event.b)]
    case 'bartered':
      return event.ring.map((at) => cardAt(state, at))
    case 'tossed':
    case 'replaced':
      return [cardAt(state, event.at)]
    default:
      return []
  }
}

/** Events after which, or before which, what they show is in the hand of who does it. */
const handEvents: readonly Event['type'][] = ['drew', 'took', 'dug', 'replaced', 'gaveBack']

const isHeld = (event: Event, seat: Seat) =>
  handEvents.includes(event.type) && 'by' in event && event.by === seat

/** The cards that the event shows to the seat; asked right after it. */
function shownBy(event: Event, state: State, seat: Seat): readonly number[] {
  switch (event.type) {
    case 'looked':
      if (event.by !== seat) return []
      return event.at.zone === 'row' ? [cardAt(state, event.at)] : state.draw.slice(-1)
    case 'drew':
      return event.by === seat ? state.hand.slice(-event.count) : []
    case 'took':
    case 'dug':
      return state.hand.slice(-1)
    case 'replaced':
      return event.open || event.by === seat ? [cardAt(state, event.at)] : []
    case 'shown':
      return state.rows[event.seat]?.filter((_, i) => event.cards[i] !== null) ?? []
    case 'foresaw':
      return event.by === seat ? state.draw.slice(-event.count) : []
    case 'gaveBack':
      return event.by === seat ? state.draw.slice(-1) : []
    default:
      return []
  }
}
