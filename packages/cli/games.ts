// Every game that can be played, and nothing else that knows one by name.

import { hiddenPeople } from '@undercrown/hidden-people'
import type { Entry } from './entry.ts'

export const games: readonly Entry[] = [{ game: hiddenPeople }]
