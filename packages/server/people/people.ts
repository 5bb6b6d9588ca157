// People: guests, accounts and bot accounts, by one id that stays the same when a guest becomes an account.

import { createHash } from 'node:crypto'
import { MAX_BOTS, type PersonSheet, type Scope } from '@undercrown/protocol'
import { deny, type Profiles } from '@undercrown/table'
import { type Database, holdPerson, type PersonRow } from '../store/schema.ts'
import { openGuesses } from './guesses.ts'
import { skeletonOf } from './lookalike.ts'
import { isPassword, passwordHash } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { type Asker, changingWays, removingWay } from './ways.ts'

export interface People {
  get(id: string): Promise<PersonRow | undefined>
  byToken(token: string): Promise<PersonRow | undefined>
  profiles(ids: readonly string[]): Promise<Profiles>
  /** Somebody's name or avatar has changed, or they are gone; without an id, whoever's it may have been. */
  forgetProfile(id?: string): void
  guest(name: string, avatar: string): Promise<PersonRow>
  change(person: PersonRow, changes: { name?: string; avatar?: string; notices?: number }): Promise<PersonRow>
  /** Makes an account of a guest, or a new one. */
  register(id: string | undefined, name: string, password: string): Promise<PersonRow>
  /** The account of that name. */
  byName(name: string): Promise<PersonRow | undefined>
  signIn(name: string, password: string): Promise<PersonRow>
  /** Voids every cookie that was given out. */
  signOutEverywhere(id: string): Promise<void>
  /** A new one, with which all that was signed in with the old one is void. */
  changePassword(asker: Asker, password: string): Promise<PersonRow>
  /** Does without one, with the same. */
  removePassword(asker: Asker): Promise<PersonRow>
  /** The same for who has lost it, in one step with using up what lets them; other ways in that are named are void, too. */
  recoverPassword(
    id: string,
    password: string,
    ended: readonly Way[],
    use: (all: Database) => Promise<void>,
  ): Promise<PersonRow>
  /** A new password for somebody, which is told this once, and how it is set: every other way in is void then. */
  resetPassword(id: string): Promise<{ readonly password: string; set(all: Database): Promise<void> }>
  checkPassword(person: PersonRow, password: string): Promise<void>
  /** A bot account and its token, which is shown this once. */
  bot(owner: string, name: string, scopes: readonly Scope[]): Promise<NewToken>
  /** Another token in place of the one before, which is void. */
  renewToken(bot: string, scopes: readonly Scope[]): Promise<NewToken>
  bots(owner: string): Promise<PersonRow[]>
  /** Somebody and their bots. */
  crew(id: string): Promise<PersonRow[]>
}

interface NewToken {
  readonly person: PersonRow
  readonly token: string
}

/** Ways into an account besides the password, and what leads to a new one. */
type Way = 'recovery_codes' | 'passkeys' | 'mails' | 'mail_links'

const CACHED = 5_000
/** A node that dies before it tells of a new name, or of somebody who is gone, is not heard of. */
const CACHED_FOR = 60_000

export function sheetOfPerson({ id, name, avatar, kind }: PersonRow): PersonSheet {
  return { id, name, avatar, kind }
}

function nobody(): never {
  return deny('no-identity', 'there is no such person any more')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(`undercrown token ${token}`).digest('hex')
}

