import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { botNames, type Cast, usualCast } from './cast.ts'
import { games } from './games.ts'
import { cast } from './leaders/cast.ts'
import { levels } from './mind.ts'

test('every level of every game has a name of its own and a character in both languages', async () => {
  const casts: Cast[] = [usualCast]
  for (const { id } of games)
    if (existsSync(new URL(`./${id}/cast.ts`, import.meta.url)))
      casts.push((await import(`./${id}/cast.ts`)).cast)
  const all = casts.flatMap((one) => levels.map((level) => one[level]))
  expect(new Set(all.map(({ name }) => name)).size).toBe(5 * casts.length)
  for (const lang of ['en', 'fr'] as const) {
    expect(new Set(all.map(({ line }) => line[lang])).size).toBe(all.length)
    for (const { line } of all) expect(line[lang]).toMatch(/^\p{Lu}.{10,60}\.$/u)
  }
  for (const { name } of all) expect(name.length).toBeLessThanOrEqual(8)
})

test('no two at a table are called the same', () => {
  const { name } = cast.L3
  expect(botNames(cast, [{ name: 'Ann' }, { bot: 'L3' }])).toEqual([undefined, name])
  expect(botNames(cast, [{ bot: 'L3' }, { bot: 'L3' }, {}, { bot: 'L3' }])).toEqual([
    name,
    `${name} II`,
    undefined,
    `${name} III`,
  ])
  // Whoever is called like a bot keeps the name, wherever they sit.
  expect(botNames(cast, [{ bot: 'L3' }, { name: ` ${name.toUpperCase()} ` }])).toEqual([
    `${name} II`,
    undefined,
  ])
  // A bot that sits in for somebody does so under their name.
  expect(botNames(cast, [{ name: 'Ann', bot: 'L3' }])).toEqual([undefined])
})
