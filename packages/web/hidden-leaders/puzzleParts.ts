// What puzzles and lessons of Hidden Leaders draw besides the table.

import type { PuzzleParts } from '../puzzle/words.ts'
import { FactionChart } from './FactionChart.tsx'
import { LeaderFace, LeaderName } from './LeaderName.tsx'
import './puzzle.css'

export const puzzleParts: PuzzleParts = { Name: LeaderName, Face: LeaderFace, Aim: FactionChart }
