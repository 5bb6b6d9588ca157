// Sessions: where somebody is signed in. Each is good for a year, until its person signs out there or ends it from
// elsewhere. The id stands in a signed cookie; lists name a session by a hash of it.

import { createHash } from 'node:crypto'
import { MAX_SESSIONS } from '@undercrown/protocol'
import type { Database, PersonRow, Schema } from '../store/schema.ts'
import { holding } from './holding.ts'

type SessionRow = Schema['sessions']

export interface Sessions {
  personOf(session: string): Promise<PersonRow | undefined>
  /** `before`: the one that the same browser had; what hangs on it goes on, if it was the same person’s. */
  begin(person: string, device: string, before?: string): Promise<string>
  end(session: string): Promise<void>
  /** Whoever asks for it cuts off what is open, once it is written. */
  endAll(person: string, all?: Database): Promise<void>
  /** Which of these are over: sessions, or tokens of programs by their hash. */
  ended(keys: readonly string[]): Promise<string[]>
  /** Those of a person, used last first. */
  of(person: string): Promise<readonly SessionRow[]>
}

export const SESSION_DAYS = 365
const LIFE = SESSION_DAYS * 86_400_000
/** How exactly it is known when a session was used last. */
const SEEN_EVERY = 3_600_000
/** So many are looked up by one query. */
const AT_ONCE = 500

/** What a session is called where it is listed: nothing that a cookie could be made from. */
export function nameOfSession(session: string): string {
  return createHash('sha256').update(`undercrown session ${session}`).digest('hex').slice(0, 20)
}

export function openSessions(
  db: Database,
  token: (bytes: number) => string,
  now: () => number,
  onTrouble: (error: unknown) => void,
  /** One is over, whatever ended it: what is open by it is to be cut off. */
  onEnded: (person: string, session: string) => void = () => {},
): Sessions {
  return {
    async personOf(session) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .select('sessions.seen')
        .where('sessions.id', '=', session)
        .where('sessions.created', '>', now() - LIFE)
        .executeTakeFirst()
      if (!found) return undefined
      const { seen, ...person } = found
      // Nobody waits for it: a database that is locked keeps no reader waiting.
      if (now() - seen > SEEN_EVERY)
        db.updateTable('sessions').set({ seen: now() }).where('id', '=', session).execute().catch(onTrouble)
      return person
    },
    async begin(person, device, before) {
      const id = token(16)
      const at = now()
      const ended = await holding(db, [person], async (all) => {
        await all.insertInto('sessions').values({ id, person, device, created: at, seen: at }).execute()
        if (before !== undefined)
          await all
            .updateTable('pushes')
            .set({ session: id })
            .where('person', '=', person)
            .where('session', '=', before)
            .execute()
        // None that is good is too many to be listed, where a thief's could hide.
        const listed = all
          .selectFrom('sessions')
          .select('id')
          .where('person', '=', person)
          .orderBy('seen', 'desc')
          .orderBy('created', 'desc')
          .limit(MAX_SESSIONS)
        return all
          .deleteFrom('sessions')
          .where('person', '=', person)
          .where((e) => e.or([e('created', '<=', at - LIFE), e('id', 'not in', listed)]))
          .returning('id')
          .execute()
      })
      for (const one of ended) onEnded(person, one.id)
      return id
    },
    async end(session) {
      const ended = await db
        .deleteFrom('sessions')
        .where('id', '=', session)
        .returning('person')
        .executeTakeFirst()
      if (ended) onEnded(ended.person, session)
    },
    async endAll(person, all = db) {
      await all.deleteFrom('sessions').where('person', '=', person).execute()
    },
    async ended(some) {
      const good = new Set<string | null>()
      for (let i = 0; i < some.length; i += AT_ONCE) {
        const part = some.slice(i, i + AT_ONCE)
        const sessions = db
          .selectFrom('sessions')
          .select('id')
          .where('id', 'in', part)
          .where('created', '>', now() - LIFE)
        const tokens = db.selectFrom('people').select('token').where('token', 'in', part)
        for (const { id } of await sessions.execute()) good.add(id)
        for (const { token } of await tokens.execute()) good.add(token)
      }
      return some.filter((one) => !good.has(one))
    },
    of: (person) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .where('created', '>', now() - LIFE)
        .orderBy('seen', 'desc')
        .limit(MAX_SESSIONS)
        .execute(),
  }
}
