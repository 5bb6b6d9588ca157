// Every game that the server offers, and nothing else here that knows one by name.

import type { AnyGame } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'

export const games: readonly AnyGame[] = [hiddenLeaders, hiddenPeople, leaders].map(
  (game) => game as unknown as AnyGame,
)
