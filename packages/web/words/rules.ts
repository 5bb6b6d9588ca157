// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { rulesEn } from './rules-en.ts'
import { rulesFr } from './rules-fr.ts'

addWords('rules', rulesEn, rulesFr)
