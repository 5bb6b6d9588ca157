// Puzzles of Hidden Leaders on a screen.

import type { Lang } from '@undercrown/engine'
import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import { hiddenLeadersTalk, leaderName, seatIn, worldWords } from '@undercrown/puzzles/hidden-leaders/talk.ts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import type { Scene } from '../table/screen.ts'
import { en } from './en.ts'
import { endingOf, type FinalStanding } from './ending.ts'
import { fr } from './fr.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

const screenWords = { en, fr }

export const puzzles: GamePuzzles = {
  ...hiddenLeadersTalk,
  icons: pictures,
  cards: true,
  side(scene, lang) {
    const { own } = scene.view as View
    return own.leader ? worldWords[lang].youAre(leaderName(own.leader.id)) : ''
  },
  why(kind, scene, lang, tried) {
    const isEnd = tried.name === undefined && scene.outcome !== undefined
    return isEnd ? endWords(scene as Scene<View, Ask>, lang) : hiddenLeadersTalk.why(kind, scene, lang, tried)
  },
  spot: (place) => `leader.${seatIn(place)}`,
}

/** The world in which it fails: who is who, who rules, and who counts more of them. */
function endWords(scene: Scene<View, Ask>, lang: Lang): string {
  const { are, rule, counts, nobody } = worldWords[lang]
  const { faction, order, winner } = endingOf(scene)
  const nameOf = ({ seat }: FinalStanding) => scene.names[seat] ?? ''
  const ruling = rule(screenWords[lang].factions[faction])
  const mine = order.find(({ seat }) => seat === scene.seat)
  // Whoever stands in one's way; without anybody, oneself does not stand with who rules.
  if (!winner || !mine) return `${ruling} ${nobody}`
  return [
    `${are(nameOf(winner), leaderName(winner.leader))} ${ruling}`,
    counts(nameOf(winner), winner.score, mine.aligned ? mine.score : undefined),
  ].join(' ')
}
