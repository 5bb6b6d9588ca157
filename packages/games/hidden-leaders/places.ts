// From places to cards and back: the one file that knows how zones are stored.

import { itemAt, type Seat, takeAt } from '@undercrown/engine'
import {
  type Corruption,
  downOf,
  EMPTY,
  handOf,
  LEADER_BACK,
  type Place,
  type Row,
  type Slot,
  type State,
  upOf,
  type Where,
  type Zone,
} from './state.ts'

const NONE: Slot[] = []

function rowOf(state: State): Row {
  return state.row as Row
}

/** Clones share the row: a state that changes it has its own from then on. */
export function ownRow(state: State): Row {
  const { cards, tokens } = rowOf(state)
  const own = { cards: cards.slice(), tokens: tokens.slice() }
  state.row = own
  return own
}

/** A pile, top last. */
function pileAt(state: State, zone: 'harbor' | 'wilderness' | 'graveyard' | 'fate'): Slot[] {
  return zone === 'fate' ? (state.guardians?.fate ?? NONE) : state[zone]
}

/** The card that lies there. */
export function slotAt(state: State, place: Place): Slot {
  return findSlot(state, place) as Slot
}

/** The same for a place that may not exist. */
export function findSlot(state: State, { zone, seat, index }: Place): Slot | undefined {
  const at = index as number
  switch (zone) {
    case 'hand':
      return handOf(state, seat as Seat)[at]
    case 'up':
      return upOf(state, seat as Seat)[at]
    case 'down':
      return downOf(state, seat as Seat)[at]
    case 'laid':
      return state.laid[seat as Seat]
    case 'row':
      return rowOf(state).cards[at]
    case 'tavern':
    case 'aside':
      return state[zone][at]
    default: {
      const pile = pileAt(state, zone)
      return pile[pile.length - 1 - at]
    }
  }
}

/** Takes the card out of its place. */
export function lift(state: State, { zone, seat, index }: Place): Slot {
  const at = index as number
  switch (zone) {
    case 'hand':
      return takeFrom(state.hands, seat as Seat, at)
    case 'up':
      return takeFrom(state.up, seat as Seat, at)
    case 'down':
      return takeFrom(state.down, seat as Seat, at)
    case 'aside':
      return takeAt(state.aside, at)
    case 'laid':
      return clear(state.laid, seat as Seat)
    case 'row': {
      // HL-163: the tokens on it go into the box.
      const { cards, tokens } = ownRow(state)
      tokens.splice(at, 1)
      return takeAt(cards, at)
    }
    case 'tavern':
      return clear(state.tavern, at)
    default: {
      const pile = pileAt(state, zone)
      return takeAt(pile, pile.length - 1 - at)
    }
  }
}

/** Clones share the lists of hands and parties: they are made anew. */
function takeFrom(lists: Slot[][], seat: Seat, at: number): Slot {
  const rest = itemAt(lists, seat).slice()
  lists[seat] = rest
  return takeAt(rest, at)
}

function clear(cells: Slot[], at: number): Slot {
  const slot = itemAt(cells, at)
  cells[at] = EMPTY
  return slot
}

/** Puts a card where new ones go: on top of a pile or stack, last in a hand, into its own cell. */
export function put(state: State, { zone, seat, index }: Place, slot: Slot): void {
  switch (zone) {
    case 'hand':
      state.hands[seat as Seat] = [...handOf(state, seat as Seat), slot]
      return
    case 'up':
      state.up[seat as Seat] = [...upOf(state, seat as Seat), slot]
      return
    case 'down':
      state.down[seat as Seat] = [...downOf(state, seat as Seat), slot]
      return
    case 'laid':
      state.laid[seat as Seat] = slot
      return
    case 'row':
      ownRow(state).cards.push(slot)
      return
    case 'tavern':
      state.tavern[index as number] = slot
      return
    case 'aside':
      state.aside.push(slot)
      return
    default:
      pileAt(state, zone).push(slot)
  }
}

