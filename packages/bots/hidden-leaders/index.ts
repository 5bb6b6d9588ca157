// The bots of Hidden Leaders: one mind, whose levels differ in how many worlds they try and how well they read them.

import type { Move, View } from '@undercrown/hidden-leaders'
import { type Calibration, toldChance, toldChances, uncalibrated } from '../calibration.ts'
import type { AnyMind, Mind } from '../mind.ts'
import { adviceFor } from './advice.ts'
import { leaderBeliefs } from './belief.ts'
import shipped from './calibration.json' with { type: 'json' }
import { chancesOf } from './chances.ts'
import { nodesByLevel, skills } from './levels.ts'
import { getReady } from './ready.ts'
import { type AskedChoice, pickOf, weigh } from './think.ts'
import { createThinker, type Thinker } from './thinker.ts'
import { sayReason } from './words.ts'

export { greedy } from './greedy.ts'

export function createMind(thinker: Thinker, calibration: Calibration = shipped): AnyMind {
  const hiddenLeadersMind: Mind<View, Move> = {
    nodes: nodesByLevel,

    answer(view, choice, level, budget, random) {
      if (choice.options.length === 1) return 0
      return pickOf(thinker, view, choice as AskedChoice, skills[level], budget, random)
    },

    advise: (view, choice, budget, random, held) =>
      adviceFor(thinker, view, choice as AskedChoice, budget, random, calibration, held),
    compare(view, choice, options, budget, random) {
      const asked = { ...choice, options: options.map((option) => choice.options[option] as Move) }
      const worths = weigh(thinker, view, asked as AskedChoice, skills.L5, budget, random)
      return worths.map((worth) => toldChance(worth, view.open.seats, calibration))
    },
    evaluate: (view, budget, random) => toldChances(chancesOf(thinker, view, budget, random), calibration),
    beliefs: (view) => leaderBeliefs(view, thinker),
    prepare: (options, seats) => getReady(thinker, options, seats),
    say: sayReason,
  }
  return hiddenLeadersMind as unknown as AnyMind
}

/** One for each thread. */
export const mind = createMind(createThinker())
/** The same without what games have taught about how far it is right. */
export const plainMind = createMind(createThinker(), uncalibrated)
