// A mind for any game, by flat Monte Carlo: for games that have none of their own.

import type { AnyGame, AnyView, Random, Seat } from '@undercrown/engine'
import { fork } from '@undercrown/engine'
import { flatBot } from './flat.ts'
import type { AnyMind, Budget } from './mind.ts'
import { playout } from './playout.ts'

export function flatMind(game: AnyGame, seats: (view: AnyView) => number): AnyMind {
  return {
    nodes: { L1: 10, L2: 25, L3: 60, L4: 200, L5: 600 },
    answer: (view, choice, _level, { nodes }, random) =>
      choice.options.indexOf(flatBot(game, view, choice, nodes, random)),
    advise(view, choice, budget, random) {
      const pick = this.answer(view, choice, 'L5', budget, random)
      const chances = this.evaluate(view, budget, random)
      return { pick, weighed: [{ option: pick, chance: chances[choice.seat] ?? 0 }], reasons: [] }
    },
    evaluate: (view, budget, random) => chances(game, view, seats(view), budget, random),
    say: ({ about }) => [about],
  }
}

function chances(game: AnyGame, view: AnyView, seats: number, { nodes }: Budget, random: Random): number[] {
  const sums: number[] = Array(seats).fill(0)
  for (let i = 0; i < nodes; i++) {
    const seat: Seat = i % seats
    const luck = fork(random)
    sums[seat] = (sums[seat] ?? 0) + playout(game, game.imagine(view, luck), seat, luck)
  }
  return sums.map((sum, seat) => sum / Math.max(1, Math.ceil((nodes - seat) / seats)))
}
