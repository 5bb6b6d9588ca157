// Whether every wrong answer to a puzzle can be shown to be one: a world that fits what the seat knows, in which it
// does not win, played through by the rules.

import { hiddenLeaders, type Move, playOn, type State } from '@undercrown/hidden-leaders'
import type { Puzzle, Refutation } from '../puzzle.ts'
import {
  bestOf,
  type Crossroads,
  counterFor,
  type HiddenLeadersQuestion,
  MOST_PLAYS_OF_ALL,
} from './count.ts'
import { hiddenLeadersJudge } from './judge.ts'
import { hiddenLeadersTable } from './naming.ts'
import { askedAt, optionAt, pickText, seatView } from './table.ts'

/** Every answer that leaves what is right, up to the pick that does. */
function deviationsOf(puzzle: Puzzle): string[][] {
  const [solution = []] = puzzle.solutions
  const naming = hiddenLeadersTable.naming?.(puzzle)
  if (naming)
    return naming.names.map((name) => [`${naming.place}=${name}`]).filter(([text]) => text !== solution[0])
  const { state, question } = askedAt(puzzle.position)
  const counter = counterFor(state, question, MOST_PLAYS_OF_ALL)
  const found: string[][] = []
  let at: Crossroads | undefined = counter.root
  for (const [i, pick] of solution.entries()) {
    if (!at) break
    const asked: HiddenLeadersQuestion = at.question
    // Of later picks several may be as good; of the first, none is.
    const right = i === 0 ? [] : bestOf(counter.count(at)).map(({ move }) => pickText(move))
    for (const text of asked.options.map(pickText))
      if (text !== pick && !right.includes(text)) found.push([...solution.slice(0, i), text])
    const move = optionAt(asked, pick)
    at = move && counter.after(at, move).next[0]
  }
  return found
}

/** Whether an answer is judged to be wrong, and truly is in the world that is shown. */
function isRefuted(puzzle: Puzzle, answer: readonly string[]): boolean {
  const { right, refutation } = hiddenLeadersJudge.judge(puzzle, answer)
  if (right || !refutation) return false
  const { position, seat } = puzzle
  const [here, there] = [position, refutation.position].map((one) =>
    JSON.stringify(seatView(askedAt(one).state, seat)),
  )
  return here === there && !winnersAfter(refutation).includes(seat)
}

function winnersAfter({ position, line }: Refutation): readonly number[] {
  const { state }: { state: State } = askedAt(position)
  for (const text of line) {
    const [question] = hiddenLeaders.choices(state)
    const move: Move | undefined = question && optionAt(question, text)
    if (!question || !move) throw new Error(`${text} cannot be played`)
    playOn(state, question.seat, move, () => {})
  }
  return hiddenLeaders.outcome(state)?.winners ?? []
}

export function isEveryOtherRefuted(puzzle: Puzzle): boolean {
  return deviationsOf(puzzle).every((answer) => isRefuted(puzzle, answer))
}
