// The server, listening.

import { type AnyGame, refuse } from '@undercrown/engine'
import { makeApp } from './app.ts'
import type { Config } from './config.ts'
import { type Overrides, openServer, type Server, type Threads } from './server.ts'

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
  overrides?: Partial<Overrides>,
): Promise<Running> {
  const server = await openServer(config, games, threads, overrides)
  const app = makeApp(server)
  const url = await listen(app, config).catch(async (error) => {
    await app.close()
    await server.close()
    throw error
  })
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

async function listen(app: ReturnType<typeof makeApp>, { host, port }: Config): Promise<string> {
  try {
    const url = await app.listen({ host, port })
    // By the name that was given: "localhost" may be more than one address.
    return host === 'localhost' ? `http://localhost:${new URL(url).port}` : url
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      return refuse(
        `port ${port} is in use; take another, such as PORT=${port + 1}`,
        `le port ${port} est pris\u202f; prenez-en un autre, comme PORT=${port + 1}`,
      )
    if (code === 'EACCES')
      return refuse(
        `port ${port} is not for this user; take one above 1023, such as PORT=8080`,
        `le port ${port} n’est pas permis à cet utilisateur\u202f; prenez-en un au-dessus de 1023, comme PORT=8080`,
      )
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL')
      return refuse(
        `HOST is no address of this machine: ${host}; 127.0.0.1 is for itself alone, 0.0.0.0 for all`,
        `HOST n’est pas une adresse de cette machine\u00a0: ${host}\u202f; 127.0.0.1 est pour elle seule, 0.0.0.0 pour tous`,
      )
    throw error
  }
}
