import { langs } from '@undercrown/engine'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { games } from '../games.ts'

test.each(games.filter(({ puzzles }) => puzzles))(
  'every puzzle of $id has its words and pictures',
  async ({ id, puzzles }) => {
    const said = await puzzles?.()
    const pack = await shippedPuzzles(id)
    expect(puzzleGames.some((one) => one.id === id)).toBe(true)
    const [kinds, themes] = [
      new Set(pack.map(({ kind }) => kind)),
      new Set(pack.flatMap((one) => one.themes)),
    ]
    expect(pack.length).toBeGreaterThan(0)
    for (const lang of langs) {
      for (const kind of kinds) expect(Object.keys(said?.words[lang].kinds ?? {})).toContain(kind)
      for (const theme of themes) expect(Object.keys(said?.words[lang].themes ?? {})).toContain(theme)
    }
    for (const name of [...kinds, ...themes]) expect(Object.keys(said?.icons ?? {})).toContain(name)
  },
)
