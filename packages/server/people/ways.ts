// The ways of signing in: the password and passkeys, each of which may go, but not the last of them.

import { deny } from '@undercrown/table'
import type { Transaction } from 'kysely'
import type { Database, Schema } from '../store/schema.ts'

/** Does without the password. */
export function removePassword(db: Database, person: string): Promise<void> {
  return removing(db, person, async (all) => {
    await all.updateTable('people').set({ password: null }).where('id', '=', person).execute()
  })
}

export function removePasskey(db: Database, person: string, passkey: string): Promise<void> {
  return removing(db, person, async (all) => {
    const { numDeletedRows } = await all
      .deleteFrom('passkeys')
      .where('id', '=', passkey)
      .where('person', '=', person)
      .executeTakeFirst()
    if (numDeletedRows === 0n) deny('not-found', 'you have no such passkey')
  })
}

/** Takes something away, unless nothing would be left. */
async function removing(
  db: Database,
  person: string,
  remove: (all: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (all) => {
    // The row is ours until the end, so that of two who each leave the other's way, one is refused.
    await all
      .updateTable('people')
      .set((e) => ({ epoch: e.ref('epoch') }))
      .where('id', '=', person)
      .execute()
    await remove(all)
    const left = await all
      .selectFrom('people')
      .leftJoin('passkeys', 'passkeys.person', 'people.id')
      .select('people.id')
      .where('people.id', '=', person)
      .where((e) => e.or([e('people.password', 'is not', null), e('passkeys.id', 'is not', null)]))
      .executeTakeFirst()
    if (!left) deny('last-way', 'this is your last way of signing in; add another first')
  })
}
