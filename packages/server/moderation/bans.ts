// Who is banned: people for a time or for good, guests of an address for a time. Looked up with every request, so that
// it holds at once on every node.

import { MAX_ADDRESS_DAYS } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { addressHash, isInner } from '../address.ts'
import type { Database, PersonRow } from '../store/schema.ts'

export const DAY = 86_400_000
/** The last moment that there is. */
export const FOR_GOOD = 8.64e15

export interface Bans {
  hash(address: string): string
  /** Refuses whoever is banned, bots with their owner, and guests of an address that is. */
  check(person: PersonRow, address: string): Promise<void>
  /** Refuses who would become somebody at an address that is banned. */
  checkNewcomer(address: string): Promise<void>
  /** Guests of that address are banned as well, where somebody's ban is meant so. */
  spread(person: PersonRow, address: string): Promise<void>
}

/** As the wire tells it: null for good. */
export function until(moment: number): number | null {
  return moment >= FOR_GOOD ? null : moment
}

export function openBans(db: Database, secret: string, now: () => number): Bans {
  const hash = (address: string) => addressHash(secret, address)

  async function checkNewcomer(address: string): Promise<void> {
    const row = await db
      .selectFrom('address_bans')
      .select('until')
      .where('address', '=', hash(address))
      .where('until', '>', now())
      .executeTakeFirst()
    if (row)
      deny('banned', `guests from where you are are banned until ${dateOf(row.until)}; accounts can sign in`)
  }

  async function spread({ banned, ban_spreads }: PersonRow, address: string): Promise<void> {
    if (ban_spreads === 0 || banned <= now() || isInner(address)) return
    await banAddress(db, hash(address), Math.min(banned, now() + MAX_ADDRESS_DAYS * DAY), now())
  }

  return {
    hash,
    checkNewcomer,
    spread,
    async check(person, address) {
      const owner =
        person.owner === null
          ? person
          : await db.selectFrom('people').selectAll().where('id', '=', person.owner).executeTakeFirst()
      for (const one of [person, owner]) {
        if (!one || one.banned <= now()) continue
        await spread(one, address)
        deny(
          'banned',
          one.banned >= FOR_GOOD ? 'you are banned' : `you are banned until ${dateOf(one.banned)}`,
        )
      }
      if (person.kind === 'guest') await checkNewcomer(address)
    },
  }
}

/** Never shorter than it was. */
export async function banAddress(db: Database, address: string, end: number, now: number): Promise<void> {
  await db.deleteFrom('address_bans').where('until', '<=', now).execute()
  await db
    .insertInto('address_bans')
    .values({ address, until: end })
    .onConflict((on) =>
      on.column('address').doUpdateSet({ until: end }).where('address_bans.until', '<', end),
    )
    .execute()
}

function dateOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
