// How often passwords are guessed, or mails asked for: counted by login or address in the database, so that neither many
// networks nor many nodes give more tries. A name that nobody has is counted alike, and only a hash of it is kept.

import { createHash } from 'node:crypto'
import { type Code, GUESS_MINUTES, GUESSES_PER_ACCOUNT } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'

export interface Guesses {
  /**
   * Counts a try before it is looked at, so that many at once are no way around; refuses one too many. `what` begins with
   * a word of its own for each thing that is counted.
   */
  count(what: string, limit?: TryLimit): Promise<void>
  /** The right password was given. */
  forget(what: string): Promise<void>
}

/** How many in how long, and what one too many is told. */
export interface TryLimit {
  readonly most: number
  readonly minutes: number
  readonly code: Code
  readonly words: string
}

const guessing: TryLimit = {
  most: GUESSES_PER_ACCOUNT,
  minutes: GUESS_MINUTES,
  code: 'too-many-guesses',
  words: `too many wrong passwords for this name; wait ${GUESS_MINUTES} minutes`,
}

export function openGuesses(db: Database, now: () => number): Guesses {
  const key = (what: string) => createHash('sha256').update(`undercrown login ${what}`).digest('hex')
  return {
    async count(what, { most, minutes, code, words } = guessing) {
      const at = now()
      const fresh = { count: 1, until: at + minutes * 60_000 }
      const over = sql<boolean>`guesses.until <= ${at}`
      const { count } = await db
        .insertInto('guesses')
        .values({ login: key(what), ...fresh })
        .onConflict((on) =>
          on.column('login').doUpdateSet({
            count: sql<number>`case when ${over} then 1 else guesses.count + 1 end`,
            until: sql<number>`case when ${over} then ${fresh.until} else guesses.until end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      if (count === 1) await db.deleteFrom('guesses').where('until', '<=', at).execute()
      if (count > most) deny(code, words)
    },
    async forget(what) {
      await db.deleteFrom('guesses').where('login', '=', key(what)).execute()
    },
  }
}
