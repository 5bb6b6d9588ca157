// What a long measurement has found so far, a line of a file for each, so that one that was stopped goes on where it was.

import { existsSync } from 'node:fs'
import { appendText, readText, writeText } from './file.ts'

export interface KeptLines<Line> {
  readonly lines: readonly Line[]
  add(line: Line): void
}

/** The first line says what is measured; `refuse` is called where the file holds anything else. */
export function keptLines<Line>(path: string, plan: object, refuse: () => never): KeptLines<Line> {
  const head = JSON.stringify(plan)
  if (!existsSync(path)) writeText(path, `${head}\n`)
  const text = readText(path)
  // The last line may have been cut short; what comes next begins on one of its own.
  if (!text.endsWith('\n')) appendText(path, '\n')
  const [first, ...written] = text.split('\n')
  if (first !== head) refuse()
  return {
    lines: written.flatMap((line) => wholeLine<Line>(line) ?? []),
    add: (line) => appendText(path, `${JSON.stringify(line)}\n`),
  }
}

/** Nothing where the line is not whole. */
function wholeLine<Line>(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line
  } catch {
    return undefined
  }
}
