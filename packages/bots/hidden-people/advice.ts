// What the best level would answer, and what speaks for it: the answer and the next best one, or the one it is held
// against, are tried in the same worlds, and what is told was measured there at the end of the turn.

import type { Choice, Random } from '@undercrown/engine'
import type { Move, View } from '@undercrown/hidden-people'
import { type Calibration, toldChance, toldChances } from '../calibration.ts'
import type { Advice, Budget } from '../mind.ts'
import { evaluate } from './evaluation.ts'
import { answerCodeOf } from './reading.ts'
import { noteEnds, reasonsFor } from './reasons.ts'
import type { TriedAnswer } from './search.ts'
import { skills } from './skill.ts'
import { thinkOver } from './think.ts'
import type { Thinker } from './thinker.ts'

/** So much of the thought goes into telling the two apart. */
const TELLING = 0.5
/** Of every answer something is to be heard. */
const EVENLY = 1 / 8

export function adviceFor(
  thinker: Thinker,
  view: View,
  choice: Choice<Move>,
  budget: Budget,
  random: Random,
  calibration: Calibration,
  held?: number,
): Advice {
  const { seat } = choice
  const told = (chance: number) => toldChance(chance, view.open.seats, calibration)
  if (indifferent(choice)) {
    const chance = toldChances(evaluate(thinker, view, budget, random), calibration)[seat] as number
    return { pick: 0, weighed: choice.options.map((_, option) => ({ option, chance })), reasons: [] }
  }
  const weighed = thinkOver(thinker, view, choice, skills.L5, budget, random, { evenly: EVENLY }).filter(
    ({ tries }) => tries > 0,
  )
  const [first, ...others] = weighed
  const second = others.find((one) => indexOf(choice, one) === held) ?? others[0]
  const reasons = (pick: TriedAnswer, other: TriedAnswer) => {
    const { after, listen } = noteEnds(seat)
    const nodes = Math.ceil(budget.nodes * TELLING)
    const only = [pick.code, other.code]
    thinkOver(thinker, view, choice, skills.L5, { ...budget, nodes }, random, { only, evenly: 1, listen })
    return reasonsFor(after, pick, other, view.open.stoneOn[seat] !== -1)
  }
  return {
    pick: first ? indexOf(choice, first) : 0,
    weighed: first
      ? weighed.map((one) => ({ option: indexOf(choice, one), chance: told(one.mean) }))
      : [{ option: 0, chance: 0 }],
    reasons: first && second ? reasons(first, second) : [],
  }
}

/** The chance of each of these options; where nothing is to prefer, the same. */
export function comparedBy(
  thinker: Thinker,
  view: View,
  choice: Choice<Move>,
  options: readonly number[],
  budget: Budget,
  random: Random,
): number[] {
  const { seat } = choice
  if (indifferent(choice)) {
    const chance = evaluate(thinker, view, budget, random)[seat] as number
    return options.map(() => chance)
  }
  const only = options.map((option) => answerCodeOf(choice.options[option] as Move))
  const tried = thinkOver(thinker, view, choice, skills.L5, budget, random, { only, evenly: EVENLY })
  return only.map((code) => tried.find((one) => one.code === code)?.mean ?? 0)
}

/** There is one answer only, or, before the first turn, cards of one's row that are all alike. */
export function indifferent(choice: Choice<Move>): boolean {
  return choice.options.length === 1 || choice.ask.ask === 'peek'
}

export function indexOf(choice: Choice<Move>, { code }: TriedAnswer): number {
  return choice.options.findIndex((move) => answerCodeOf(move) === code)
}
