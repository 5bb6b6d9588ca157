// Runs a command line inside a test, with streams that the test can fill and read.

import { PassThrough, Writable } from 'node:stream'
import { games } from './games.ts'
import { runCli } from './run.ts'
import type { Terminal } from './terminal.ts'

export interface CliRun {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Setting {
  /** All that is typed or piped in. */
  readonly input?: string
  /** Someone sits at a terminal: what is typed does not end by itself. */
  readonly tty?: boolean
  readonly env?: Terminal['env']
  /** How wide the screen is. */
  readonly columns?: number
}

/** Streams for one command line, and what came out of them. */
export function fakeTerminal({ input = '', tty, env = {}, columns }: Setting = {}): {
  readonly terminal: Terminal
  readonly result: (code: number) => CliRun
} {
  const stdin = new PassThrough()
  const [stdout, out] = collecting()
  const [stderr, err] = collecting()
  for (const stream of [stdin, stdout, stderr]) if (tty) Object.assign(stream, { isTTY: true, columns })
  stdin.write(input)
  if (!tty) stdin.end()
  return {
    terminal: { stdin, stdout, stderr, env },
    result: (code) => ({ code, out: out(), err: err() }),
  }
}

export async function runCommandLine(args: readonly string[], setting: Setting = {}): Promise<CliRun> {
  const { terminal, result } = fakeTerminal(setting)
  return result(await runCli(args, terminal, games))
}

function collecting(): [stream: Writable, text: () => string] {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  return [stream, () => chunks.join('')]
}
