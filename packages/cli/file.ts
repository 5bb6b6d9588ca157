// Files that people name on a command line: read and written with refusals in words.

import { accessSync, appendFileSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from './usage.ts'
import type { ErrorWords, FileReason } from './words/errors.ts'

const reasons: Readonly<Record<string, FileReason>> = {
  ENOENT: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EISDIR: 'folder',
  ENOTDIR: 'notFolder',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** Why the system would not, in words where we have any. */
export function reasonOf(error: unknown, say: ErrorWords): string {
  const code = (error as { code?: string }).code ?? ''
  const reason = reasons[code]
  return reason ? say.reasons[reason] : code || String(error)
}

/** The text of a file; "-" stands for standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    return fail((say) => say.cannotRead(path, reasonOf(error, say)))
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail((say) => say.notJson(path, oneLine((error as Error).message)))
  }
}

export function writeText(path: string, text: string): void {
  orRefuse(path, () => writeFileSync(path, text))
}

export function appendText(path: string, text: string): void {
  orRefuse(path, () => appendFileSync(path, text))
}

/** Refuses early a place where nothing can be written. */
export function checkWritable(path: string): void {
  orRefuse(path, () => accessSync(dirname(path), constants.W_OK))
}

function orRefuse(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    fail((say) => say.cannotWrite(path, reasonOf(error, say)))
  }
}

/** The message without line breaks and without the whole text that it complains about. */
function oneLine(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)}…` : line
}
