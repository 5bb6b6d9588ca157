// What puzzles of Hidden People draw besides the table.

import type { PuzzleParts } from '../puzzle/words.ts'
import { Counting } from './Counting.tsx'
import { RowTrace } from './RowTrace.tsx'
import { ValueName } from './ValueName.tsx'
import './puzzle.css'

export const puzzleParts: PuzzleParts = { Name: ValueName, Counting, Trace: RowTrace }
