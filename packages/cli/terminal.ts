// What the commands run in: three streams and the environment, so that a test can stand in for a terminal.

import type { Readable, Writable } from 'node:stream'

interface Screen extends Writable {
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Screen
  readonly stderr: Screen
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A person sits at it: what is typed comes from a keyboard, what is printed goes to a screen. */
export function isInteractive({ stdin, stdout }: Terminal): boolean {
  return stdin.isTTY === true && stdout.isTTY === true
}

export function print({ stdout }: Terminal, line = ''): void {
  stdout.write(`${line}\n`)
}

export function warn({ stderr }: Terminal, line: string): void {
  stderr.write(`${line}\n`)
}
