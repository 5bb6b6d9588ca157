// The words of a table of the server, loaded with it.

import { addWords } from './index.ts'
import { offersEn, talkEn } from './talk-en.ts'
import { offersFr, talkFr } from './talk-fr.ts'

addWords('talk', talkEn, talkFr)
addWords('offers', offersEn, offersFr)
