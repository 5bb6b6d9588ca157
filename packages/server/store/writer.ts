// The thread that writes to SQLite: one transaction, one flush, for whatever many tables want written.

import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'libsql'
import type { TableRow } from './schema.ts'
import { entryIn, type FlatBatch, type Note, type WriterQuery } from './store.ts'

const { file } = workerData as { file: string }
const db = new Sqlite(file)
for (const pragma of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 10000',
  'wal_autocheckpoint = 4000',
])
  db.pragma(pragma)

const columns = [
  'id',
  'code',
  'game',
  'seats',
  'free',
  'phase',
  'listed',
  'rated',
  'settled',
  'host',
  'seq',
  'due',
  'waiting',
  'sheet',
  'created',
  'updated',
] as const satisfies readonly (keyof TableRow)[]

const insert = db.prepare(
  `insert or ignore into entries (table_id, seq, at, body) select ?1, ?2, ?3, ?4
   where not exists (select 1 from archives where table_id = ?1 and seq >= ?2)`,
)
const upsert = db.prepare(
  `insert into tables (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
   on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
   where excluded.seq >= tables.seq`,
)
const note = db.prepare(
  'update tables set seq = ?, due = ?, waiting = ?, updated = ?, settled = ? where id = ? and seq <= ?',
)
const forget = db.prepare('delete from members where table_id = ?')
const remember = db.prepare('insert or replace into members (table_id, person, seat) values (?, ?, ?)')

function commit(batch: FlatBatch): boolean[] {
  db.exec('begin immediate')
  try {
    const went = take(batch)
    db.exec('commit')
    return went
  } finally {
    // Where it failed; a full disk has ended it already, and that is to be told.
    if (db.inTransaction) db.exec('rollback')
  }
}

function take({ entries, more, notes }: FlatBatch): boolean[] {
  const lines = entries === '' ? [] : entries.split('\n')
  const tables: string[] = []
  const went = lines.map((line) => {
    const end = line.indexOf(' ')
    const { table_id, seq, at, body } = entryIn(line.slice(end + 1), line.slice(0, end))
    tables.push(table_id)
    return insert.run(table_id, seq, at, body).changes > 0
  })
  const learn = ({ id, seq, due, waiting, updated, settled }: Note) =>
    note.run(seq, due, waiting, updated, settled, id, seq)
  for (const [at, { row, members, note: sooner }] of more) {
    if (!went[at]) continue
    if (sooner) learn(sooner)
    if (row) upsert.run(...columns.map((name) => row[name]))
    if (!members) continue
    const table_id = tables[at]
    forget.run(table_id)
    for (const { person, seat } of members) remember.run(table_id, person, seat)
  }
  notes.forEach(learn)
  return went
}

function run({ sql, parameters }: WriterQuery): boolean[] {
  return [db.prepare(sql).run(parameters).changes > 0]
}

parentPort?.on('message', (message: ((FlatBatch | WriterQuery) & { n: number }) | 'end') => {
  if (message === 'end') {
    db.close()
    parentPort?.close()
    return
  }
  const { n } = message
  try {
    parentPort?.postMessage({ n, went: 'sql' in message ? run(message) : commit(message) })
  } catch (error) {
    parentPort?.postMessage({ n, error: error instanceof Error ? error.message : String(error) })
  }
})
