// Puzzles of Hidden People on a screen.

import { hiddenPeopleTalk } from '@undercrown/puzzles/hidden-people/talk.ts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

export const puzzles: GamePuzzles = {
  ...hiddenPeopleTalk,
  icons: pictures,
  cards: true,
  spot: (place) => (place.startsWith('draw.') ? 'draw' : place),
}
