// Mail addresses of accounts, for those who want one: confirmed by a link, and then good for a new password by a link.
// A link is a secret of which only the hash is kept; it is good once, for a while, for one account and its address.

import { createHash } from 'node:crypto'
import type { Lang } from '@undercrown/engine'
import {
  CONFIRM_HOURS,
  MAIL_MINUTES,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
  RESET_MINUTES,
} from '@undercrown/protocol'
import { CommandRefusal, deny } from '@undercrown/table'
import type { Database, PersonRow, Schema } from '../store/schema.ts'
import { openGuesses } from './guesses.ts'
import { changedLetter, confirmLetter, resetLetter } from './letters.ts'
import type { Mailer } from './mail.ts'
import type { People } from './people.ts'
import { type Asker, changingWays } from './ways.ts'

export interface Addresses {
  of(person: string): Promise<{ address: string; confirmed: boolean; sent: boolean } | null>
  /** Keeps an address in place of the one before, and sends the link that confirms it. */
  set(person: PersonRow, address: string, lang: Lang): Promise<void>
  remove(asker: Asker): Promise<void>
  /** The address that a link confirms. */
  confirm(secret: string): Promise<string>
  /** Sends the links for a new password, if the address is anybody's. What is refused is refused for any address. */
  forgotten(address: string, lang: Lang): Promise<void>
  /** Tells somebody at the address that they confirmed that one of these was changed, where it may not have been them. */
  warn(person: string, what: 'password' | 'address', all?: Database): Promise<void>
  /** A new password for whom a link is for; passkeys and recovery codes, which a thief may have made, go. */
  reset(secret: string, password: string): Promise<PersonRow>
}

type Purpose = Schema['mail_links']['purpose']

const LIFE: Readonly<Record<Purpose, number>> = {
  confirm: CONFIRM_HOURS * 3_600_000,
  reset: RESET_MINUTES * 60_000,
}

const perAddress = {
  most: MAILS_PER_ADDRESS,
  minutes: MAIL_MINUTES,
  code: 'too-fast',
  words: `mails were sent to this address already; wait ${MAIL_MINUTES} minutes`,
} as const
const perAccount = { ...perAddress, most: MAILS_PER_ACCOUNT } as const

function hashOf(secret: string): string {
  return createHash('sha256').update(`undercrown mail ${secret}`).digest('hex')
}

