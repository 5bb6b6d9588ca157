// What a pick comes to by who leads the others: of two rivals by both at once, of one or more by each alone.

import { type Face, leaderOf, type Move } from '@undercrown/hidden-leaders'
import type { AnswerMatrix } from '../puzzle.ts'
import { type Counter, type Crossroads, isOver, type WorldsSoFar } from './count.ts'
import { endingsWith, lumped } from './ending.ts'
import { compareShares, NONE_OF_THEM, plus, type WorldShare, within } from './share.ts'
import type { LeaderDeal } from './unseen.ts'

/** Sums of parts may be off by so little; no world is as rare. */
const NEARLY = 1e-11

export function matrixOf(counter: Counter, move: Move): AnswerMatrix {
  const { deals, seat } = counter.unseen
  const won = wonBy(counter, move)
  const rivals = (deals[0]?.leaders ?? []).map((_, one) => one).filter((one) => one !== seat)
  const names = [...new Set(deals.flatMap(({ leaders }) => rivals.map((one) => leaders[one] as Face)))].sort(
    (a, b) => leaderOf(a).number - leaderOf(b).number,
  )
  const [down, across] = rivals
  const pair = rivals.length === 2 && down !== undefined && across !== undefined
  const cell = (fits: (deal: LeaderDeal) => boolean) => {
    let [all, mine] = [0, 0]
    for (const deal of deals) {
      if (!fits(deal)) continue
      const part = exactly(deal.share)
      all += part
      mine += part * (won.get(deal) ?? 0)
    }
    return all === 0 ? null : rounded(mine / all)
  }
  return {
    ...(pair && { pair: [down, across] as const }),
    rows: pair ? names.map(idOf) : rivals,
    columns: names.map(idOf),
    cells: pair
      ? names.map((one) =>
          names.map((other) => cell(({ leaders }) => leaders[down] === one && leaders[across] === other)),
        )
      : rivals.map((one) => names.map((name) => cell(({ leaders }) => leaders[one] === name))),
    isEven: deals.every(
      ({ share }) => share.over === deals[0]?.share.over && share.under === deals[0]?.share.under,
    ),
  }
}

/** Not rounded, as what is told is. */
const exactly = ({ over, under }: WorldShare) => Number(over) / Number(under)

const idOf = (face: Face) => leaderOf(face).id

function rounded(part: number): number {
  return part < NEARLY ? 0 : part > 1 - NEARLY ? 1 : part
}

/** In which part of its worlds each deal is won; what follows the pick is done as well as can be. */
function wonBy(counter: Counter, move: Move): Map<LeaderDeal, number> {
  const won = new Map<LeaderDeal, number>()
  for (const { state, faces, share } of endsOf(counter, counter.root, move)) {
    if (!isOver(state)) continue
    for (const lump of lumped(counter.unseen, state)) {
      let mine = NONE_OF_THEM
      for (const ending of endingsWith(counter.unseen, state, faces, lump))
        if (ending.won) mine = plus(mine, ending.share)
      const part = exactly(share) * exactly(within(mine, lump.share))
      if (part > 0) for (const deal of lump.all) won.set(deal, (won.get(deal) ?? 0) + part)
    }
  }
  return won
}

/** Where the turn leads. */
function endsOf(counter: Counter, at: Crossroads, move: Move): WorldsSoFar[] {
  const { next, done } = counter.after(at, move)
  const later = next.flatMap((road) => {
    const [best] = counter.count(road).sort((a, b) => compareShares(b.chance, a.chance))
    return best ? endsOf(counter, road, best.move) : []
  })
  return [...done, ...later]
}
