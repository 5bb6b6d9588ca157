// Bots by how well they play: which one answers, and how much it may think.

import { type AnyGame, type AnyView, type Choice, randomFrom } from '@undercrown/engine'
import type { Bot } from './bot.ts'
import { flatBot } from './flat.ts'

export type Level = 'easy' | 'normal' | 'hard'

/** All that a bot of the house is asked with: what its seat may know, never the table. */
export interface Question {
  readonly game: string
  readonly level: Level
  readonly view: AnyView
  readonly choice: Choice<object>
  readonly seed: string
}

const levels: Readonly<Record<Level, readonly [bot: Bot, budget: number]>> = {
  easy: [flatBot, 10],
  normal: [flatBot, 60],
  hard: [flatBot, 600],
}

/** The number of the option that the bot picks. */
export function answer(game: AnyGame, { level, view, choice, seed }: Question): number {
  const [bot, budget] = levels[level]
  return choice.options.indexOf(bot(game, view, choice, budget, randomFrom(seed)))
}
