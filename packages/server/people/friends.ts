// Friends by link: who gives their link agrees beforehand, who opens it agrees by that. Nobody else learns who is whose
// friend, and only friends learn who is here.

import { type FriendsNow, MAX_FRIENDS, MAX_INVITATIONS, type PersonSheet } from '@undercrown/protocol'
import { deny, seatOf } from '@undercrown/table'
import { type Database, holdPerson, type PersonRow } from '../store/schema.ts'
import type { ServerContext } from '../table/context.ts'
import { listedSheets } from '../table/lists.ts'
import type { Presence } from '../table/presence.ts'
import type { Pay, Tables } from '../table/tables.ts'
import { holding } from './holding.ts'
import { type People, sheetOfPerson } from './people.ts'

export interface Friends {
  of(person: string): Promise<FriendsNow>
  /** A new link; the one before leads nowhere any more. */
  renewLink(person: string): Promise<string>
  /** Whose link it is; they are friends now. One's own leads to oneself. */
  befriend(person: PersonRow, code: string): Promise<PersonSheet>
  part(person: string, friend: string): Promise<void>
  invite(person: string, friend: string, table: string, pay: Pay): Promise<void>
  decline(person: string, table: string): Promise<void>
}

/** An open table is closed after a day, and nobody need be invited to it any longer. */
const INVITED_FOR = 86_400_000
/** Long enough that nobody finds one by trying. */
const CODE_LENGTH = 12

