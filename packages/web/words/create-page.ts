// The words of a page, loaded with it.

import { createPageEn } from './create-page-en.ts'
import { createPageFr } from './create-page-fr.ts'
import { addWords } from './index.ts'

addWords('create', createPageEn, createPageFr)
