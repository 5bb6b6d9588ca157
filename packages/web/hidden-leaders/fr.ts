// La table de Hidden Leaders en français.

import type { Words } from '../words/en.ts'
import type { en } from './en.ts'

export const fr: Words<typeof en> = {
  and: 'et',
  or: 'ou',
  andOr: 'et/ou',
  fast: 'rapide',
  slow: 'lent',
  reaction: 'réaction',
}
