// SQLite on the main thread, waiting for no lock there: another process may hold the database for writing as long as
// it likes, and meanwhile reads go on and writes try again a little later.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type Sqlite from 'libsql'

type Handle = InstanceType<typeof Sqlite>

/** A lock that is held for longer fails whoever waits for it. */
const PATIENCE = 10_000
/** Between tries, at most. */
const PAUSE = 20

export interface Handles {
  /** For reading outside of transactions; in WAL mode nobody keeps it from that. */
  readonly reads: Handle
  /** Its `busy_timeout` must be 0. */
  readonly writes: Handle
}

export function sqliteDialect(handles: Handles): Dialect {
  return {
    createDriver: () => new PatientDriver(handles),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new WholeAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Bringing the database up to date is done whole or not at all, however it ends: half of it could never be gone on with. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class PatientDriver implements Driver {
  readonly #handles: Handles
  /** The last of those who write, one after another. */
  #tail: Promise<void> = Promise.resolve()

  constructor(handles: Handles) {
    this.#handles = handles
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PatientConnection> {
    return new PatientConnection(this.#handles, () => this.#begin())
  }

  /** Takes the lock of the database, and says how to be done with it. */
  async #begin(): Promise<Done> {
    const before = this.#tail
    let release = () => {}
    this.#tail = new Promise((done) => {
      // Each write waits for the disk: of many that come at once, others are heard in between.
      release = () => setImmediate(done)
    })
    await before
    try {
      // Nothing else is ever refused for a lock: a statement that is would stay open, and keep others from committing.
      await patiently(() => this.#handles.writes.exec('begin immediate'))
    } catch (error) {
      release()
      throw error
    }
    const { writes } = this.#handles
    return (how) => {
      try {
        if (how === 'commit') writes.exec(how)
      } finally {
        release()
        // Also what could not be kept. A full disk has ended it by itself already, and that error is to be told.
        if (writes.inTransaction) writes.exec('rollback')
      }
    }
  }

  async beginTransaction(connection: PatientConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    connection.end('commit')
  }

  async rollbackTransaction(connection: PatientConnection): Promise<void> {
    connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    for (const handle of new Set(Object.values(this.#handles))) handle.close()
  }
}

type Done = (how: 'commit' | 'rollback') => void

class PatientConnection implements DatabaseConnection {
  readonly #handles: Handles
  readonly #take: () => Promise<Done>
  #done: Done | undefined

  constructor(handles: Handles, take: () => Promise<Done>) {
    this.#handles = handles
    this.#take = take
  }

  async begin(): Promise<void> {
    this.#done = await this.#take()
  }

  end(how: 'commit' | 'rollback'): void {
    const done = this.#done
    this.#done = undefined
    done?.(how)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reads, writes } = this.#handles
    if (this.#done) return run(writes, query)
    if (reading(query)) return run(reads, query)
    const done = await this.#take()
    let how: 'commit' | 'rollback' = 'rollback'
    try {
      const result = run<Row>(writes, query)
      how = 'commit'
      return result
    } finally {
      done(how)
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is streamed')
  }
}

function reading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
}

function run<Row>(handle: Handle, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = handle.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** Tries again, off the main thread's time, while another process has the lock. */
async function patiently(job: () => void): Promise<void> {
  const began = performance.now()
  for (let tries = 0; ; tries++)
    try {
      return job()
    } catch (error) {
      const { code } = error as { code?: string }
      if (!code?.startsWith('SQLITE_BUSY') || performance.now() - began > PATIENCE) throw error
      await new Promise((done) => setTimeout(done, Math.min(tries, PAUSE)))
    }
}
