// A table in the head: what there is on it, flat and small, so that thousands of worlds can be played out.
// An effect is always the last thing of a turn, so one phase stands for the whole agenda.

import { DISCARD_CARD, EFFECT, GRAVEDIGGER, LOUSY, points, SEER, STONE, STRATEGIST, VALUE } from './faces.ts'

export const ROW_CARDS = 4
const HAND_CARDS = 3

/** What is being asked, in the order of `phases`. */
export const worldPhases = [
  'peek',
  'take',
  'settle',
  'use',
  'toss',
  'giveBack',
  'eye',
  'exchange',
  'exchangeWith',
  'stone',
  'stoneTo',
  'shuffle',
  'shuffleWith',
  'discard',
  'flash',
  'dig',
  'barter',
  'over',
] as const
export type WorldPhase = (typeof worldPhases)[number]

/** Where the card in hand came from. */
export type Taken = 'drawn' | 'discard' | 'lousy' | 'dug'

/** A move: a cell of a row (seat × 4 + index) or one of the words below; digging adds the depth to DIG. */
export type AnswerCode = number
export const FROM_DRAW = 24
export const FROM_DISCARD = 25
export const ASIDE = 26
export const HAND = 27
export const SEAT = 30
export const USE_CODE = 36
export const DECLINE_CODE = 37
export const DIG = 40

export interface World {
  readonly seats: number
  readonly putBack: 'allowed' | 'noEffect' | 'forbidden'
  /** All rows and piles that follow, one behind the other: they are copied at once. */
  readonly bytes: Uint8Array
  /** Faces by cell, and who knows them, as bits. */
  readonly row: Uint8Array
  readonly rowKnown: Uint8Array
  /** Both piles have their top at the end. */
  readonly draw: Uint8Array
  readonly drawKnown: Uint8Array
  draws: number
  readonly discard: Uint8Array
  discards: number
  readonly hand: Uint8Array
  readonly handKnown: Uint8Array
  hands: number
  readonly stoneOn: Int8Array
  stonesOnDiscard: number
  stonesOut: number
  turn: number
  quiet: number
  pile: number
  readonly peeks: Uint8Array
  phase: WorldPhase
  /** Who is asked. */
  asked: number
  taken: Taken
  again: boolean
  /** The first of two places that an effect needs. */
  first: AnswerCode
  /** The cells that a barter has named. */
  readonly ring: Uint8Array
  rings: number
  /** Grows whenever the rows, their stones or what is known of them changed. */
  stamp: number
}

/** Says that the rows of this world have changed. */
export function touch(world: World): void {
  world.stamp++
}

export function emptyWorld(seats: number, cards: number, putBack: World['putBack']): World {
  const bytes = new Uint8Array(2 * seats * ROW_CARDS + 3 * cards + 2 * HAND_CARDS + 3 * seats)
  let used = 0
  const part = (length: number) => {
    used += length
    return bytes.subarray(used - length, used)
  }
  return {
    seats,
    putBack,
    bytes,
    row: part(seats * ROW_CARDS),
    rowKnown: part(seats * ROW_CARDS),
    draw: part(cards),
    drawKnown: part(cards),
    draws: 0,
    discard: part(cards),
    discards: 0,
    hand: part(HAND_CARDS),
    handKnown: part(HAND_CARDS),
    hands: 0,
    stoneOn: new Int8Array(part(seats).fill(-1).buffer, used - seats, seats),
    stonesOnDiscard: 0,
    stonesOut: 0,
    turn: 0,
    quiet: 0,
    pile: 0,
    peeks: part(seats),
    phase: 'take',
    asked: 0,
    taken: 'drawn',
    again: false,
    first: 0,
    ring: part(seats),
    rings: 0,
    stamp: 0,
  }
}

/** Makes one world the same as another of the same table. */
export function copyInto(to: World, from: World): void {
  to.bytes.set(from.bytes)
  to.draws = from.draws
  to.discards = from.discards
  to.hands = from.hands
  to.stonesOnDiscard = from.stonesOnDiscard
  to.stonesOut = from.stonesOut
  to.turn = from.turn
  to.quiet = from.quiet
  to.pile = from.pile
  to.phase = from.phase
  to.asked = from.asked
  to.taken = from.taken
  to.again = from.again
  to.first = from.first
  to.rings = from.rings
  touch(to)
}

export function topDiscard(world: World): number {
  return world.discard[world.discards - 1] as number
}

/** A card under a stone cannot be touched. */
export function isFree(world: World, cell: AnswerCode): boolean {
  return world.stoneOn[cell >> 2] !== (cell & 3)
}

export function bound(world: World): boolean {
  return world.stonesOnDiscard === 0 && world.discards > 0 && EFFECT[topDiscard(world)] === LOUSY
}

export function mayTake(world: World): boolean {
  return world.discards > 0 && world.stonesOnDiscard === 0 && world.quiet < 2 * world.seats
}

/** The card in hand may be discarded. */
export function mayDrop(world: World): boolean {
  return world.taken === 'lousy' ? false : world.taken !== 'discard' || world.putBack !== 'forbidden'
}

/** Whether the effect can do anything now. */
export function works(world: World, effect: number): boolean {
  switch (effect) {
    case 0:
    case LOUSY:
      return false
    case STONE: {
      if (world.stonesOnDiscard + world.stonesOut > 0) return true
      for (let seat = 0; seat < world.seats; seat++) if (world.stoneOn[seat] !== -1) return true
      return false
    }
    case DISCARD_CARD:
    case SEER:
      return world.draws > 0
    case STRATEGIST:
      return world.draws >= 3
    case GRAVEDIGGER:
      return world.discards > 1
    default:
      return true
  }
}

/** What the seat's row counts, stone included. */
export function totalOf(world: World, seat: number): number {
  const { row } = world
  const cell = seat * ROW_CARDS
  return (
    points(
      VALUE[row[cell] as number] as number,
      VALUE[row[cell + 1] as number] as number,
      VALUE[row[cell + 2] as number] as number,
      VALUE[row[cell + 3] as number] as number,
    ) + (world.stoneOn[seat] === -1 ? 0 : 1)
  )
}
