// Options held against each other: what is proved of the position that each leads to, else what the search makes of it.

import { below, type Choice, itemAt, type Random, type Seat } from '@undercrown/engine'
import { leaders, type Move, type State, type View } from '@undercrown/leaders'
import type { Budget } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { solve } from './solver.ts'

/** Searches are up to so much shorter or longer than the mean. */
const SPREAD = 4

/** Each side's chance, by the best that is seen. */
type ChancesIn = (world: State, limits: Budget) => readonly number[]

export function createComparison(core: SearchCore, chancesIn: ChancesIn) {
  /** The chance of that seat; 1 or 0 where the game is over or the solver finds the win of the turn. */
  function chanceOf(seat: Seat, world: State, budget: Budget): number {
    const over = leaders.outcome(world)
    if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0
    const [question] = leaders.choices(world)
    if (question?.seat === world.toMove && solve(core, world).win) return world.toMove === seat ? 1 : 0
    return itemAt(chancesIn(world, budget), seat)
  }

  /** Where the search is cut is drawn as well, so that what depends on it can be seen. */
  function compared(
    view: View,
    choice: Choice<Move>,
    options: readonly number[],
    { nodes, spent }: Budget,
    random: Random,
  ): number[] {
    const each = Math.ceil((nodes / options.length) * SPREAD ** (below(random, 2001) / 1000 - 1))
    const world = leaders.imagine(view, random)
    return options.map((option) => {
      const after = leaders.clone(world)
      leaders.play(after, choice.seat, choice.options[option] as Move, () => {})
      return chanceOf(choice.seat, after, { nodes: each, ...(spent && { spent }) })
    })
  }

  return { compared }
}
