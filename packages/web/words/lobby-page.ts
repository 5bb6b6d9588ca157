// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { lobbyPageEn } from './lobby-page-en.ts'
import { lobbyPageFr } from './lobby-page-fr.ts'

addWords('lobby', lobbyPageEn, lobbyPageFr)
