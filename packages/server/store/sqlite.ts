// The store in one local file: SQLite through libsql. Appends go to a thread of their own, so that waiting for
// the disk never holds up the others.

import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '@undercrown/engine'
import { Kysely } from 'kysely'
import Sqlite from 'libsql'
import { withArchived } from './archive.ts'
import { migrate } from './migrations.ts'
import type { EntryRow, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-driver.ts'
import { type Batch, entryIn, type FlatBatch, flat, grouping, type Store, type WriterQuery } from './store.ts'

export interface SqliteOptions {
  readonly file: string
  /** The bundled `writer.mjs`. */
  readonly writer: URL
  readonly onFlush?: ((ms: number, size: number) => void) | undefined
}

/** One above the other: Node would try without an end where there can be none, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

async function opened(file: string, apart: boolean) {
  makeFolder(dirname(file))
  const sqlite = new Sqlite(file)
  chmodSync(file, 0o600)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 10000'])
    sqlite.pragma(pragma)
  // The writing thread moves what is written into the database (a checkpoint, `writer.ts`); here that would hold everybody up.
  if (apart) sqlite.pragma('wal_autocheckpoint = 16000')
  const reads = apart ? new Sqlite(file) : sqlite
  const db = new Kysely<Schema>({ dialect: sqliteDialect({ reads, writes: sqlite }) })
  await migrate(db)
  for (const handle of [reads, sqlite]) handle.pragma('busy_timeout = 0')
  return { db, sqlite, reads }
}

/** The database itself, brought up to date. `apart`: what is read comes by a handle of its own. */
export async function sqliteDatabase(file: string, apart = false) {
  try {
    return await opened(file, apart)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const why = error instanceof Sqlite.SqliteError ? message : (code ?? message)
    return refuse(
      `the database cannot be opened at ${file} (${why}); is DATA_DIR a folder that may be written to?`,
      `la base de données ne s’ouvre pas à ${file} (${why})\u202f; DATA_DIR est-il un dossier où l’on peut écrire\u202f?`,
    )
  }
}

export async function openSqlite({ file, writer, onFlush }: SqliteOptions): Promise<Store> {
  const { db, reads } = await sqliteDatabase(file, true)
  const thread = new Worker(writer, { workerData: { file } })
  const asked = new Map<
    number,
    { done: (went: readonly boolean[]) => void; failed: (error: Error) => void }
  >()
  let number = 0
  let broken: Error | undefined
  const gone = new Promise<void>((done) => thread.once('exit', () => done()))
  thread.on('message', ({ n, went, error }: { n: number; went?: boolean[]; error?: string }) => {
    const one = asked.get(n)
    asked.delete(n)
    if (went) one?.done(went)
    else one?.failed(new Error(error))
  })
  thread.on('error', (error) => {
    broken = error instanceof Error ? error : new Error(String(error))
    for (const one of asked.values()) one.failed(broken)
    asked.clear()
  })
  const ask = (what: FlatBatch | WriterQuery) =>
    new Promise<readonly boolean[]>((done, failed) => {
      if (broken) return failed(broken)
      asked.set(number, { done, failed })
      thread.postMessage({ n: number++, ...what })
    })
  const commit = (batch: Batch) => ask(flat(batch))
  const group = grouping(commit, onFlush)

  // A whole log as one row: crossing into the database for each entry would cost more than reading it.
  const read = reads.prepare(
    `select group_concat(seq || ' ' || at || ' ' || body, char(10)) as log
     from (select seq, at, body from entries where table_id = ? and seq > ? order by seq)`,
  )
  function entries(table: string, after: number): EntryRow[] {
    const { log } = read.get(table, after) as { log: string | null }
    if (log === null) return []
    return log.split('\n').map((line) => entryIn(line, table))
  }
  return {
    kind: 'sqlite',
    db,
    reads: db,
    append: group.append,
    async write({ sql, parameters }) {
      await ask({ sql, parameters })
    },
    note: group.note,
    entries: (table, after) => withArchived(db, table, after, entries(table, after)),
    overtaken: async () => [],
    async hold() {},
    release() {},
    announce() {},
    listen() {},
    async close() {
      await group.drained()
      // It ends by itself: to stop it in the middle of a call into the database would take the whole process along.
      thread.postMessage('end')
      await gone
      await db.destroy()
    },
  }
}
