// One question thought over by a level: what it believes, what it tries, and how good each option looks.

import { type Choice, type Random, randomFrom, readOptions } from '@undercrown/engine'
import {
  type Ask,
  faceOf,
  type LeaderId,
  leaderById,
  type Move,
  optionFields,
  type View,
} from '@undercrown/hidden-leaders'
import type { Budget } from '../mind.ts'
import { dealsFor } from './belief.ts'
import { quietest } from './conceal.ts'
import { plainValue } from './greedy.ts'
import { newJudge } from './judge.ts'
import type { Skill } from './levels.ts'
import { keyOf, type SearchSettings, searchOptions, takenOption, type WorldValue, worthOf } from './search.ts'
import type { Thinker } from './thinker.ts'

export type AskedChoice = Choice<Move, Ask>

/** What the asked seat thinks with. */
export function thinkingOf(
  thinker: Thinker,
  view: View,
  { seat }: AskedChoice,
  skill: Skill,
): SearchSettings {
  const options = readOptions(optionFields, view.open.options)
  const { id } = view.own.leader as { id: LeaderId }
  const value: WorldValue =
    skill.eye === 'plain'
      ? plainValue(leaderById(id), seat, view)
      : newJudge(thinker.races, options, view.open.seats, seat, faceOf(id), { plans: skill.plans }).value
  const thinking = { deals: dealsFor(view, options, skill.reads, thinker), value, worlds: skill.worlds }
  return skill.blur > 0 ? { ...thinking, bias: blurred(view, skill.blur) } : thinking
}

/** How good each option looks, as a chance to win. */
export function weigh(
  ...[thinker, view, choice, skill, budget, random]: Parameters<typeof pickOf>
): number[] {
  return searchOptions(view, choice, thinkingOf(thinker, view, choice, skill), budget, random).map(worthOf)
}

/** The number of the option that a level takes. Whoever only glances at a position doubts nothing that it has seen. */
export function pickOf(
  thinker: Thinker,
  view: View,
  choice: AskedChoice,
  skill: Skill,
  budget: Budget,
  random: Random,
): number {
  const thinking = thinkingOf(thinker, view, choice, skill)
  const tried = searchOptions(view, choice, thinking, budget, random)
  if (skill.conceals > 0 && view.open.past)
    return quietest(thinker, view, choice.seat, tried, thinking, skill.conceals, random)
  if (skill.eye === 'race') return takenOption(tried)
  const worths = tried.map(worthOf)
  return worths.indexOf(Math.max(...worths))
}

const TWO_32 = 2 ** 32

/** An error that belongs to the position and the option, so that the same eye errs in the same way. */
function blurred({ open, own }: View, blur: number): (move: Move) => number {
  const position = JSON.stringify([open.up, open.red, open.green, open.tavern, own.sees])
  return (move) => {
    const [a, b, c] = randomFrom(`${position} ${keyOf(move)}`)
    return (blur * (a + b + c)) / TWO_32
  }
}
