// What a selector or a condition finds at the table, for the ability that asks.

import { knows, type Seat } from '@undercrown/engine'
import { factionsOf, hasAbility, idOf } from './cards.ts'
import type { Move } from './choice.ts'
import type { Condition, Selector, Whose } from './effects.ts'
import { bitOf, bitsOf, countOf, type Faction, type Factions } from './factions.ts'
import type { CardId } from './hero.ts'
import { placeOf, slotAt } from './places.ts'
import { since } from './rules.ts'
import {
  downOf,
  EMPTY,
  faceAt,
  handOf,
  knownAt,
  type NotedFrame,
  type PartyPlace,
  type Place,
  type Slot,
  type State,
  seatAfter,
  upOf,
  type Zone,
} from './state.ts'

type Visit = (slot: Slot, zone: Zone, index: number, seat: Seat | undefined) => void

const ALL: Factions = -1
const cached = new WeakMap<readonly Faction[], Factions>()

/** The factions of which a card must have one. */
function wanted(frame: NotedFrame, faction: readonly Faction[] | 'named' | undefined): Factions {
  if (faction === undefined) return ALL
  if (faction === 'named') return bitOf(frame.vars.faction as Faction)
  let bits = cached.get(faction)
  if (bits === undefined) {
    bits = bitsOf(faction)
    cached.set(faction, bits)
  }
  return bits
}

export function itOf(frame: NotedFrame): Slot | undefined {
  return frame.vars.it
}

/** The heroes that their owners chose and that are still to be moved. */
export function chosenOf(frame: NotedFrame): readonly Slot[] {
  return frame.vars.chosen ?? []
}

/** How many of the cards set aside are still being looked at. */
export function lookedOf(frame: NotedFrame): number {
  return frame.vars.looked ?? 0
}

export function pickedOf(frame: NotedFrame): Seat | undefined {
  return frame.vars.picked
}

/** The seats that a word means, in turn order from whoever performs the ability (HL-60). */
export function eachSeat(state: State, frame: NotedFrame, whose: Whose, visit: (seat: Seat) => void): void {
  switch (whose) {
    case 'own':
      visit(frame.by)
      return
    case 'next':
      visit(seatAfter(state, frame.by))
      return
    case 'previous':
      visit(seatAfter(state, frame.by, state.seats - 1))
      return
    case 'picked': {
      const picked = pickedOf(frame)
      if (picked !== undefined) visit(picked)
      return
    }
    default:
      for (let i = whose === 'any' ? 0 : 1; i < state.seats; i++) visit(seatAfter(state, frame.by, i))
  }
}

export function eachCard(state: State, frame: NotedFrame, from: Selector, visit: Visit): void {
  const some = wanted(frame, from.faction)
  const none = from.not === undefined ? 0 : bitOf(from.not)
  const every = some === ALL && none === 0
  const test: Visit = every
    ? visit
    : (slot, zone, index, seat) => {
        const bits = factionsOf(faceAt(state, slot))
        if (bits & some && !(bits & none)) visit(slot, zone, index, seat)
      }
  const list = (slots: readonly Slot[], zone: Zone, seat?: Seat) => {
    for (let i = 0; i < slots.length; i++) test(slots[i] as Slot, zone, i, seat)
  }
  switch (from.zone) {
    case 'party':
      eachSeat(state, frame, from.whose as Whose, (seat) => {
        if (from.side !== 'down') list(upOf(state, seat), 'up', seat)
        if (from.side !== 'up') list(downOf(state, seat), 'down', seat)
      })
      return
    case 'hand':
      eachSeat(state, frame, from.whose as Whose, (seat) => list(handOf(state, seat), 'hand', seat))
      return
    case 'tavern':
      for (let i = 0; i < state.tavern.length; i++) {
        const slot = state.tavern[i] as Slot
        if (slot !== EMPTY) test(slot, 'tavern', i, undefined)
      }
      return
    case 'graveyard':
    case 'wilderness': {
      const pile = state[from.zone]
      const count = Math.min(pile.length, from.top ?? pile.length)
      for (let i = 0; i < count; i++) test(pile[pile.length - 1 - i] as Slot, from.zone, i, undefined)
      return
    }
    case 'looked':
      for (let i = state.aside.length - lookedOf(frame); i < state.aside.length; i++) {
        test(state.aside[i] as Slot, 'aside', i, undefined)
      }
      return
    case 'laid':
      // HL-51: in turn order, beginning with whoever performs the ability.
      eachSeat(state, frame, 'any', (seat) => {
        const slot = state.laid[seat] as Slot
        if (slot !== EMPTY) test(slot, 'laid', 0, seat)
      })
      return
    case 'chosen':
      // HL-109: only those that still lie where they were chosen.
      for (const slot of chosenOf(frame)) {
        const at = placeOf(state, slot)
        if (at?.zone === 'up' || at?.zone === 'down') test(slot, at.zone, at.index as number, at.seat)
      }
      return
    case 'seen':
      for (const slot of frame.vars.kept ?? []) {
        const at = placeOf(state, slot)
        if (at?.zone === 'down') test(slot, 'down', at.index as number, at.seat)
      }
      return
    case 'it': {
      const slot = itOf(frame)
      const at = slot === undefined ? undefined : placeOf(state, slot)
      // Only while it is still in one's party.
      if (from.whose === 'own' && (at?.seat !== frame.by || (at.zone !== 'up' && at.zone !== 'down'))) return
      if (at) test(slot as Slot, at.zone, at.index as number, at.seat)
    }
  }
}