export function openFriends(
  context: ServerContext,
  tables: Tables,
  people: People,
  presence: Presence,
  invited: (person: string, table: string) => void,
): Friends {
  const { db } = context.store

  const areFriends = (person: string, friend: string) =>
    db
      .selectFrom('friends')
      .select('since')
      .where('person', '=', person)
      .where('friend', '=', friend)
      .executeTakeFirst()

  /** Whether anybody may challenge a program at a game. */
  const isOffered = (person: string, game: string) =>
    db
      .selectFrom('programs')
      .select('since')
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst()

  /** Whether somebody wants to hear nothing of another, anywhere. */
  const blocks = (person: string, whom: string) =>
    db
      .selectFrom('mutes')
      .select('whom')
      .where('person', '=', person)
      .where('whom', '=', whom)
      .where('table_id', '=', '')
      .executeTakeFirst()

  async function room(all: Database, person: string): Promise<void> {
    const { fn } = all
    const { count } = await all
      .selectFrom('friends')
      .select(fn.countAll().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_FRIENDS) deny('not-offered-here', `${MAX_FRIENDS} friends are enough`)
  }

  /** The tables of these people that everybody may see, the liveliest first. */
  async function tablesOf(ids: readonly string[]) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('members as m')
      .innerJoin('tables as t', 't.id', 'm.table_id')
      .select(['m.person', 't.sheet'])
      .where('m.person', 'in', ids)
      .where('t.listed', '=', 1)
      .where((e) =>
        e.or([e('t.phase', '=', 'playing'), e.and([e('t.phase', '=', 'open'), e('t.free', '>', 0)])]),
      )
      .orderBy('t.updated', 'desc')
      .limit(MAX_FRIENDS)
      .execute()
    return listedSheets(context, rows)
  }

  async function invitationsTo(person: string): Promise<FriendsNow['invitations']> {
    const rows = await db
      .selectFrom('invitations as i')
      .innerJoin('tables as t', 't.id', 'i.table_id')
      .leftJoin('friends as f', (on) => on.onRef('f.friend', '=', 'i.inviter').on('f.person', '=', person))
      .leftJoin('programs as o', (on) => on.onRef('o.game', '=', 't.game').on('o.person', '=', person))
      .select(['i.inviter', 'i.at', 't.sheet'])
      .where('i.person', '=', person)
      .where('t.phase', '=', 'open')
      .where('t.free', '>', 0)
      .where((e) => e.or([e('f.since', 'is not', null), e('o.since', 'is not', null)]))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('mutes')
              .select('mutes.whom')
              .where('mutes.person', '=', person)
              .whereRef('mutes.whom', '=', 'i.inviter')
              .where('mutes.table_id', '=', ''),
          ),
        ),
      )
      .orderBy('i.at', 'desc')
      .execute()
    const names = await people.profiles([...new Set(rows.map(({ inviter }) => inviter))])
    return (await listedSheets(context, rows, true)).flatMap(({ row: { inviter, at }, sheet }) => {
      const by = names.get(inviter)
      const sits = sheet.seats.some((seat) => seat.person?.id === person)
      return by && !sits ? [{ by, at, table: sheet }] : []
    })
  }

  return {
    async of(person) {
      const link = await db
        .selectFrom('friend_links')
        .select('code')
        .where('person', '=', person)
        .executeTakeFirst()
      const rows = await db.selectFrom('friends').selectAll().where('person', '=', person).execute()
      const ids = rows.map((row) => row.friend)
      const [names, around, seated] = [
        await people.profiles(ids),
        await presence.around(ids),
        await tablesOf(ids),
      ]
      const friends = rows.flatMap(({ friend, since }) => {
        const known = names.get(friend)
        const table = seated.find(({ row }) => row.person === friend)?.sheet
        return known ? [{ person: known, since, here: around.has(friend), ...(table && { table }) }] : []
      })
      friends.sort((a, b) => Number(b.here) - Number(a.here) || a.person.name.localeCompare(b.person.name))
      return { code: link?.code ?? null, friends, invitations: await invitationsTo(person) }
    },
    async renewLink(person) {
      const code = context.token(CODE_LENGTH / 2).toUpperCase()
      await db
        .insertInto('friend_links')
        .values({ person, code })
        .onConflict((on) => on.column('person').doUpdateSet({ code }))
        .execute()
      return code
    },
    async befriend(person, code) {
      const link = await db
        .selectFrom('friend_links')
        .select('person')
        .where('code', '=', code)
        .executeTakeFirst()
      const owner = link && (await people.get(link.person))
      if (!owner || (await blocks(owner.id, person.id))) deny('not-found', 'this link leads to nobody')
      if (person.kind === 'bot') deny('not-yours', 'programs have no friends')
      if (owner.id === person.id || (await areFriends(person.id, owner.id))) return sheetOfPerson(owner)
      const both = [person.id, owner.id]
      await holding(db, both, async (all) => {
        for (const one of both) await room(all, one)
        const since = context.now()
        await all
          .insertInto('friends')
          .values([
            { person: person.id, friend: owner.id, since },
            { person: owner.id, friend: person.id, since },
          ])
          .onConflict((on) => on.columns(['person', 'friend']).doNothing())
          .execute()
      })
      return sheetOfPerson(owner)
    },
    async part(person, friend) {
      await db.transaction().execute(async (all) => {
        // Who befriends the other just now comes before all of this or after it: neither is left with half of it.
        for (const one of [person, friend].sort()) await holdPerson(all, one)
        for (const [one, other] of [
          [person, friend],
          [friend, person],
        ] as const) {
          await all.deleteFrom('friends').where('person', '=', one).where('friend', '=', other).execute()
          await all.deleteFrom('invitations').where('person', '=', one).where('inviter', '=', other).execute()
        }
      })
    },
    async invite(person, friend, table, pay) {
      const now = context.now()
      const { state } = (await tables.get(table, pay)) ?? deny('not-found', 'there is no such table')
      if (seatOf(state, person) < 0) deny('not-found', 'there is no such table')
      if (!(await areFriends(person, friend)) && !(await isOffered(friend, state.opened.game)))
        deny('not-found', 'you have no such friend, nor is there such a program')
      if (state.phase !== 'open') deny('wrong-phase', 'the game has started')
      if (state.sentAway.has(friend)) deny('not-yours', 'the host has sent them away')
      await db
        .deleteFrom('invitations')
        .where('at', '<', now - INVITED_FOR)
        .execute()
      await holding(db, [person, friend], async (all) => {
        // Of who opens ever more tables for it, and of many who do, those to tables that wait are kept.
        await all
          .deleteFrom('invitations')
          .where((e) => e.or([e('inviter', '=', person), e('person', '=', friend)]))
          .where((e) =>
            e.not(
              e.exists(
                e
                  .selectFrom('tables')
                  .select('tables.id')
                  .whereRef('tables.id', '=', 'invitations.table_id')
                  .where('tables.phase', '=', 'open'),
              ),
            ),
          )
          .execute()
        await all
          .insertInto('invitations')
          .values({ person: friend, inviter: person, table_id: table, at: now })
          .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet({ inviter: person, at: now }))
          .execute()
        const kept = await all
          .selectFrom('invitations')
          .select('table_id')
          .where('person', '=', friend)
          .orderBy('at', 'desc')
          .execute()
        const old = kept.slice(MAX_INVITATIONS).map((one) => one.table_id)
        if (old.length > 0)
          await all
            .deleteFrom('invitations')
            .where('person', '=', friend)
            .where('table_id', 'in', old)
            .execute()
      })
      if (!(await blocks(friend, person))) invited(friend, table)
    },
    async decline(person, table) {
      await db.deleteFrom('invitations').where('person', '=', person).where('table_id', '=', table).execute()
    },
  }
}
