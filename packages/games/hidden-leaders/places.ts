// From places to cards and back: the one file that knows how zones are stored.

import type { Seat } from '@undercrown/engine'
import {
  type Corruption,
  EMPTY,
  LEADER_BACK,
  type Place,
  type Row,
  type Slot,
  type State,
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

export function slotAt(state: State, { zone, seat, index }: Place): Slot {
  const at = index as number
  switch (zone) {
    case 'hand':
      return (state.hands[seat as Seat] as Slot[])[at] as Slot
    case 'up':
      return (state.up[seat as Seat] as Slot[])[at] as Slot
    case 'down':
      return (state.down[seat as Seat] as Slot[])[at] as Slot
    case 'laid':
      return state.laid[seat as Seat] as Slot
    case 'row':
      return rowOf(state).cards[at] as Slot
    case 'tavern':
    case 'aside':
      return state[zone][at] as Slot
    default: {
      const pile = pileAt(state, zone)
      return pile[pile.length - 1 - at] as Slot
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
      return state.aside.splice(at, 1)[0] as Slot
    case 'laid':
      return clear(state.laid, seat as Seat)
    case 'row': {
      // HL-163: the tokens on it go into the box.
      const { cards, tokens } = ownRow(state)
      tokens.splice(at, 1)
      return cards.splice(at, 1)[0] as Slot
    }
    case 'tavern':
      return clear(state.tavern, at)
    default: {
      const pile = pileAt(state, zone)
      return pile.splice(pile.length - 1 - at, 1)[0] as Slot
    }
  }
}

/** Clones share the lists of hands and parties: they are made anew. */
function takeFrom(lists: Slot[][], seat: Seat, at: number): Slot {
  const list = lists[seat] as Slot[]
  const rest: Slot[] = []
  for (let i = 0; i < list.length; i++) if (i !== at) rest.push(list[i] as Slot)
  lists[seat] = rest
  return list[at] as Slot
}

function clear(cells: Slot[], at: number): Slot {
  const slot = cells[at] as Slot
  cells[at] = EMPTY
  return slot
}

/** Puts a card where new ones go: on top of a pile or stack, last in a hand, into its own cell. */
export function put(state: State, { zone, seat, index }: Place, slot: Slot): void {
  switch (zone) {
    case 'hand':
      state.hands[seat as Seat] = [...(state.hands[seat as Seat] as Slot[]), slot]
      return
    case 'up':
      state.up[seat as Seat] = [...(state.up[seat as Seat] as Slot[]), slot]
      return
    case 'down':
      state.down[seat as Seat] = [...(state.down[seat as Seat] as Slot[]), slot]
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
      state.hands[seat as Seat] = (state.hands[seat as Seat] as Slot[]).with(at, slot)
      return
    case 'up':
      state.up[seat as Seat] = (state.up[seat as Seat] as Slot[]).with(at, slot)
      return
    case 'down':
      state.down[seat as Seat] = (state.down[seat as Seat] as Slot[]).with(at, slot)
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
    const laid = state.laid[seat] as Slot
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

/** Where a card lies. */
export function placeOf(state: State, card: Slot): Place | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const zone of ['hand', 'up', 'down'] as const) {
      const index = (state[zone === 'hand' ? 'hands' : zone][seat] as Slot[]).indexOf(card)
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
