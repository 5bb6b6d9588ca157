// Runs a command line inside a test, with streams that the test can fill and read.

import { PassThrough, Writable } from 'node:stream'
import { games } from './games.ts'
import { run } from './run.ts'
import type { Terminal } from './terminal.ts'

export interface Tried {
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
}

export async function trying(
  args: readonly string[],
  { input = '', tty, env = {} }: Setting = {},
): Promise<Tried> {
  const stdin = new PassThrough()
  const [stdout, out] = collecting()
  const [stderr, err] = collecting()
  for (const stream of [stdin, stdout, stderr]) if (tty) Object.assign(stream, { isTTY: true })
  stdin.write(input)
  if (!tty) stdin.end()
  const code = await run(args, { stdin, stdout, stderr, env }, games)
  return { code, out: out(), err: err() }
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
