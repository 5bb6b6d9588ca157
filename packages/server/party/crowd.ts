// Who is at a party, by whichever node: counted and written in one step, so that many who come at once, or the last who
// goes while another comes, find what is so.

import { PARTY_MINUTES, PARTY_PEOPLE } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Database } from '../store/schema.ts'

export interface Crowd {
  /** When they came in, as it is written; undefined where the party is over. */
  enter(party: string, person: string): Promise<number | undefined>
  leave(party: string, person: string): Promise<void>
  has(party: string, person: string): Promise<boolean>
  /** They are still there, by this node. */
  note(party: string, people: readonly string[]): Promise<void>
  /** Ends it, unless somebody is there by any node; whether that was done. */
  endIfEmpty(party: string): Promise<boolean>
}

/** That somebody is there is written down so often, and good for twice as long: a node may die. */
export const ALIVE = 20_000
/** A party without anybody is kept for so long. */
export const KEPT = PARTY_MINUTES * 60_000

export async function finishParty(all: Database, id: string): Promise<void> {
  await all.updateTable('parties').set({ alive: 0, leader: null }).where('id', '=', id).execute()
}

export function openCrowd(db: Database, now: () => number, node: string): Crowd {
  /** Nobody comes or goes meanwhile; false where it is over. */
  async function hold(all: Database, id: string, alive?: number): Promise<boolean> {
    const { numUpdatedRows } = await all
      .updateTable('parties')
      .set((e) => ({ alive: alive ?? e.ref('alive') }))
      .where('id', '=', id)
      .where('alive', '>', Math.max(0, now() - KEPT))
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  const presentAt = (all: Database, id: string) =>
    all
      .selectFrom('presences')
      .select('person')
      .distinct()
      .where('table_id', '=', id)
      .where('until', '>', now())
      .execute()

  async function note(all: Database, id: string, people: readonly string[]): Promise<void> {
    if (people.length === 0) return
    const until = now() + 2 * ALIVE
    await all
      .insertInto('presences')
      .values(people.map((person) => ({ table_id: id, person, node, until })))
      .onConflict((on) => on.columns(['table_id', 'person', 'node']).doUpdateSet({ until }))
      .execute()
  }

  return {
    enter: (party, person) =>
      db.transaction().execute(async (all) => {
        const alive = now()
        if (!(await hold(all, party, alive))) return undefined
        const there = await presentAt(all, party)
        if (there.length >= PARTY_PEOPLE && !there.some((one) => one.person === person))
          deny('seat-taken', `${PARTY_PEOPLE} people watch already`)
        await note(all, party, [person])
        return alive
      }),
    async leave(party, person) {
      await db
        .deleteFrom('presences')
        .where('table_id', '=', party)
        .where('person', '=', person)
        .where('node', '=', node)
        .execute()
    },
    has: async (party, person) => (await presentAt(db, party)).some((one) => one.person === person),
    note: (party, people) => note(db, party, people),
    endIfEmpty: (party) =>
      db.transaction().execute(async (all) => {
        if (!(await hold(all, party)) || (await presentAt(all, party)).length > 0) return false
        await finishParty(all, party)
        return true
      }),
  }
}
