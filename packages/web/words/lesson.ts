// The words of lessons, loaded with the first page that has them.

import { addWords } from './index.ts'
import { lessonEn } from './lesson-en.ts'
import { lessonFr } from './lesson-fr.ts'

addWords('lesson', lessonEn, lessonFr)
