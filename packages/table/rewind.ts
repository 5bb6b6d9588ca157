// A game as it stood some moves ago. What lies between there and a place that is kept is played again, and not all of it
// from the deal: a log in which much was taken back is read in about as many steps as it has entries.

import { type AnyTable, reopen, tableAt } from '@undercrown/engine'

/** A game after so many of its moves. */
export interface Checkpoint {
  readonly moves: number
  readonly state: unknown
}

/** The table after the first `to` of its moves. Leaves checkpoints there and 1, 2, 4, 8 … moves before, in order. */
export function stoodAt(
  { game, options, start, moves }: AnyTable,
  checkpoints: Checkpoint[],
  to: number,
): AnyTable {
  const near = checkpoints.findLastIndex((one) => one.moves <= to)
  const checkpoint = checkpoints[near]
  const table = checkpoint
    ? tableAt(game, game.clone(checkpoint.state), options, start, moves.slice(0, checkpoint.moves))
    : reopen(game, start)
  const left: Checkpoint[] = []
  for (const [seat, move] of moves.slice(checkpoint?.moves ?? 0, to)) {
    table.submit(seat, move)
    const back = to - table.moves.length
    if ((back & (back - 1)) === 0) left.push({ moves: table.moves.length, state: game.clone(table.state) })
  }
  checkpoints.splice(near + 1, 0, ...left)
  thin(checkpoints, to)
  return table
}

/** Moves after `to` stand no longer. */
export function forgetCheckpoints(checkpoints: Checkpoint[], to: number): void {
  while ((checkpoints.at(-1)?.moves ?? 0) > to) checkpoints.pop()
}

/** Of checkpoints that are about as far from `to`, within twice the way, the nearest stays. */
function thin(checkpoints: Checkpoint[], to: number): void {
  const way = ({ moves }: Checkpoint) => (moves > to ? -1 : Math.clz32(to - moves))
  for (let i = checkpoints.length - 2; i >= 0; i--) {
    const [far, nearer] = [checkpoints[i], checkpoints[i + 1]]
    if (far && nearer && way(far) >= 0 && way(far) === way(nearer)) checkpoints.splice(i, 1)
  }
}
