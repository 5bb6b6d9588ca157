// The words of a game's end, loaded with it.

import { endingEn } from './ending-en.ts'
import { endingFr } from './ending-fr.ts'
import { addWords } from './index.ts'

addWords('ending', endingEn, endingFr)
