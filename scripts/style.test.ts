// Colours and breakpoints have names, and the check holds the sheets and the code to that.
// It is shown what breaks the rule and what may stand.
import { expect, test } from 'vitest'
import { allFaults, faults, spilling } from './style.mjs'

const rule = (value: string) => `.a {\n  color: ${value};\n}\n`
const query = (media: string) => `@media ${media} {\n  .a {\n    gap: 1px;\n  }\n}\n`

const planted: [path: string, source: string, faults: number][] = [
  ['table/a.css', rule('#f2d595'), 1],
  ['table/a.css', rule('#fff8'), 1],
  ['table/a.css', rule('rgb(0 0 0 / 50%)'), 1],
  ['table/a.css', rule('hsla(0, 0%, 0%, 0.5)'), 1],
  ['table/a.css', rule('oklch(50% 0.1 20)'), 1],
  ['table/a.css', rule('rebeccapurple'), 1],
  ['table/a.css', '.a {\n  border: 1px solid white;\n  background: linear-gradient(#000, red)\n}\n', 3],
  ['table/a.css', rule('var(--lit)'), 0],
  ['table/a.css', rule('color-mix(in srgb, var(--gold-91) 20%, transparent)'), 0],
  ['table/a.css', '.white.red:hover,\n#fade {\n  white-space: nowrap;\n  color: currentcolor;\n}\n', 0],
  ['table/a.css', '/* #fff, or white: as one likes. */\n', 0],
  ['style/tokens.css', rule('#f2d595'), 0],
  ['style/paints.css', rule('#f2d595'), 0],
  ['leaders/tokens.css', rule('#f2d595'), 0],
  ['leaders/my-tokens.css', rule('#f2d595'), 1],
  ['art/A.tsx', "<path fill=\"#f2d595\" stroke={dark ? '#000' : '#ffffff80'} />", 3],
  ['art/A.tsx', '<path fill="white" stroke="rgba(0, 0, 0, 0.5)" />', 2],
  ['art/a.ts', "const look = { fill: '#f2d595' }", 1],
  ['art/a.ts', '`<stop stop-color="#c99f4e"/>`', 1],
  ['art/A.tsx', '<use href="#fade" fill="url(#add)" stroke="var(--lit)" color="currentColor" />', 0],
  ['art/a.ts', "const side: 'white' | 'black' = 'white'", 0],

  ['table/a.css', query('(max-width: 640px)'), 1],
  ['table/a.css', query('(--phone) and (max-height: 500px)'), 1],
  ['table/a.css', query('(--fone)'), 1],
  ['table/a.css', query('(orientation: portrait)'), 1],
  ['table/a.css', query('(--phone)').replace('media', 'container').replace('--phone', 'width < 300px'), 1],
  ['table/a.css', query('(--phone), (--low) and (--phone)'), 0],
  ['table/a.ts', "matchMedia('(max-width: 640px)').matches", 1],
  ['table/a.ts', 'matchMedia(breakpoints.phone).matches', 0],
]

test.each(planted)('%s: %s', (path, source, count) => {
  expect(faults(path, source, ['phone', 'low'])).toHaveLength(count)
})

test('a fault is found where it is', () => {
  expect(faults('table/a.css', `\n${rule('#fff')}`, [])).toEqual([
    'table/a.css:3 a colour outside tokens.css and paints.css: #fff',
  ])
})

test('the web app has none', () => {
  expect(allFaults()).toEqual([])
})

test('a game says nothing of a class that others have, but of its own', () => {
  const game = { path: 'chess/TileArt.tsx', source: '' }
  const list = { path: 'lesson/List.tsx', source: '<ol className={`list $' + "{long ? 'trail' : ''}`} />" }
  const sheet = (source: string) => ({ path: 'chess/board.css', source })
  expect(spilling([game, list, sheet('.trail {\n  display: flex;\n}\n')])).toHaveLength(1)
  expect(spilling([game, list, sheet('@media (--phone) {\n  .a,\n  .list:hover {\n  }\n}\n')])).toHaveLength(
    1,
  )
  expect(spilling([game, list, sheet('.chess .trail,\n.long:is(.trail, .list),\n.trail i {\n}\n')])).toEqual(
    [],
  )
  expect(spilling([list, sheet('.trail {\n}\n')])).toEqual([])
})
