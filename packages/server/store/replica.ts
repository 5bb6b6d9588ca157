// A replica of PostgreSQL answers what may be some seconds old. Whatever it cannot answer, or not as of now, the
// database itself does: nobody notices but whoever reads the log of the server.

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

type Asked = Pick<pg.Pool, 'query' | 'end'>

export interface ReplicaOptions {
  readonly replica: Asked
  readonly primary: PostgresPool
  /** Whether an answer failed for what the replica is, and not for what was asked. */
  readonly lost: (error: unknown) => boolean
  readonly onTrouble?: ((error: Error) => void) | undefined
  readonly stopwatch: () => number
}

/** What a replica has not heard of for longer is not to be missed. Logs are put away much later. */
const MOST_BEHIND = 10_000
/** How far it is behind is looked at so often, while it is asked. */
const LOOKED_AT = 1_000
/** Nobody waits longer for it: then the database is asked. */
const PATIENCE = 1_000
/** One that did not answer is left alone for so long. */
const LEFT_ALONE = 5_000

/** Servers write their heartbeat every other second: what was written last tells how late it is. */
const BEHIND = `select pg_is_in_recovery() as follows,
  extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000 as behind`

/** Rejects where nothing comes for too long. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, failed) => {
    timer = setTimeout(() => failed(new Error('the replica does not answer; it is not asked')), PATIENCE)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** For single statements that read; of a transaction each would be answered by itself. */
export function openReplica({ replica, primary, lost, onTrouble, stopwatch }: ReplicaOptions): PostgresPool {
  let good = Promise.resolve(false)
  let until = Number.NEGATIVE_INFINITY
  let alone = false

  async function look(): Promise<boolean> {
    const { rows } = await soon(replica.query<{ follows: boolean; behind: string | null }>(BEHIND))
    const [row] = rows
    const behind = Number(row?.behind ?? Number.NaN)
    if (!row?.follows) throw new Error('DATABASE_REPLICA_URL leads to no replica; it is not asked')
    if (!(behind <= MOST_BEHIND))
      throw new Error(`the replica is ${Math.round(behind)} ms behind; it is not asked`)
    alone = false
    return true
  }

  function leaveAlone(error: unknown): false {
    alone = true
    good = Promise.resolve(false)
    until = stopwatch() + LEFT_ALONE
    onTrouble?.(error as Error)
    return false
  }

  function isGood(): Promise<boolean> {
    if (stopwatch() >= until) {
      until = stopwatch() + LOOKED_AT
      const found = look().catch(leaveAlone)
      // Nobody waits for news of one that was left alone.
      if (alone)
        found.then(() => {
          good = found
        })
      else good = found
    }
    return good
  }

  async function ask(sql: string, parameters: readonly unknown[]) {
    if (await isGood())
      try {
        return await soon(replica.query(sql, [...parameters]))
      } catch (error) {
        if (!lost(error)) throw error
        leaveAlone(error)
      }
    const client = await primary.connect()
    try {
      return await client.query(sql, parameters)
    } finally {
      client.release()
    }
  }

  return {
    connect: async () => ({ query: ask as unknown as PostgresPoolClient['query'], release() {} }),
    end: () => replica.end(),
  }
}
