// The words of the coach, loaded with it.

import { coachEn } from './coach-en.ts'
import { coachFr } from './coach-fr.ts'
import { addWords } from './index.ts'

addWords('coach', coachEn, coachFr)
