// Records of every format and every version of the rules, as they were written then: they are played for ever
// (docs/records.md). One record a line, in `golden/*.jsonl` of each game.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type AnyGame,
  type GameRecord,
  gameAt,
  openTable,
  pickOne,
  randomFrom,
  readRecord,
  recordOf,
  verifyRecord,
  versionsOf,
} from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'

const goldenOf = (id: string) => fileURLToPath(new URL(`../games/${id}/golden/`, import.meta.url))
// A game of which nobody has records yet needs none.
const recorded = games.map(({ game }) => ({ game, id: game.id })).filter(({ id }) => existsSync(goldenOf(id)))

/** The record of a game that was played by chance. */
function playedOut(game: AnyGame, i: number): GameRecord {
  const [least, most] = game.seats
  const seats = least + (i % (most - least + 1))
  const random = randomFrom(`record ${i}`)
  const table = openTable(game, { seats, options: game.vary(seats, random), seed: `record ${i}` })
  for (let asked = table.choices(); asked.length > 0; asked = table.choices()) {
    const { seat, options } = pickOne(random, asked)
    table.submit(seat, pickOne(random, options))
  }
  return recordOf(table)
}

describe.each(recorded)('$id', ({ game, id }) => {
  const folder = goldenOf(id)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const kept = files.flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, i) => ({ name: `${name}:${i + 1}`, record: readRecord(JSON.parse(line)) })),
  )

  test.each(kept)('$name', ({ record }) => {
    const { table, deal } = verifyRecord(game, record)
    expect([table.moves.length, table.game.rules]).toEqual([record.moves.length, record.rules])
    // Those with a deal to prove are from before nonces were sealed.
    expect(deal.kind).toBe(record.fair ? 'unsealed' : 'none')
    expect(table.outcome()).toBeDefined()
  })

  test('every version of the rules has a record', async () => {
    const played = new Set(kept.map(({ record }) => verifyRecord(game, record).table.game))
    // New rules get theirs here, to be kept when they are old.
    if (!played.has(game)) {
      const lines = Array.from({ length: 4 }, (_, i) => `${JSON.stringify(playedOut(game, i))}\n`)
      await expect(lines.join('')).toMatchFileSnapshot(`${folder}rules-${game.rules}.jsonl`)
    }
    expect(versionsOf(game).filter((one) => one !== game && !played.has(one))).toEqual([])
  })

  test('a version that never was is refused in words', () => {
    expect(() => gameAt(game, 99)).toThrow(`${id} has no version 99 of its rules here; there is 1`)
  })
})
