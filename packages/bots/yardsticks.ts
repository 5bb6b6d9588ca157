// Plain bots that the minds are measured by: none of them is offered at a table.

import type { Bot } from './bot.ts'
import * as hiddenLeaders from './hidden-leaders/index.ts'
import * as hiddenPeople from './hidden-people/index.ts'
import * as leaders from './leaders/index.ts'
import type { AnyMind } from './mind.ts'

interface Yardsticks {
  readonly mind: AnyMind
  /** By rules of thumb, without looking ahead. */
  readonly greedy?: Bot
  /** Monte Carlo tree search as the textbook has it; the budget is its playouts. */
  readonly uct?: Bot
}

export const yardsticks: ReadonlyMap<string, Yardsticks> = new Map<string, Yardsticks>([
  ['hidden-leaders', hiddenLeaders],
  ['hidden-people', hiddenPeople],
  ['leaders', leaders],
])
