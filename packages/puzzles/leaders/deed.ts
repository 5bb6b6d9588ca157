// A step of a turn as a puzzle counts it: what its notation tells apart, as one number.

import type { SearchCore } from '@undercrown/bots/leaders'
import { actorOf, NONE, otherOf } from '@undercrown/bots/leaders/action-code.ts'
import { END_STEP, isRecruitStep, moveOf, type TurnStep } from '@undercrown/bots/leaders/step.ts'
import type { Allows } from '@undercrown/bots/leaders/turn-lines.ts'
import { NEMESIS, notationOf, type Side } from '@undercrown/leaders'

/** The step, and where whoever else it moves stood before. */
export type StepKey = number

const BEYOND_STEPS = 2 ** 31

/** In the loaded position, before it is done. */
export function stepKeyOf({ position }: SearchCore, step: TurnStep): StepKey {
  if (step === END_STEP || isRecruitStep(step)) return step
  const other = otherOf(step)
  return other === NONE ? step : step + BEYOND_STEPS * (1 + (position.at[other] as number))
}

export function allBut(core: SearchCore, deed: StepKey): Allows {
  return (step) => stepKeyOf(core, step) !== deed
}

export function onlyThese(core: SearchCore, deeds: ReadonlySet<StepKey>): Allows {
  return (step) => deeds.has(stepKeyOf(core, step))
}

/** A line of the loaded position: what its mover does, and how that is written. Walks that an enemy Nemesis makes are hers. */
export function deedsIn(core: SearchCore, line: readonly TurnStep[]): { deed: StepKey; notation: string }[] {
  const { position, turn } = core
  const me = position.now[position.MOVER] as Side
  const found: { deed: StepKey; notation: string }[] = []
  for (const step of line) {
    const isHers =
      !isRecruitStep(step) && actorOf(step) === NEMESIS && (position.side[NEMESIS] as number) !== me
    if (step !== END_STEP && !isHers)
      found.push({ deed: stepKeyOf(core, step), notation: notationOf(moveOf(step, position.at)) })
    turn.take(step)
  }
  for (const step of [...line].reverse()) turn.takeBack(step)
  return found
}
