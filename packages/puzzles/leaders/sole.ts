// Whether a puzzle has one solution: exactly one inclusion-minimal set of deeds that solves it. Order is free
// wherever it still solves, and so is whatever else is done.

import type { SearchCore } from '@undercrown/bots/leaders'
import type { Found } from '@undercrown/bots/leaders/escape.ts'
import type { Allows } from '@undercrown/bots/leaders/turn-lines.ts'
import { allBut, deedsIn, onlyThese } from './deed.ts'

/** Loads the position and looks for a line of allowed steps that solves. */
export type Solve = (allows?: Allows) => Found

/**
 * The deeds of the one solution, in an order that solves, as notation. A deed is needed where nothing solves without
 * it; where those that are needed are enough, every set that solves holds them all. Steps of which some are known to
 * solve spare the search for the first line.
 */
export function soleSolution(
  core: SearchCore,
  solve: Solve,
  load: () => void,
  hopeful?: Allows,
): readonly string[] | undefined {
  const line = (hopeful && solve(hopeful)) ?? solve()
  if (!line) return undefined
  load()
  const deeds = deedsIn(core, line)
  // Where doing nothing solves, there is nothing to find.
  if (deeds.length === 0) return undefined
  for (const { deed } of deeds) {
    // Another shortest line, or one that is not told: either way not the only one.
    if (solve(allBut(core, deed)) !== undefined) return undefined
  }
  const sole = solve(onlyThese(core, new Set(deeds.map(({ deed }) => deed))))
  return sole ? deeds.map(({ notation }) => notation) : undefined
}
