// `undercrown admin …` on the database of a server that runs: what it does reaches who is connected there.

import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Serving, seated, serve } from '@undercrown/server/testing'
import type { Client } from '@undercrown/server/testing/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleCli } from './bundle.mjs'

let bundled = ''
let serving: Serving
const folder = mkdtempSync(join(tmpdir(), 'undercrown-admin-'))
beforeAll(async () => {
  bundled = await bundleCli()
  serving = await serve({}, {}, undefined, folder)
})
afterAll(() => serving.end())

/** Runs `undercrown admin …`, and gives all that it says. */
function admin(...args: string[]): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder }
  return new Promise((done) => {
    execFile(process.execPath, [bundled, 'admin', ...args], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out: out + err }),
    )
  })
}

test('from a report to the end of it, while the server runs', async () => {
  const { table, people, lines } = await seated(serving.url, 2, { game: 'hidden-people' })
  const [ann, bob] = people as [Client, Client]
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  // The socket of the guest that she was is cut off.
  const hers = await ann.socket()
  await ann.do(table, { do: 'say', text: 'a rude word' })
  await bob.send('POST', '/api/reports', { whom: ann.id, table, text: 'she was rude' })
  const queue = await admin('reports')
  expect(queue.out).toMatch(
    new RegExp(`about Ann \\(${ann.id}\\), table ${table}: she was rude\\n.*a rude word`),
  )
  const [, report = ''] = /^([0-9a-f]{20}) /.exec(queue.out) ?? []

  const closed = new Promise((done) => hers.raw.once('close', done))
  const banned = await admin(
    'ban',
    '--person',
    'ann',
    '--days',
    '7',
    '--why',
    'rude to Bob',
    '--report',
    report,
  )
  expect(banned).toMatchObject({
    code: 0,
    out: expect.stringMatching(/banned, Ann .*rude to Bob, not yet done/),
  })
  expect(await closed).toBe(1008)
  expect((await ann.get('/api/tables/mine')).body.code).toBe('banned')
  expect((await admin('reports', '--settled', '--lang', 'fr')).out).toMatch(
    /bannit, Ann .*motif\u00a0: rude to Bob/,
  )

  expect((await admin('table', '--table', table)).out).toContain('Verified: read anew it is the same.')
  const none = await admin('ban', '--person', 'Nobody', '--why', 'x', '--lang', 'fr')
  expect([none.code, none.out]).toEqual([1, expect.stringContaining('personne ne s’appelle')])
  for (const one of lines) await one.close()
})
