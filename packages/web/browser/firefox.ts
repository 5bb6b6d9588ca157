// A Firefox to try the app in. It is steered by Marionette, its own protocol: lines of JSON over a socket.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The one that is named, else the system's; nothing where there is none. */
export function findFirefox(
  named = process.env['FIREFOX_PATH'],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  if (!named) return ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find(exists)
  if (!exists(named)) throw new Error(`FIREFOX_PATH names no file: ${named}`)
  return named
}

export interface Firefox {
  goto(url: string): Promise<void>
  /** Resolves with what the script returns. */
  run<Value>(script: string): Promise<Value>
  /** Resolves when it is there. */
  see(selector: string): Promise<void>
  /** Resolves when nothing more has come for a while: Firefox calls it a fault of ours when a page is left that still loads. */
  still(): Promise<void>
  /** What scripts of that address have thrown. */
  faults(origin: string): Promise<string[]>
  close(): Promise<void>
}

/** One after another: each is answered before the next is sent. */
function marionette(socket: Socket): (command: string, parameters?: object) => Promise<unknown> {
  let unread = Buffer.alloc(0)
  let calls = 0
  const waiting = new Map<
    number,
    (answer: readonly [error: { message: string } | null, value: unknown]) => void
  >()
  socket.on('data', (data) => {
    unread = Buffer.concat([unread, data])
    for (;;) {
      const colon = unread.indexOf(':')
      const end = colon + 1 + Number(unread.subarray(0, colon))
      if (colon < 0 || unread.length < end) return
      const message = JSON.parse(unread.subarray(colon + 1, end).toString())
      unread = unread.subarray(end)
      // The greeting is no answer.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]])
    }
  })
  return (command, parameters = {}) =>
    new Promise((done, failed) => {
      const id = ++calls
      waiting.set(id, ([error, value]) => (error ? failed(new Error(error.message)) : done(value)))
      const text = Buffer.from(JSON.stringify([0, id, command, parameters]))
      socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]))
    })
}

const settings = {
  'marionette.port': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.disabledForTesting': true,
}

export async function openFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'undercrown-firefox-'))
  const lines = Object.entries(settings).map(
    (one) => `user_pref(${one.map((part) => JSON.stringify(part))});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = spawn(
    path,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const gone = new Promise<void>((done) => program.once('exit', () => done()))
  const end = async () => {
    program.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const socket = connect({ host: '127.0.0.1', port: await portOf(profile, program) })
    const ask = marionette(socket)
    await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: 240_000 } } } })
    const run = async <Value>(script: string, async = false) => {
      const answer = await ask(`WebDriver:Execute${async ? 'Async' : ''}Script`, { script, args: [] })
      return (answer as { value: Value }).value
    }
    return {
      async goto(url) {
        await ask('WebDriver:Navigate', { url })
      },
      run,
      async see(selector) {
        await run(
          `const done = arguments[arguments.length - 1]
           const look = () => document.querySelector(${JSON.stringify(selector)}) ? done() : setTimeout(look, 50)
           look()`,
          true,
        )
      },
      async still() {
        await run(
          `const done = arguments[arguments.length - 1]
           const come = () => performance.getEntriesByType('resource').length
           const look = (before) => setTimeout(() => (come() === before ? done() : look(come())), 1000)
           look(come())`,
          true,
        )
      },
      async faults(origin) {
        await ask('Marionette:SetContext', { value: 'chrome' })
        const all = await run<{ source: string; text: string }[]>(
          `return Services.console.getMessageArray().flatMap((one) =>
             one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag)
               ? [{ source: one.sourceName, text: one.errorMessage }] : [])`,
        )
        await ask('Marionette:SetContext', { value: 'content' })
        return all.filter(({ source }) => source.startsWith(origin)).map(({ text }) => text)
      },
      async close() {
        socket.destroy()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Written into the profile once it listens. */
async function portOf(profile: string, program: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  while (program.exitCode === null && program.signalCode === null) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('Firefox ended before it could be steered')
}
