// Tables beside their logs (`table/snapshot.ts`): written when a long one leaves memory, so that it comes back quickly.

import { createHash } from 'node:crypto'
import { hashOf } from '@undercrown/engine'
import { type ActorContext, readTable, type Snapshots, snapshotOf, type TableState } from '@undercrown/table'
import type { Database } from '../store/schema.ts'

export interface KeptSnapshots extends Snapshots {
  /** A table leaves memory as it stands: writes it down, if it has got far since it last was. */
  keep(context: Omit<ActorContext, 'open'>, state: TableState): void
  /** After all that is under way. */
  quiet(): Promise<void>
}

/** So many entries are read quickly enough. */
const QUICK = 50
/** As many tables wait to be written down; more that leave at once do without. */
const MOST = 200

export function openSnapshots(
  db: Database,
  build: string,
  trouble: (error: unknown, about: string, table?: string) => void,
): KeptSnapshots {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const remove = (table: string) => db.deleteFrom('snapshots').where('table_id', '=', table).execute()

  async function write(context: Omit<ActorContext, 'open'>, state: TableState): Promise<void> {
    const { id, seq, table, game, phase } = state
    if (phase !== 'playing' || !table) {
      await remove(id)
      return
    }
    const row = await db.selectFrom('snapshots').select('seq').where('table_id', '=', id).executeTakeFirst()
    if (row && seq - row.seq < QUICK) return
    // What is written down is what the log says, and not what was in memory; the two must be the same.
    const read = await readTable({ ...context, snapshots: kept }, id)
    if (!read?.state.table || read.state.seq !== seq) return
    if (hashOf(game, read.state.table.state) !== hashOf(game, table.state))
      throw new Error('the table was not what its log tells')
    const snapshot = { table_id: id, ...snapshotOf(read, kept) }
    await db
      .insertInto('snapshots')
      .values(snapshot)
      .onConflict((on) => on.column('table_id').doUpdateSet(snapshot))
      .execute()
  }

  const kept: KeptSnapshots = {
    build,
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    of: (table) =>
      db
        .selectFrom('snapshots')
        .select(['seq', 'build', 'hash', 'body'])
        .where('table_id', '=', table)
        .executeTakeFirst(),
    async spoilt(table, error) {
      trouble(error, 'snapshot', table)
      await remove(table)
    },
    keep(context, state) {
      if (state.seq < QUICK || waiting >= MOST) return
      waiting++
      tail = tail
        .then(() => write(context, state))
        .catch((error) => trouble(error, 'snapshot', state.id))
        .finally(() => waiting--)
    },
    quiet: async () => {
      await tail
    },
  }
  return kept
}
