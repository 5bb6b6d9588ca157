// The words of a master's advice, loaded with it.

import { addWords } from './index.ts'
import { masterEn } from './master-en.ts'
import { masterFr } from './master-fr.ts'

addWords('master', masterEn, masterFr)
