// The acts of moderators: who may do what to whom. Each is done and written down in one step; what a running server has
// to do about it, such as cutting somebody off, is for `enforcement.ts`. The routes and the command line both come here.

import { type ActAnswer, MAX_ADDRESS_DAYS, type ModeratorAct } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { sql } from 'kysely'
import { addressOf, isInner } from '../address.ts'
import type { People } from '../people/people.ts'
import type { ActRow, Database, PersonRow } from '../store/schema.ts'
import { type Bans, banAddress, DAY, FOR_GOOD } from './bans.ts'
import { openPartial } from './partial.ts'

/** Who acts; undefined for the command line, which may do everything. */
export type Moderator = PersonRow | undefined

interface Change {
  readonly about: Partial<Pick<ActRow, 'person' | 'table_id' | 'about' | 'until'>>
  /** 0: a server has a part in it. */
  readonly done?: 0
  apply?(db: Database): Promise<unknown>
  /** Told this once. */
  readonly password?: string
}

export function openActs(db: Database, people: People, bans: Bans, now: () => number) {
  const partial = openPartial(db, people)

  async function need(id: string): Promise<PersonRow> {
    return (await people.get(id)) ?? deny('not-found', 'there is no such person')
  }

  /** Nobody rules upon themselves nor upon an owner, and a moderator not upon another. */
  async function subject(by: Moderator, id: string): Promise<PersonRow> {
    const person = await need(id)
    if (!by) return person
    const { id: whose, rank } = person.owner === null ? person : await need(person.owner)
    if (whose === by.id) deny('protected', 'nobody rules upon themselves')
    if (rank === 'owner') deny('protected', 'nobody here rules upon an owner')
    if (rank === 'moderator' && by.rank !== 'owner') deny('protected', 'only an owner rules upon a moderator')
    return person
  }

  function ownersOnly(by: Moderator): void {
    if (by && by.rank !== 'owner') deny('not-yours', 'this is for owners')
  }

  const end = (days: number | null) => (days === null ? FOR_GOOD : now() + days * DAY)
  const set = (id: string, changes: Partial<PersonRow>) => (all: Database) =>
    all.updateTable('people').set(changes).where('id', '=', id).execute()

  /** What an act comes to, or why it may not be. */
  async function changeBy(by: Moderator, act: ModeratorAct): Promise<Change> {
    switch (act.do) {
      case 'mute':
      case 'unmute': {
        const { id } = await subject(by, act.person)
        const muted = act.do === 'mute' ? end(act.days) : 0
        return { about: { person: id, ...(muted > 0 && { until: muted }) }, apply: set(id, { muted }) }
      }
      case 'ban': {
        const { id } = await subject(by, act.person)
        if (by?.rank === 'moderator' && (await partial.playTogether(by.id, id)))
          deny('partial', 'you play with them: let another moderator decide')
        const banned = end(act.days)
        return {
          about: { person: id, until: banned, ...(act.address && { about: 'address' }) },
          done: 0,
          async apply(all) {
            await set(id, { banned, ban_spreads: Number(act.address) })(all)
            const theirs = all.selectFrom('people').select('id').where('owner', '=', id)
            await all
              .deleteFrom('queue')
              .where((e) => e.or([e('person', '=', id), e('person', 'in', theirs)]))
              .execute()
          },
        }
      }
      case 'unban': {
        const { id } = await subject(by, act.person)
        return { about: { person: id }, apply: set(id, { banned: 0, ban_spreads: 0 }) }
      }
      case 'ban-address': {
        const address = addressOf({ ip: act.address })
        if (isInner(address))
          deny('not-offered-here', 'this address is of the server’s own network: a proxy, and all behind it')
        const banned = end(Math.min(act.days, MAX_ADDRESS_DAYS))
        const about = bans.hash(address)
        return { about: { about, until: banned }, apply: (all) => banAddress(all, about, banned, now()) }
      }
      case 'unban-address': {
        const hash = act.address.length === 43 ? act.address : bans.hash(addressOf({ ip: act.address }))
        const known = await db
          .selectFrom('address_bans')
          .select('until')
          .where('address', '=', hash)
          .executeTakeFirst()
        if (!known) deny('not-found', 'this address is not banned')
        return {
          about: { about: hash },
          apply: (all) => all.deleteFrom('address_bans').where('address', '=', hash).execute(),
        }
      }
      case 'remove-message': {
        const line =
          (await db.selectFrom('chat').selectAll().where('id', '=', act.line).executeTakeFirst()) ??
          deny('not-found', 'there is no such message any more')
        await subject(by, line.person)
        return {
          about: { person: line.person, table_id: line.table_id, about: line.id },
          apply: (all) => all.deleteFrom('chat').where('id', '=', line.id).execute(),
        }
      }
      case 'remove-table': {
        const table =
          (await db.selectFrom('tables').select('phase').where('id', '=', act.table).executeTakeFirst()) ??
          deny('not-found', 'there is no such table')
        if (table.phase !== 'open' && table.phase !== 'playing') deny('wrong-phase', 'the table is over')
        if (by?.rank === 'moderator' && (await partial.sitsAt(by.id, act.table)))
          deny('partial', 'you sit there: let another moderator decide')
        return { about: { table_id: act.table }, done: 0 }
      }
      case 'reset-password': {
        ownersOnly(by)
        const { id, kind } = await subject(by, act.person)
        if (kind !== 'account') deny('not-offered-here', 'only accounts have a password')
        if (by && (await partial.playTogether(by.id, id)))
          deny('partial', 'you play with them, and could look at their hand; wait until the game is over')
        // Whoever took the account may have made other ways into it.
        const { password, set: apply } = await people.resetPassword(id)
        return { about: { person: id }, password, apply }
      }
      case 'appoint': {
        ownersOnly(by)
        const { id, kind } = await subject(by, act.person)
        if (kind !== 'account') deny('not-offered-here', 'only accounts can be moderators')
        if (by && act.rank === 'owner') deny('not-yours', 'owners are made on the command line')
        return {
          about: { person: id, ...(act.rank && { about: act.rank }) },
          apply: set(id, { rank: act.rank }),
        }
      }
      case 'dismiss':
        return { about: {} }
    }
  }

  async function checkReport(by: Moderator, id: string): Promise<void> {
    const report =
      (await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()) ??
      deny('not-found', 'there is no such report')
    if (by && (await partial.concerns(by.id, report.whom)))
      deny('partial', 'this report is about you: let another decide')
    if (report.act !== null) settledAlready()
  }

  /** Whoever rules, on whichever node, comes after: a right that was taken is gone, and each act has its own number. */
  async function inOrder(all: Database, by: Moderator): Promise<void> {
    await all
      .insertInto('settings')
      .values({ name: 'ruling', value: '' })
      .onConflict((on) => on.column('name').doUpdateSet({ value: '' }))
      .execute()
    if (!by) return
    const { rank, banned } =
      (await all
        .selectFrom('people')
        .select(['rank', 'banned'])
        .where('id', '=', by.id)
        .executeTakeFirst()) ?? deny('no-identity', 'nobody is signed in')
    if (rank !== by.rank || banned > now()) deny('not-yours', 'this is for moderators')
  }

  async function write(by: Moderator, act: ModeratorAct, { about, done, apply }: Change): Promise<number> {
    return db.transaction().execute(async (all) => {
      await inOrder(all, by)
      const { seq } = await all
        .insertInto('acts')
        .values({
          // A plain count: what is written later has a higher number, also after a restored copy.
          seq: sql<number>`(select coalesce(max(seq), 0) + 1 from acts)`,
          at: now(),
          by: by?.id ?? '',
          act: act.do,
          person: null,
          table_id: null,
          about: null,
          until: null,
          ...about,
          why: act.why,
          done: done ?? 1,
        })
        .returning('seq')
        .executeTakeFirstOrThrow()
      await apply?.(all)
      if (act.report !== undefined) {
        const { numUpdatedRows } = await all
          .updateTable('reports')
          .set({ act: seq })
          .where('id', '=', act.report)
          .where('act', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) settledAlready()
      }
      return seq
    })
  }

  return {
    async act(by: Moderator, act: ModeratorAct): Promise<ActAnswer> {
      const change = await changeBy(by, act)
      if (act.report !== undefined) await checkReport(by, act.report)
      const seq = await write(by, act, change)
      const { password } = change
      return { seq, ...(password !== undefined && { password }) }
    },
  }
}

function settledAlready(): never {
  return deny('wrong-phase', 'somebody has settled this report already')
}
