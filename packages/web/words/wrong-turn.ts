// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { wrongTurnEn } from './wrong-turn-en.ts'
import { wrongTurnFr } from './wrong-turn-fr.ts'

addWords('wrongTurn', wrongTurnEn, wrongTurnFr)
