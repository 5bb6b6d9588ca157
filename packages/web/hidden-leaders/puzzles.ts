// Puzzles of Hidden Leaders on a screen.

import type { View } from '@undercrown/hidden-leaders/facts'
import { hiddenLeadersTalk, leaderName, seatIn, worldWords } from '@undercrown/puzzles/hidden-leaders/talk.ts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

export const puzzles: GamePuzzles = {
  ...hiddenLeadersTalk,
  icons: pictures,
  cards: true,
  side(scene, lang) {
    const { own } = scene.view as View
    return own.leader ? worldWords[lang].youAre(leaderName(own.leader.id)) : ''
  },
  spot: (place) => `leader.${seatIn(place)}`,
}
