// The documents say what the code does; the example plays.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { variables } from './config.ts'
import { guestClient } from './testing/client.ts'
import { run } from './testing/run.ts'
import { serve } from './testing/serving.ts'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('docs/server.md has every variable as the server reads it', () => {
  const page = text('docs/server.md')
  for (const { name, or, help } of variables)
    expect(page).toContain(`| \`${name}\` | ${or ? `\`${or}\`` : ''} | ${help} |`)
})

test('the example program plays a whole game', async () => {
  const source = text('examples/bot.mjs')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(48)
  const serving = await serve()
  const ann = await guestClient(serving.url, 'Ann')
  await ann.send('POST', '/api/account', { name: 'Ann', password: 'long enough' })
  const { token } = (await ann.send('POST', '/api/bots', { name: 'Robo' })).body
  const { table, sheet } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false }))
    .body
  const example = run([
    fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url)),
    serving.url,
    token,
    sheet.code,
  ])
  await expect
    .poll(async () => (await ann.get(`/api/tables/${table}`)).body.sheet.seats[1].person?.name)
    .toBe('Robo')
  await ann.do(table, { do: 'start' })
  for (;;) {
    const { body } = await ann.get(`/api/tables/${table}`)
    if (body.sheet.phase === 'over') break
    if (body.game?.choice) await ann.do(table, { do: 'play', seq: body.seq, pick: 0 })
    else await new Promise((done) => setTimeout(done, 20))
  }
  const { code, out } = await example
  expect([code, out]).toEqual([0, expect.stringMatching(/^sitting on seat 1 of toy\nover: /)])
  await serving.end()
})
