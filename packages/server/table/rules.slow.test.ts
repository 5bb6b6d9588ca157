// A server that learns new rules while tables are played: each is finished by the rules it began with.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, itemAt, readRecord, verifyRecord, versionsOf } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { clientOf, type Line, type Message, stateAt } from '../testing/client.ts'
import { seated, serve, withToy } from '../testing/serving.ts'

const outgrown = withToy.flatMap((game) => versionsOf(game).slice(1))

/** Plays some option for whoever is asked, so many times or to the end; returns the last state. */
async function play(table: string, lines: readonly Line[], moves: number): Promise<Message> {
  let states = lines.map((line) => line.messages.findLast(stateAt(0)))
  for (let i = 0; i < moves; i++) {
    const seat = states.findIndex((state) => state.game?.choice)
    if (seat < 0) break
    const { seq, game } = states[seat]
    const pick = i % game.choice.options.length
    itemAt(lines, seat).tell({ do: 'play', table, id: `p${seq}`, seq, pick })
    states = await Promise.all(lines.map((line) => line.next(stateAt(seq + 1))))
  }
  return states[0]
}

test('a table that began with the first rules is served to its end by them', {
  timeout: 60_000,
}, async () => {
  const first = outgrown.filter(({ rules }) => rules === 1)
  expect(first.length).toBeGreaterThan(0)
  for (const before of first) {
    const present = withToy.find(({ id }) => id === before.id) as (typeof withToy)[number]
    const folder = mkdtempSync(join(tmpdir(), 'undercrown-rules-'))
    const then = await serve({}, {}, [before], folder)
    const { table, people, lines } = await seated(then.url, 2, {
      game: before.id,
      options: { artifacts: true, corruption: true },
    })
    await play(table, lines, 20)
    await then.stop()
    const now = await serve({}, {}, withToy, folder)
    const again: Line[] = []
    for (const person of people) {
      const line = await clientOf(now.url, person.cookie).socket()
      line.tell({ do: 'watch', table })
      await line.next(stateAt(0))
      again.push(line)
    }
    const end = await play(table, again, 2000)
    expect(end.sheet).toMatchObject({ phase: 'over', rules: 1 })
    const record = readRecord((await clientOf(now.url).get(`/api/tables/${table}/record`)).body)
    expect(record.rules).toBe(1)
    expect(verifyRecord(present, record).deal.kind).toBe('sealed')
    await now.end()
  }
})

test('a table of rules that are not kept is refused in words, and the others go on', async () => {
  const then = { ...(withToy.find(({ id }) => id === 'toy') as AnyGame), rules: 1 }
  const offered: AnyGame[] = [then]
  const first = await serve({ LOG_LEVEL: 'silent' }, {}, offered)
  const { table, people, lines } = await seated(first.url, 2)
  for (const line of lines) await line.close()
  const [ann] = people

  offered[0] = { ...then, rules: 2 }
  const second = await first.restart()
  const lost = await clientOf(second.url, ann?.cookie).get(`/api/tables/${table}`)
  expect(lost.body).toEqual({
    code: 'not-offered-here',
    message: 'toy has no version 1 of its rules here; there is 2',
  })
  await second.server.sweep()
  const fresh = await seated(second.url, 2)
  for (const line of fresh.lines) await line.close()
  expect((await clientOf(second.url).get(`/api/tables/${fresh.table}`)).body.sheet.rules).toBe(2)

  offered[0] = { ...then, rules: 2, older: [then] }
  const third = await second.restart()
  const again = clientOf(third.url, ann?.cookie)
  const { seq, sheet } = (await again.get(`/api/tables/${table}`)).body
  expect(sheet).toMatchObject({ rules: 1, phase: 'playing' })
  expect((await again.do(table, { do: 'play', seq, pick: 0 })).body.sheet.moves).toBe(1)
  await third.end()
})
