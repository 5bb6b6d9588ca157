// Where moderators are a part of what they would rule upon: they sit there themselves, or a bot of theirs does.

import type { People } from '../people/people.ts'
import type { Database } from '../store/schema.ts'

export function openPartial(db: Database, people: People) {
  const crewOf = async (person: string) => (await people.crew(person)).map(({ id }) => id)

  return {
    async concerns(person: string, whom: string): Promise<boolean> {
      return (await crewOf(person)).includes(whom)
    },
    async sitsAt(person: string, table: string): Promise<boolean> {
      const row = await db
        .selectFrom('members')
        .select('seat')
        .where('person', 'in', await crewOf(person))
        .where('table_id', '=', table)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Whether both sit at a game that is being played. */
    async playTogether(one: string, other: string): Promise<boolean> {
      const row = await db
        .selectFrom('members as a')
        .innerJoin('members as b', 'b.table_id', 'a.table_id')
        .innerJoin('tables as t', 't.id', 'a.table_id')
        .select('t.id')
        .where('a.person', 'in', await crewOf(one))
        .where('b.person', 'in', await crewOf(other))
        .where('t.phase', '=', 'playing')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
