// Logs of games that are over, each as one compressed row beside the log, which so stays as small as what is played. A
// log is copied first and taken out of the log of all tables later, so that at no moment it is nowhere; what it says is
// read by `entries` of the store, wherever it is.

import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { TellTrouble } from '../trouble.ts'
import type { EntryRow, Reads } from './schema.ts'
import { entryIn, lineOf, type Store } from './store.ts'

export interface Archive {
  /** Some of what is due, of ever so much. */
  sweep(): Promise<void>
}

/** Since when nothing has happened at a table: just after a game its record is read, and there may be another. */
const COPIED = 3_600_000
/**
 * Since when it is in the archive: longer than anything is under way that is written without knowing of it, and than it
 * takes to bring all nodes up to date.
 */
const CLEARED = 600_000
/** Tables at once; nobody waits for them. */
const MOST = 10

/** What is kept cannot be right; whoever finds that touches nothing. */
class Broken extends Error {
  override readonly name = 'Broken'
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

async function archivedLog(
  db: Reads,
  table: string,
  after: number,
): Promise<{ readonly seq: number; readonly log: readonly EntryRow[] }> {
  const row = await db
    .selectFrom('archives')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .executeTakeFirst()
  if (!row) return { seq: after, log: [] }
  const text = await unpack(Buffer.from(row.body, 'base64')).then(String, (cause) => {
    throw new Broken('the archive cannot be read', { cause })
  })
  return { seq: row.seq, log: text.split('\n').map((line) => entryIn(line, table)) }
}

/** The log of a table after an entry, of which `entries` are those that were found in the log of all tables. */
export async function withArchived(
  db: Reads,
  table: string,
  after: number,
  entries: readonly EntryRow[],
): Promise<readonly EntryRow[]> {
  if (entries[0]?.seq === after + 1) return entries
  const { seq, log } = await archivedLog(db, table, after)
  return [...log.filter((one) => one.seq > after), ...entries.filter((one) => one.seq > seq)]
}

export function openArchive(
  { db, entries, write }: Pick<Store, 'db' | 'entries' | 'write'>,
  now: () => number,
  trouble: TellTrouble,
): Archive {
  /** Left as they are, and told. */
  const spoilt = new Set<string>()

  /** One that fails keeps no other from it. */
  async function each(tables: readonly string[], job: (table: string) => Promise<void>): Promise<void> {
    for (const table of tables)
      await job(table).catch((error) => {
        if (error instanceof Broken) spoilt.add(table)
        trouble(error, 'archive', table)
      })
  }

  async function copy(table: string): Promise<void> {
    const log = await entries(table, 0)
    const last = log.at(-1)
    if (!last || log.some(({ seq }, i) => seq !== i + 1)) throw new Broken('the log has a gap')
    const { seq } = last
    const body = (await pack(log.map(lineOf).join('\n'))).toString('base64')
    const row = { table_id: table, seq, at: now(), cleared: 0, body }
    await write(
      db
        .insertInto('archives')
        .values(row)
        .onConflict((on) => on.column('table_id').doUpdateSet(row).where('archives.seq', '<', seq))
        .compile(),
    )
    await write(
      db
        .updateTable('tables')
        .set({ archived: seq })
        .where('id', '=', table)
        .where('archived', '<', seq)
        .compile(),
    )
  }

  async function clear(table: string): Promise<void> {
    const { seq, log } = await archivedLog(db, table, 0)
    const left = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '<=', seq)
      .execute()
    const kept = log.map(lineOf)
    if (!left.every((entry) => kept[entry.seq - 1] === lineOf(entry)))
      throw new Broken('the archive is not what the log says')
    await write(db.deleteFrom('entries').where('table_id', '=', table).where('seq', '<=', seq).compile())
    await write(
      db
        .updateTable('archives')
        .set({ cleared: 1 })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .compile(),
    )
  }

  return {
    async sweep() {
      // In the words of their indexes.
      const over = await sql<{ id: string }>`
        select id from tables where phase in ('over', 'closed') and archived < seq and due is null
        and updated < ${now() - COPIED} order by updated limit ${MOST + spoilt.size}`.execute(db)
      await each(fresh(over.rows), copy)
      const copied = await sql<{ id: string }>`
        select table_id as id from archives where cleared = 0
        and at < ${now() - CLEARED} order by at limit ${MOST + spoilt.size}`.execute(db)
      await each(fresh(copied.rows), clear)
    },
  }

  function fresh(rows: readonly { readonly id: string }[]): string[] {
    return rows.map(({ id }) => id).filter((id) => !spoilt.has(id))
  }
}
