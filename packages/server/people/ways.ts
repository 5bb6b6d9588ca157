// The ways of signing in: the password and passkeys, each of which may go, but not the last of them. Whoever changes one
// is still who they were when they asked: a thief's request that is under way while the owner recovers comes too late.

import { deny } from '@undercrown/table'
import type { Transaction } from 'kysely'
import type { Database, PersonRow, Schema } from '../store/schema.ts'

/** Who asked for a change, as they were then. */
export type Asker = Pick<PersonRow, 'id' | 'epoch'>

/** Changes ways into an account, unless what they were asked with is void by now. */
export function changingWays<Done>(
  db: Database,
  { id, epoch }: Asker,
  change: (all: Transaction<Schema>) => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute(async (all) => {
    // The row is ours until the end: of two who change it at once, one comes after the other.
    const { numUpdatedRows } = await all
      .updateTable('people')
      .set((e) => ({ epoch: e.ref('epoch') }))
      .where('id', '=', id)
      .where('epoch', '=', epoch)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) deny('no-identity', 'you were signed out meanwhile; sign in again')
    return change(all)
  })
}

/** Takes one away, unless nothing would be left. */
export function removingWay<Done>(
  db: Database,
  asker: Asker,
  remove: (all: Transaction<Schema>) => Promise<Done>,
): Promise<Done> {
  return changingWays(db, asker, async (all) => {
    const done = await remove(all)
    const left = await all
      .selectFrom('people')
      .leftJoin('passkeys', 'passkeys.person', 'people.id')
      .select('people.id')
      .where('people.id', '=', asker.id)
      .where((e) => e.or([e('people.password', 'is not', null), e('passkeys.id', 'is not', null)]))
      .executeTakeFirst()
    if (!left) deny('last-way', 'this is your last way of signing in; add another first')
    return done
  })
}

export function removePasskey(db: Database, asker: Asker, passkey: string): Promise<void> {
  return removingWay(db, asker, async (all) => {
    const { numDeletedRows } = await all
      .deleteFrom('passkeys')
      .where('id', '=', passkey)
      .where('person', '=', asker.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) deny('not-found', 'you have no such passkey')
  })
}