/** Puts a card exactly there, in place of the one that was. */
export function replaceAt(state: State, { zone, seat, index }: Place, slot: Slot): void {
  const at = index as number
  switch (zone) {
    case 'hand':
      state.hands[seat as Seat] = handOf(state, seat as Seat).with(at, slot)
      return
    case 'up':
      state.up[seat as Seat] = upOf(state, seat as Seat).with(at, slot)
      return
    case 'down':
      state.down[seat as Seat] = downOf(state, seat as Seat).with(at, slot)
      return
    case 'laid':
      state.laid[seat as Seat] = slot
      return
    case 'row':
      ownRow(state).cards[at] = slot
      return
    case 'tavern':
    case 'aside':
      state[zone][at] = slot
      return
    default: {
      const pile = pileAt(state, zone)
      pile[pile.length - 1 - at] = slot
    }
  }
}

/** Calls back for every card on the table but the leaders. */
export function eachPlace(state: State, visit: (slot: Slot, zone: Zone, index: number, seat?: Seat) => void) {
  for (let seat = 0; seat < state.seats; seat++) {
    state.hands[seat]?.forEach((slot, i) => {
      visit(slot, 'hand', i, seat)
    })
    state.up[seat]?.forEach((slot, i) => {
      visit(slot, 'up', i, seat)
    })
    state.down[seat]?.forEach((slot, i) => {
      visit(slot, 'down', i, seat)
    })
    const laid = itemAt(state.laid, seat)
    if (laid !== EMPTY) visit(laid, 'laid', 0, seat)
  }
  state.tavern.forEach((slot, i) => {
    if (slot !== EMPTY) visit(slot, 'tavern', i)
  })
  state.aside.forEach((slot, i) => {
    visit(slot, 'aside', i)
  })
  state.row?.cards.forEach((slot, i) => {
    visit(slot, 'row', i)
  })
  for (const pile of ['harbor', 'wilderness', 'graveyard', 'fate'] as const) {
    const cards = pileAt(state, pile)
    cards.forEach((slot, i) => {
      visit(slot, pile, cards.length - 1 - i)
    })
  }
}

const seatZones = [
  ['hand', handOf],
  ['up', upOf],
  ['down', downOf],
] as const

/** Where a card lies. */
export function placeOf(state: State, card: Slot): Place | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const [zone, listOf] of seatZones) {
      const index = listOf(state, seat).indexOf(card)
      if (index >= 0) return { zone, seat, index }
    }
    if (state.laid[seat] === card) return { zone: 'laid', seat, index: 0 }
  }
  for (const zone of ['tavern', 'aside', 'row'] as const) {
    const index = (zone === 'row' ? (state.row?.cards ?? NONE) : state[zone]).indexOf(card)
    if (index >= 0) return { zone, index }
  }
  for (const zone of ['harbor', 'wilderness', 'graveyard', 'fate'] as const) {
    const pile = pileAt(state, zone)
    const index = pile.indexOf(card)
    if (index >= 0) return { zone, index: pile.length - 1 - index }
  }
  return undefined
}

export function whereIs({ zone, seat, index }: Place): Where {
  return seat === undefined ? `${zone}.${index}` : `${zone}.${seat}.${index}`
}

export function placeAt(where: Where): Place {
  const [zone, first, second] = where.split('.')
  return second === undefined
    ? { zone: zone as Zone, index: Number(first) }
    : { zone: zone as Zone, seat: Number(first), index: Number(second) }
}

/** All zones with their cards; the leaders lie in one of their own. */
export function zonesOf(state: State): readonly (readonly Slot[])[] {
  const filled = (cells: readonly Slot[]) => cells.filter((slot) => slot !== EMPTY)
  return [
    leaderSlots(state),
    ...state.hands,
    ...state.up,
    ...state.down,
    filled(state.tavern),
    filled(state.laid),
    state.harbor,
    state.wilderness,
    state.graveyard,
    state.aside,
    ...(state.guardians ? [state.guardians.fate] : []),
    ...(state.row ? [state.row.cards] : []),
    ...(state.corruption ? tokenZones(state.corruption) : []),
  ]
}

function tokenZones({ bag, card, drawn, worn }: Corruption): Slot[][] {
  return [bag, card.filter((slot) => slot !== EMPTY), ...drawn, worn.map(([, token]) => token)]
}

/** The leaders come first, those in the box included. */
export function leaderSlots({ back }: State): Slot[] {
  const slots: Slot[] = []
  while (back[slots.length] === LEADER_BACK) slots.push(slots.length)
  return slots
}