export function countCards(state: State, frame: NotedFrame, from: Selector): number {
  let count = 0
  eachCard(state, frame, from, () => {
    count++
  })
  return count
}

/** HL-148: a hidden hero, or instead of it the token of any hero. */
export function canLook(state: State, frame: NotedFrame, from: Selector): boolean {
  if (countCards(state, frame, from) > 0) return true
  return since(state, 'lookAtTokenInstead') && (state.corruption?.worn.length ?? 0) > 0
}

/** Factions among the cards, but for one (HL-33). */
export function countFactions(state: State, frame: NotedFrame, from: Selector, except: Faction): number {
  let bits: Factions = 0
  eachCard(state, frame, from, (slot) => {
    bits |= factionsOf(faceAt(state, slot))
  })
  return countOf(bits & ~bitOf(except))
}

/** A hero of a party as everybody sees it. */
export function partyPlaceAt(state: State, at: Place): PartyPlace {
  return at.zone === 'up' ? { ...at, card: idOf(faceAt(state, slotAt(state, at))) } : at
}

/** A card in its place, with its name if the seat that is asked knows it. */
export function pointAt(state: State, asked: Seat, slot: Slot, zone: Zone, index: number, seat?: Seat): Move {
  const known = knows(knownAt(state, slot), asked, state.seats)
  if (seat === undefined) return known ? { zone, index, card: idOf(faceAt(state, slot)) } : { zone, index }
  return known ? { zone, seat, index, card: idOf(faceAt(state, slot)) } : { zone, seat, index }
}

export function cardOptions(state: State, frame: NotedFrame, from: Selector, asked: Seat): Move[] {
  const options: Move[] = []
  eachCard(state, frame, from, (slot, zone, index, seat) => {
    options.push(pointAt(state, asked, slot, zone, index, seat))
  })
  return options
}

/** The cards being performed, from the one that was played (HL-61). */
export function chainOf(frame: NotedFrame): readonly CardId[] {
  return frame.vars.chain ?? []
}

/** HL-61, HL-65: not what is being performed already, nor what has no ability. */
export function performable(state: State, frame: NotedFrame, from: Selector): Move[] {
  const chain = chainOf(frame)
  const options: Move[] = []
  eachCard(state, frame, from, (slot, zone, index, seat) => {
    const face = faceAt(state, slot)
    if (hasAbility(face) && !chain.includes(idOf(face)))
      options.push(pointAt(state, frame.by, slot, zone, index, seat))
  })
  return options
}

/** HL-27: the marker farther on leads; on the same space none does. */
export function leads(state: State, marker: 'red' | 'green'): boolean {
  return marker === 'red' ? state.red > state.green : state.green > state.red
}

export function holds(state: State, frame: NotedFrame, condition: Condition | undefined): boolean {
  if (condition === undefined) return true
  if ('has' in condition) return countCards(state, frame, condition.has) > 0
  if ('leads' in condition) return leads(state, condition.leads)
  if ('moved' in condition) return (frame.vars.moved ?? 0) > 0
  const slot = itOf(frame)
  if (slot === undefined) return false
  const factions = factionsOf(faceAt(state, slot))
  if ('it' in condition) return (factions & wanted(frame, condition.it)) !== 0
  const not = condition.itNot === 'named' ? (frame.vars.faction as Faction) : condition.itNot
  return (factions & bitOf(not)) === 0
}
