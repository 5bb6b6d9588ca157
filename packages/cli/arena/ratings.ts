// Ratings from a table of results: Bradley and Terry's model, or Luce's where more than two sit at a table.

import { addTo, below, itemAt, type Random, randomFrom } from '@undercrown/engine'

/** All games between one contestant and so many copies of another, both by number. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly copies: number
  /** How many games a won, and how many a copy of b did; what is shared counts in parts. */
  readonly won: number
  readonly lost: number
}

export interface EloRating {
  readonly elo: number
  /** Where it lies with 95 % confidence. */
  readonly low: number
  readonly high: number
}

const ROUNDS = 5000
const EXACT = 1e-9

/** Ratings on Elo's scale, 0 on average. Each meeting has an even game added, so that no rating runs away. */
export function bradleyTerry(contestants: number, meetings: readonly Meeting[], from?: number[]): number[] {
  const played = meetings.map((one) => {
    const even = 1 / (one.copies + 1)
    return { ...one, won: one.won + even, lost: one.lost + 1 - even }
  })
  const wins = Array.from({ length: contestants }, () => 0)
  for (const { a, b, won, lost } of played) {
    addTo(wins, a, won)
    addTo(wins, b, lost)
  }
  let strengths = from?.map((elo) => 10 ** (elo / 400)) ?? wins.map(() => 1)
  // Hunter's way up: each strength is its wins over what the others' strengths let one expect for one unit of it.
  for (let round = 0; round < ROUNDS; round++) {
    const expected = wins.map(() => 0)
    for (const { a, b, copies, won, lost } of played) {
      const sum = itemAt(strengths, a) + copies * itemAt(strengths, b)
      addTo(expected, a, (won + lost) / sum)
      addTo(expected, b, ((won + lost) * copies) / sum)
    }
    const next = centred(strengths.map((one, i) => (expected[i] ? itemAt(wins, i) / expected[i] : one)))
    const moved = Math.max(...strengths.map((one, i) => Math.abs(Math.log(itemAt(next, i) / one))))
    strengths = next
    if (moved < EXACT) break
  }
  return strengths.map((one) => 400 * Math.log10(one))
}

/** The same strengths, 1 in the geometric mean. */
function centred(strengths: readonly number[]): number[] {
  const middle = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length)
  return strengths.map((one) => one / middle)
}

const RESAMPLES = 400

/** The score of a in each deal, for every two that met; all met over the same deals. */
export interface Met {
  readonly a: number
  readonly b: number
  readonly copies: number
  readonly scores: readonly number[]
}

/** Ratings with intervals: the deals are drawn again and again with repetition, and each time rated anew. */
export function ladderOf(contestants: number, met: readonly Met[], seed: string): EloRating[] {
  const deals = Math.min(...met.map(({ scores }) => scores.length))
  const all = Array.from({ length: deals }, (_, deal) => deal)
  const elo = bradleyTerry(contestants, meetingsOver(met, all))
  const random = randomFrom(`bootstrap ${seed}`)
  const again = Array.from({ length: RESAMPLES }, () =>
    bradleyTerry(contestants, meetingsOver(met, drawn(random, deals)), elo),
  )
  return elo.map((one, i) => {
    const values = again.map((ratings) => itemAt(ratings, i)).sort((a, b) => a - b)
    const at = (part: number) => itemAt(values, Math.round(part * (RESAMPLES - 1)))
    return { elo: one, low: Math.min(one, at(0.025)), high: Math.max(one, at(0.975)) }
  })
}

function drawn(random: Random, deals: number): number[] {
  return Array.from({ length: deals }, () => below(random, deals))
}

/** A block of a deal is one game for each seat at the table. */
function meetingsOver(met: readonly Met[], deals: readonly number[]): Meeting[] {
  return met.map(({ a, b, copies, scores }) => {
    const share = deals.reduce((sum, deal) => sum + itemAt(scores, deal), 0)
    const games = copies + 1
    return { a, b, copies, won: share * games, lost: (deals.length - share) * games }
  })
}
