// Who of the bots finds the picks of a solution, or knows the leader that it names.

import type { Level } from '@undercrown/bots'
import { mind } from '@undercrown/bots/hidden-leaders'
import { dealsFor, marginals } from '@undercrown/bots/hidden-leaders/belief.ts'
import { skills } from '@undercrown/bots/hidden-leaders/levels.ts'
import { itemAt, randomFrom, readOptions, type Seat } from '@undercrown/engine'
import {
  hiddenLeaders,
  type LeaderId,
  leaderOf,
  optionFields,
  playOn,
  type View,
} from '@undercrown/hidden-leaders'
import { counterFor, MOST_PLAYS_OF_ALL } from './count.ts'
import { wrongPick } from './judge.ts'
import { type AskedTable, pickText, seatView } from './table.ts'

const TRIES = 10

/** Whether the level picks as the solution does, or as well, up to its end. */
function finds(
  { state, question }: AskedTable,
  solution: readonly string[],
  level: Level,
  nodes: number,
  seed: string,
): boolean {
  const table = hiddenLeaders.clone(state)
  const answer: string[] = []
  let asked = question
  for (const i of solution.keys()) {
    const view = seatView(table, asked.seat)
    const move = itemAt(asked.options, mind.answer(view, asked, level, { nodes }, randomFrom(`${seed} ${i}`)))
    answer.push(pickText(move))
    // Of the first picks one alone is right.
    if (answer[0] !== solution[0]) return false
    const [next] = playOn(table, asked.seat, move, () => {})
    if (next === undefined) break
    asked = next
  }
  return wrongPick(counterFor(state, question, MOST_PLAYS_OF_ALL), solution, answer) === undefined
}

/** The part of ten tries in which a level finds it. */
export function shareFound(table: AskedTable, solution: readonly string[], level: Level): number {
  let found = 0
  for (let i = 0; i < TRIES; i++) if (finds(table, solution, level, mind.nodes[level], `try ${i}`)) found++
  return found / TRIES
}

/** Whether the best level finds it in ten times the time it takes at a table. */
export function masterAgrees(table: AskedTable, solution: readonly string[]): boolean {
  return finds(table, solution, 'L5', 10 * mind.nodes.L5, 'long')
}

/** Less than that is no difference. */
const SAME = 1e-9

/** The leader that a level holds for likelier than any other, by what it weighs at a table; undefined where none is. */
export function leaderHeld(view: View, rival: Seat, level: Level): LeaderId | undefined {
  const deals = dealsFor(view, readOptions(optionFields, view.open.options), skills[level].reads)
  const [first, second] = [...itemAt(marginals(deals, view.open.seats), rival)].sort((a, b) => b[1] - a[1])
  return first && first[1] - (second?.[1] ?? 0) > SAME ? (leaderOf(first[0]).id as LeaderId) : undefined
}
