// A mind for any game, by flat Monte Carlo: for games that have none of their own.

import { type AnyGame, type AnyView, type Choice, cloneRandom, fork, type Random } from '@undercrown/engine'
import { flatBot } from './flat.ts'
import type { AnyMind, Budget } from './mind.ts'
import { playedOut, playout } from './playout.ts'

export function flatMind(game: AnyGame): AnyMind {
  return {
    nodes: { L1: 10, L2: 25, L3: 60, L4: 200, L5: 600 },
    answer: (view, choice, _level, { nodes, spent }, random) =>
      choice.options.indexOf(flatBot(game, view, choice, nodes, random, spent)),
    advise(view, choice, budget, random) {
      const pick = this.answer(view, choice, 'L5', budget, random)
      const chances = this.evaluate(view, budget, random)
      return { pick, weighed: [{ option: pick, chance: chances[choice.seat] ?? 0 }], reasons: [] }
    },
    compare: (view, choice, options, budget, random) =>
      comparedIn(game, view, choice, options, budget, random),
    evaluate: (view, budget, random) => chancesIn(game, view, budget, random),
    say: ({ about }) => [about],
  }
}

/** Who won, over random games from here. Whoever was neither asked nor won in any of them has no chance. */
function chancesIn(game: AnyGame, view: AnyView, { nodes, spent }: Budget, random: Random): number[] {
  const sums: number[] = []
  let played = 0
  do {
    const luck = fork(random)
    const { winners, seats } = playedOut(game, game.imagine(view, luck), luck)
    while (sums.length < seats) sums.push(0)
    for (const winner of winners) sums[winner] = (sums[winner] ?? 0) + 1 / winners.length
    played++
  } while (played < nodes && !spent?.())
  return sums.map((sum) => sum / played)
}

/** Each option played out at random in the same worlds with the same luck. */
function comparedIn(
  game: AnyGame,
  view: AnyView,
  { seat, options: moves }: Choice<object>,
  options: readonly number[],
  { nodes, spent }: Budget,
  random: Random,
): number[] {
  const sums = options.map(() => 0)
  let played = 0
  do {
    const luck = fork(random)
    const world = game.imagine(view, luck)
    for (const [i, option] of options.entries()) {
      const after = game.clone(world)
      game.play(after, seat, moves[option] as object, () => {})
      sums[i] = (sums[i] as number) + playout(game, after, seat, cloneRandom(luck))
    }
    played++
  } while (played * options.length < nodes && !spent?.())
  return sums.map((sum) => sum / played)
}
