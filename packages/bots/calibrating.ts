// Finds out how often what a mind says comes true, in games that its best level plays against itself, and fits how
// its chances must be told. What is reported is of games that the fit has not seen.

import {
  type AnyGame,
  type Choice,
  fork,
  openTable,
  type Random,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import {
  type Calibration,
  evenOdds,
  logOdds,
  type TableSize,
  tableSizeOf,
  toldChance,
  toldChances,
  uncalibrated,
} from './calibration.ts'
import type { AnyMind } from './mind.ts'
import { type Contest, fitContests, rounded } from './tuning.ts'

/** What was said at one moment, and what came of it. */
interface Told {
  readonly seats: number
  readonly chance: number
  readonly won: boolean
}

interface Standing {
  readonly chances: readonly number[]
  readonly winners: readonly number[]
}

interface Said {
  readonly told: Told[]
  readonly standing: Standing[]
}

/** How often came true what was said to be about that likely. */
export interface ReliabilityBin {
  readonly said: number
  readonly came: number
  readonly count: number
}

export interface Reliability {
  /** The mean log-loss, in nats. */
  readonly loss: number
  readonly count: number
  readonly bins: readonly ReliabilityBin[]
}

/** The chance of whoever is asked, and those of all seats. */
export const chanceKinds = ['told', 'standing'] as const

export interface Calibrated {
  readonly numbers: Calibration
  /** On games kept apart: what the mind saw, and what it tells with the fit. */
  readonly apart: Readonly<Record<(typeof chanceKinds)[number], { before: Reliability; after: Reliability }>>
}

/** Chances of all seats are asked for at one question in so many. */
const EVERY = 4
/** Longer games are left out. */
const MOST_QUESTIONS = 600
const BINS = 10
/** What is taken for granted, as if so many games had shown it: that the mind is right. Moments of one game go together. */
const TRUSTED_GAMES = 12

/** By turns with two players and with more, and with all kinds of options. */
function playOne(
  game: AnyGame,
  mind: AnyMind,
  nodes: number,
  number: number,
  seed: string,
  said: Said,
): void {
  const random = randomFrom(`calibrate ${seed} ${number}`)
  const [, most] = game.seats
  const seats = number % 2 === 0 || most === 2 ? 2 : 3 + (Math.floor(number / 2) % (most - 2))
  const options = number % 4 < 2 ? {} : game.vary(seats, random)
  const table = openTable(game, { options, seats, seed: `calibrate ${seed} ${number}` })
  const told: { seat: number; chance: number }[] = []
  const standing: (readonly number[])[] = []
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    if (table.moves.length > MOST_QUESTIONS) return
    table.pick(choice.seat, answered(choice, fork(random)))
  }
  const winners = table.outcome()?.winners ?? []
  for (const { seat, chance } of told) said.told.push({ seats, chance, won: winners.includes(seat) })
  for (const chances of standing) said.standing.push({ chances, winners })

  function answered(choice: Choice<object>, luck: Random): number {
    const { seat } = choice
    if (choice.options.length === 1) return 0
    const view = viewOf(game, table.state, seat, 'mind')
    const { pick, weighed } = mind.advise(view, choice, { nodes }, luck)
    const best = weighed.find(({ option }) => option === pick)
    // What is proved is no chance, and what is played out no guess.
    if (!best || best.proved || mind.endsSoon?.(view)) return pick
    told.push({ seat, chance: best.chance })
    if (table.moves.length % EVERY === 0)
      standing.push(mind.evaluate(view, { nodes: Math.min(nodes, mind.nodes.L4) }, luck))
    return pick
  }
}

function listen(
  game: AnyGame,
  mind: AnyMind,
  nodes: number,
  games: number,
  seed: string,
  onGame: () => void,
): Said {
  const said: Said = { told: [], standing: [] }
  for (let number = 0; number < games; number++) {
    playOne(game, mind, nodes, number, seed, said)
    onGame()
  }
  return said
}

/** The contests, and as many more that came as they were said to as the trust in the mind is worth. */
function withTrust(
  contests: readonly Contest[],
  games: number,
  said: readonly (readonly number[])[],
): Contest[] {
  const trusted: Contest[] = []
  let owed = 0
  for (const [i, { rivals }] of contests.entries()) {
    owed += TRUSTED_GAMES / games
    for (; owed >= 1; owed--) trusted.push({ rivals, shares: said[i] as readonly number[] })
  }
  return [...contests, ...trusted]
}

