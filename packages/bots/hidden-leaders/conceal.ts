// Among options that are about as good, the one by which others are told least of one's own leader, or told wrong.

import { fork, type Random, type Seat } from '@undercrown/engine'
import { faceOf, imagining, type LeaderId, type View } from '@undercrown/hidden-leaders'
import { readAs } from './belief.ts'
import {
  ENOUGH,
  imagined,
  leafAfter,
  type OptionNode,
  type SearchSettings,
  takenOption,
  trustedWorth,
  worthOf,
} from './search.ts'
import type { Thinker } from './thinker.ts'

/** Worlds in which it is looked at what the options tell. */
const WORLDS = 8

/**
 * The number of the option to take. Among two, so much of the chance to win is given away at most; all of it for being
 * believed e times less. What wins as good as surely is not put at risk.
 */
export function quietest(
  thinker: Thinker,
  view: View,
  seat: Seat,
  tried: readonly OptionNode[],
  { deals, value }: SearchSettings,
  conceals: number,
  random: Random,
): number {
  const given = conceals / (view.open.seats - 1)
  const taken = takenOption(tried)
  const best = tried[taken] as OptionNode
  if (worthOf(best) >= ENOUGH) return taken
  const near = tried.filter((one) => one.ended === 0 && trustedWorth(one) >= trustedWorth(best) - given)
  if (near.length < 2) return taken
  const face = faceOf((view.own.leader as { id: LeaderId }).id)
  const imagine = imagining(view)
  const luck = fork(random)
  const told = near.map(() => 0)
  for (let number = 0; number < WORLDS; number++) {
    const world = imagined(imagine, deals, number, random)
    near.forEach(({ move }, i) => {
      const after = leafAfter(world, seat, move, value, luck).world
      told[i] = (told[i] as number) + Math.log(readAs(after, seat, face, thinker)) / WORLDS
    })
  }
  const worths = near.map((one, i) => worthOf(one) - given * (told[i] as number))
  return tried.indexOf(near[worths.indexOf(Math.max(...worths))] as OptionNode)
}
