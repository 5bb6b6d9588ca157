// The words of a page, loaded with it.

import { accountEn } from './account-en.ts'
import { accountFr } from './account-fr.ts'
import { addWords } from './index.ts'

addWords('account', accountEn, accountFr)
