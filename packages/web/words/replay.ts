// The words of replays, loaded with the first page that has them: also where a review finds nothing to review.

import { addWords } from './index.ts'
import { replayEn } from './replay-en.ts'
import { replayFr } from './replay-fr.ts'

addWords('replay', replayEn, replayFr)
