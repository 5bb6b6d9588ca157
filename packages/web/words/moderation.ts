// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { moderationEn } from './moderation-en.ts'
import { moderationFr } from './moderation-fr.ts'

addWords('moderation', moderationEn, moderationFr)
