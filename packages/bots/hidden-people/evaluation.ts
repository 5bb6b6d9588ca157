// Each seat's chance to win, as far as a view knows: worlds that fit it are played on for some turns, then judged.

import type { Random } from '@undercrown/engine'
import type { View } from '@undercrown/hidden-people'
import type { Budget } from '../mind.ts'
import { deal, dealerOf } from './deal.ts'
import { questionOf, readView } from './reading.ts'
import { finishTurn, outlook, rollOut } from './rollout.ts'
import { masterly } from './style.ts'
import type { Thinker } from './thinker.ts'

/** How many turns each world is played on. */
const TURNS = 2

/** With so few cards left to draw, worlds are played to their end. */
export function endsSoon({ open }: View): boolean {
  return open.draw <= TURNS
}

export function evaluate(
  { policy, prospects }: Thinker,
  view: View,
  { nodes, spent }: Budget,
  random: Random,
): number[] {
  const dealer = dealerOf(readView(view, questionOf(view)), true)
  const sums: number[] = Array(view.open.seats).fill(0)
  let done = 0
  policy.adopt(masterly(view.open.seats))
  do {
    const world = deal(dealer, random)
    finishTurn(policy, world)
    rollOut(policy, world, TURNS)
    for (let seat = 0; seat < sums.length; seat++)
      sums[seat] = (sums[seat] as number) + outlook(world, seat, prospects.prospectOf)
    done++
  } while (done < nodes && !((done & 15) === 0 && spent?.()))
  return sums.map((sum) => sum / done)
}
