// The same turn in another order: what else it can begin with.

import type { SearchCore } from './core.ts'
import { createRefutation, isRepeatable } from './refutation.ts'
import { END_STEP, isRecruitStep, type TurnStep } from './step.ts'

export function createOrder(core: SearchCore) {
  const { stillStands } = createRefutation(core)

  /** Its first step, and each later action that may as well be the first; its turn is loaded. */
  function beginningsOf(line: readonly TurnStep[]): readonly TurnStep[] {
    const over = line.findIndex((step) => step === END_STEP || isRecruitStep(step))
    const actions = over < 0 ? line : line.slice(0, over)
    if (!isRepeatable(actions)) return line.slice(0, 1)
    const mayBegin = (step: TurnStep, i: number) => {
      const [before, behind] = [actions.slice(0, i), actions.slice(i + 1)]
      // Hermit and Cub act one right after the other.
      return stillStands([step, ...before, ...behind]) || stillStands([step, ...behind, ...before])
    }
    return [line[0] ?? END_STEP, ...actions.filter((step, i) => i > 0 && mayBegin(step, i))]
  }

  return { beginningsOf }
}
