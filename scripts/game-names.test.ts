// A game is known by name in its own folders and in the lists, and the check holds shared files to that.
import { expect, test } from 'vitest'
import { gameIds, gamesNamedIn } from './game-names.mjs'

test.each([
  ["import { leaders } from '@undercrown/leaders'", 'leaders'],
  ["import { hiddenLeadersWords } from '@undercrown/hidden-leaders/facts'", 'hidden-leaders'],
  ["const screens = { 'hidden-people': () => {} }", 'hidden-people'],
  ['t(`games.$' + "{game as 'leaders'}.title`)", 'leaders'],
  ['const seats = hiddenPeople.seats', 'hiddenPeople'],
  ['.game-tile[data-game="hidden-people"] {}', 'hidden-people'],
])('shared code that says %s is found', (source, name) => {
  expect(gamesNamedIn('packages/web/screens/Home.tsx', source, gameIds)).toContain(
    `packages/web/screens/Home.tsx: ${name}`,
  )
})

test.each([
  ['packages/web/leaders/screen.ts', "import { leadersWords } from '@undercrown/leaders/facts'"],
  ['packages/bots/games.ts', "import { bots as leaders } from './leaders/bots.ts'"],
  ['packages/web/screens/Home.tsx', '// The leaders of hidden-leaders are not meant.\nconst leader = 1'],
  ['packages/web/games.test.ts', "const game = 'leaders'"],
])('%s may stand', (path, source) => {
  expect(gamesNamedIn(path, source, gameIds)).toEqual([])
})
