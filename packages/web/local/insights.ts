// What is kept of one's own reviewed games, in the browser's own database: enough to look at all of them together.

import type { GameInsight } from '@undercrown/review'
import { entries, set } from 'idb-keyval'
import { database } from './summary.ts'

export { accuracyOf, type SecretOdds, thirds } from '@undercrown/review'

export interface KeptInsight extends GameInsight {
  /** Where it was played. */
  readonly table: string
  /** When it was reviewed. */
  readonly at: number
  /** What it was judged by. */
  readonly version: string
}

/** Of a browser that keeps nothing: as long as the worker is there. */
const memory = new Map<string, KeptInsight>()

export async function keepInsight(insight: KeptInsight): Promise<void> {
  memory.set(insight.table, insight)
  await set(insight.table, insight, database('insights')).catch(() => {})
}

export async function keptInsights(): Promise<KeptInsight[]> {
  const stored = await entries<string, KeptInsight>(database('insights')).catch(() => [])
  return [...new Map([...memory, ...stored]).values()]
}
