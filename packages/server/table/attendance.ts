// Who was at a table, in a seat or looking on, before its end: its talk is theirs for ever, and nobody else's.

import { seatOf, type TableActor, type TableState } from '@undercrown/table'
import type { ServerContext } from './context.ts'

export interface Attendance {
  /** Somebody sat down or looks on; whoever comes after the end was not there. */
  note(table: TableActor, person: string): Promise<void>
  /** The host has sent them away. */
  strike(table: TableActor, person: string): Promise<void>
  of(state: TableState): Promise<ReadonlySet<string>>
  has(state: TableState, person: string): Promise<boolean>
}

export function openAttendance({ store }: ServerContext): Attendance {
  const { db } = store

  async function of({ id, chairs }: TableState): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('attendances').select('person').where('table_id', '=', id).execute()
    return new Set([...rows.map((row) => row.person), ...chairs.flatMap((one) => one.person ?? [])])
  }

  return {
    of,
    has: async (state, person) => seatOf(state, person) >= 0 || (await of(state)).has(person),
    async note({ id, state }, person) {
      if (hasEnded(state)) return
      await db
        .insertInto('attendances')
        .values({ table_id: id, person })
        .onConflict((on) => on.columns(['table_id', 'person']).doNothing())
        .execute()
    },
    async strike({ id }, person) {
      await db.deleteFrom('attendances').where('table_id', '=', id).where('person', '=', person).execute()
    },
  }
}

export function hasEnded({ phase }: TableState): boolean {
  return phase === 'over' || phase === 'closed'
}
