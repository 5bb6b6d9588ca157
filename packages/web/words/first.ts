// The words of a dialog, loaded with it.

import { firstEn } from './first-en.ts'
import { firstFr } from './first-fr.ts'
import { addWords } from './index.ts'

addWords('first', firstEn, firstFr)
