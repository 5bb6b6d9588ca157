// Whatever a profile counts wins by has words in both languages, and so has every end.

import { langs, openTable, pickOne, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'

describe.each(games.map(({ id, rules }) => [id, rules] as const))('%s', (_id, load) => {
  test('what was played with, and how it ended', async () => {
    const game = await load()
    const most = game.seats[1]
    const named = langs.map((lang) => ({
      words: game.phrases[lang].profile,
      labels: new Set([
        ...game.catalogue(lang).map(({ id }) => id),
        ...Object.keys(game.phrases[lang].profile?.labels ?? {}),
      ]),
    }))
    const kinds = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const random = randomFrom(`lineup ${i}`)
      const table = openTable(game, { seats: most, options: game.vary(most, random), seed: `lineup ${i}` })
      for (let asked = table.choices(); asked.length > 0; asked = table.choices()) {
        const { seat, options } = pickOne(random, asked)
        table.submit(seat, pickOne(random, options))
      }
      const outcome = table.outcome()
      for (let seat = 0; seat < most; seat++) {
        const lineup = game.lineup?.(table.state, seat) ?? {}
        for (const [kind, list] of Object.entries(lineup)) {
          if (list.length > 0) kinds.add(kind)
          expect(new Set(list).size).toBe(list.length)
          for (const { labels } of named) expect(list.filter((one) => !labels.has(one))).toEqual([])
        }
        for (const { words } of named)
          if (outcome) expect(words?.ended(outcome, seat, lineup)).toMatch(/^[\p{Lu}\d−].{5,40}$/u)
      }
    }
    expect(kinds.size).toBeGreaterThan(0)
    for (const { words } of named) expect(Object.keys(words?.kinds ?? {}).sort()).toEqual([...kinds].sort())
  })
})