export function openAddresses(
  db: Database,
  people: People,
  mailer: Mailer,
  publicUrl: string | undefined,
  token: (bytes: number) => string,
  now: () => number,
  onTrouble: (error: unknown) => void,
): Addresses {
  const guesses = openGuesses(db, now)
  const offered = () => mailer.offered || deny('not-offered-here', 'this server sends no mail')
  // However an address is written, mail goes to where it was confirmed.
  const keyOf = (address: string) => address.toLowerCase()
  // And what is sent is counted by where it goes: what stands behind a plus, and dots, make no other mailbox.
  const mailboxOf = (address: string) => {
    const [name = '', host = ''] = keyOf(address).split('@')
    return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
  }

  /** A new link; `publicUrl` is as configured, whatever a request says. */
  async function link(person: string, purpose: Purpose, address: string): Promise<string> {
    const secret = token(24)
    const at = now()
    await db.deleteFrom('mail_links').where('until', '<=', at).execute()
    await db
      .insertInto('mail_links')
      .values({ hash: hashOf(secret), person, purpose, address, until: at + LIFE[purpose] })
      .execute()
    return `${publicUrl}/account#${purpose}=${secret}`
  }

  /** Whom a link is for, which is used up by asking. */
  async function follow(secret: string, purpose: Purpose, all = db): Promise<Schema['mails']> {
    const [used] = await all
      .deleteFrom('mail_links')
      .where('hash', '=', hashOf(secret))
      .where('purpose', '=', purpose)
      .where('until', '>', now())
      .returning(['person', 'address'])
      .execute()
    const mine =
      used && (await all.selectFrom('mails').selectAll().where('person', '=', used.person).executeTakeFirst())
    return mine && mine.address === used.address ? mine : noLink()
  }

  async function unlink(all: Database, person: string): Promise<void> {
    await all.deleteFrom('mail_links').where('person', '=', person).execute()
  }

  async function find(address: string, lang: Lang): Promise<void> {
    const found = await db
      .selectFrom('mails')
      .innerJoin('people', 'people.id', 'mails.person')
      .select(['mails.person', 'mails.address', 'people.name'])
      .where('mails.key', '=', keyOf(address))
      .where('mails.confirmed', 'is not', null)
      .orderBy('mails.person')
      .limit(MAILS_PER_ADDRESS)
      .execute()
    if (found.length === 0) mailer.post(undefined)
    for (const { person, address, name } of found)
      mailer.post({ to: address, ...resetLetter(lang, name, await link(person, 'reset', address)) })
  }

  async function warn(person: string, what: 'password' | 'address', all = db): Promise<void> {
    if (!mailer.offered) return
    const found = await all
      .selectFrom('mails')
      .innerJoin('people', 'people.id', 'mails.person')
      .select(['mails.address', 'people.name'])
      .where('mails.person', '=', person)
      .where('mails.confirmed', 'is not', null)
      .executeTakeFirst()
    if (!found) return
    try {
      await openGuesses(all, now).count(`warnings to ${mailboxOf(found.address)}`, perAddress)
    } catch (error) {
      // They were told so several times already.
      if (error instanceof CommandRefusal) return
      throw error
    }
    mailer.post({ to: found.address, ...changedLetter(found.name, what) })
  }

  return {
    warn,
    async of(person) {
      const mine = await db.selectFrom('mails').selectAll().where('person', '=', person).executeTakeFirst()
      if (!mine) return null
      return { address: mine.address, confirmed: mine.confirmed !== null, sent: mine.sent !== null }
    },
    async set(asker, address, lang) {
      const { id, name } = asker
      offered()
      await guesses.count(`mails of ${id}`, perAccount)
      // Apart from links for a new password: whoever names somebody's address keeps them from none.
      await guesses.count(`confirmations to ${mailboxOf(address)}`, perAddress)
      await warn(id, 'address')
      const fresh = { address, key: keyOf(address), confirmed: null, sent: null }
      await changingWays(db, asker, async (all) => {
        await unlink(all, id)
        await all
          .insertInto('mails')
          .values({ person: id, ...fresh })
          .onConflict((on) => on.column('person').doUpdateSet(fresh))
          .execute()
      })
      mailer.post({ to: address, ...confirmLetter(lang, name, await link(id, 'confirm', address)) }, () =>
        db
          .updateTable('mails')
          .set({ sent: now() })
          .where('person', '=', id)
          .where('address', '=', address)
          .execute()
          .catch(onTrouble),
      )
    },
    async remove(asker) {
      const { id } = asker
      await warn(id, 'address')
      await changingWays(db, asker, async (all) => {
        await unlink(all, id)
        await all.deleteFrom('mails').where('person', '=', id).execute()
      })
    },
    async confirm(secret) {
      const { person, address } = await follow(secret, 'confirm')
      await db
        .updateTable('mails')
        .set({ confirmed: now() })
        .where('person', '=', person)
        .where('address', '=', address)
        .execute()
      return address
    },
    async forgotten(address, lang) {
      offered()
      await guesses.count(`mails to ${mailboxOf(address)}`, perAddress)
      // Nobody learns by waiting whether there was somebody to find.
      find(address, lang).catch(onTrouble)
    },
    async reset(secret, password) {
      const { person } =
        (await db
          .selectFrom('mail_links')
          .select('person')
          .where('hash', '=', hashOf(secret))
          .executeTakeFirst()) ?? noLink()
      return people.recoverPassword(person, password, ['passkeys', 'recovery_codes'], async (all) => {
        const { confirmed } = await follow(secret, 'reset', all)
        if (confirmed === null) deny('wrong-credentials', 'the address is not confirmed')
        await warn(person, 'password', all)
      })
    },
  }
}

function noLink(): never {
  return deny('wrong-credentials', 'the link was used already, is too old, or is none of ours')
}
