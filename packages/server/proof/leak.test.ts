// Nothing secret leaves: every game, over the real socket, against a server with another truth.

import { type AnyGame, below, type Random, randomFrom, type Viewer } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { compare, openTwins, type Trial } from './leak.ts'

const soak = process.env['SOAK'] !== undefined
const TRIALS = soak ? 200 : 4

function trial(game: AnyGame, n: number, chance: Random): Trial {
  const [least, most] = game.seats
  const seats = least + below(chance, most - least + 1)
  const viewer: Viewer = n % 4 === 3 ? 'public' : below(chance, seats)
  return { game, seats, options: game.vary(seats, chance), viewer, seed: `leak ${n}` }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: seats, spectators and reconnects are told the same, whatever the hidden cards are',
  { timeout: soak ? 3_600_000 : 120_000 },
  async (_id, game) => {
    const twins = await openTwins(games)
    const chance = randomFrom(`leak ${game.id}`)
    let compared = 0
    for (let n = 0; n < TRIALS; n++) {
      const one = trial(game, n, chance)
      const result = await compare(twins, one)
      expect({ ...one, game: game.id, leak: result.leak }).toEqual({ ...one, game: game.id, leak: undefined })
      compared += result.compared
    }
    if (soak) console.log({ game: game.id, trials: TRIALS, compared })
    if (game.cards(game.setup(defaults(game), game.seats[0], randomFrom('x'))))
      expect(compared).toBeGreaterThan(TRIALS * 3)
    await twins.close()
  },
)

function defaults(game: AnyGame): object {
  return Object.fromEntries(
    Object.entries(game.options as Record<string, { default: unknown }>).map(([name, field]) => [
      name,
      field.default,
    ]),
  )
}

test('a server that tells one secret is found out', { timeout: 60_000 }, async () => {
  const [game] = games as [AnyGame]
  const leaky: AnyGame = {
    ...game,
    open: (state) => ({
      ...(game.open(state) as object),
      sum: game.cards(state)?.face.map((face, i) => face * i),
    }),
  }
  const twins = await openTwins([leaky])
  const result = await compare(twins, {
    game: leaky,
    seats: game.seats[0],
    options: {},
    viewer: 0,
    seed: 'leaky',
  })
  expect(result.leak).toContain('at the deal')
  await twins.close()
})
