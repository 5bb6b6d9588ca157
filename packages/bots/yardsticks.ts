// Plain bots that the minds are measured by: none of them is offered at a table.

import type { Bot } from './bot.ts'
import * as hiddenLeaders from './hidden-leaders/index.ts'
import * as hiddenPeople from './hidden-people/index.ts'
import { greedy, uct } from './leaders/contestants.ts'

interface Yardsticks {
  /** By rules of thumb, without looking ahead. */
  readonly greedy?: Bot
  /** Monte Carlo tree search as the textbook has it; the budget is its playouts. */
  readonly uct?: Bot
}

export const yardsticks: ReadonlyMap<string, Yardsticks> = new Map<string, Yardsticks>([
  ['hidden-leaders', hiddenLeaders as Yardsticks],
  ['hidden-people', hiddenPeople as Yardsticks],
  ['leaders', { greedy, uct }],
])
