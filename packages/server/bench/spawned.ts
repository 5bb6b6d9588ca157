// A server in a process of its own, as it runs outside of tests.

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CpuProfile } from './profile.ts'

export interface Spawned {
  readonly url: string
  readonly process: ChildProcess
  /** Milliseconds until it said where it is. */
  readonly startedIn: number
  /** Processor time of all its threads so far, in microseconds. */
  cpu(): Promise<number>
  /** What it holds once all that is no longer needed is let go. */
  memory(): Promise<HeldMemory>
  /** Begins to note what its main thread does, and tells it. */
  sample(): Promise<unknown>
  profile(): Promise<CpuProfile>
  /** Asks it to end, or ends it. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface HeldMemory {
  /** Bytes of the main thread's heap, and of what hangs on it outside. */
  readonly heap: number
  /** Bytes of the whole process. */
  readonly resident: number
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

interface Answers {
  readonly cpu: number
  readonly memory: HeldMemory
  readonly sampling: true
  readonly profile: CpuProfile
}

type Asked = keyof Answers

/** Read before the server: tells what the process has used, whatever server it is. */
function answering(): void {
  let session: import('node:inspector/promises').Session
  process.on('message', async (asked: Asked) => {
    if (asked === 'sampling') {
      // No import: this function is read as text, and what builds it would write its own in place of one.
      const { Session } = process.getBuiltinModule('node:inspector/promises')
      session = new Session()
      session.connect()
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: 200 })
      await session.post('Profiler.start')
      process.send?.({ sampling: true })
      return
    }
    if (asked === 'profile') {
      process.send?.(await session.post('Profiler.stop'))
      return
    }
    if (asked === 'memory')
      for (let i = 0; i < 3; i++) {
        globalThis.gc?.()
        await new Promise((done) => setTimeout(done, 50))
      }
    const { user, system } = process.cpuUsage()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ cpu: user + system, memory: { heap: heapUsed + external, resident: rss } })
  })
  process.channel?.unref()
}

export function spawnServer(
  program: URL,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Spawned> {
  const began = performance.now()
  const first = `data:text/javascript,${encodeURIComponent(`(${answering})()`)}`
  const child = spawn(process.execPath, ['--expose-gc', '--import', first, fileURLToPath(program), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const ask = <What extends Asked>(what: What) =>
    new Promise<Answers[What]>((done, failed) => {
      child.on('message', function hear(all: Partial<Answers> | string) {
        // Some servers say other things by the same way, such as that they are ready.
        if (typeof all !== 'object' || all[what] === undefined) return
        child.off('message', hear)
        done(all[what] as Answers[What])
      })
      child.send(what, (error) => error && failed(error))
    })
  return new Promise((done, failed) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += data
      const url = /(?:is at|est à) (http\S+)/.exec(said)?.[1]
      if (url === undefined) return
      child.stdout?.off('data', hear).resume()
      said = ''
      done({
        url,
        process: child,
        startedIn: performance.now() - began,
        cpu: () => ask('cpu'),
        memory: () => ask('memory'),
        sample: () => ask('sampling'),
        profile: () => ask('profile'),
        async stop(signal = 'SIGTERM') {
          child.kill(signal)
          await gone
        },
      })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', (data: Buffer) => {
      said += data
      if (process.env['UNDERCROWN_DEBUG']) process.stderr.write(data)
    })
    gone.then(() => failed(new Error(`the server ended: ${said}`)))
  })
}
