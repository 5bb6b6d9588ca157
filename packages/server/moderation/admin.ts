// `undercrown admin …`: what moderators do and see, on the database of the configuration, whether a server runs or not.
// The command line has read the flags; what is asked comes as JSON.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { langFrom, Refusal, refusalIn, refuse } from '@undercrown/engine'
import type { ModeratorAct } from '@undercrown/protocol'
import { moderatorAct } from '@undercrown/protocol/schemas'
import { CommandRefusal, deny, rulesOf } from '@undercrown/table'
import { z } from 'zod'
import { type Config, databaseFile, readConfig } from '../config.ts'
import { games } from '../games.ts'
import { openPeople } from '../people/people.ts'
import { postgresDatabase } from '../store/postgres.ts'
import { type Database, setting } from '../store/schema.ts'
import { sqliteDatabase } from '../store/sqlite.ts'
import { openBans } from './bans.ts'
import { type Moderation, openModeration } from './moderation.ts'
import { adminWords } from './words.ts'

/** What is asked for on the command line. */
export type AdminRequest =
  | { readonly show: 'status' }
  | { readonly show: 'reports'; readonly settled: boolean }
  | { readonly show: 'journal'; readonly before?: number | undefined }
  | { readonly show: 'people'; readonly find?: string | undefined }
  | { readonly show: 'table'; readonly table: string }
  | { readonly act: WrittenAct }

/** An act as it was written, not yet checked: whom it is about stands by name or id. */
interface WrittenAct {
  readonly do: ModeratorAct['do']
  readonly person?: string | undefined
  readonly [field: string]: unknown
}

const lang = langFrom(process.env)
const say = adminWords[lang]

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl !== undefined) return (await postgresDatabase(config.databaseUrl)).db
  const file = databaseFile(config)
  if (!existsSync(file))
    refuse(
      `there is no database at ${file}; is DATA_DIR right?`,
      `pas de base de données à ${file}\u202f; DATA_DIR est-il juste\u202f?`,
    )
  return (await sqliteDatabase(file)).db
}

async function idOf(moderation: Moderation, name: string): Promise<string> {
  const { people } = await moderation.find(name)
  const named = people.filter((one) => one.id === name || one.name.toLowerCase() === name.toLowerCase())
  const accounts = named.filter((one) => one.kind === 'account')
  const [found, ...more] = accounts.length > 0 ? accounts : named
  if (!found) return refuse(adminWords.en.nobody(name), adminWords.fr.nobody(name))
  const ids = named.map((one) => one.id)
  if (more.length > 0) refuse(adminWords.en.several(name, ids), adminWords.fr.several(name, ids))
  return found.id
}

async function actOf(moderation: Moderation, raw: WrittenAct): Promise<ModeratorAct> {
  const person = raw.person === undefined ? {} : { person: await idOf(moderation, raw.person) }
  const { success, data, error } = moderatorAct.safeParse({ ...raw, ...person })
  return success ? data : refuse(z.prettifyError(error))
}

async function answer(moderation: Moderation, request: AdminRequest): Promise<readonly string[]> {
  if ('act' in request) {
    const { seq, password } = await moderation.act(undefined, await actOf(moderation, request.act))
    const [entry] = await moderation.journal(seq + 1)
    return [
      ...(entry ? [say.entry(entry)] : []),
      ...(password === undefined ? [] : [say.password(password)]),
      ...(entry?.done === false ? [say.soon] : []),
    ]
  }
  switch (request.show) {
    case 'status':
      return say.status(await moderation.status(), Date.now())
    case 'reports': {
      const { reports } = await moderation.reports(undefined, request.settled)
      return reports.length === 0 ? [say.noReports] : reports.flatMap(say.report)
    }
    case 'journal': {
      const entries = await moderation.journal(request.before)
      return entries.length === 0 ? [say.nothing] : entries.map(say.entry)
    }
    case 'people': {
      const { people, addresses } = await moderation.find(request.find)
      const lines = [...people.map(say.person), ...addresses.map(say.address)]
      return lines.length === 0 ? [say.nothing] : lines
    }
    case 'table':
      return say.table(await moderation.inspect(request.table))
  }
}

async function run(request: AdminRequest): Promise<void> {
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  try {
    const token = (bytes: number) => randomBytes(bytes).toString('hex')
    const secret = config.secret ?? (await setting(db, 'secret', () => token(32)))
    const people = openPeople(db, token, Date.now)
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
    for (const line of await answer(moderation, request)) console.log(line)
  } finally {
    await db.destroy()
  }
}

try {
  await run(JSON.parse(process.argv[2] ?? '{}') as AdminRequest)
} catch (error) {
  const told =
    error instanceof CommandRefusal
      ? (say.refusals[error.code] ?? error.message)
      : error instanceof Refusal
        ? refusalIn(error, lang)
        : String(error)
  console.error(`undercrown: ${told}`)
  process.exitCode = 1
}
