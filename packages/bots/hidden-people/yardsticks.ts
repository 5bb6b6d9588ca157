// Plain players that the bots of Hidden People are measured by.

import type { Choice } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { Bot } from '../bot.ts'
import { deal, dealerOf } from './deal.ts'
import { thinker } from './index.ts'
import { answerCodeOf, readView } from './reading.ts'
import { masterly } from './style.ts'

export { greedy } from './index.ts'

/** Remembers everything, counts the cards that it has not seen, and answers by what it expects; never looks ahead. */
export const rule: Bot = (_game, view, choice, _budget, random) => {
  const question = choice as Choice<Move, Ask>
  // How the unseen cards lie is nothing that the rules look at; only which they are.
  const world = deal(dealerOf(readView(view as View, question), false), random)
  thinker.policy.adopt(masterly(world.seats))
  const code = thinker.policy.answerOf(world)
  return (question.options.find((move) => answerCodeOf(move) === code) ?? question.options[0]) as object
}
