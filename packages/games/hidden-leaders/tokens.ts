// Where the corruption tokens are, and what can be done with them.

import { itemAt, type Seat } from '@undercrown/engine'
import { tokenOf } from './cards.ts'
import { needed, type Token } from './corruption.ts'
import { forgetCards } from './knowledge.ts'
import { copyCorruption } from './setup.ts'
import {
  type Corruption,
  downOf,
  EMPTY,
  faceAt,
  knownAt,
  type Place,
  type Slot,
  type State,
  upOf,
} from './state.ts'

export function corruptionOf(state: State): Corruption {
  return state.corruption as Corruption
}

export function tokenAt(state: State, slot: Slot): Token {
  return tokenOf(faceAt(state, slot))
}

/** The token that a hero bears. */
export function tokenOn(state: State, hero: Slot): Slot | undefined {
  return state.corruption?.worn.find(([bearer]) => bearer === hero)?.[1]
}

/** Where in the parties a hero lies. */
export function partyPlace(state: State, hero: Slot): (Place & { seat: Seat; index: number }) | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const up = upOf(state, seat).indexOf(hero)
    if (up >= 0) return { zone: 'up', seat, index: up }
    const down = downOf(state, seat).indexOf(hero)
    if (down >= 0) return { zone: 'down', seat, index: down }
  }
  return undefined
}

/** Calls back for every hero in a party, with the token that it bears. */
export function eachHero(
  state: State,
  visit: (hero: Slot, place: Place & { seat: Seat; index: number }, token: Slot | undefined) => void,
): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const zone of ['up', 'down'] as const) {
      state[zone][seat]?.forEach((hero, index) => {
        visit(hero, { zone, seat, index }, tokenOn(state, hero))
      })
    }
  }
}

/** HL-141: the slots that corruption may be spread from, with the parties as they are. */
export function ripeSlots({ corruption, up, seats }: State): number[] {
  let most = 0
  for (const party of up) most = Math.max(most, party.length)
  const ripe: number[] = []
  corruption?.card.forEach((slot, i) => {
    if (slot !== EMPTY && most >= needed(i, seats)) ripe.push(i)
  })
  return ripe
}

/** HL-141: those that the player whose turn it is may spread from now. */
export function openSlots(state: State, seat: Seat): number[] {
  return state.corruption === undefined || state.corruption.spread || seat !== state.turn
    ? []
    : ripeSlots(state)
}

/** Clones share the tokens: a state that changes them has its own from then on. */
export function ownCorruption(state: State): Corruption {
  const own = copyCorruption(corruptionOf(state))
  state.corruption = own
  return own
}

/** Unseen, back among the others; the state must have its own. */
export function toBag(state: State, token: Slot): void {
  forgetCards(state, [token])
  corruptionOf(state).bag.push(token)
}

/** HL-145, HL-146: a token stays with its hero in any party, whose owner may look at it, and leaves it elsewhere. */
export function settleTokens(state: State): void {
  const { worn } = corruptionOf(state)
  for (let i = worn.length - 1; i >= 0; i--) {
    const [hero, token] = itemAt(worn, i)
    const place = partyPlace(state, hero)
    if (place) state.known[token] = knownAt(state, token) | (1 << place.seat)
    else {
      ownCorruption(state).worn.splice(i, 1)
      toBag(state, token)
    }
  }
}
