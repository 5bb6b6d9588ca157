// The thread in which bots think. It gets a view and a question, never a table.

import { games } from '@undercrown/bots/games.ts'
import { thoughtsOn } from './thoughts.ts'

export { judgeTry } from './judging.ts'
export const { prepare, think } = thoughtsOn(games, () => performance.now())
