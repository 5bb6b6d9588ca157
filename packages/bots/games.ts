// The games, by their rules and their bots. The command line, the server and the browser's worker take them from here.

import { bots as hiddenLeaders } from './hidden-leaders/bots.ts'
import { bots as hiddenPeople } from './hidden-people/bots.ts'
import { bots as leaders } from './leaders/bots.ts'
import type { RegisteredGame } from './registration.ts'

export const games: readonly RegisteredGame[] = [hiddenLeaders, hiddenPeople, leaders]
