// The sensible rule bot: answers by expected points, without any search.

import type { Choice } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { Bot } from '../bot.ts'
import { answerCodeOf, readView } from './reading.ts'
import { nearsighted } from './style.ts'
import type { Thinker } from './thinker.ts'

export function createGreedy({ policy }: Thinker): Bot {
  return (_game, view, choice) => {
    const question = choice as Choice<Move, Ask>
    const { world } = readView(view as View, question)
    policy.adopt(nearsighted(world.seats))
    const code = policy.answerOf(world)
    return (question.options.find((move) => answerCodeOf(move) === code) ?? question.options[0]) as object
  }
}
