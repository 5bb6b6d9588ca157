// Where the Nemesis must go when the enemy Leader was moved (L-60 to L-65).

import { type Cell, neighbours } from './board.ts'
import { isLost } from './capture.ts'
import { dataOf, NEMESIS } from './characters.ts'
import { shiftPiece } from './shift.ts'
import { cellOf, isEmpty, type State, sideOf } from './state.ts'

/** Where a walk of exactly so many steps through empty cells can end, the start left out. */
export function walk(state: State, start: Cell, steps: number): Cell[] {
  let reached = [start]
  for (let left = steps; left > 0; left--) {
    const next: Cell[] = []
    for (const cell of reached) {
      for (const to of neighbours(cell)) {
        if ((to === start || isEmpty(state, to)) && !next.includes(to)) next.push(to)
      }
    }
    reached = next
  }
  return reached.filter((cell) => cell !== start)
}

/** The cells she can be made to reach: as far as she goes, else one step less, and so on. */
function reachOfNemesis(state: State): Cell[] {
  const { trait } = dataOf(NEMESIS)
  let steps = trait?.is === 'nemesis' ? trait.steps : 0
  let cells: Cell[] = []
  while (cells.length === 0 && steps > 0) cells = walk(state, cellOf(state, NEMESIS), steps--)
  return cells
}

/** Her arrivals after which her owner's Leader is not lost. */
function safely(state: State, cells: readonly Cell[]): Cell[] {
  const start = cellOf(state, NEMESIS)
  const owner = sideOf(state, NEMESIS)
  return cells.filter((cell) => {
    shiftPiece(state, NEMESIS, cell)
    const safe = !isLost(state, owner)
    shiftPiece(state, NEMESIS, start)
    return safe
  })
}

/** The arrivals her owner may choose from: those that spare the own Leader, else any (L-64). */
export function nemesisArrivals(state: State): Cell[] {
  const all = reachOfNemesis(state)
  const safe = safely(state, all)
  return safe.length > 0 ? safe : all
}

/** Whether she would have to move and could not but doom her owner's Leader. */
export function isNemesisDoomed(state: State): boolean {
  const all = reachOfNemesis(state)
  return all.length > 0 && safely(state, all).length === 0
}
