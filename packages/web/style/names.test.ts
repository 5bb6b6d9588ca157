import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games as registered } from '../games.ts'

const root = new URL('../', import.meta.url)
const games = [...registered.map(({ id }) => id), 'default']
const shared = ['art', 'parts', 'screens', 'style', 'table']

function sheets(folder: string): string {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
}

/** Every selector of a sheet, those inside media queries included. */
function selectors(sheet: string): string[] {
  return [...sheet.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, head = '']) => head.split(/,(?![^(]*\))/))
    .map((one) => one.trim())
    .filter((one) => one.includes('.') && !one.startsWith('@'))
}

const classes = (text: string) => [...text.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name as string)

describe.each(games)('the styles of %s', (game) => {
  // A board's styles stay loaded when one goes back to the other screens.
  test('touch nothing but the game’s own', () => {
    const others = new Set(
      [...shared, ...games.filter((other) => other !== game)].flatMap((folder) => classes(sheets(folder))),
    )
    const stray = selectors(sheets(game)).filter((one) =>
      classes(one).every((name) => others.has(name) && name !== game),
    )
    expect(stray).toEqual([])
  })
})
