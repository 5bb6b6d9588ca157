// Who was at a table, in a seat or looking on, before its end: its talk is theirs for ever, and nobody else's.

import { seatOf, type TableActor, type TableState } from '@undercrown/table'
import type { ServerContext } from './context.ts'

export interface Attendance {
  /** Somebody sits down or looks on, and talk is theirs from then on; whoever comes after the end was not there. */
  note(table: TableActor, person: string, since: number | null): Promise<void>
  /** The host has sent them away; who had invited them invites them no more. */
  strike(table: TableActor, person: string): Promise<void>
  of(state: TableState): Promise<ReadonlySet<string>>
  /** As it was noted. */
  since(state: TableState, person: string): Promise<number | null | undefined>
  has(state: TableState, person: string): Promise<boolean>
  /** Whether somebody was ever there, also whom the host has sent away. */
  came(state: TableState, person: string): Promise<boolean>
}

export function openAttendance({ store }: ServerContext): Attendance {
  const { db } = store

  async function of({ id, chairs }: TableState): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('attendances').select('person').where('table_id', '=', id).execute()
    return new Set([...rows.map((row) => row.person), ...chairs.flatMap((one) => one.person ?? [])])
  }

  const has = async (state: TableState, person: string) =>
    seatOf(state, person) >= 0 || (await of(state)).has(person)

  async function talked({ id }: TableState, person: string): Promise<boolean> {
    const lines = db.selectFrom('chat').select('id').where('table_id', '=', id).where('person', '=', person)
    return (await lines.limit(1).executeTakeFirst()) !== undefined
  }

  return {
    of,
    has,
    came: async (state, person) =>
      state.sentAway.has(person) || (await has(state, person)) || talked(state, person),
    async since({ id }, person) {
      const row = await db
        .selectFrom('attendances')
        .select('since')
        .where('table_id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst()
      return row?.since
    },
    async note({ id, state }, person, since) {
      if (hasEnded(state)) return
      await db
        .insertInto('attendances')
        .values({ table_id: id, person, since })
        .onConflict((on) => on.columns(['table_id', 'person']).doUpdateSet({ since }))
        .execute()
    },
    async strike({ id }, person) {
      for (const table of ['attendances', 'invitations'] as const)
        await db
          .deleteFrom(table as 'attendances')
          .where('table_id', '=', id)
          .where('person', '=', person)
          .execute()
    },
  }
}

export function hasEnded({ phase }: TableState): boolean {
  return phase === 'over' || phase === 'closed'
}