/** Names that look the same are the same login. */
export function loginOf(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** What is counted of guesses. A name may be any words, such as those by which other things are counted. */
const passwordsFor = (login: string) => `password ${login}`

export function openPeople(
  db: Database,
  token: (bytes: number) => string,
  now: () => number,
  sessions: Sessions,
): People {
  const known = new Map<string, PersonSheet>()
  let cleared = now()
  const guesses = openGuesses(db, now)

  async function get(id: string): Promise<PersonRow | undefined> {
    return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async function need(id: string): Promise<PersonRow> {
    return (await get(id)) ?? nobody()
  }

  async function add(all: Database, more: Partial<PersonRow> & { name: string }): Promise<PersonRow> {
    const person: PersonRow = {
      id: token(10),
      kind: 'guest',
      avatar: '',
      epoch: 1,
      login: null,
      looks: null,
      password: null,
      owner: null,
      token: null,
      scopes: null,
      notices: 0,
      rank: null,
      muted: 0,
      banned: 0,
      ban_spreads: 0,
      created: now(),
      registered: null,
      ...more,
    }
    await all.insertInto('people').values(person).execute()
    return person
  }

  async function byName(name: string): Promise<PersonRow | undefined> {
    return db.selectFrom('people').selectAll().where('login', '=', loginOf(name)).executeTakeFirst()
  }

  async function update(id: string, changes: Partial<PersonRow>): Promise<PersonRow> {
    await db.updateTable('people').set(changes).where('id', '=', id).execute()
    known.delete(id)
    return need(id)
  }

  /** Refuses a name that is or looks like that of an account, unless it is one's own. */
  async function checkName(all: Database, name: string, own?: string | null): Promise<void> {
    const taken = await all
      .selectFrom('people')
      .select('id')
      .where((e) => e.or([e('login', '=', loginOf(name)), e('looks', '=', skeletonOf(name))]))
      .execute()
    if (taken.some(({ id }) => id !== own)) deny('name-taken', 'this name is taken')
  }

  /** Looks whether a name is free and takes it in one step: whoever else takes one, on whichever node, comes after. */
  const named = <Taken>(take: (all: Database) => Promise<Taken>) =>
    db.transaction().execute(async (all) => {
      await all
        .insertInto('settings')
        .values({ name: 'naming', value: '' })
        .onConflict((on) => on.column('name').doUpdateSet({ value: '' }))
        .execute()
      return take(all)
    })

  async function checkLogin(login: string, person: PersonRow | undefined, password: string): Promise<void> {
    await guesses.count(passwordsFor(login))
    if (!(await isPassword(person?.password, password)))
      deny('wrong-credentials', 'the name or the password is wrong')
    await guesses.forget(passwordsFor(login))
  }

  /** Changes somebody, and all that they were signed in with is void. They are as they are told to be after it. */
  async function renew(all: Database, id: string, changes: Partial<PersonRow>): Promise<PersonRow> {
    const person = await all
      .updateTable('people')
      .set((e) => ({ ...changes, epoch: e('epoch', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    await sessions.endAll(id, all)
    known.delete(id)
    return person ?? nobody()
  }

  async function setPassword(
    all: Database,
    id: string,
    password: string | null,
    ended: readonly Way[] = [],
    use?: (all: Database) => Promise<void>,
  ): Promise<PersonRow> {
    const person = await renew(all, id, { password })
    // After their row is ours: whoever else changes a way in comes before all of this or after it.
    await use?.(all)
    for (const way of ended) await all.deleteFrom(way).where('person', '=', id).execute()
    // Links that were mailed for one before are void.
    await all.deleteFrom('mail_links').where('person', '=', id).where('purpose', '=', 'reset').execute()
    return person
  }

  const newToken = () => `uc_${token(24)}`
  const kept = (secret: string, scopes: readonly Scope[]) => ({
    token: tokenHash(secret),
    scopes: scopes.join(' '),
  })

  const checkPassword = (person: PersonRow, password: string) =>
    checkLogin(person.login ?? person.id, person, password)

  return {
    get,
    byToken: (text) =>
      db.selectFrom('people').selectAll().where('token', '=', tokenHash(text)).executeTakeFirst(),
    async profiles(ids) {
      if (known.size > CACHED || now() - cleared > CACHED_FOR) {
        known.clear()
        cleared = now()
      }
      const missing = ids.filter((id) => !known.has(id))
      if (missing.length > 0) {
        const rows = await db
          .selectFrom('people')
          .selectAll()
          .where('id', 'in', [...ids])
          .execute()
        for (const row of rows) known.set(row.id, sheetOfPerson(row))
      }
      return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as PersonSheet]] : [])))
    },
    forgetProfile: (id) => (id === undefined ? known.clear() : known.delete(id)),
    async guest(name, avatar) {
      return named(async (all) => {
        await checkName(all, name)
        return add(all, { name, avatar })
      })
    },
    async change({ id, owner }, changes) {
      const { name } = changes
      if (name === undefined) return update(id, changes)
      await named(async (all) => {
        await checkName(all, name, owner ?? id)
        // They may have registered meanwhile: what an account is called is what nobody else can be.
        await all
          .updateTable('people')
          .set(changes)
          .where('id', '=', id)
          .where('kind', '!=', 'account')
          .execute()
      })
      known.delete(id)
      const changed = await need(id)
      if (changed.kind === 'account') deny('wrong-phase', 'the name of an account is its login, and stays')
      return changed
    },
    async register(id, name, password) {
      await checkName(db, name)
      const person = id === undefined ? undefined : await need(id)
      if (person && person.kind !== 'guest') deny('wrong-phase', 'this is an account already')
      const account = {
        kind: 'account' as const,
        name,
        login: loginOf(name),
        looks: skeletonOf(name),
        password: await passwordHash(password),
        registered: now(),
      }
      try {
        return await named(async (all) => {
          // Once more: hashing took a while, and others may have come.
          await checkName(all, name)
          if (!person) return add(all, account)
          const { id } = person
          const { kind } =
            (await all.selectFrom('people').select('kind').where('id', '=', id).executeTakeFirst()) ??
            nobody()
          if (kind !== 'guest') deny('wrong-phase', 'this is an account already')
          return renew(all, id, account)
        })
      } catch (error) {
        if (/unique/i.test(String(error))) deny('name-taken', 'this name is taken')
        throw error
      }
    },
    byName,
    async signIn(name, password) {
      const person = await byName(name)
      await checkLogin(loginOf(name), person, password)
      return person as PersonRow
    },
    async signOutEverywhere(id) {
      await db.transaction().execute((all) => renew(all, id, {}))
    },
    async changePassword(asker, password) {
      const hashed = await passwordHash(password)
      return changingWays(db, asker, (all) => setPassword(all, asker.id, hashed))
    },
    removePassword: (asker) => removingWay(db, asker, (all) => setPassword(all, asker.id, null)),
    async recoverPassword(id, password, ended, use) {
      const hashed = await passwordHash(password)
      return db.transaction().execute((all) => setPassword(all, id, hashed, ended, use))
    },
    async resetPassword(id) {
      const password = (token(8).match(/.{4}/g) ?? []).join('-')
      const hashed = await passwordHash(password)
      const { login } = await need(id)
      return {
        password,
        async set(all) {
          await setPassword(all, id, hashed, ['recovery_codes', 'passkeys', 'mails', 'mail_links'])
          await openGuesses(all, now).forget(passwordsFor(login ?? id))
        },
      }
    },
    checkPassword,
    async bot(owner, name, scopes) {
      const secret = newToken()
      const person = await named(async (all) => {
        // None is left behind by an owner who is being forgotten.
        if (!(await holdPerson(all, owner))) nobody()
        const { count } = await all
          .selectFrom('people')
          .select((e) => e.fn.countAll().as('count'))
          .where('owner', '=', owner)
          .executeTakeFirstOrThrow()
        if (Number(count) >= MAX_BOTS) deny('not-offered-here', `${MAX_BOTS} bots are enough`)
        await checkName(all, name, owner)
        return add(all, { kind: 'bot', name, owner, ...kept(secret, scopes) })
      })
      return { person, token: secret }
    },
    async renewToken(bot, scopes) {
      const secret = newToken()
      await db.transaction().execute(async (all) => {
        await all.updateTable('people').set(kept(secret, scopes)).where('id', '=', bot).execute()
        // Whoever had the one before may have asked to be told there.
        await all.deleteFrom('pushes').where('person', '=', bot).execute()
      })
      return { person: await need(bot), token: secret }
    },
    bots: (owner) => db.selectFrom('people').selectAll().where('owner', '=', owner).execute(),
    crew: (id) =>
      db
        .selectFrom('people')
        .selectAll()
        .where((e) => e.or([e('id', '=', id), e('owner', '=', id)]))
        .execute(),
  }
}
