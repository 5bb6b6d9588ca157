import { expect, test } from 'vitest'
import { minds } from './all.ts'
import { botNames, characters } from './characters.ts'
import { levels } from './mind.ts'

test('every level of every game has a name of its own and a character in both languages', () => {
  expect(Object.keys(characters).sort()).toEqual([...minds.keys()].filter((id) => id !== 'toy').sort())
  const all = Object.values(characters).flatMap((cast) => levels.map((level) => cast[level]))
  expect(new Set(all.map(({ name }) => name)).size).toBe(15)
  for (const lang of ['en', 'fr'] as const) {
    expect(new Set(all.map(({ line }) => line[lang])).size).toBe(15)
    for (const { line } of all) expect(line[lang]).toMatch(/^\p{Lu}.{10,60}\.$/u)
  }
  for (const { name } of all) expect(name.length).toBeLessThanOrEqual(8)
})

test('no two at a table are called the same', () => {
  const { name } = (characters['leaders'] as (typeof characters)['leaders'] & object).L3
  expect(botNames('leaders', [{ name: 'Ann' }, { bot: 'L3' }])).toEqual([undefined, name])
  expect(botNames('leaders', [{ bot: 'L3' }, { bot: 'L3' }, {}, { bot: 'L3' }])).toEqual([
    name,
    `${name} II`,
    undefined,
    `${name} III`,
  ])
  // Whoever is called like a bot keeps the name, wherever they sit.
  expect(botNames('leaders', [{ bot: 'L3' }, { name: ` ${name.toUpperCase()} ` }])).toEqual([
    `${name} II`,
    undefined,
  ])
  // A bot that sits in for somebody does so under their name.
  expect(botNames('leaders', [{ name: 'Ann', bot: 'L3' }])).toEqual([undefined])
  expect(botNames('toy', [{ bot: 'L1' }, { bot: 'L1' }])).toEqual(['L1', 'L1 II'])
})
