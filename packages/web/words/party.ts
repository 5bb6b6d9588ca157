// The words of watching together, loaded with replays and reviews.

import { addWords } from './index.ts'
import { partyEn } from './party-en.ts'
import { partyFr } from './party-fr.ts'

addWords('party', partyEn, partyFr)
