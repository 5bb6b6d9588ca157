// The proof that a mind plays by what its seat may know: in truths that the seat cannot tell apart it does the same.

import {
  type AnyGame,
  type AnyTable,
  below,
  type Choice,
  fork,
  openTable,
  pickOne,
  type Random,
  randomFrom,
  type Seat,
  viewOf,
} from '@undercrown/engine'
import type { AnyMind, Level } from './mind.ts'

/** One question of a game in progress: where it is asked, and to whom. */
export interface Moment {
  readonly game: AnyGame
  readonly state: unknown
  readonly seats: number
  readonly seat: Seat
}

/** What is told to a mind, as text: there is no way back from it to the table. */
function told(game: AnyGame, state: unknown, seat: Seat): string {
  const choice = game.choices(state).find((one) => one.seat === seat)
  return JSON.stringify({ view: viewOf(game, state, seat, 'mind'), choice })
}

/** The real truth and others that the seat cannot tell from it; alone where there is nothing hidden at all. */
export function truthsOf({ game, state, seat }: Moment, others: number, random: Random): unknown[] {
  const real = told(game, state, seat)
  const known = new Set([JSON.stringify(state)])
  const truths = [state]
  for (let i = 0; i < others; i++) {
    const world = game.imagine(JSON.parse(real).view, fork(random))
    const text = JSON.stringify(world)
    if (known.has(text) || told(game, world, seat) !== real) continue
    known.add(text)
    truths.push(world)
  }
  return truths
}

/**
 * Asks in each truth, with the same seed. Before that the mind is shown the same truth through the eyes of the others,
 * so that one that remembers what another seat was shown gives itself away. Returns the picks.
 */
export function picksIn(
  { game, seats, seat }: Moment,
  truths: readonly unknown[],
  mind: AnyMind,
  level: Level,
  nodes: number,
  seed: string,
  onTruth: (truth: unknown) => void = () => {},
): number[] {
  return truths.map((truth) => {
    onTruth(truth)
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const { view, choice } = JSON.parse(told(game, truth, other)) as Told
      if (choice) mind.answer(view, choice, level, { nodes }, randomFrom(`${seed} ${other}`))
      else mind.evaluate(view, { nodes: 1 }, randomFrom(`${seed} ${other}`))
    }
    const { view, choice } = JSON.parse(told(game, truth, seat)) as Required<Told>
    return mind.answer(view, choice, level, { nodes }, randomFrom(seed))
  })
}

interface Told {
  readonly view: ReturnType<typeof viewOf<unknown, unknown, unknown>>
  readonly choice?: Choice<object>
}

/** Questions from random games with all kinds of options: about one in `every` that leave a choice. */
export function* moments(game: AnyGame, every: number, seed: string): Generator<Moment> {
  const random = randomFrom(`moments ${game.id} ${seed}`)
  const [least, most] = game.seats
  for (let number = 0; ; number++) {
    const seats = least + below(random, most - least + 1)
    const options = number % 2 === 0 ? {} : game.vary(seats, random)
    const table: AnyTable = openTable(game, { options, seats, seed: `${seed} ${number}` })
    for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
      const { seat, options: moves } = pickOne(random, choices)
      if (moves.length > 1 && below(random, every) === 0)
        yield { game, state: game.clone(table.state), seats, seat }
      table.pick(seat, below(random, moves.length))
    }
  }
}
