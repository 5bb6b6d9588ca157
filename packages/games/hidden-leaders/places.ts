// From places to cards and back: the one file that knows how zones are stored.

import type { Seat } from '@undercrown/engine'
import { leaders } from './leaders.ts'
import { EMPTY, type Place, type Slot, type State, type Where, type Zone } from './state.ts'

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
    case 'tavern':
    case 'aside':
      return state[zone][at] as Slot
    default:
      return state[zone][state[zone].length - 1 - at] as Slot
  }
}

/** Takes the card out of its place. */
export function lift(state: State, { zone, seat, index }: Place): Slot {
  const at = index as number
  switch (zone) {
    case 'hand':
      return (state.hands[seat as Seat] as Slot[]).splice(at, 1)[0] as Slot
    case 'up':
      return (state.up[seat as Seat] as Slot[]).splice(at, 1)[0] as Slot
    case 'down':
      return (state.down[seat as Seat] as Slot[]).splice(at, 1)[0] as Slot
    case 'aside':
      return state.aside.splice(at, 1)[0] as Slot
    case 'laid':
      return clear(state.laid, seat as Seat)
    case 'tavern':
      return clear(state.tavern, at)
    default:
      return state[zone].splice(state[zone].length - 1 - at, 1)[0] as Slot
  }
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
      ;(state.hands[seat as Seat] as Slot[]).push(slot)
      return
    case 'up':
      ;(state.up[seat as Seat] as Slot[]).push(slot)
      return
    case 'down':
      ;(state.down[seat as Seat] as Slot[]).push(slot)
      return
    case 'laid':
      state.laid[seat as Seat] = slot
      return
    case 'tavern':
      state.tavern[index as number] = slot
      return
    default:
      state[zone].push(slot)
  }
}

/** Puts a card exactly there, in place of the one that was. */
export function replaceAt(state: State, { zone, seat, index }: Place, slot: Slot): void {
  const at = index as number
  switch (zone) {
    case 'hand':
      ;(state.hands[seat as Seat] as Slot[])[at] = slot
      return
    case 'up':
      ;(state.up[seat as Seat] as Slot[])[at] = slot
      return
    case 'down':
      ;(state.down[seat as Seat] as Slot[])[at] = slot
      return
    case 'laid':
      state.laid[seat as Seat] = slot
      return
    case 'tavern':
    case 'aside':
      state[zone][at] = slot
      return
    default:
      state[zone][state[zone].length - 1 - at] = slot
  }
}

/** Calls back for every hero card on the table. */
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
  for (const pile of ['harbor', 'wilderness', 'graveyard'] as const) {
    const cards = state[pile]
    cards.forEach((slot, i) => {
      visit(slot, pile, cards.length - 1 - i)
    })
  }
}

/** Where a card lies. */
export function placeOf(state: State, card: Slot): Place | undefined {
  let found: Place | undefined
  eachPlace(state, (slot, zone, index, seat) => {
    if (slot === card) found = seat === undefined ? { zone, index } : { zone, seat, index }
  })
  return found
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

const leaderSlots: readonly Slot[] = leaders.map((_, slot) => slot)

/** All zones with their cards; the leaders lie in one of their own. */
export function zonesOf(state: State): readonly (readonly Slot[])[] {
  const filled = (cells: readonly Slot[]) => cells.filter((slot) => slot !== EMPTY)
  return [
    leaderSlots,
    ...state.hands,
    ...state.up,
    ...state.down,
    filled(state.tavern),
    filled(state.laid),
    state.harbor,
    state.wilderness,
    state.graveyard,
    state.aside,
  ]
}
