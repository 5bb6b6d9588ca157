// What puzzles of Hidden Leaders draw besides the table.

import type { PuzzleParts } from '../puzzle/words.ts'
import { LeaderName } from './LeaderName.tsx'
import './puzzle.css'

export const puzzleParts: PuzzleParts = { Name: LeaderName }
