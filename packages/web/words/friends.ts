// The words of a page, loaded with it.

import { friendsEn } from './friends-en.ts'
import { friendsFr } from './friends-fr.ts'
import { addWords } from './index.ts'

addWords('friends', friendsEn, friendsFr)
