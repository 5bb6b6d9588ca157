// `undercrown backup FILE`: a whole copy of the local database, also while the server runs.

import { existsSync } from 'node:fs'
import { Refusal, refuse } from '@undercrown/engine'
import Sqlite from 'libsql'
import { databaseFile, readConfig } from '../config.ts'

try {
  const [file] = process.argv.slice(2)
  const config = readConfig(process.env)
  if (config.databaseUrl) refuse('the database is PostgreSQL; use pg_dump, see docs/server.md')
  if (file === undefined) refuse('backup needs a file to write to')
  if (existsSync(file)) refuse(`${file} exists already; a backup overwrites nothing`)
  const source = databaseFile(config)
  if (!existsSync(source)) refuse(`there is no database at ${source}; is DATA_DIR right?`)
  const db = new Sqlite(source)
  db.pragma('busy_timeout = 10000')
  db.prepare('vacuum into ?').run(file)
  db.close()
  console.log(`${file} holds everything up to now`)
} catch (error) {
  console.error(`undercrown: ${error instanceof Refusal ? error.message : error}`)
  process.exitCode = 1
}
