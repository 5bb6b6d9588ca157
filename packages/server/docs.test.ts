// The documents say what the code does; the example plays.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codes, emotes, levels, offers } from '@undercrown/protocol'
import { clientMessage, serverMessage } from '@undercrown/protocol/schemas'
import { expect, test } from 'vitest'
import { variables } from './config.ts'
import { guest } from './testing/client.ts'
import { run } from './testing/run.ts'
import { serve } from './testing/serving.ts'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('docs/protocol.md names every command, message, code and word', () => {
  const page = text('docs/protocol.md')
  const verbs = clientMessage.options.map((one) => [...one.shape.do.values][0])
  for (const verb of verbs) expect(page).toContain(`{"do":"${verb}"`)
  for (const word of [...codes, ...emotes, ...levels, ...offers]) expect(page).toContain(`\`${word}\``)
  const types = serverMessage.options.map((one) => [...one.shape.type.values][0])
  expect(types.length).toBeGreaterThan(8)
  for (const type of types) expect(page).toContain(`| \`${type}\` |`)
})

test('docs/protocol.md has each command with just the fields that it takes', () => {
  const page = text('docs/protocol.md')
  for (const { shape } of clientMessage.options) {
    const [verb] = [...shape.do.values]
    const fields = Object.keys(shape).filter((name) => !['do', 'table', 'id'].includes(name))
    const row = page.split('\n').find((line) => line.includes(`{"do":"${verb}"`)) ?? ''
    for (const field of fields) expect(`${verb}: ${row}`).toContain(`"${field}"`)
  }
})

test('docs/server.md has every variable as the server reads it', () => {
  const page = text('docs/server.md')
  for (const { name, or, help } of variables)
    expect(page).toContain(`| \`${name}\` | ${or ? `\`${or}\`` : ''} | ${help} |`)
})

test('the example program plays a whole game', async () => {
  const source = text('examples/bot.mjs')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(42)
  const serving = await serve()
  const ann = await guest(serving.url, 'Ann')
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
    if (body.game.choice) await ann.do(table, { do: 'play', seq: body.seq, pick: 0 })
    else await new Promise((done) => setTimeout(done, 20))
  }
  const { code, out } = await example
  expect([code, out]).toEqual([0, expect.stringMatching(/^sitting on seat 1 of toy\nover: /)])
  await serving.end()
})
