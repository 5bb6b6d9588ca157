// The bots of this game; flat Monte Carlo stands in until they have a mind of their own.

import type { AnyGame } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { flatMind } from '../flat-mind.ts'

export const mind = flatMind(
  hiddenLeaders as unknown as AnyGame,
  (view) => (view.open as { seats?: number }).seats ?? 2,
)
