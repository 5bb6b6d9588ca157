// What a running server does about the acts of moderators, wherever they were written down: by a request to it, on
// another node, or on the command line. Looked for once a second, and at once when another node says so.

import type { Unsaid } from '@undercrown/protocol'
import type { People } from '../people/people.ts'
import type { Sockets } from '../sockets.ts'
import type { ActRow } from '../store/schema.ts'
import type { Gathering } from '../table/audience.ts'
import type { ServerContext } from '../table/context.ts'
import type { Presence } from '../table/presence.ts'
import type { Tables } from '../table/tables.ts'
import type { Bans } from './bans.ts'

export interface Enforcement {
  /** Does what is new. */
  sweep(): Promise<void>
  /** Something was written down here: does it now, and tells the other nodes. */
  ruled(): Promise<void>
}

interface Ruled {
  readonly context: ServerContext
  readonly tables: Tables
  /** Where people talk, if any of them do so by this server. */
  near(id: string): Gathering | undefined
  readonly people: People
  readonly presence: Presence
  readonly sockets: Sockets
  readonly bans: Bans
  /** Frees somebody's seats, or gives them to bots. */
  depart(person: string): Promise<void>
  trouble(error: unknown, about: string): void
}

/** Who was just connecting, or sitting down by another node, when they were cut off is cut off again for so long. */
const AGAIN = 5_000

export async function openEnforcement(ruled: Ruled): Promise<Enforcement> {
  const { context, tables, near, people, presence, sockets, bans, depart, trouble } = ruled
  const { store, now } = context
  const { db } = store
  const newest = await db
    .selectFrom('acts')
    .select((e) => e.fn.max('seq').as('seq'))
    .executeTakeFirst()
  let seen = newest?.seq ?? 0

  /** To those who are connected here. */
  async function tellHere({ act, person, table_id, about }: ActRow): Promise<void> {
    if (act === 'ban' && person !== null)
      for (const one of await people.crew(person)) {
        const banned = one.owner === null ? one : await people.get(one.owner)
        if (banned) for (const address of addressesOf(one.id)) await bans.spread(banned, address)
        sockets.hangUp(one.id)
      }
    if (act === 'ban' || act === 'ban-address') await clearGuests()
    // Not who has signed in with the new one meanwhile.
    if (act === 'reset-password' && person !== null) await sockets.lookAgain(person)
    if (act === 'remove-message' && table_id !== null && about !== null) {
      const text = JSON.stringify({ type: 'unsaid', table: table_id, line: about } satisfies Unsaid)
      for (const watcher of near(table_id)?.watchers ?? []) watcher.send(text)
    }
  }

  function addressesOf(person: string): string[] {
    return [...new Set([...sockets.addresses(person), presence.whence(person)])].filter(Boolean)
  }

  /** Guests of addresses that are banned hang up. */
  async function clearGuests(): Promise<void> {
    const rows = await db.selectFrom('address_bans').select('address').where('until', '>', now()).execute()
    const banned = new Set(rows.map((row) => row.address))
    if (banned.size === 0) return
    for (const id of [...sockets.people()]) {
      if (!sockets.addresses(id).some((address) => banned.has(bans.hash(address)))) continue
      if ((await people.get(id))?.kind === 'guest') sockets.hangUp(id)
    }
  }

  /** Done by whichever server comes first; twice does no harm. */
  async function doIt({ seq, act, person, table_id }: ActRow): Promise<void> {
    // Who is no longer banned has not gone.
    if (act === 'ban' && person !== null && ((await people.get(person))?.banned ?? 0) > now())
      for (const { id } of await people.crew(person)) {
        await db.deleteFrom('queue').where('person', '=', id).execute()
        await depart(id)
      }
    if (act === 'remove-table' && table_id !== null) await remove(table_id)
    await db.updateTable('acts').set({ done: 1 }).where('seq', '=', seq).execute()
  }

  async function remove(id: string): Promise<void> {
    const table = await tables.get(id).catch(() => undefined)
    if (table)
      await table.write(({ phase }) =>
        phase === 'open' || phase === 'playing' ? { type: 'ended', reason: 'removed' } : undefined,
      )
    // One that cannot be read any more is taken from the lists; its log stays as it is.
    else
      await db
        .updateTable('tables')
        .set({ phase: 'closed', listed: 0, due: null, waiting: ',,' })
        .where('id', '=', id)
        .execute()
  }

  async function look(): Promise<void> {
    const rows = await db
      .selectFrom('acts')
      .selectAll()
      .where((e) => e.or([e('done', '=', 0), e('seq', '>', seen), e('at', '>', now() - AGAIN)]))
      .orderBy('seq')
      .execute()
    for (const row of rows) {
      try {
        const isRecent = row.at > now() - AGAIN
        if (row.seq > seen || isRecent) await tellHere(row)
        if (row.done === 0 || isRecent) await doIt(row)
      } catch (error) {
        trouble(error, 'moderation')
      }
    }
    seen = Math.max(seen, ...rows.map(({ seq }) => seq))
  }

  // One after the other: whoever asks knows that what was written before is done.
  let tail: Promise<void> = Promise.resolve()
  function sweep(): Promise<void> {
    const next = tail.then(look)
    tail = next.catch(() => {})
    return next
  }

  store.listen(({ about }) => {
    if (about === 'ruled' || about === 'missed') sweep().catch((error) => trouble(error, 'moderation'))
  })

  return {
    sweep,
    async ruled() {
      store.announce({ about: 'ruled', id: '', what: '' })
      await sweep()
    },
  }
}
