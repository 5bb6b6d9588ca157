// What puzzles of Leaders draw besides the table.

import type { PuzzleParts } from '../puzzle/words.ts'
import { MarksLegend, SolutionMarks } from './SolutionMarks.tsx'

export const puzzleParts: PuzzleParts = { Marks: SolutionMarks, Legend: MarksLegend }
