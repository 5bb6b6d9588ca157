// Plain players that the bots of Leaders are measured by.

import { createGreedy } from './contestants.ts'
import { searchCore } from './index.ts'

export { uct } from './contestants.ts'
export { nearest as rule } from './nearest.ts'

export const greedy = createGreedy(searchCore)
