// The record of a finished game, fetched by link, is accepted by `undercrown verify`; a changed one is not.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, randomFrom, readRecord, sealOf, verifyRecord } from '@undercrown/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../games.ts'
import { type Client, clientOf, type Line, type Message, stateAt } from '../testing/client.ts'
import { run } from '../testing/run.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

const undercrown = fileURLToPath(new URL('../../cli/undercrown.mjs', import.meta.url))
let serving: Serving
let folder = ''
beforeAll(async () => {
  serving = await serve()
  folder = mkdtempSync(join(tmpdir(), 'undercrown-record-'))
})
afterAll(async () => {
  await serving.end()
  rmSync(folder, { recursive: true })
})

/** Plays by chance to the end; once, the last move is taken back by consent. */
async function playOut(table: string, people: readonly Client[], lines: readonly Line[]): Promise<Message> {
  const chance = randomFrom(table)
  const latest = (line: Line): Message => line.messages.findLast(stateAt(0))
  for (let n = 0; ; n++) {
    const states = lines.map(latest)
    const seat = states.findIndex((state) => state.game.choice)
    const [state] = states
    if (state.sheet?.phase === 'over') return state
    const { seq, game } = states[seat]
    const pick = below(chance, game.choice.options.length)
    lines[seat]?.tell({ do: 'play', table, id: `p${n}`, seq, pick })
    for (const line of lines) if (latest(line).seq <= seq) await line.next(stateAt(seq + 1))
    if (n !== 10) continue
    await people[seat]?.do(table, { do: 'offer', what: 'undo' })
    for (const [i, one] of people.entries()) if (i !== seat) await one.do(table, { do: 'answer', yes: true })
    const after = (await people[0]?.get(`/api/tables/${table}`))?.body.seq
    for (const line of lines) if (latest(line).seq < after) await line.next(stateAt(after))
  }
}

test.each(games.map((rules) => [rules.id, rules] as const))('%s', async (game, rules) => {
  const [seats] = rules.seats
  const { table, people, lines } = await seated(serving.url, seats, { game })
  const hash = lines[0]?.messages.findLast(stateAt(0)).sheet.commit
  const end = await playOut(table, people, lines)
  const { status, body, headers } = await clientOf(serving.url).get(`/api/tables/${table}/record`)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain(`undercrown-${table}.json`)
  // The hash that was shown before the deal is the one that the record answers to.
  expect([end.sheet.commit, body.fair.commit]).toEqual([hash, hash])
  const file = join(folder, `${game}.json`)
  writeFileSync(file, JSON.stringify(body))
  const verified = await run([undercrown, 'verify', file])
  expect(verified.out).toContain(`${game}, ${seats} players, played to its end`)
  expect(verified.out).toContain('the deal is proved fair to seats 1, 2')
  expect(verified.code).toBe(0)

  const changes = {
    nonce: { ...body.fair, nonces: body.fair.nonces.map(() => 'x') },
    seal: { ...body.fair, seals: body.fair.seals.map(() => sealOf('x')) },
    secret: { ...body.fair, secret: 'x' },
  }
  for (const fair of Object.values(changes))
    expect(() => verifyRecord(rules, readRecord({ ...body, fair }))).toThrow()
  if (rules === games[0]) {
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, JSON.stringify({ ...body, fair: changes.secret }))
    expect((await run([undercrown, 'verify', forged])).code).toBe(1)
  }
  for (const line of lines) await line.close()
})
