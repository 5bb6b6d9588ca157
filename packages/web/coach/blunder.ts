// Whether a choice throws something away, as far as a master who knows what the seat knows can tell.

import type { Advised } from '../client/review.ts'

/** From so many points of a hundred on a coach asks once more. */
const BLUNDER = 20

export interface Blunder {
  readonly best: number
  readonly chosen: number
}

/** Undefined where it does not, or where the master did not look at it. */
export function blunderIn(
  { pick, weighed }: Pick<Advised, 'pick' | 'weighed'>,
  option: number,
): Blunder | undefined {
  const chanceOf = (number: number) => weighed.find((one) => one.option === number)?.chance
  const [best, chosen] = [chanceOf(pick), chanceOf(option)]
  if (best === undefined || chosen === undefined || Math.round(100 * (best - chosen)) < BLUNDER)
    return undefined
  return { best, chosen }
}
