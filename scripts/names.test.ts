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

test('an inner name of a game is its own, until an entry of its package shows it', () => {
  rmSync(folder, { recursive: true })
  plant('games/whist/cards.ts', 'export const ranks = 1\n')
  plant('games/whist/index.ts', "export { State } from './state.ts'\n")
  plant('games/bridge/cards.ts', 'export const ranks = 2\n')
  plant('web/skat/cards.ts', 'export const ranks = 3\n')
  plant('games/skat/state.ts', 'export interface State {}\n')
  expect(names()).toEqual([0, ''])

  plant('bots/bridge/rank.ts', 'export const ranks = 3\n')
  expect(names()[1]).toContain('ranks: bots/bridge/rank.ts games/bridge/cards.ts')
  rmSync(join(folder, 'bots'), { recursive: true })

  for (const entry of ["export { ranks } from './cards.ts'\n", "export * from './cards.ts'\n"]) {
    plant('games/whist/index.ts', entry)
    expect(names()).toEqual([1, expect.stringContaining('ranks: games/bridge/cards.ts games/whist/cards.ts')])
  }
  plant('games/whist/index.ts', '')
  plant('table/ranks.ts', 'export const ranks = 4\n')
  expect(names()[0]).toBe(1)
})
