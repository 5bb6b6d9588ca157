// Who makes puzzles of which game.

import { leadersPuzzles } from './leaders/index.ts'
import type { PuzzleMaker } from './puzzle.ts'

export const puzzleMakers: readonly PuzzleMaker[] = [leadersPuzzles]
