// Plain bots that the minds are measured by: none of them is offered at a table.

import type { Bot } from './bot.ts'
import { greedy as hiddenLeaders } from './hidden-leaders/index.ts'
import { greedy as hiddenPeople } from './hidden-people/index.ts'
import { greedy as leaders, uct } from './leaders/index.ts'

interface Yardsticks {
  /** By rules of thumb, without looking ahead. */
  readonly greedy: Bot
  /** Monte Carlo tree search as the textbook has it; the budget is its playouts. */
  readonly uct?: Bot
}

export const yardsticks: ReadonlyMap<string, Yardsticks> = new Map<string, Yardsticks>([
  ['hidden-leaders', { greedy: hiddenLeaders }],
  ['hidden-people', { greedy: hiddenPeople }],
  ['leaders', { greedy: leaders, uct }],
])
