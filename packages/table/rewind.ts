// A game as it stood some moves ago. What lies between there and a place that is kept is played again, and not all of it
// from the deal: a log in which much was taken back is read in about as many steps as it has entries.

import { type AnyTable, reopen, tableAt } from '@undercrown/engine'

/** A game after so many of its moves. */
export interface Mark {
  readonly moves: number
  readonly state: unknown
}

/** The table after the first `to` of its moves. Leaves marks there and 1, 2, 4, 8 … moves before, in order. */
export function stoodAt({ game, options, start, moves }: AnyTable, marks: Mark[], to: number): AnyTable {
  const near = marks.findLastIndex((one) => one.moves <= to)
  const mark = marks[near]
  const table = mark
    ? tableAt(game, game.clone(mark.state), options, start, moves.slice(0, mark.moves))
    : reopen(game, start)
  const left: Mark[] = []
  for (const [seat, move] of moves.slice(mark?.moves ?? 0, to)) {
    table.submit(seat, move)
    const back = to - table.moves.length
    if ((back & (back - 1)) === 0) left.push({ moves: table.moves.length, state: game.clone(table.state) })
  }
  marks.splice(near + 1, 0, ...left)
  thin(marks, to)
  return table
}

/** Moves after `to` stand no longer. */
export function forgetMarks(marks: Mark[], to: number): void {
  while ((marks.at(-1)?.moves ?? 0) > to) marks.pop()
}

/** Of marks that are about as far from `to`, within twice the way, the nearest stays. */
function thin(marks: Mark[], to: number): void {
  const way = ({ moves }: Mark) => (moves > to ? -1 : Math.clz32(to - moves))
  for (let i = marks.length - 2; i >= 0; i--) {
    const [far, nearer] = [marks[i], marks[i + 1]]
    if (far && nearer && way(far) >= 0 && way(far) === way(nearer)) marks.splice(i, 1)
  }
}
