// Every game that the server offers, and nothing else here that knows one by name.

import type { AnyGame } from '@undercrown/engine'
import { hiddenPeople } from '@undercrown/hidden-people'

export const games: readonly AnyGame[] = [hiddenPeople as unknown as AnyGame]
