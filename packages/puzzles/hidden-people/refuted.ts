// Whether every wrong answer to a puzzle can be shown to be one: another card where one is named, else a world that fits
// what the seat knows, in which it does not win, played through by the rules.

import { viewOf } from '@undercrown/engine'
import { hiddenPeople, values } from '@undercrown/hidden-people'
import type { Puzzle, Refutation } from '../puzzle.ts'
import { hiddenPeopleJudge } from './judge.ts'
import { hiddenPeopleTable } from './naming.ts'
import { laidState, playTexts } from './position.ts'

/** Every answer that leaves all solutions, each by the best that can follow. */
function otherAnswers(puzzle: Puzzle): (readonly string[])[] {
  const naming = hiddenPeopleTable.naming?.(puzzle)
  const { solutions } = puzzle
  if (naming)
    return values.map((value) => [`${naming.place}=${value}`]).filter(([text]) => text !== solutions[0]?.[0])
  const [most, ...others] = hiddenPeopleJudge.shares?.(puzzle) ?? []
  const found = new Map<string, readonly string[]>()
  for (const { answer, share } of others) {
    if (share === most?.share) continue
    const follows = Math.max(...solutions.map((one) => answer.findIndex((text, i) => text !== one[i])))
    const key = answer.slice(0, follows + 1).join()
    if (!found.has(key)) found.set(key, answer)
  }
  return [...found.values()]
}

/** Whether an answer is judged to be wrong, and truly is in the world that is shown. */
function isShownWrong(puzzle: Puzzle, answer: readonly string[]): boolean {
  const { right, refutation } = hiddenPeopleJudge.judge(puzzle, answer)
  if (right || !refutation) return false
  const { kind, position, seat } = puzzle
  const [here, there] = [position, refutation.position].map((one) =>
    JSON.stringify(viewOf(hiddenPeople, laidState(one), seat, 'mind')),
  )
  return here === there && (kind !== 'last' || !winnersAfter(refutation).includes(seat))
}

function winnersAfter({ position, line }: Refutation): readonly number[] {
  const state = laidState(position)
  playTexts(state, line, () => {})
  return hiddenPeople.outcome(state)?.winners ?? []
}

export function isAllElseRefuted(puzzle: Puzzle): boolean {
  return otherAnswers(puzzle).every((answer) => isShownWrong(puzzle, answer))
}
