// The server's heartbeat: tells when no server was up, or all were asleep, or none could write down what was played, so
// that no player's clock ran then.

import type { Gap, Gaps } from '@undercrown/table'
import type { CompiledQuery } from 'kysely'
import type { Database } from './store/schema.ts'
import { SILENCE } from './time.ts'

export interface Heartbeat {
  /** Whether it was found that clocks stood still when they were thought to run, or the other way round. */
  beat(): Promise<boolean>
  /** Looks for how long nothing can be written; whoever decides something by the time is told before. */
  look(): void
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

/** `resume` is told how far the servers of before had come; `put` writes by the way that moves are written by. */
export async function openHeartbeat(
  db: Database,
  now: () => number,
  node: string,
  resume: (at: number) => void,
  stopwatch: () => number,
  put: (query: CompiledQuery) => Promise<unknown>,
): Promise<Heartbeat> {
  let last = 0
  const known: Gap[] = []
  /** Noticed here, and not yet held against what the other nodes know. */
  let mine: Gap[] = []
  /** What was known after the beat before, and whether a gap was noticed since, be it for a moment. */
  let agreed = ''
  let noticed = false
  /** Since when a beat is tried, and the gap that this has come to. */
  let tried: { readonly since: number; readonly measured: number; gap?: Gap } | undefined

  function notice(gap: Gap): void {
    noticed = true
    know([...known, gap])
  }

  function know(gaps: Gaps): void {
    known.splice(0, known.length, ...mergedGaps(gaps))
  }

  async function write(): Promise<void> {
    last = now()
    await put(
      db
        .insertInto('heartbeats')
        .values({ node, at: last })
        .onConflict((on) => on.column('node').doUpdateSet({ at: last }))
        .compile(),
    )
  }

  async function read(): Promise<boolean> {
    const rows = await db
      .selectFrom('gaps')
      .selectAll()
      .where('until', '>', now() - KEPT)
      .execute()
    know([...rows, ...mine])
    const otherwise = noticed || JSON.stringify(known) !== agreed
    agreed = JSON.stringify(known)
    noticed = false
    return otherwise
  }

  async function latest(others = false): Promise<number | undefined> {
    let query = db.selectFrom('heartbeats').select((e) => e.fn.max('at').as('at'))
    if (others) query = query.where('node', '!=', node)
    const row = await query.executeTakeFirst()
    return row?.at == null ? undefined : Number(row.at)
  }

  async function add(gap: Gap): Promise<void> {
    await put(
      db
        .insertInto('gaps')
        .values(gap)
        .onConflict((on) =>
          on.column('since').doUpdateSet({ until: gap.until }).where('gaps.until', '<', gap.until),
        )
        .compile(),
    )
  }

  /** Whether another node slept as well: it writes that down before it lives on. */
  async function sleptToo({ since, until }: Gap): Promise<boolean> {
    const half = Math.floor((since + until) / 2)
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

  function look(): void {
    const until = now()
    if (!tried || Math.min(until - tried.since, stopwatch() - tried.measured) <= SILENCE) return
    const before = tried.gap
    const gap = { since: tried.since, until }
    tried.gap = gap
    mine = [...mine.filter((one) => one !== before), gap]
    notice(gap)
  }

  const since = await latest()
  if (since !== undefined) {
    resume(since)
    if (now() - since > SILENCE) await add({ since, until: now() })
  }
  await write()
  await read()

  return {
    look,
    async beat() {
      if (now() - last < EVERY && mine.length === 0) return false
      tried ??= { since: now(), measured: stopwatch() }
      look()
      await tell()
      await write()
      look()
      tried = undefined
      await db
        .deleteFrom('heartbeats')
        .where('at', '<', now() - KEPT)
        .execute()
      return read()
    },
    gaps: () => known,
    slept(gap) {
      mine.push(gap)
      notice(gap)
    },
    // The last breath counts: from here on no clock runs.
    stop: write,
  }
}
