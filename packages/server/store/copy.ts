// Copies: a whole database as one SQLite file, whichever of the two it was, and back into either.

import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse } from '@undercrown/engine'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { type Config, databaseFile } from '../config.ts'
import { postgresDatabase } from './postgres.ts'
import type { Database, Schema } from './schema.ts'
import { sqliteDatabase } from './sqlite.ts'

/** Not what nodes say of themselves while they run. */
const all: Readonly<Record<keyof Schema, boolean>> = {
  entries: true,
  archives: true,
  snapshots: true,
  tables: true,
  members: true,
  people: true,
  queue: true,
  chat: true,
  parties: true,
  mutes: true,
  attendances: true,
  reports: true,
  acts: true,
  address_bans: true,
  results: true,
  ratings: true,
  pushes: true,
  friends: true,
  friend_links: true,
  invitations: true,
  programs: true,
  sessions: true,
  guesses: true,
  recovery_codes: true,
  passkeys: true,
  challenges: true,
  mails: true,
  mail_links: true,
  openings: true,
  puzzle_tries: true,
  puzzle_ratings: true,
  puzzle_votes: true,
  puzzle_standings: true,
  settings: true,
  heartbeats: true,
  presences: true,
  gaps: true,
  listeners: false,
  holders: false,
}
export const tables = (Object.keys(all) as (keyof Schema)[]).filter((table) => all[table])

/** Rows that are read and written at once. */
const PAGE = 500

type Rows = Record<string, unknown>[]

/** Writes all there is to a new file, which bears its name when it is whole; the server may be running. */
export async function backUp(config: Config, file: string): Promise<void> {
  if (existsSync(file))
    refuse(
      `${file} exists already; a backup overwrites nothing`,
      `${file} existe déjà\u202f; une copie n’écrase rien`,
    )
  const part = `${file}.part`
  if (config.databaseUrl === undefined) {
    const source = databaseFile(config)
    if (!existsSync(source))
      refuse(
        `there is no database at ${source}; is DATA_DIR right?`,
        `pas de base de données à ${source}\u202f; DATA_DIR est-il juste\u202f?`,
      )
    clear(part)
    duplicate(source, part)
    renameSync(part, file)
    return
  }
  const db = await postgresDatabase(config.databaseUrl)
  clear(part)
  const copy = await sqliteDatabase(part)
  try {
    // One moment of the whole database, however long the copying takes.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) =>
        copy.db.transaction().execute((to) => fill(to, (table) => postgresPages(from, table))),
      )
    copy.sqlite.pragma('journal_mode = DELETE')
  } finally {
    await copy.db.destroy()
    await db.destroy()
  }
  renameSync(part, file)
}

/** Fills a fresh database from a copy; no server may be running on it. */
export async function restore(config: Config, file: string): Promise<void> {
  if (!existsSync(file)) refuse(`there is no copy at ${file}`, `pas de copie à ${file}`)
  if (!isReadable(file))
    refuse(
      `${file} may not be read by whoever runs this`,
      `${file} ne peut être lu par qui lance cette commande`,
    )
  if (!isCopy(file))
    refuse(
      `${file} is no copy of a server’s database`,
      `${file} n’est pas une copie de la base de données d’un serveur`,
    )
  if (config.databaseUrl === undefined) {
    const target = databaseFile(config)
    if (existsSync(target))
      refuse(
        `${target} exists already; restore into an empty DATA_DIR`,
        `${target} existe déjà\u202f; restaurez dans un DATA_DIR vide`,
      )
    const part = `${target}.part`
    clear(part)
    const { db } = await sqliteDatabase(part)
    await db.destroy()
    clear(part)
    duplicate(file, part)
    // What the database before left there would be taken for its own.
    clear(target)
    renameSync(part, target)
    return
  }
  const db = await postgresDatabase(config.databaseUrl)
  // The copy may be from an older server: what is read is brought up to date, the copy stays as it is.
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
  const fresh = join(folder, 'copy.db')
  try {
    for (const table of ['entries', 'people'] as const)
      if (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst())
        refuse(
          'the database is not empty; restore into a fresh one',
          'la base de données n’est pas vide\u202f; restaurez dans une neuve',
        )
    duplicate(file, fresh)
    const copy = await sqliteDatabase(fresh)
    await db.transaction().execute(async (to) => {
      await to.deleteFrom('settings').execute()
      await fill(to, (table) => sqlitePages(copy.db, table))
    })
    await copy.db.destroy()
  } finally {
    rmSync(folder, { recursive: true })
    await db.destroy()
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** What is no database of ours would be restored to nothing; and ours does nothing by itself. */
function isCopy(file: string): boolean {
  let db: Sqlite.Database | undefined
  try {
    db = new Sqlite(file)
    const parts = db.prepare('select type, name from sqlite_master').all() as { type: string; name: string }[]
    const has = (table: string) => parts.some(({ type, name }) => type === 'table' && name === table)
    return has('entries') && has('people') && parts.every(({ type }) => type === 'table' || type === 'index')
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/** Of a copy that was cut off; what lies beside it would be taken for the next one's. */
function clear(part: string): void {
  for (const left of ['', '-journal', '-wal', '-shm']) rmSync(part + left, { force: true })
}

function duplicate(source: string, target: string): void {
  const db = new Sqlite(source)
  db.pragma('busy_timeout = 10000')
  let begun = false
  try {
    // It holds everything: nobody else may read it, not even while it is written.
    writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
    begun = true
    db.prepare('vacuum into ?').run(target)
  } catch (error) {
    if (begun) rmSync(target, { force: true })
    if (/disk is full|ENOSPC/.test(String(error)))
      refuse(
        `cannot write ${target}: the disk is full`,
        `impossible d’écrire ${target}\u00a0: le disque est plein`,
      )
    refuse(
      `cannot copy ${source} to ${target}: ${(error as Error).message}`,
      `impossible de copier ${source} vers ${target} (${(error as Error).message})`,
    )
  } finally {
    db.close()
  }
}

async function fill(to: Database, pages: (table: keyof Schema) => AsyncIterable<Rows>): Promise<void> {
  for (const table of tables)
    for await (const rows of pages(table))
      await to
        .insertInto(table)
        .values(rows as never)
        .execute()
}

async function* postgresPages(from: Database, table: keyof Schema): AsyncIterable<Rows> {
  await sql`declare page cursor for select * from ${sql.table(table)}`.execute(from)
  for (;;) {
    const { rows } = await sql<Rows[number]>`fetch ${sql.lit(PAGE)} from page`.execute(from)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close page`.execute(from)
}

async function* sqlitePages(from: Database, table: keyof Schema): AsyncIterable<Rows> {
  for (let after: unknown = 0; ; ) {
    const { rows } = await sql<Rows[number]>`
      select rowid as copied, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${PAGE}
    `.execute(from)
    if (rows.length === 0) return
    after = rows.at(-1)?.['copied']
    yield rows.map(({ copied, ...row }) => row)
  }
}
