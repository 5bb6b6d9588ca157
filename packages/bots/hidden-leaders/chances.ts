// Each seat's chance to win as far as a view knows: the judge's word for every seat, over worlds that fit the view.

import { type Random, readOptions } from '@undercrown/engine'
import {
  type Face,
  hiddenLeaders,
  imagining,
  optionFields,
  type State,
  type View,
} from '@undercrown/hidden-leaders'
import type { Budget } from '../mind.ts'
import { dealsFor } from './belief.ts'
import { type Judge, newJudge } from './judge.ts'
import { imagined, turnStanding } from './search.ts'
import type { Thinker } from './thinker.ts'

/** More worlds than this change nothing that is worth the time. */
const WORLDS = 160

export function chancesOf(
  thinker: Thinker,
  view: View,
  { nodes, spent }: Budget,
  random: Random,
): readonly number[] {
  const { seats } = view.open
  const options = readOptions(optionFields, view.open.options)
  const deals = dealsFor(view, options, 'past', thinker)
  const imagine = imagining(view)
  const judges = new Map<string, Judge>()
  const judgeOf = (seat: number, leader: Face): Judge => {
    const key = `${seat} ${leader}`
    const known = judges.get(key)
    if (known) return known
    const plans = view.own.leader?.seat === seat
    const judge = newJudge(thinker.races, options, seats, seat, leader, { plans, nobody: 0 })
    judges.set(key, judge)
    return judge
  }
  const sums: number[] = Array(seats).fill(0)
  let count = 0
  while (count < Math.min(nodes, WORLDS) && !(count > 0 && spent?.())) {
    const world = imagined(imagine, deals, count++, random)
    const chances = chancesIn(world, judgeOf)
    chances.forEach((chance, seat) => {
      sums[seat] = (sums[seat] as number) + chance
    })
  }
  return sums.map((sum) => sum / Math.max(1, count))
}

function chancesIn(world: State, judgeOf: (seat: number, leader: Face) => Judge): number[] {
  const over = hiddenLeaders.outcome(world)
  if (over) return world.hands.map((_, seat) => (over.winners.includes(seat) ? 1 : 0))
  const [question] = hiddenLeaders.choices(world)
  const { next, acted } = turnStanding(world, question)
  const chances = world.hands.map((_, seat) =>
    judgeOf(seat, world.face[seat] as Face).value(world, next, acted, false),
  )
  const sum = chances.reduce((a, b) => a + b, 0)
  return sum > 1 ? chances.map((chance) => chance / sum) : chances
}
