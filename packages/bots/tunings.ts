// The tunings of all games whose bots think with fitted numbers, by the game's id.

import { tuneLeaders } from './leaders/tune.ts'
import type { Tuning } from './tuning.ts'

export const tunings: ReadonlyMap<string, Tuning> = new Map([['leaders', tuneLeaders]])
