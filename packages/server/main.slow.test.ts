// The server as a process: it starts or says in one line why not, and tells its players when it ends.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { itemAt } from '@undercrown/engine'
import { afterAll, expect, test } from 'vitest'
import { spawnServer, unlimited } from './bench/spawned.ts'
import { built } from './testing/built.ts'
import { clientOf, type Line, stateAt } from './testing/client.ts'
import { run } from './testing/run.ts'
import { seated } from './testing/serving.ts'

test('SIGTERM: players are told, what they did is kept, and the process ends well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-main-'))
  const env = { ...unlimited, DATA_DIR: folder }
  const server = await spawnServer(await built(), env)
  const { table, people, lines } = await seated(server.url, 2, { game: 'hidden-people' })
  const [one, two] = lines as [Line, Line]
  const { seq } = one.messages.findLast(stateAt(0))
  const closed = new Promise((done) => two.raw.once('close', (code) => done(code)))
  const ended = new Promise((done) => server.process.once('exit', (code) => done(code)))
  one.tell({ do: 'play', table, id: 'last', seq, pick: 0 })
  expect((await one.next((message) => message.did === 'last')).seq).toBe(seq + 1)
  await server.stop('SIGTERM')
  expect(await two.next((message) => message.type === 'closing')).toEqual({ type: 'closing' })
  expect([await closed, await ended]).toEqual([1012, 0])
  const again = await spawnServer(await built(), env)
  const back = clientOf(again.url, itemAt(people, 0).cookie)
  expect((await back.get(`/api/tables/${table}`)).body.seq).toBe(seq + 1)
  await again.stop()
  rmSync(folder, { recursive: true })
})

const elsewhere = mkdtempSync(join(tmpdir(), 'undercrown-main-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

function folderWith(text: string): string {
  const folder = mkdtempSync(join(elsewhere, 'with-'))
  writeFileSync(join(folder, 'undercrown.db'), text)
  return folder
}

test.each([
  [['--prot'], {}, 'serve takes no "--prot"'],
  [
    [],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    'does not answer at 127.0.0.1:1/x (ECONNREFUSED); is DATABASE_URL right?',
  ],
  [[], { DATA_DIR: fileURLToPath(import.meta.url) }, 'is DATA_DIR a folder that may be written to?'],
  [[], { DATA_DIR: '/proc/nothing' }, 'is DATA_DIR a folder that may be written to?'],
  [[], { DATA_DIR: folderWith('of something else') }, '(file is not a database); is DATA_DIR a folder'],
  [[], { HOST: '192.0.2.1', DATA_DIR: elsewhere }, 'HOST is no address of this machine: 192.0.2.1'],
] as [string[], Record<string, string>, string][])('%j %j is told in one line', async (args, env, words) => {
  const { code, out } = await run([fileURLToPath(await built()), ...args], env)
  expect([code, out.trim().split('\n').length]).toEqual([1, 1])
  expect(out).toContain(`undercrown: `)
  expect(out).toContain(words)
})
