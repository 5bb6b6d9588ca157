// Every game that can be played, and nothing else that knows one by name.

import { tuneHiddenLeaders } from '@undercrown/bots/hidden-leaders/tune'
import { tuneHiddenPeople } from '@undercrown/bots/hidden-people/tune'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { think } from './commands/think.ts'
import { tune } from './commands/tune.ts'
import type { GameEntry } from './game-entry.ts'
import { leadersEntry } from './leaders.ts'

export const games: readonly GameEntry[] = [
  { game: hiddenLeaders, commands: [think, tune(tuneHiddenLeaders)] },
  { game: hiddenPeople, commands: [think, tune(tuneHiddenPeople)] },
  leadersEntry,
]
