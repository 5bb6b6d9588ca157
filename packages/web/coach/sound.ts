// Whether nothing has to be said before a choice goes out.

import type { Advised } from '../client/review.ts'

/** What costs less is looked at no further; a blunder is told from there on (`local/advice.ts`). */
const SLIGHT = 0.2

/** The master looked at it, and it is nearly as good as the best. */
export function isSound({ pick, weighed }: Pick<Advised, 'pick' | 'weighed'>, option: number): boolean {
  const chanceOf = (number: number) => weighed.find((one) => one.option === number)?.chance
  const [best, chosen] = [chanceOf(pick), chanceOf(option)]
  return best !== undefined && chosen !== undefined && best - chosen < SLIGHT
}
