// Puzzles of Leaders on a screen.

import { leadersTalk } from '@undercrown/puzzles/leaders/talk.ts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import { nearSide } from './look.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

const toPlay = {
  en: { black: 'Black to play', white: 'White to play' },
  fr: { black: 'Aux noirs de jouer', white: 'Aux blancs de jouer' },
}

export const puzzles: GamePuzzles = {
  ...leadersTalk,
  icons: pictures,
  side: (scene, lang) => toPlay[lang][nearSide(scene as never)],
}
