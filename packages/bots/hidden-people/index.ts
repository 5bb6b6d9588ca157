// The bots of Hidden People: they search their own turn in worlds that fit what their seat knows and still remembers.

import type { Move, View } from '@undercrown/hidden-people'
import { type Calibration, toldChance, toldChances, uncalibrated } from '../calibration.ts'
import type { AnyMind, Mind } from '../mind.ts'
import { adviceFor, comparedBy, indexOf, indifferent } from './advice.ts'
import { rowBeliefs } from './beliefs.ts'
import shipped from './calibration.json' with { type: 'json' }
import { endsSoon, evaluate } from './evaluation.ts'
import { createGreedy } from './greedy.ts'
import { memoriesOf } from './memory.ts'
import { skills } from './skill.ts'
import { thinkOver } from './think.ts'
import { createThinker, type Thinker } from './thinker.ts'
import { sayReason } from './words.ts'

export function createMind(thinker: Thinker, calibration: Calibration = shipped): AnyMind {
  const toldBy = (view: View) => (endsSoon(view) ? uncalibrated : calibration)
  const people: Mind<View, Move> = {
    nodes: { L1: 10, L2: 12, L3: 15, L4: 30, L5: 2000 },
    answer(view, choice, level, budget, random) {
      if (indifferent(choice)) return 0
      const [best] = thinkOver(thinker, view, choice, skills[level], budget, random)
      return best === undefined ? 0 : indexOf(choice, best)
    },
    advise: (view, choice, budget, random, held) =>
      adviceFor(thinker, view, choice, budget, random, toldBy(view), held),
    compare(view, choice, options, budget, random) {
      const means = comparedBy(thinker, view, choice, options, budget, random)
      return means.map((mean) => toldChance(mean, view.open.seats, toldBy(view)))
    },
    beliefs: rowBeliefs,
    memories: memoriesOf,
    evaluate: (view, budget, random) => toldChances(evaluate(thinker, view, budget, random), toldBy(view)),
    endsSoon,
    say: sayReason,
  }
  return people as unknown as AnyMind
}

/** One for each thread: the compiler takes what it is made of for constant. */
export const thinker = createThinker()
export const mind = createMind(thinker)
export const greedy = createGreedy(thinker)
/** The same without what games have taught about how far it is right. */
export const plainMind = createMind(thinker, uncalibrated)
