// The server's heartbeat: tells when no server was up, so that no player's clock ran then.

import type { Gaps } from '@undercrown/table'
import type { Database } from './store/schema.ts'

export interface Heartbeat {
  beat(): Promise<void>
  gaps(): Gaps
  stop(): Promise<void>
}

/** Without a beat for so long, nothing was up. */
const SILENCE = 5_000
const EVERY = 2_000
/** Gaps are forgotten when no clock can reach back to them. */
const KEPT = 60 * 86_400_000

export async function openHeartbeat(db: Database, now: () => number, node: string): Promise<Heartbeat> {
  let last = 0
  let known: Gaps = []

  async function write(): Promise<void> {
    last = now()
    await db
      .insertInto('heartbeats')
      .values({ node, at: last })
      .onConflict((on) => on.column('node').doUpdateSet({ at: last }))
      .execute()
  }

  async function read(): Promise<void> {
    known = await db
      .selectFrom('gaps')
      .selectAll()
      .where('until', '>', now() - KEPT)
      .orderBy('since')
      .execute()
  }

  const latest = await db
    .selectFrom('heartbeats')
    .select((e) => e.fn.max('at').as('at'))
    .executeTakeFirst()
  const since = latest?.at == null ? undefined : Number(latest.at)
  if (since !== undefined && now() - since > SILENCE)
    await db
      .insertInto('gaps')
      .values({ since, until: now() })
      .onConflict((on) => on.column('since').doNothing())
      .execute()
  await write()
  await read()

  return {
    async beat() {
      if (now() - last < EVERY) return
      await write()
      await db
        .deleteFrom('heartbeats')
        .where('at', '<', now() - KEPT)
        .execute()
      await read()
    },
    gaps: () => known,
    // The last breath counts: from here on no clock runs.
    stop: write,
  }
}
