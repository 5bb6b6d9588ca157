// The documents say what the code does; the examples play.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import { variables } from './config.ts'
import { type Client, guestClient } from './testing/client.ts'
import { run } from './testing/run.ts'
import { serve } from './testing/serving.ts'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('docs/server.md has every variable as the server reads it', () => {
  const page = text('docs/server.md')
  for (const { name, or, help } of variables)
    expect(page).toContain(`| \`${name}\` | ${or ? `\`${or}\`` : ''} | ${help} |`)
})

/** Node reads no TypeScript in its oldest version that we run on. */
function scriptOf(example: string, folder: string): string {
  const outfile = join(folder, 'bot.mjs')
  buildSync({
    entryPoints: [example],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['ws'],
  })
  return outfile
}

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.each([
  ['bot.ts', true],
  ['bot.py', hasPython],
] as const)('the example program %s', (name, runs) => {
  const example = fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
  // Where the modules of Node are found.
  const folder = mkdtempSync(fileURLToPath(new URL('../../node_modules/.example-', import.meta.url)))
  afterAll(() => rmSync(folder, { recursive: true }))
  const begin = (...args: string[]) =>
    name.endsWith('.py') ? run([example, ...args], {}, 'python3') : run([scriptOf(example, folder), ...args])

  test.runIf(runs)('plays a whole game at the table with a code', async () => {
    const { serving, ann, token } = await owned()
    const wanted = { game: 'toy', seats: 2, listed: false }
    const { table, sheet } = (await ann.send('POST', '/api/tables', wanted)).body
    const example = begin(serving.url, token, sheet.code)
    await playedWith(ann, table)
    expect(await example).toEqual({ code: 0, out: expect.stringMatching(/^over: seat \d(, \d)* won\n$/) })
    await serving.end()
  })

  test.runIf(runs)('accepts a challenge', async () => {
    const { serving, ann, token, bot } = await owned()
    await ann.send('PUT', `/api/bots/${bot}/games/toy`, { about: 'answers at random' })
    const example = begin(serving.url, token)
    const here = async () => (await ann.get('/api/programs/toy')).body.programs[0].here
    await expect.poll(here).toBe(true)
    const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
    await ann.send('POST', '/api/invitations', { whom: bot, table })
    await playedWith(ann, table)
    // It waits for the next one, until the server goes.
    await serving.end()
    expect((await example).out).toMatch(/^over: seat \d(, \d)* won\n$/)
  })
})

/** A server, and somebody with a program. */
async function owned() {
  const serving = await serve()
  const ann = await guestClient(serving.url, 'Ann')
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  const { id, token } = (await ann.send('POST', '/api/bots', { name: 'Robo', scopes: ['play'] })).body
  return { serving, ann, token: token as string, bot: id as string }
}

/** Waits for the program to sit down, and plays a game with it. */
async function playedWith(ann: Client, table: string): Promise<void> {
  const seats = async () => (await ann.get(`/api/tables/${table}`)).body.sheet.seats
  await expect.poll(async () => (await seats())[1].person?.name).toBe('Robo')
  await ann.do(table, { do: 'start' })
  for (;;) {
    const { body } = await ann.get(`/api/tables/${table}`)
    if (body.sheet.phase === 'over') return
    if (body.game?.choice) await ann.do(table, { do: 'play', seq: body.seq, pick: 0 })
    else await new Promise((done) => setTimeout(done, 20))
  }
}
