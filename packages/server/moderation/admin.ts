// `undercrown admin …`: what moderators do and see, on the database of the configuration, whether a server runs or not.
// The command line has read the flags; what is asked comes as JSON.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { langFrom, Refusal, refusalIn, refuse } from '@undercrown/engine'
import { CommandRefusal, deny, rulesOf } from '@undercrown/table'
import { type Config, databaseFile, readConfig } from '../config.ts'
import { games } from '../games.ts'
import { openPeople } from '../people/people.ts'
import { openSessions } from '../people/sessions.ts'
import { postgresDatabase } from '../store/postgres.ts'
import { type Database, setting } from '../store/schema.ts'
import { sqliteDatabase } from '../store/sqlite.ts'
import { type AdminRequest, adminLines } from './answer.ts'
import { openBans } from './bans.ts'
import { openModeration } from './moderation.ts'
import { adminWords } from './words.ts'

const lang = langFrom(process.env)

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl !== undefined) return postgresDatabase(config.databaseUrl)
  const file = databaseFile(config)
  if (!existsSync(file))
    refuse(
      `there is no database at ${file}; is DATA_DIR right?`,
      `pas de base de données à ${file}\u202f; DATA_DIR est-il juste\u202f?`,
    )
  return (await sqliteDatabase(file)).db
}

async function run(request: AdminRequest): Promise<void> {
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  try {
    const token = (bytes: number) => randomBytes(bytes).toString('hex')
    const secret = config.secret ?? (await setting(db, 'secret', () => token(32)))
    const people = openPeople(
      db,
      token,
      Date.now,
      openSessions(db, token, Date.now, () => {}),
    )
    const looking = {
      db,
      gameNamed(id: string, rules?: number) {
        const game = games.find((one) => one.id === id) ?? deny('not-found', `there is no game "${id}"`)
        return rules === undefined ? game : rulesOf(game, rules)
      },
      gaps: () => [],
      profiles: people.profiles,
      near: () => undefined,
    }
    const moderation = openModeration(looking, people, openBans(db, secret, Date.now), Date.now)
    for (const line of await adminLines(moderation, request, lang)) console.log(line)
  } finally {
    await db.destroy()
  }
}

try {
  await run(JSON.parse(process.argv[2] ?? '{}') as AdminRequest)
} catch (error) {
  const told =
    error instanceof CommandRefusal
      ? (adminWords[lang].refusals[error.code] ?? error.message)
      : error instanceof Refusal
        ? refusalIn(error, lang)
        : String(error)
  console.error(`undercrown: ${told}`)
  process.exitCode = 1
}
