// Nothing secret leaves: every game, over the real socket, against a server with another truth.

import {
  type AnyGame,
  below,
  optionsFor,
  pickOne,
  type Random,
  randomFrom,
  type Viewer,
} from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { compare, type LeakTrial } from './leak.ts'
import { openTwins } from './twins.ts'

const soak = process.env['SOAK'] !== undefined
/** A short run has those in which a history that nobody filters is found out, at every game with secret events. */
const TRIALS = soak ? Array.from({ length: 80 }, (_, n) => n) : [0, 1, 3, 18]
const MOST = soak ? 150 : 40

const times = [{ kind: 'none' }, { kind: 'live', seconds: 600, increment: 5 }, { kind: 'slow', days: 2 }]

function trial(game: AnyGame, n: number, chance: Random): LeakTrial {
  const [least, most] = game.seats
  const seats = least + below(chance, most - least + 1)
  // Bots think much longer than all else takes.
  const bots = n % 2 ? 0 : below(chance, Math.min(seats, 3))
  const viewer: Viewer = n % 4 === 3 ? 'public' : below(chance, seats - bots)
  const options = n === 0 ? everythingOn(game, seats) : game.vary(seats, chance)
  return {
    game,
    seats,
    bots,
    options,
    time: pickOne(chance, times),
    viewer,
    seed: `leak ${n}`,
    restart: n % 3 === 1,
    most: MOST,
  }
}

/** Every switch of a game on, where it can be. */
function everythingOn(game: AnyGame, seats: number): object {
  const options: Record<string, unknown> = {}
  for (const [name, { default: usual }] of Object.entries(
    game.options as Record<string, { default: unknown }>,
  )) {
    if (usual !== false) continue
    try {
      optionsFor(game, { ...options, [name]: true }, seats)
      options[name] = true
    } catch {
      // It goes with another only.
    }
  }
  return options
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: seats, spectators and reconnects are told the same, whatever the hidden cards are',
  { timeout: soak ? 7_200_000 : 300_000 },
  async (_id, game) => {
    const twins = await openTwins(games)
    const did: Record<string, number> = {}
    let compared = 0
    for (const n of TRIALS) {
      const one = trial(game, n, randomFrom(`leak ${game.id} ${n}`))
      const result = await compare(twins, one)
      const about = { ...one, game: game.id }
      expect({ ...about, leak: result.leak }).toEqual({ ...about, leak: undefined })
      compared += result.compared
      for (const [what, times] of Object.entries(result.did)) did[what] = (did[what] ?? 0) + times
    }
    if (soak) console.log({ game: game.id, trials: TRIALS.length, compared, ...did })
    expect(compared).toBeGreaterThan(TRIALS.length * 10)
    for (const what of ['moves', 'restarts', 'talk', 'undo', 'reconnects', 'requests'])
      if (soak) expect([what, (did[what] ?? 0) > 2]).toEqual([what, true])
    await twins.close()
  },
)

const [first] = games as [AnyGame]
const secret = (state: unknown) => first.cards(state)?.face.map((face, i) => face * i)

test.each<[string, Partial<AnyGame>]>([
  ['what everybody sees', { open: (state) => ({ ...(first.open(state) as object), secret: secret(state) }) }],
  [
    'a question',
    {
      choices: (state) =>
        first.choices(state).map((one) => ({ ...one, ask: { ...one.ask, secret: secret(state) } })),
    },
  ],
])('a server that tells one secret in %s is found out', async (_name, change) => {
  const game = { ...first, ...change }
  const twins = await openTwins([game])
  const trial = {
    game,
    seats: first.seats[0],
    bots: 0,
    options: {},
    time: { kind: 'none' },
    viewer: 0,
  } as const
  const { leak } = await compare(twins, { ...trial, seed: 'leaky', restart: false, most: 40 })
  // Within an edit its quotes are escaped.
  expect(leak).toMatch(/"secret\\?":/)
  await twins.close()
})
