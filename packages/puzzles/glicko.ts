// Ratings by Glicko-2 (Glickman, "Example of the Glicko-2 system"): of players and of puzzles, each try one period.

/** How strong somebody is, how unsure that is, and how much it swings. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** Whom somebody met, and with which score: 1 won, 0 lost. */
export interface Encounter {
  readonly by: Pick<Rating, 'rating' | 'deviation'>
  readonly score: number
}

/** Of whoever has not tried anything yet; surer than the 350 of the paper, lest a first slip costs hundreds. */
export const FIRST_RATING: Rating = { rating: 1200, deviation: 220, volatility: 0.06 }
/** How unsure the first rating of a puzzle is, which bots gave it. */
export const SEED_DEVIATION = 120
/** Nobody is surer than this: people learn. */
const LEAST_DEVIATION = 45

const SCALE = 173.7178
const CENTRE = 1500
/** How much the volatility may change. */
const TAU = 0.5
const EXACT = 1e-6

/** The rating after a period in which these were met. */
export function ratedAfter(player: Rating, met: readonly Encounter[]): Rating {
  const mu = (player.rating - CENTRE) / SCALE
  const phi = player.deviation / SCALE
  const games = met.map(({ by, score }) => {
    const other = by.deviation / SCALE
    const weight = 1 / Math.sqrt(1 + (3 * other ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (by.rating - CENTRE) / SCALE)))
    return { weight, expected, surprise: weight * (score - expected) }
  })
  const information = games.reduce(
    (sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected),
    0,
  )
  const surprise = games.reduce((sum, game) => sum + game.surprise, 0)
  const volatility =
    information === 0 ? player.volatility : swing(player.volatility, phi, information, surprise)
  const before = phi ** 2 + volatility ** 2
  const after = 1 / (1 / before + information)
  return {
    rating: CENTRE + SCALE * (mu + after * surprise),
    deviation: SCALE * Math.sqrt(after),
    volatility,
  }
}

/** The new volatility, by the Illinois way of finding where a function is zero (step 5 of the paper). */
function swing(volatility: number, phi: number, information: number, surprise: number): number {
  const start = Math.log(volatility ** 2)
  const variance = 1 / information
  const delta2 = (variance * surprise) ** 2
  const f = (x: number) => {
    const e = Math.exp(x)
    const sum = phi ** 2 + variance + e
    return (e * (delta2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2
  }
  let a = start
  let b: number
  if (delta2 > phi ** 2 + variance) b = Math.log(delta2 - phi ** 2 - variance)
  else {
    let k = 1
    while (f(start - k * TAU) < 0) k++
    b = start - k * TAU
  }
  let [fa, fb] = [f(a), f(b)]
  while (Math.abs(b - a) > EXACT) {
    const c = a + ((a - b) * fa) / (fb - fa)
    const fc = f(c)
    if (fc * fb <= 0) [a, fa] = [b, fb]
    else fa /= 2
    ;[b, fb] = [c, fc]
  }
  return Math.exp(a / 2)
}

/** How many rungs the hint ladder has: theme, piece, action. */
export const RUNGS = 3

export interface Tried {
  readonly right: boolean
  /** Rungs of the ladder that were taken. */
  readonly hints: number
}

/**
 * Player and puzzle after a try. Every rung costs a third of what would have been won; who needs all of them has shown
 * nothing, and neither has the puzzle.
 */
export function afterTry(
  player: Rating,
  puzzle: Rating,
  { right, hints }: Tried,
): { player: Rating; puzzle: Rating } {
  const share = right ? 1 - Math.min(hints, RUNGS) / RUNGS : 1
  return {
    player: towards(player, ratedAfter(player, [{ by: puzzle, score: right ? 1 : 0 }]), share),
    puzzle: towards(puzzle, ratedAfter(puzzle, [{ by: player, score: right ? 0 : 1 }]), share),
  }
}

function towards(before: Rating, after: Rating, share: number): Rating {
  const part = (from: number, to: number) => from + share * (to - from)
  const deviation = part(before.deviation, after.deviation)
  return {
    rating: part(before.rating, after.rating),
    deviation: Math.max(LEAST_DEVIATION, deviation),
    volatility: part(before.volatility, after.volatility),
  }
}

/** Of a puzzle as it is shipped. */
export function seedRating(rating: number): Rating {
  return { ...FIRST_RATING, rating, deviation: SEED_DEVIATION }
}
