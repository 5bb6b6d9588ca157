// Lessons that somebody wrote to do harm: whatever a file says, it is played or refused in words.

import { games } from '@undercrown/bots/games.ts'
import { below, pickOne, type Random, Refusal, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { readLesson } from './file.ts'
import { playLesson } from './follow.ts'
import { lessonGames } from './games.ts'

const files = await Promise.all(
  lessonGames.map(async ({ id, lessons }) => {
    const rules = await games.find((one) => one.id === id)?.rules()
    if (!rules) throw new Error(`no game ${id}`)
    return { id, rules, texts: (await lessons()).map((lesson) => JSON.stringify(lesson)) }
  }),
)

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
}

/** What no field expects. */
const odd: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 1e9,
  () => Number.MAX_SAFE_INTEGER,
  () => '',
  () => '<img src=x onerror=alert(1)>',
  () => '__proto__',
  () => 'constructor',
  () => 'hasOwnProperty',
  () => [],
  () => ({}),
  () => deep(500),
  () => Array(2000).fill('leader'),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
]

/** Every place in it, as a way to reach it. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]))]
}

function spoiled(text: string, random: Random): string {
  const lesson = JSON.parse(text)
  const places = placesIn(lesson).filter((way) => way.length > 0)
  for (let i = 0; i <= below(random, 3); i++) {
    const way = pickOne(random, places)
    let at = lesson
    for (const key of way.slice(0, -1)) at = at?.[key]
    if (typeof at === 'object' && at !== null) at[way.at(-1) as string] = pickOne(random, odd)()
  }
  return JSON.stringify(lesson)
}

/** So many of each game; more by `npm run soak`. */
const TRIES = process.env['SOAK'] ? 20_000 : 150

test.each(files)('$id: a spoiled file is played or refused in words', ({ id, rules, texts }) => {
  const random = randomFrom(`hostile ${id}`)
  let refused = 0
  for (let i = 0; i < TRIES; i++) {
    const text = spoiled(pickOne(random, texts), random)
    try {
      playLesson(rules, readLesson(text))
    } catch (error) {
      if (!(error instanceof Refusal)) throw new Error(`${error} of ${text}`, { cause: error })
      expect(error.message, text).not.toBe('')
      expect(error.fr, text).not.toBe('')
      refused++
    }
  }
  expect(refused).toBeGreaterThan(TRIES / 4)
  expect({}).not.toHaveProperty('polluted')
})
