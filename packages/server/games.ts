// Every game that the server offers.

import { games as registered } from '@undercrown/bots/games.ts'
import type { AnyGame } from '@undercrown/engine'

export const games: readonly AnyGame[] = await Promise.all(registered.map(({ rules }) => rules()))
