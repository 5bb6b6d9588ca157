// The minds of all games, by the game's id.

import type { AnyGame } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { flatMind } from './flat-mind.ts'
import { mind as hiddenLeaders } from './hidden-leaders/index.ts'
import { mind as hiddenPeople } from './hidden-people/index.ts'
import { mind as leaders } from './leaders/index.ts'
import type { AnyMind } from './mind.ts'

export const minds: ReadonlyMap<string, AnyMind> = new Map<string, AnyMind>([
  ['hidden-leaders', hiddenLeaders],
  ['hidden-people', hiddenPeople],
  ['leaders', leaders],
  ['toy', flatMind(toy as unknown as AnyGame, (view) => (view.open as { known: unknown[] }).known.length)],
])
