// The thread of bots for tests: it knows the games that only tests play as well, and no clock, so that a bot answers the
// same however busy the machine is.

import { games } from '@undercrown/bots/testing/games.ts'
import { toy } from '@undercrown/engine/toy'
import { thoughtsOn } from '../bots/thoughts.ts'

export { judgeTry } from '../bots/judging.ts'
export const { prepare, think } = thoughtsOn([...games, { id: toy.id, rules: async () => toy }])
