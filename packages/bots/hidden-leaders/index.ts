// The bots of Hidden Leaders: one mind, whose levels differ in how many worlds they try and how well they read them.

import type { Move, View } from '@undercrown/hidden-leaders'
import type { AnyMind, Mind } from '../mind.ts'
import { adviceFor } from './advice.ts'
import { chancesOf } from './chances.ts'
import { nodesByLevel, sights } from './levels.ts'
import { getReady } from './ready.ts'
import { type Question, weigh } from './think.ts'
import { say } from './words.ts'

export { greedy } from './greedy.ts'

const hiddenLeadersMind: Mind<View, Move> = {
  nodes: nodesByLevel,

  answer(view, choice, level, budget, random) {
    if (choice.options.length === 1) return 0
    const worths = weigh(view, choice as Question, sights[level], budget, random)
    return worths.indexOf(Math.max(...worths))
  },

  advise: (view, choice, budget, random) => adviceFor(view, choice as Question, budget, random),
  evaluate: chancesOf,
  prepare: getReady,
  say,
}

export const mind = hiddenLeadersMind as unknown as AnyMind
