// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { watchingEn } from './watching-en.ts'
import { watchingFr } from './watching-fr.ts'

addWords('watching', watchingEn, watchingFr)
