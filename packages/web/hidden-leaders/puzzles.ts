// Puzzles of Hidden Leaders in words.

import type { Lang } from '@undercrown/engine'
import { type Ask, type LeaderId, leaderById, type Move, type View } from '@undercrown/hidden-leaders/facts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import type { Scene } from '../table/screen.ts'
import { en } from './en.ts'
import { endingOf, type FinalStanding } from './ending.ts'
import { cardTitle } from './facts.ts'
import { fr } from './fr.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'
import { worldWordsEn } from './puzzles-en.ts'
import { worldWordsFr } from './puzzles-fr.ts'

addIcons(icons)

const said = { en: worldWordsEn, fr: worldWordsFr }
const screenWords = { en, fr }

const leaderName = (id: string) => leaderById(id as LeaderId).name
/** "seat1" is the second seat. */
const seatIn = (place: string) => Number(place.slice('seat'.length))

export const puzzles: GamePuzzles = {
  words: { en: worldWordsEn.words, fr: worldWordsFr.words },
  icons: pictures,
  cards: true,
  side(scene, lang) {
    const { own } = scene.view as View
    return own.leader ? said[lang].youAre(leaderName(own.leader.id)) : ''
  },
  piece(move, lang) {
    const { card, faction } = move as Move
    if (card !== undefined) return cardTitle(card, lang)
    return faction === undefined ? undefined : screenWords[lang].factions[faction]
  },
  why(_kind, scene, lang, { name, worlds }) {
    const { fails, goesOn } = said[lang]
    if (name !== undefined) return worlds && fails(leaderName(name), worlds.failed / worlds.of)
    return scene.outcome ? endWords(scene as Scene<View, Ask>, lang) : goesOn
  },
  asks: ({ place }, { names }, lang) => said[lang].whose(names[seatIn(place)] ?? ''),
  spot: (place) => `leader.${seatIn(place)}`,
  nameWords: leaderName,
  proof: (by, lang, seen) => said[lang].proof[by as 'worlds' | 'belief']?.(seen),
}

/** The world in which it fails: who is who, who rules, and who counts more of them. */
function endWords(scene: Scene<View, Ask>, lang: Lang): string {
  const { are, rule, counts, nobody } = said[lang]
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
