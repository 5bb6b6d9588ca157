// The bot that takes any of the options, each equally likely. It looks at nothing.

import { pickOne } from '@undercrown/engine'
import type { Bot } from './bot.ts'

export const randomBot: Bot = (_game, _view, choice, _budget, random) => pickOne(random, choice.options)
