// The words of insights, loaded with their page.

import { addWords } from './index.ts'
import { insightsEn } from './insights-en.ts'
import { insightsFr } from './insights-fr.ts'

addWords('insights', insightsEn, insightsFr)
