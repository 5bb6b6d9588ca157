// The boards that the lessons of Leaders begin with.

import type { Layout } from '@undercrown/engine'

/** Whose piece stands on which cell; a `~` after the cell says that it has acted. */
type Placed = Readonly<Record<string, string>>

/** A board with these pieces alone: yours below, the enemy's above. */
export function lessonBoard(black: Placed, white: Placed, more: Layout = {}): Layout {
  return { mode: 'discovery', pieces: [...piecesOn('black', black), ...piecesOn('white', white)], ...more }
}

function piecesOn(who: string, placed: Placed): object[] {
  return Object.entries(placed).map(([character, at]) => ({
    who,
    character,
    cell: at.replace('~', ''),
    acted: at.endsWith('~'),
  }))
}
