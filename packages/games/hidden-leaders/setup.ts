// Dealing a table, and copying one.

import {
  below,
  cloneAgenda,
  cloneRandom,
  everyone,
  frame,
  pick,
  type Random,
  shuffle,
} from '@undercrown/engine'
import { type Face, faceOf, heroes } from './cards.ts'
import { leaders } from './leaders.ts'
import { EMPTY, HERO_BACK, LEADER_BACK, type Options, type Slot, type State, TAVERN, TRACK } from './state.ts'

const DEALT = 5

/** HL-2, HL-8: the heroes in play. */
export function heroFaces(options: Options): Face[] {
  return heroes
    .filter(
      ({ set, advanced }) =>
        (set === 'base' && !(options.beginner && advanced)) ||
        (set === 'promo' && options.promos) ||
        (set === 'queens' && options.queens),
    )
    .map((hero) => faceOf(hero.id))
}

export function leaderFaces(): Face[] {
  return leaders.map((leader) => faceOf(leader.id))
}

export function vary(_seats: number, random: Random): Partial<Options> {
  const flag = () => pick(random, [true, false])
  return { beginner: flag(), promos: flag(), queens: flag() }
}

/** A bare table with all its cards in one heap, leaders first, for the deal, a layout or a guess to fill. */
export function emptyTable(
  options: Options,
  seats: number,
  leading: readonly Face[],
  others: readonly Face[],
  random: Random,
): State {
  const empty = () => Array.from({ length: seats }, (): Slot[] => [])
  const face = [...leading, ...others]
  return {
    options,
    seats,
    face,
    known: face.map((_, slot) => (slot < seats ? 1 << slot : 0)),
    back: face.map((_, slot) => (slot < leading.length ? LEADER_BACK : HERO_BACK)),
    hands: empty(),
    up: empty(),
    down: empty(),
    tavern: Array.from({ length: TAVERN }, () => EMPTY),
    harbor: [],
    wilderness: [],
    graveyard: [],
    aside: [],
    laid: Array.from({ length: seats }, () => EMPTY),
    red: TRACK.start,
    green: TRACK.start,
    turn: 0,
    over: false,
    random,
    agenda: [],
  }
}

/** HL-1 to HL-7. */
export function setup(options: Options, seats: number, random: Random): State {
  const emperor = faceOf('buried-emperor')
  const leading = shuffle(random, leaderFaces())
  const others = shuffle(
    random,
    heroFaces(options).filter((face) => face !== emperor),
  )
  const state = emptyTable(options, seats, leading, [emperor, ...others], random)
  const all = everyone(seats)
  let next: Slot = leading.length
  state.known[next] = all
  state.graveyard.push(next++)
  for (let i = 0; i < TAVERN; i++) {
    state.known[next] = all
    state.tavern[i] = next++
  }
  for (const [seat, hand] of state.hands.entries()) {
    for (let i = 0; i < DEALT; i++) {
      state.known[next] = 1 << seat
      hand.push(next++)
    }
  }
  while (next < state.face.length) state.harbor.push(next++)
  state.turn = below(random, seats)
  state.agenda.push(frame('opening', state.turn))
  return state
}

function copyEach(lists: readonly Slot[][]): Slot[][] {
  const copy: Slot[][] = []
  for (const list of lists) copy.push(list.slice())
  return copy
}

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    face: state.face,
    known: state.known.slice(),
    back: state.back.slice(),
    hands: copyEach(state.hands),
    up: copyEach(state.up),
    down: copyEach(state.down),
    tavern: state.tavern.slice(),
    harbor: state.harbor.slice(),
    wilderness: state.wilderness.slice(),
    graveyard: state.graveyard.slice(),
    aside: state.aside.slice(),
    laid: state.laid.slice(),
    red: state.red,
    green: state.green,
    turn: state.turn,
    over: state.over,
    random: cloneRandom(state.random),
    agenda: cloneAgenda(state.agenda),
  }
}
