// The bots of this game; flat Monte Carlo stands in until they have a mind of their own.

import type { AnyGame } from '@undercrown/engine'
import { leaders } from '@undercrown/leaders'
import { flatMind } from '../flat-mind.ts'

export const mind = flatMind(
  leaders as unknown as AnyGame,
  (view) => (view.open as { seats?: number }).seats ?? 2,
)
