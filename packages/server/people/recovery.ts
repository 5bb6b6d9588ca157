// Recovery codes: secrets on paper, each good for one new password where the old one is lost. Only hashes of them are
// kept, and making new ones voids those of before.

import { createHash } from 'node:crypto'
import { RECOVERY_CODES } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Database, PersonRow } from '../store/schema.ts'
import { openGuesses } from './guesses.ts'
import { loginOf, type People } from './people.ts'
import { type Asker, changingWays } from './ways.ts'

export interface Recovery {
  /** New ones, which are shown this once. */
  make(asker: Asker): Promise<readonly string[]>
  left(person: string): Promise<number>
  remove(asker: Asker): Promise<void>
  /** A new password for whoever has a code, which is used up by it; passkeys and mail, which a thief may have put, go. */
  recover(name: string, code: string, password: string): Promise<PersonRow>
}

/** 80 bits: a hash of so much needs no salt, and none can be guessed. */
const BYTES = 10

function hashOf(person: string, code: string): string {
  return createHash('sha256').update(`undercrown recovery ${person} ${code}`).digest('hex')
}

export function openRecovery(
  db: Database,
  people: People,
  token: (bytes: number) => string,
  now: () => number,
  warn: (person: string, all: Database) => Promise<void>,
): Recovery {
  const guesses = openGuesses(db, now)

  const remove = (all: Database, { id }: Asker) =>
    all.deleteFrom('recovery_codes').where('person', '=', id).execute()

  return {
    async make(asker) {
      const person = asker.id
      const codes = Array.from({ length: RECOVERY_CODES }, () => token(BYTES))
      const rows = codes.map((code) => ({ hash: hashOf(person, code), person }))
      await changingWays(db, asker, async (all) => {
        await remove(all, asker)
        await all.insertInto('recovery_codes').values(rows).execute()
      })
      return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
    },
    async left(person) {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select((e) => e.fn.countAll().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async remove(asker) {
      await changingWays(db, asker, (all) => remove(all, asker))
    },
    async recover(name, code, password) {
      // Counted apart from passwords: who guesses at those keeps nobody from their codes.
      const guessed = `recovery ${loginOf(name)}`
      await guesses.count(guessed)
      const person = await people.byName(name)
      const hash = hashOf(person?.id ?? '', code)
      // A name that nobody has is looked up like any other.
      const known = await db
        .selectFrom('recovery_codes')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!person || !known) return wrong()
      return people.recoverPassword(person.id, password, ['passkeys', 'mails', 'mail_links'], async (all) => {
        // What is taken away is taken once, whoever asks at once; nor is it good any more if a thief has made others.
        const { numDeletedRows } = await all
          .deleteFrom('recovery_codes')
          .where('hash', '=', hash)
          .executeTakeFirst()
        if (numDeletedRows === 0n) wrong()
        await openGuesses(all, now).forget(guessed)
        await warn(person.id, all)
      })
    },
  }
}

function wrong(): never {
  return deny('wrong-credentials', 'the name or the code is wrong')
}
