// Every game that can be played, and what some of them bring for the command line alone.

import { games as registered } from '@undercrown/bots/games.ts'
import { calibrateCommand } from './commands/calibrate.ts'
import { thinkCommand } from './commands/think.ts'
import { tune } from './commands/tune.ts'
import type { CommandLineExtras, GameEntry } from './game-entry.ts'
import { extras as leaders } from './leaders/index.ts'

const extras: Readonly<Record<string, CommandLineExtras>> = { leaders }

export const games: readonly GameEntry[] = await Promise.all(
  registered.map(async ({ id, rules, tuning, plainMind }) => {
    const { commands = [thinkCommand], ...rest } = extras[id] ?? {}
    const fits = [...(tuning ? [tune] : []), ...(plainMind ? [calibrateCommand] : [])]
    return { game: await rules(), ...rest, commands: [...commands, ...fits] }
  }),
)
