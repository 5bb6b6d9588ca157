// The server's heartbeat: tells when no server was up, or all were asleep, so that no player's clock ran then.

import type { Gap, Gaps } from '@undercrown/table'
import type { Database } from './store/schema.ts'
import { SILENCE } from './time.ts'

export interface Heartbeat {
  beat(): Promise<void>
  /** One list for good, in which gaps appear as they are noticed: tables in memory look at it too. */
  gaps(): Gaps
  /** This server slept, and may have been the only one. */
  slept(gap: Gap): void
  stop(): Promise<void>
}

const EVERY = 2_000
/** Gaps are forgotten when no clock can reach back to them. */
const KEPT = 60 * 86_400_000

/** In order, and none over another: nodes that slept together each tell of it. */
export function mergedGaps(gaps: Gaps): Gap[] {
  const merged: Gap[] = []
  for (const gap of [...gaps].sort((a, b) => a.since - b.since)) {
    const before = merged.at(-1)
    if (!before || gap.since > before.until) merged.push(gap)
    else merged[merged.length - 1] = { since: before.since, until: Math.max(before.until, gap.until) }
  }
  return merged
}

/** `resume` is told how far the servers of before had come. */
export async function openHeartbeat(
  db: Database,
  now: () => number,
  node: string,
  resume: (at: number) => void = () => {},
): Promise<Heartbeat> {
  let last = 0
  const known: Gap[] = []
  /** Noticed here, and not yet held against what the other nodes know. */
  let mine: Gap[] = []

  function know(gaps: Gaps): void {
    known.splice(0, known.length, ...mergedGaps(gaps))
  }

  async function write(): Promise<void> {
    last = now()
    await db
      .insertInto('heartbeats')
      .values({ node, at: last })
      .onConflict((on) => on.column('node').doUpdateSet({ at: last }))
      .execute()
  }

  async function read(): Promise<void> {
    const rows = await db
      .selectFrom('gaps')
      .selectAll()
      .where('until', '>', now() - KEPT)
      .execute()
    know([...rows, ...mine])
  }

  async function latest(others = false): Promise<number | undefined> {
    let query = db.selectFrom('heartbeats').select((e) => e.fn.max('at').as('at'))
    if (others) query = query.where('node', '!=', node)
    const row = await query.executeTakeFirst()
    return row?.at == null ? undefined : Number(row.at)
  }

  async function add(gap: Gap): Promise<void> {
    await db
      .insertInto('gaps')
      .values(gap)
      .onConflict((on) => on.column('since').doNothing())
      .execute()
  }

  /** Whether another node slept as well: it writes that down before it lives on. */
  async function sleptToo({ since, until }: Gap): Promise<boolean> {
    const half = since + (until - since) / 2
    const row = await db
      .selectFrom('gaps')
      .select('since')
      .where('since', '<', half)
      .where('until', '>', half)
      .executeTakeFirst()
    return row !== undefined
  }

  /** A gap is one only if no other node was up in it. */
  async function tell(): Promise<void> {
    for (const gap of [...mine]) {
      const others = await latest(true)
      const alone = others === undefined || others < gap.since + SILENCE
      if (alone || (await sleptToo(gap))) await add(gap)
      mine = mine.filter((one) => one !== gap)
    }
  }

  const since = await latest()
  if (since !== undefined) {
    resume(since)
    if (now() - since > SILENCE) await add({ since, until: now() })
  }
  await write()
  await read()

  return {
    async beat() {
      if (now() - last < EVERY && mine.length === 0) return
      await tell()
      await write()
      await db
        .deleteFrom('heartbeats')
        .where('at', '<', now() - KEPT)
        .execute()
      await read()
    },
    gaps: () => known,
    slept(gap) {
      mine.push(gap)
      know([...known, gap])
    },
    // The last breath counts: from here on no clock runs.
    stop: write,
  }
}
