// The words of a page, loaded with it.

import { cardsEn } from './cards-en.ts'
import { cardsFr } from './cards-fr.ts'
import { addWords } from './index.ts'

addWords('cards', cardsEn, cardsFr)
