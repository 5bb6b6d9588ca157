// Every game that can be played, and nothing else that knows one by name.

import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { think } from './commands/think.ts'
import type { GameEntry } from './game-entry.ts'
import { leadersEntry } from './leaders.ts'

export const games: readonly GameEntry[] = [
  { game: hiddenLeaders, commands: [think] },
  { game: hiddenPeople, commands: [think] },
  leadersEntry,
]
