// The words of puzzles, loaded with the first page that has them.

import { addWords } from './index.ts'
import { puzzlesEn } from './puzzles-en.ts'
import { puzzlesFr } from './puzzles-fr.ts'

addWords('puzzles', puzzlesEn, puzzlesFr)
