// What the commands run in: three streams and the environment, so that a test can stand in for a terminal.

import type { Readable, Writable } from 'node:stream'
import { wrap } from './wrap.ts'

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

/** How wide tables may be: as the screen is, and 80 where there is none. */
export function columnsOf({ isTTY, columns }: Screen): number {
  return (isTTY && columns) || 80
}

/** As it is: JSON, records, tables. */
export function print({ stdout }: Terminal, line = ''): void {
  stdout.write(`${line}\n`)
}

/** Broken at words where a screen is narrower; whole in a file or a pipe, for whoever searches it. */
export function printWrapped({ stdout }: Terminal, text: string, hang?: number): void {
  stdout.write(`${broken(stdout, text, hang)}\n`)
}

/** It may quote a file or a command line: nothing in that commands the screen. */
export function warn({ stderr }: Terminal, line: string): void {
  stderr.write(`${broken(stderr, line.replace(/(?!\n)\p{Cc}/gu, '\ufffd'))}\n`)
}

function broken(screen: Screen, text: string, hang?: number): string {
  if (!screen.isTTY) return text
  const width = columnsOf(screen)
  return text
    .split('\n')
    .flatMap((line) => wrap(line, width, hang))
    .join('\n')
}
