// One exported name, one meaning: a second definition is found, the contract of a game is not taken for one.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('names.mjs', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-names-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function names(): [number | null, string] {
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return [status, stdout]
}

test('a name that two files define is told, unless it is the contract of a game', () => {
  plant('games/whist/state.ts', 'export interface State {}\n')
  plant('games/bridge/state.ts', 'export type State = object\n')
  plant('server/line.ts', 'export const line = 1\nconst table = 2\n')
  plant('web/table.test.ts', 'export const line = 1\n')
  expect(names()).toEqual([0, ''])

  plant('web/line.ts', 'export function line() {}\nexport const table = 2\n')
  expect(names()).toEqual([1, expect.stringContaining('line: server/line.ts web/line.ts\nnames: 1')])

  plant('server/state.ts', 'export class State {}\n')
  expect(names()[1]).toContain('names: 2')
})
