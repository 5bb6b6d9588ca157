// What a game's tuning gives: the numbers that its bots think with, fitted to games that they play against themselves.

import { randomFrom, shuffle } from '@undercrown/engine'

/** Seeded: the same games and seed give the same numbers. */
export type Tuning = (games: number, seed: string, onGame: (done: number) => void) => Tuned

export interface Tuned {
  /** How well they fit, on what was kept apart. */
  readonly summary: string
  /** The file of numbers, but for the command that made it. */
  readonly numbers: object
}

/** Rounded as they are kept. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale || 0
}

/** Somebody or something that may win: what there is of each feature, and what is certain besides. */
export interface Contender {
  readonly features: readonly (readonly [feature: number, amount: number])[]
  readonly offset?: number
}

/** One moment: the rivals, and each one's share of the win that came. */
export interface Contest {
  readonly rivals: readonly Contender[]
  readonly shares: readonly number[]
}

const RATE = 0.1
const DECAY = 1e-5
const EPOCHS = 8

/** The chances of the rivals under these weights: the odds of each are the exponential of what it has. */
function chancesIn({ rivals }: Contest, weights: Float64Array): number[] {
  const scores = rivals.map(({ features, offset = 0 }) =>
    features.reduce((sum, [feature, amount]) => sum + amount * (weights[feature] as number), offset),
  )
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => one / sum)
}

/** The weights under which what happened was most likely (Adagrad on the log-loss). */
export function fitContests(contests: readonly Contest[], features: number, seed: string): Float64Array {
  const weights = new Float64Array(features)
  const seen = new Float64Array(features).fill(1)
  const random = randomFrom(`fit ${seed}`)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const contest of shuffle(random, [...contests])) {
      const chances = chancesIn(contest, weights)
      for (const [i, { features: held }] of contest.rivals.entries()) {
        const error = (contest.shares[i] ?? 0) - (chances[i] as number)
        for (const [feature, amount] of held) {
          const slope = error * amount - DECAY * (weights[feature] as number)
          seen[feature] = (seen[feature] as number) + slope * slope
          weights[feature] =
            (weights[feature] as number) + (RATE * slope) / Math.sqrt(seen[feature] as number)
        }
      }
    }
  }
  return weights
}

/** The mean log-loss of these weights, in nats. */
export function contestLoss(contests: readonly Contest[], weights: Float64Array): number {
  let total = 0
  for (const contest of contests) {
    const chances = chancesIn(contest, weights)
    for (const [i, share] of contest.shares.entries()) total -= share * Math.log(chances[i] as number)
  }
  return total / contests.length
}
