// What puzzles of Hidden People draw besides the table.

import type { PuzzleParts } from '../puzzle/words.ts'
import { Counting } from './Counting.tsx'
import { Trail } from './Trail.tsx'
import { ValueName } from './ValueName.tsx'
import './puzzle.css'

export const puzzleParts: PuzzleParts = { Name: ValueName, Counting, Trail }
