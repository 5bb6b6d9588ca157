// The words of a page, loaded with it.

import { creditsEn } from './credits-en.ts'
import { creditsFr } from './credits-fr.ts'
import { addWords } from './index.ts'

addWords('credits', creditsEn, creditsFr)
