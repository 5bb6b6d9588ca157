import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import usualLines from './cast.lines.json' with { type: 'json' }
import { type Cast, type CastLines, charactersAt, usualCast } from './cast.ts'
import { games } from './games.ts'
import cast from './hidden-leaders/cast.json' with { type: 'json' }
import { levels } from './mind.ts'

async function casts(): Promise<[seats: number, Cast, CastLines][]> {
  const found: [number, Cast, CastLines][] = [[4, usualCast, usualLines]]
  for (const { id, rules } of games)
    if (existsSync(new URL(`./${id}/cast.json`, import.meta.url))) {
      const { default: own } = await import(`./${id}/cast.json`, { with: { type: 'json' } })
      const { default: lines } = await import(`./${id}/cast.lines.json`, { with: { type: 'json' } })
      found.push([(await rules()).seats.at(-1) as number, own, lines])
    }
  return found
}

test('every level of every game has enough characters for a full table, each with a face and a line of its own', async () => {
  const found = await casts()
  const all = found.flatMap(([seats, one, lines]) => {
    for (const level of levels) {
      expect(one[level].length).toBeGreaterThanOrEqual(Math.max(3, seats - 1))
      expect(new Set(one[level].map(({ colour }) => colour)).size).toBe(one[level].length)
    }
    const characters = levels.flatMap((level) => one[level])
    expect(Object.keys(lines)).toEqual(characters.map(({ name }) => name))
    return characters
  })
  for (const part of ['name', 'icon'] as const)
    expect(new Set(all.map((one) => one[part])).size).toBe(all.length)
  for (const lang of ['en', 'fr'] as const) {
    const lines = found.flatMap(([, , said]) => Object.values(said).map((line) => line[lang]))
    expect(new Set(lines).size).toBe(all.length)
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.{10,60}\.$/u)
  }
  for (const { name } of all) expect(name.length).toBeLessThanOrEqual(9)
})

const names = (chairs: Parameters<typeof charactersAt>[1]) =>
  charactersAt(cast, chairs).map((one) => one?.name)

test('no two at a table are alike, however they came there', async () => {
  expect(names([{ name: 'Ann' }, { bot: 'L3' }])).toEqual([undefined, 'Ysolde'])
  expect(names([{ bot: 'L3' }, { bot: 'L3' }, {}, { bot: 'L3' }])).toEqual([
    'Ysolde',
    'Basil',
    undefined,
    'Mirabel',
  ])
  expect(names([{ bot: 'L3', character: 4 }, { bot: 'L3', character: 9 }, { bot: 'L1' }])).toEqual([
    'Celeste',
    'Ysolde',
    'Pim',
  ])
  for (const [seats, one] of await casts())
    for (const level of levels)
      for (let character = 0; character < 60; character++) {
        const table = charactersAt(
          one,
          Array.from({ length: seats }, (_, seat) => ({ bot: level, character: (character * seat) % 60 })),
        )
        expect(new Set(table.map((bot) => bot?.name)).size).toBe(seats)
      }
})

test('a person keeps the name that a bot has too, wherever they sit', () => {
  expect(names([{ bot: 'L3' }, { name: ' YSOLDE ' }])).toEqual(['Basil', undefined])
  // A bot that sits in for somebody does so under their name.
  expect(names([{ name: 'Ann', bot: 'L3' }])).toEqual([undefined])
})
