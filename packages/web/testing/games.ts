// The games on the screen, and those that only tests play.

import { games as registered } from '../games.ts'
import type { WebGame } from '../registration.ts'
import { game as sealedLips } from '../sealed-lips/index.ts'

export const games: readonly WebGame[] = [...registered, sealedLips]
