// The bots of Hidden People: they search their own turn in worlds that fit what their seat knows and still remembers.

import type { Move, View } from '@undercrown/hidden-people'
import type { AnyMind, Mind } from '../mind.ts'
import { adviceFor, comparedBy, indexOf, indifferent } from './advice.ts'
import { rowBeliefs } from './beliefs.ts'
import { evaluate } from './evaluation.ts'
import { createGreedy } from './greedy.ts'
import { skills } from './skill.ts'
import { thinkOver } from './think.ts'
import { createThinker, type Thinker } from './thinker.ts'
import { sayReason } from './words.ts'

export function createMind(thinker: Thinker): AnyMind {
  const people: Mind<View, Move> = {
    nodes: { L1: 10, L2: 12, L3: 15, L4: 30, L5: 2000 },
    answer(view, choice, level, budget, random) {
      if (indifferent(choice)) return 0
      const [best] = thinkOver(thinker, view, choice, skills[level], budget, random)
      return best === undefined ? 0 : indexOf(choice, best)
    },
    advise: (view, choice, budget, random, held) => adviceFor(thinker, view, choice, budget, random, held),
    compare: (view, choice, options, budget, random) =>
      comparedBy(thinker, view, choice, options, budget, random),
    beliefs: rowBeliefs,
    evaluate: (view, budget, random) => evaluate(thinker, view, budget, random),
    say: sayReason,
  }
  return people as unknown as AnyMind
}

/** One for each thread: the compiler takes what it is made of for constant. */
export const thinker = createThinker()
export const mind = createMind(thinker)
export const greedy = createGreedy(thinker)
