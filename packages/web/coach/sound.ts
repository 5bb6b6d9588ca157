// Whether nothing has to be said before a choice goes out.

import type { Advised } from '../client/review.ts'
import { isBlunder } from './blunder.ts'

/** The master looked at it, and it is nearly as good as the best: it is looked at no further. */
export function isSound(
  { pick, weighed }: Pick<Advised, 'pick' | 'weighed'>,
  option: number,
  seats: number,
): boolean {
  const chanceOf = (number: number) => weighed.find((one) => one.option === number)?.chance
  const [best, chosen] = [chanceOf(pick), chanceOf(option)]
  return best !== undefined && chosen !== undefined && !isBlunder(best, chosen, seats)
}
