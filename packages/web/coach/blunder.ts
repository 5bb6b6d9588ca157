// From where on a choice throws something away that is worth a word before it is made.

/** Points of chance, of one: so much is a blunder at any table. */
const BLUNDER = 0.2
/** Among more than two, chances are small, and so is what a choice can cost: there this part of the chance counts. */
const PART = 0.2
/** Less than this is told apart by no master. */
const NOTICED = 0.04

export function isBlunder(best: number, chosen: number, seats: number): boolean {
  const lost = best - chosen
  return lost >= BLUNDER || (seats > 2 && lost >= Math.max(NOTICED, best * PART))
}
