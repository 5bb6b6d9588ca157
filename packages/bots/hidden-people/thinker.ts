// What a mind thinks with: made once for a thread, filled in again for every question.

import { createPolicy } from './policy.ts'
import { createProspects } from './prospects.ts'

export function createThinker() {
  return { policy: createPolicy(), prospects: createProspects() }
}

export type Thinker = ReturnType<typeof createThinker>
