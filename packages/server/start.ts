// The server, listening.

import type { AnyGame } from '@undercrown/engine'
import { makeApp } from './app.ts'
import type { Config } from './config.ts'
import { openServer, type Server, type Stand, type Threads } from './server.ts'

export interface Running {
  readonly server: Server
  readonly url: string
  /** Takes nothing new, tells everybody, writes what is under way, and ends. */
  stop(): Promise<void>
}

export async function start(
  config: Config,
  games: readonly AnyGame[],
  threads: Threads,
  stand?: Partial<Stand>,
): Promise<Running> {
  const server = await openServer(config, games, threads, stand)
  const app = makeApp(server)
  const url = await app.listen({ host: config.host, port: config.port })
  server.log.info({ url, store: server.store.kind }, 'listening')
  await server.sweep()
  return {
    server,
    url,
    async stop() {
      server.sockets.close()
      await app.close()
      await server.close()
    },
  }
}
