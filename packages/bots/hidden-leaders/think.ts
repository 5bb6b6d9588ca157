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
import { plainValue } from './greedy.ts'
import { newJudge } from './judge.ts'
import type { Sight } from './levels.ts'
import { keyOf, search, type Thinking, type Value, worthOf } from './search.ts'

export type Question = Choice<Move, Ask>

/** What the asked seat thinks with. */
export function thinkingOf(view: View, { seat }: Question, sight: Sight): Thinking {
  const options = readOptions(optionFields, view.open.options)
  const { id } = view.own.leader as { id: LeaderId }
  const value: Value =
    sight.eye === 'plain'
      ? plainValue(leaderById(id), seat, view)
      : newJudge(options, view.open.seats, seat, faceOf(id), { plans: sight.plans }).value
  const thinking = { deals: dealsFor(view, options, sight.reads), value, worlds: sight.worlds }
  return sight.blur > 0 ? { ...thinking, bias: blurred(view, sight.blur) } : thinking
}

/** How good each option looks, as a chance to win. */
export function weigh(view: View, choice: Question, sight: Sight, budget: Budget, random: Random): number[] {
  return search(view, choice, thinkingOf(view, choice, sight), budget, random).map(worthOf)
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
