// A folder of programs that play: each file that can be started is one, and is called as its file is.

import { accessSync, constants, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { reasonOf } from '../file.ts'
import { fail } from '../usage.ts'
import type { CommandLine } from './program.ts'

/** What starts a file that cannot start by itself. */
const STARTERS: Readonly<Record<string, CommandLine>> = {
  '.js': [process.execPath],
  '.mjs': [process.execPath],
  '.cjs': [process.execPath],
  '.py': ['python3'],
}

/** The programs of a folder by their names; whatever else lies there is passed over. */
export function programsIn(folder: string): Readonly<Record<string, CommandLine>> {
  const files = filesOf(folder).flatMap((name): [string, CommandLine][] => {
    const path = resolve(join(folder, name))
    const starter = STARTERS[extname(name)]
    if (starter) return [[name, [...starter, path]]]
    return isExecutable(path) ? [[name, [path]]] : []
  })
  if (files.length === 0) fail((say) => say.noPrograms(folder))
  return Object.fromEntries(files)
}

function filesOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    return fail((say) => say.cannotRead(folder, reasonOf(error, say)))
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
