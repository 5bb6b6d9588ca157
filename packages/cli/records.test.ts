// Records of every format and every version of the rules, as they were written then: they are played for ever
// (docs/records.md). One record a line, in `golden/*.jsonl` of each game.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameAt, readRecord, verifyRecord, versionsOf } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'

const goldenOf = (id: string) => fileURLToPath(new URL(`../games/${id}/golden/`, import.meta.url))
// A game of which nobody has records yet needs none.
const recorded = games.map(({ game }) => ({ game, id: game.id })).filter(({ id }) => existsSync(goldenOf(id)))

describe.each(recorded)('$id', ({ game, id }) => {
  const folder = goldenOf(id)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const records = files.flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, i) => ({ name: `${name}:${i + 1}`, record: readRecord(JSON.parse(line)) })),
  )

  test.each(records)('$name', ({ record }) => {
    const { table, fair } = verifyRecord(game, record)
    expect([table.moves.length, table.game.rules]).toEqual([record.moves.length, record.rules])
    expect(fair).toBe(record.fair !== undefined)
    expect(table.outcome()).toBeDefined()
  })

  test('every version of the rules has a record', () => {
    const played = new Set(records.map(({ record }) => verifyRecord(game, record).table.game))
    expect(versionsOf(game).filter((one) => !played.has(one))).toEqual([])
  })

  test('a version that never was is refused in words', () => {
    expect(() => gameAt(game, 99)).toThrow(`${id} has no version 99 of its rules here; there is 1`)
  })
})
