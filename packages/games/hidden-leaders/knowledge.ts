// Who can tell which card. Looking teaches one card; cards that go out of sight together are mixed up.

import { everyone, itemAt, type Seat } from '@undercrown/engine'
import { HERO_BACK, knownAt, LEADER_BACK, type Slot, type State, type Zone } from './state.ts'

export function bitsOfSeats(seats: readonly Seat[]): number {
  let bits = 0
  for (const seat of seats) bits |= 1 << seat
  return bits
}

export function isPublic(state: State, slot: Slot): boolean {
  return state.known[slot] === everyone(state.seats)
}

function inHandful(state: State, slot: Slot): boolean {
  return itemAt(state.back, slot) > LEADER_BACK
}

function handful(state: State, slot: Slot): Slot[] {
  const members: Slot[] = []
  const back = state.back[slot]
  for (let i = 0; i < state.back.length; i++) if (state.back[i] === back) members.push(i)
  return members
}

/** Gives cards another back. Clones share the backs: they are made anew where they differ. */
function turn(state: State, slots: Iterable<Slot>, back: number): void {
  let copy: number[] | undefined
  for (const slot of slots) {
    if (state.back[slot] === back) continue
    copy ??= state.back.slice()
    copy[slot] = back
  }
  if (copy) state.back = copy
}

/** Makes them a handful: all know what they are together. */
export function bind(state: State, slots: readonly Slot[]): void {
  turn(state, slots, LEADER_BACK + 1 + Math.min(...slots))
}

/** These eyes see the card. Whoever knows all but one of a handful knows the last one too. */
export function learn(state: State, slot: Slot, bits: number): void {
  state.known[slot] = knownAt(state, slot) | bits
  if (!inHandful(state, slot)) return
  const members = handful(state, slot)
  const told = members.map((one) => knownAt(state, one))
  members.forEach((one, i) => {
    let others = -1
    told.forEach((known, j) => {
      if (i !== j) others &= known
    })
    state.known[one] = knownAt(state, one) | others
  })
  turn(state, members, HERO_BACK)
  bind(
    state,
    members.filter((one) => !isPublic(state, one)),
  )
}

/**
 * HL-92: one of these cards went somewhere and only the keepers know which. All others lose sight of them, but if
 * everybody knew them all before, everybody still knows the handful.
 */
export function mix(state: State, slots: readonly Slot[], keepers: number): void {
  if (slots.length < 2) return
  const touched = new Set(slots)
  for (const slot of slots)
    if (inHandful(state, slot)) for (const one of handful(state, slot)) touched.add(one)
  let all = true
  for (const slot of touched) if (!inHandful(state, slot) && !isPublic(state, slot)) all = false
  turn(state, touched, HERO_BACK)
  if (all) bind(state, [...touched])
  for (const slot of slots) state.known[slot] = knownAt(state, slot) & keepers
}

/** Nobody can tell any of these any more. */
export function forgetCards(state: State, slots: readonly Slot[]): void {
  for (const slot of slots) {
    if (inHandful(state, slot)) turn(state, handful(state, slot), HERO_BACK)
    state.known[slot] = 0
  }
}

/** Who knows a card that lies there, unless it is said. */
export function comesOfItself(zone: Zone, seat: Seat | undefined, seats: number): number {
  if (zone === 'up' || zone === 'tavern' || zone === 'graveyard' || zone === 'row') return everyone(seats)
  return seat === undefined ? 0 : 1 << seat
}
