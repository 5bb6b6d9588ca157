// Worlds that a viewer cannot tell from the real one: the cards not seen, dealt to the places not known.

import { below, type Random } from '@undercrown/engine'
import type { Reading } from './reading.ts'
import { copyInto, emptyWorld, type World } from './world.ts'

/** What can be dealt again and again into the same world. */
export interface Dealer {
  readonly reading: Reading
  readonly world: World
  readonly pool: Uint8Array
}

export function dealerOf(reading: Reading): Dealer {
  const { seats, putBack, draw } = reading.world
  return {
    reading,
    world: emptyWorld(seats, draw.length, putBack),
    pool: Uint8Array.from(reading.unseen),
  }
}

/** Deals into the dealer's world, which is the same object every time. */
export function deal(dealer: Dealer, random: Random): World {
  const { reading, world, pool } = dealer
  copyInto(world, reading.world)
  pool.set(reading.unseen)
  let left = pool.length
  const any = () => {
    const at = below(random, left)
    const face = pool[at] as number
    pool[at] = pool[--left] as number
    return face
  }
  for (const cell of reading.cells) world.row[cell] = any()
  for (const at of reading.hand) world.hand[at] = any()
  for (const at of reading.draw) world.draw[at] = any()
  return world
}
