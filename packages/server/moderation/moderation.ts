// Moderation, all of it: what the routes and the command line share.

import type { InspectedTable } from '@undercrown/protocol'
import type { People } from '../people/people.ts'
import { openActs } from './acts.ts'
import type { Bans } from './bans.ts'
import { inspectTable, type Looking } from './inspection.ts'
import { openQueries } from './queries.ts'

export type Moderation = ReturnType<typeof openModeration>

export function openModeration(looking: Looking, people: People, bans: Bans, now: () => number) {
  const { db } = looking
  return {
    ...openActs(db, people, bans, now),
    ...openQueries(db, people, now),
    inspect: (table: string): Promise<InspectedTable> => inspectTable(looking, table),
  }
}
