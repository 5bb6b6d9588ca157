// Whether the rest of a turn is safe wherever the enemy's Nemesis goes, not only where she was expected.

import { NEMESIS, NOBODY } from '@undercrown/leaders'
import { actorOf } from './action-code.ts'
import type { SearchCore } from './core.ts'
import { BEHIND } from './refutation.ts'
import { END_STEP, isRecruitStep, recruitedCells, type TurnStep } from './step.ts'
import type { Stock } from './turn.ts'
import type { TurnSearch } from './turn-search.ts'

function isWalk(step: TurnStep): boolean {
  return step !== END_STEP && !isRecruitStep(step) && actorOf(step) === NEMESIS
}

export function createWalks(core: SearchCore, search: TurnSearch) {
  const { board, MOVER, now, side } = core.position
  const { codes, pursue } = core.generator
  const { isBarred } = core.legality
  const { recruitsDue, take, takeBack } = core.turn
  const { after, isOffered, surelyWinsNow } = search

  /** Her walks from the i-th step on are tried one by one; after each the line goes on, or stops if that is better. */
  function isSafe(line: readonly TurnStep[], stock: Stock, i = 0): boolean {
    const at = side[NEMESIS] === 1 - now[MOVER] ? line.findIndex((step, n) => n >= i && isWalk(step)) : -1
    if (at < 0) return !after(line, stock, (then) => surelyWinsNow(recruitsDue(then)))
    const before = line.slice(0, at)
    for (const step of before) take(step)
    const walks = Array.from(codes.subarray(0, pursue(0)))
    for (const step of before.toReversed()) takeBack(step)
    return walks.every((walk) => {
      const on = [...before, walk, ...line.slice(at + 1)]
      if (isPlayable(on) && isSafe(on, stock, at + 1)) return true
      return at + 1 < line.length && isSafe([...before, walk], stock, at + 1)
    })
  }

  /** Whether an enemy Nemesis walks in it, who might as well go elsewhere. */
  function isWalked(line: readonly TurnStep[]): boolean {
    return side[NEMESIS] === 1 - now[MOVER] && line.some(isWalk)
  }

  /** Whether the rules still allow each step. */
  function isPlayable(line: readonly TurnStep[]): boolean {
    let taken = 0
    let isLegal = true
    while (isLegal && taken < line.length) {
      const step = line[taken] as TurnStep
      if (step === END_STEP || isWalk(step)) take(step)
      else if (isRecruitStep(step)) {
        if (recruitedCells(step).some((cell) => board[cell] !== NOBODY)) break
        take(step)
      } else {
        if (!isOffered(step)) break
        take(step)
        isLegal = !isBarred(step, BEHIND)
      }
      taken++
    }
    const all = isLegal && taken === line.length
    while (taken > 0) takeBack(line[--taken] as TurnStep)
    return all
  }

  return { isSafe, isWalked }
}