function fitTold(told: readonly Told[], size: TableSize, games: number, seed: string) {
  const moments = told.filter(({ seats }) => tableSizeOf(seats) === size)
  if (moments.length === 0) return uncalibrated.told[size]
  const contests = moments.map(({ seats, chance, won }): Contest => {
    const even = evenOdds(seats)
    const features = [[0, logOdds(chance) - even] as const, [1, 1] as const]
    return { rivals: [{ features, offset: even }, { features: [] }], shares: won ? [1, 0] : [0, 1] }
  })
  const said = moments.map(({ chance }) => [chance, 1 - chance])
  const [slope = 1, shift = 0] = fitContests(withTrust(contests, games, said), 2, seed)
  return { slope: rounded(slope, 3), shift: rounded(shift, 3) }
}

function fitStanding(standing: readonly Standing[], size: TableSize, games: number, seed: string): number {
  const moments = standing.filter(
    ({ chances, winners }) => tableSizeOf(chances.length) === size && winners.length > 0,
  )
  if (moments.length === 0) return uncalibrated.standing[size]
  const contests = moments.map(({ chances, winners }): Contest => {
    const rivals = chances.map((chance) => ({ features: [[0, Math.log(Math.max(0.001, chance))] as const] }))
    return { rivals, shares: chances.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) }
  })
  const said = moments.map(({ chances }) => {
    const all = chances.reduce((a, b) => a + b, 0)
    return chances.map((chance) => chance / all)
  })
  return rounded(fitContests(withTrust(contests, games, said), 1, seed)[0] ?? 1, 3)
}

/** Of pairs of what was said and whether it came. */
function reliabilityOf(pairs: readonly (readonly [chance: number, came: boolean])[]): Reliability {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, came: 0, count: 0 }))
  let loss = 0
  for (const [chance, came] of pairs) {
    const within = Math.max(0.001, Math.min(0.999, chance))
    loss -= Math.log(came ? within : 1 - within)
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))] as (typeof bins)[number]
    bin.count++
    bin.said += chance
    if (came) bin.came++
  }
  return {
    loss: loss / Math.max(1, pairs.length),
    count: pairs.length,
    bins: bins
      .filter(({ count }) => count > 0)
      .map(({ said, came, count }) => ({ said: said / count, came: came / count, count })),
  }
}

function judged(
  { told, standing }: Said,
  by: Calibration,
): Readonly<Record<'told' | 'standing', Reliability>> {
  return {
    told: reliabilityOf(told.map(({ seats, chance, won }) => [toldChance(chance, seats, by), won])),
    standing: reliabilityOf(
      standing.flatMap(({ chances, winners }) =>
        toldChances(chances, by).map((chance, seat) => [chance, winners.includes(seat)] as const),
      ),
    ),
  }
}

/** `games`: as many for each size of the table. */
function fitted({ told, standing }: Said, games: number, seed: string): Calibration {
  return {
    told: { two: fitTold(told, 'two', games, seed), more: fitTold(told, 'more', games, seed) },
    standing: {
      two: fitStanding(standing, 'two', games, seed),
      more: fitStanding(standing, 'more', games, seed),
    },
  }
}

/** Half as many games as the fit is made of are kept apart. */
export function calibrate(
  game: AnyGame,
  plain: AnyMind,
  nodes: number,
  games: number,
  seed: string,
  onGame: (done: number) => void,
): Calibrated {
  let done = 0
  const count = () => onGame(++done)
  const seen = listen(game, plain, nodes, games, `${seed} fit`, count)
  const numbers = fitted(seen, game.seats[1] === 2 ? games : games / 2, seed)
  const apart = listen(game, plain, nodes, Math.ceil(games / 2), `${seed} apart`, count)
  const [before, after] = [uncalibrated, numbers].map((by) => judged(apart, by)) as [
    ReturnType<typeof judged>,
    ReturnType<typeof judged>,
  ]
  return {
    numbers,
    apart: {
      told: { before: before.told, after: after.told },
      standing: { before: before.standing, after: after.standing },
    },
  }
}
