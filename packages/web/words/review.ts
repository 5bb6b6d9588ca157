// The words of reviews, loaded with the first page that has them.

import { addWords } from './index.ts'
import { reviewEn } from './review-en.ts'
import { reviewFr } from './review-fr.ts'

addWords('review', reviewEn, reviewFr)
