// The games, and those that only tests play: what a host of tests takes in place of the list.

import { games as registered } from '../games.ts'
import type { RegisteredGame } from '../registration.ts'

export const games: readonly RegisteredGame[] = [
  ...registered,
  { id: 'sealed-lips', rules: async () => (await import('@undercrown/sealed-lips')).sealedLips },
]
