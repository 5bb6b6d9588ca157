// Each seat's chance to win, as far as a view knows: worlds that fit it are played on for some turns, then judged.

import type { Random } from '@undercrown/engine'
import type { View } from '@undercrown/hidden-people'
import type { Budget } from '../mind.ts'
import { deal, dealerOf } from './deal.ts'
import { finishTurn, outlook, playOn } from './playout.ts'
import { look } from './policy.ts'
import { prospectOf } from './prospects.ts'
import { questionOf, read } from './reading.ts'
import { masterly } from './style.ts'

/** How many turns each world is played on. */
const TURNS = 2

export function evaluate(view: View, { nodes, spent }: Budget, random: Random): number[] {
  const dealer = dealerOf(read(view, questionOf(view)), true)
  const sums: number[] = Array(view.open.seats).fill(0)
  let done = 0
  look(masterly(view.open.seats))
  do {
    const world = deal(dealer, random)
    finishTurn(world)
    playOn(world, TURNS)
    for (let seat = 0; seat < sums.length; seat++)
      sums[seat] = (sums[seat] as number) + outlook(world, seat, prospectOf)
    done++
  } while (done < nodes && !((done & 15) === 0 && spent?.()))
  return sums.map((sum) => sum / done)
}
