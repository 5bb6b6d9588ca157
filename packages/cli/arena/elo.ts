// Strength as ratings: what share of the wins a difference in rating promises, at tables of any size.

/** The share of one among `others` equals that are so much weaker: Elo's curve, and Luce's with more than one. */
export function shareAt(elo: number, others = 1): number {
  const strength = 10 ** (elo / 400)
  return strength / (strength + others)
}

/** The difference that promises such a share; without end where everything was won or lost. */
export function eloOf(share: number, others = 1): number {
  return 400 * Math.log10((others * share) / (1 - share))
}
