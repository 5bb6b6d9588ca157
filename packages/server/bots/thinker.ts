// The thread in which bots think. It gets a view and a question, never a table.

import { type Bot, flatBot } from '@undercrown/bots'
import { type AnyView, type Choice, randomFrom } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import type { Level } from '@undercrown/protocol'
import { games } from '../games.ts'

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
export function think({ game, level, view, choice, seed }: Question): number {
  const found = [...games, toy].find((one) => one.id === game)
  if (!found) throw new Error(`no game ${game} here`)
  const [bot, budget] = levels[level]
  return choice.options.indexOf(bot(found as never, view, choice, budget, randomFrom(seed)))
}
