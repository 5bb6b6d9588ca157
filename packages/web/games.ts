// The games on the screen, in the order in which they are offered.

import { game as hiddenLeaders } from './hidden-leaders/index.ts'
import { game as hiddenPeople } from './hidden-people/index.ts'
import { game as leaders } from './leaders/index.ts'
import type { WebGame } from './registration.ts'

export const games: readonly WebGame[] = [hiddenLeaders, leaders, hiddenPeople]
