// Matchmaking: people who want the same game with the same number of players, brought to one table.

import type { ServerContext } from './context.ts'
import type { Tables } from './tables.ts'

export interface Matches {
  wait(person: string, game: string, seats: number, bots: boolean, nonce: string): Promise<void>
  stop(person: string): Promise<void>
  waiting(person: string): Promise<{ game: string; seats: number; since: number } | undefined>
  /** Makes tables of those who wait, as far as there are enough. */
  sweep(): Promise<void>
}

interface Waiting {
  readonly person: string
  readonly bots: number
  readonly nonce: string
  readonly since: number
}

export function openMatches(
  context: ServerContext,
  tables: Tables,
  patience: number,
  found: (person: string, table: string) => void,
): Matches {
  const { db } = context.store

  /** Takes these people out of the queue, all or none of them: another node may have been first. */
  async function claim(people: readonly string[]): Promise<boolean> {
    try {
      await db.transaction().execute(async (all) => {
        const { numDeletedRows } = await all
          .deleteFrom('queue')
          .where('person', 'in', people)
          .executeTakeFirst()
        if (Number(numDeletedRows) !== people.length) throw new Error('somebody was first')
      })
      return true
    } catch {
      return false
    }
  }

  async function seat(game: string, seats: number, people: readonly Waiting[]): Promise<void> {
    if (!(await claim(people.map((one) => one.person)))) return
    const [first] = people
    if (!first) return
    const table = await tables.open(
      { game, options: {}, seats, listed: false, rated: people.length === seats, silent: false, time: TIME },
      first.person,
      Array.from({ length: seats }, (_, i) => people[i] ?? { bot: 'L3' as const }),
    )
    await table.write((state) => (state.phase === 'open' ? { type: 'started' } : undefined))
    for (const { person } of people) found(person, table.id)
  }

  return {
    async wait(person, game, seats, bots, nonce) {
      const row = { person, game, seats, bots: Number(bots), nonce, since: context.now() }
      await db
        .insertInto('queue')
        .values(row)
        .onConflict((on) => on.column('person').doUpdateSet(row))
        .execute()
    },
    async stop(person) {
      await db.deleteFrom('queue').where('person', '=', person).execute()
    },
    waiting: (person) =>
      db
        .selectFrom('queue')
        .select(['game', 'seats', 'since'])
        .where('person', '=', person)
        .executeTakeFirst(),
    async sweep() {
      const rows = await db.selectFrom('queue').selectAll().orderBy('since').limit(500).execute()
      const groups = new Map<string, typeof rows>()
      for (const row of rows) {
        const key = `${row.game} ${row.seats}`
        groups.set(key, [...(groups.get(key) ?? []), row])
      }
      for (const group of groups.values()) {
        const { game, seats } = group[0] as (typeof rows)[number]
        let rest: typeof rows = group
        for (; rest.length >= seats; rest = rest.slice(seats)) await seat(game, seats, rest.slice(0, seats))
        const patient = rest.filter((one) => one.bots === 1)
        const [longest] = patient
        if (longest && longest.since + patience <= context.now()) await seat(game, seats, patient)
      }
    },
  }
}

/** Ten minutes each and ten seconds per move. */
const TIME = { kind: 'live', seconds: 600, increment: 10 } as const
