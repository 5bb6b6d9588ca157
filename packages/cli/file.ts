// Files that people name on a command line: read and written with refusals in words.

import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { refuse } from '@undercrown/engine'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function reason(error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  return reasons[code] ?? (code || String(error))
}

/** The text of a file; "-" stands for standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    return refuse(`cannot read ${path}: ${reason(error)}`)
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse(`${path} is not JSON: ${oneLine((error as Error).message)}`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    refuse(`cannot write ${path}: ${reason(error)}`)
  }
}

/** Refuses early a place where nothing can be written. */
export function checkWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
  } catch (error) {
    refuse(`cannot write ${path}: ${reason(error)}`)
  }
}

/** The message without line breaks and without the whole text that it complains about. */
function oneLine(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)}…` : line
}
