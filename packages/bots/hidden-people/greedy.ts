// The sensible rule bot: answers by expected points, without any search.

import type { Choice } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { Bot } from '../bot.ts'
import { answerOf, look } from './policy.ts'
import { codeOf, read } from './reading.ts'
import { nearsighted } from './style.ts'

export const greedy: Bot = (_game, view, choice) => {
  const question = choice as Choice<Move, Ask>
  const { world } = read(view as View, question)
  look(nearsighted(world.seats))
  const code = answerOf(world)
  return (question.options.find((move) => codeOf(move) === code) ?? question.options[0]) as object
}
