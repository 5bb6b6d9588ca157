// Worlds that a viewer cannot tell from the real one: the cards not seen, dealt to the places not known.

import { below, next32, type Random } from '@undercrown/engine'
import { oddsOf } from './belief.ts'
import type { Reading } from './reading.ts'
import { copyInto, emptyWorld, type World } from './world.ts'

/** A cell that some faces are likelier in than others. */
interface Guess {
  readonly cell: number
  readonly odds: Float64Array
}

/** What can be dealt again and again into the same world. */
export interface Dealer {
  readonly reading: Reading
  readonly world: World
  /** Dealt first, then all other places by chance alone. */
  readonly guesses: readonly Guess[]
  readonly rest: readonly number[]
  readonly pool: Uint8Array
}

/** `believing`: whether who knows a card tells something about it. */
export function dealerOf(reading: Reading, believing: boolean): Dealer {
  const { seats, putBack, draw } = reading.world
  const guesses: Guess[] = []
  const rest: number[] = []
  for (const cell of reading.cells) {
    const odds = believing ? oddsOf(reading.world, cell) : undefined
    if (odds) guesses.push({ cell, odds })
    else rest.push(cell)
  }
  return {
    reading,
    world: emptyWorld(seats, draw.length, putBack),
    guesses,
    rest,
    pool: Uint8Array.from(reading.unseen),
  }
}

/** Deals into the dealer's world, which is the same object every time. */
export function deal({ reading, world, guesses, rest, pool }: Dealer, random: Random): World {
  copyInto(world, reading.world)
  pool.set(reading.unseen)
  let left = pool.length
  const take = (at: number) => {
    const face = pool[at] as number
    pool[at] = pool[--left] as number
    return face
  }
  const first = guesses.length > 1 ? below(random, guesses.length) : 0
  for (let i = 0; i < guesses.length; i++) {
    const { cell, odds } = guesses[(first + i) % guesses.length] as Guess
    world.row[cell] = take(likely(pool, left, odds, random))
  }
  for (const cell of rest) world.row[cell] = take(below(random, left))
  for (const at of reading.hand) world.hand[at] = take(below(random, left))
  for (const at of reading.draw) world.draw[at] = take(below(random, left))
  return world
}

/** The place of one of the faces left, drawn by the odds. */
function likely(pool: Uint8Array, left: number, odds: Float64Array, random: Random): number {
  let sum = 0
  for (let i = 0; i < left; i++) sum += odds[pool[i] as number] as number
  let mark = (next32(random) / 2 ** 32) * sum
  for (let i = 0; i < left - 1; i++) {
    mark -= odds[pool[i] as number] as number
    if (mark < 0) return i
  }
  return left - 1
}
