// What weaker bots play in a position of a puzzle: answers that tempt, and mostly fail.

import type { Level } from '@undercrown/bots'
import { mind } from '@undercrown/bots/leaders'
import { choiceIn, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { itemAt, randomFrom, viewOf } from '@undercrown/engine'
import { layoutOf, leaders, notationOf } from '@undercrown/leaders'
import type { Puzzle, Tempting } from '../puzzle.ts'
import { puzzleState } from './attempt.ts'

/** The better ones first: what they fail with tempts more. */
const levels = [
  ['L2', 2],
  ['L1', 1],
] as const

export function tempting(puzzle: Puzzle): readonly Tempting[] {
  return levels.map(([name, level]) => ({ level, answer: turnOf(puzzle, name) }))
}

/** Its turn, as far as a Nemesis of the other side comes in between: what she does is not the bot's. */
function turnOf({ id, position }: Puzzle, level: Level): readonly string[] {
  const start = puzzleState(layoutOf(position))
  const answer: string[] = []
  for (let state = start; ; ) {
    const choice = choiceIn(state)
    if (state.result || !choice || choice.seat !== start.toMove || state.turn !== start.turn) return answer
    if (state.phase === 'banish') return answer
    const view = viewOf(leaders, state, choice.seat, 'mind')
    const nodes = mind.nodes[level]
    const move = itemAt(choice.options, mind.answer(view, choice, level, { nodes }, randomFrom(id)))
    if (move.kind !== 'end') answer.push(notationOf(move))
    state = stateAfter(state, choice.seat, move)
  }
}
