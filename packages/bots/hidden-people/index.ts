// The bots of Hidden People: they search their own turn in worlds that fit what their seat knows and still remembers.

import type { Move, View } from '@undercrown/hidden-people'
import type { AnyMind, Mind } from '../mind.ts'
import { advise, indexOf, indifferent } from './advice.ts'
import { evaluate } from './evaluation.ts'
import { skills } from './skill.ts'
import { think } from './think.ts'
import { inWords } from './words.ts'

export { greedy } from './greedy.ts'

const people: Mind<View, Move> = {
  nodes: { L1: 10, L2: 12, L3: 15, L4: 30, L5: 2000 },
  answer(view, choice, level, budget, random) {
    if (indifferent(choice)) return 0
    const [best] = think(view, choice, skills[level], budget, random)
    return best === undefined ? 0 : indexOf(choice, best)
  },
  advise,
  evaluate,
  say: inWords,
}

export const mind = people as unknown as AnyMind
