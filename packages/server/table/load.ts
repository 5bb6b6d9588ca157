// What tables cost the server, and how much of it one person and one address may have: charged to whoever opens a
// table, until it is over. Addresses are kept as hashes, and no longer than that.

import type { Level } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { sql } from 'kysely'
import { addressHash } from '../address.ts'
import type { Database, PersonRow } from '../store/schema.ts'

/** Who pays for a table. */
export interface Payer {
  readonly person: string
  /** A hash; '' where it is not known. */
  readonly address: string
}

export interface Load {
  /** Bots pay out of the purse of their owner. */
  payer(person: Pick<PersonRow, 'id' | 'owner'>, address: string): Payer
  /** Whether somebody could pay for one more table with such bots, as so many do who come from where they are. */
  hasRoom(payer: Payer, bots: readonly Level[], beside: number): Promise<boolean>
  /** Charges for a table that is about to be opened, or refuses. */
  charge(table: string, payers: readonly Payer[], bots: readonly Level[]): Promise<void>
  /**
   * Does something that brings other bots to a table, if whoever pays for it can; counts those that are there then. One
   * after the other at each table, so that none is counted without the others.
   */
  change(
    table: string,
    wanted: () => readonly Level[],
    present: () => readonly Level[],
    work: () => Promise<unknown>,
  ): Promise<void>
  /** Forgets what was paid for tables that are over. */
  sweep(): Promise<void>
}

export interface LoadLimits {
  readonly perPerson: number
  readonly perAddress: number
}

/**
 * A table that waits takes a place in the lobby, one that is played a little of everything; bots in proportion to how
 * long they think (docs/bots.md).
 */
export const loads = { waiting: 40, running: 5, L1: 1, L2: 1, L3: 2, L4: 5, L5: 10 } as const

export function tooMany(): never {
  return deny(
    'too-many-tables',
    'you, or others where you are, have too many tables and bots; end some first',
  )
}

/** A table that was paid for and does not come is given up after so many milliseconds. */
const COMING = 60_000
const EVERY = 60_000

const sum = (bots: readonly Level[]) => bots.reduce((all, level) => all + loads[level], 0)

export function openLoad(db: Database, secret: string, now: () => number, limits: LoadLimits): Load {
  let swept = now()

  /** What is charged to a person or an address now. */
  async function owed(by: keyof Payer, who: string): Promise<number> {
    const row = await db
      .selectFrom('openings as o')
      .leftJoin('tables as t', 't.id', 'o.table_id')
      .select(
        sql<number | null>`sum(o.bots + case when t.phase = 'playing' then ${sql.lit(loads.running)}
          when t.phase in ('over', 'closed') then -o.bots else ${sql.lit(loads.waiting)} end)`.as('all'),
      )
      .where(`o.${by}`, '=', who)
      .executeTakeFirst()
    return Number(row?.all ?? 0)
  }

  async function canPay({ person, address }: Payer, more: number, moreThere: number): Promise<boolean> {
    if ((await owed('person', person)) + more > limits.perPerson) return false
    return address === '' || (await owed('address', address)) + moreThere <= limits.perAddress
  }

  /** Refuses where what is charged is too much. */
  async function afford(payers: readonly Payer[]): Promise<void> {
    for (const payer of payers) if (!(await canPay(payer, 0, 0))) tooMany()
  }

  const note = (table: string, bots: number) =>
    db.updateTable('openings').set({ bots }).where('table_id', '=', table).execute()

  /** Besides those that another node brings there. */
  const add = (table: string, bots: number) =>
    db
      .updateTable('openings')
      .set((e) => ({ bots: e('bots', '+', bots) }))
      .where('table_id', '=', table)
      .execute()

  /** What is being changed at each table. */
  const changing = new Map<string, Promise<unknown>>()

  const change: Load['change'] = async (table, wanted, present, work) => {
    const payers = await db.selectFrom('openings').selectAll().where('table_id', '=', table).execute()
    const more = sum(wanted()) - sum(present())
    try {
      // Written before it is counted, here as well.
      if (more > 0) await add(table, more)
      if (more > 0) await afford(payers)
      await work()
    } finally {
      // As it is now, whatever others have done meanwhile.
      await note(table, sum(present()))
    }
  }

  return {
    payer: ({ id, owner }, address) => ({
      person: owner ?? id,
      address: address && addressHash(secret, address),
    }),
    hasRoom(payer, bots, beside) {
      const more = loads.waiting + sum(bots)
      return canPay(payer, more, more * beside)
    },
    async charge(table, payers, bots) {
      // Written before it is counted, so that many at once are no way around.
      const rows = new Map(
        payers.map(({ person, address }) => [
          person,
          { table_id: table, person, address, bots: sum(bots), at: now() },
        ]),
      )
      await db
        .insertInto('openings')
        .values([...rows.values()])
        .execute()
      try {
        await afford(payers)
      } catch (error) {
        await db.deleteFrom('openings').where('table_id', '=', table).execute()
        throw error
      }
    },
    change(table, ...deed) {
      const mine = (changing.get(table) ?? Promise.resolve()).then(() => change(table, ...deed))
      const done = mine
        .catch(() => {})
        .finally(() => {
          if (changing.get(table) === done) changing.delete(table)
        })
      changing.set(table, done)
      return mine
    },
    async sweep() {
      if (now() - swept < EVERY) return
      swept = now()
      // By what is paid for, of which there is little; of tables that are over there are ever more.
      await db
        .deleteFrom('openings')
        .where((e) => {
          const table = e.selectFrom('tables').select('id').whereRef('tables.id', '=', 'openings.table_id')
          return e.or([
            e.exists(table.where('phase', 'in', ['over', 'closed'])),
            e.and([e('at', '<', now() - COMING), e.not(e.exists(table))]),
          ])
        })
        .execute()
    },
  }
}
