// A server in a process of its own, as it runs outside of tests.

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Spawned {
  readonly url: string
  readonly process: ChildProcess
  /** Asks it to end, or ends it. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Limits that a measurement must not meet, and bots that do not pause. */
export const unlimited = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_PAUSE_MS: '0',
  REQUESTS_PER_MINUTE: '1000000000',
  SOCKETS_PER_ADDRESS: '1000000000',
  LOAD_PER_PERSON: '1000000000',
  LOAD_PER_ADDRESS: '1000000000',
  METRICS_TOKEN: 'bench',
  MESSAGES_PER_SECOND: '1000000000',
}

/** Read before the server: on this signal, what is no longer needed is let go, so that memory can be measured. */
const collecting = 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'

export function spawnServer(main: URL, env: Record<string, string>): Promise<Spawned> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', collecting, fileURLToPath(main)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise((done, failed) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += data
      const url = /Undercrown (?:is at|est à) (\S+)/.exec(said)?.[1]
      if (url === undefined) return
      said = ''
      done({
        url,
        process: child,
        async stop(signal = 'SIGTERM') {
          child.kill(signal)
          await gone
        },
      })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', (data: Buffer) => {
      said += data
      if (process.env['UNDERCROWN_DEBUG']) process.stderr.write(data)
    })
    gone.then(() => failed(new Error(`the server ended: ${said}`)))
  })
}
