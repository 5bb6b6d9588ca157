// The laws as a property over random games, for fast-check to break and to shrink.

import fc from 'fast-check'
import type { AnyGame } from './game.ts'
import { checkLaws, type Laws, type Trial } from './laws.ts'
import { randomFrom } from './random.ts'

/** Random starts and picks. A counterexample shrinks to few seats, plain options and first options taken. */
export function trials(game: AnyGame): fc.Arbitrary<Trial> {
  const [least, most] = game.seats
  return fc
    .record({
      seats: fc.integer({ min: least, max: most }),
      variation: fc.nat({ max: 999 }),
      seed: fc.nat().map(String),
      picks: fc.array(fc.nat({ max: 10_000 }), { maxLength: 60 }),
    })
    .map(({ seats, variation, seed, picks }) => {
      const options = variation === 0 ? {} : game.vary(seats, randomFrom(String(variation)))
      return { options, seats, seed, picks }
    })
}

/** All laws, as one property. */
export function lawsOf(game: AnyGame, laws: Partial<Laws> = {}): fc.IProperty<[Trial]> {
  return fc.property(trials(game), (trial) => {
    checkLaws(game, trial, laws)
  })
}
