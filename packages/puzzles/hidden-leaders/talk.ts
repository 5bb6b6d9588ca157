// Puzzles of Hidden Leaders in words.

import { plain } from '@undercrown/engine'
import {
  englishFactions,
  frenchFactions,
  heroName,
  type LeaderId,
  leaderById,
  type Move,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { PuzzleTalk } from '../talk.ts'
import { worldWordsEn } from './words-en.ts'
import { worldWordsFr } from './words-fr.ts'

export const worldWords = { en: worldWordsEn, fr: worldWordsFr }
const factionNames = { en: englishFactions, fr: frenchFactions }

export const leaderName = (id: string): string => leaderById(id as LeaderId).name
/** "seat1" is the second seat. */
export const seatIn = (place: string): number => Number(place.slice('seat'.length))

/** HL-75: it does with this turn. */
const isEnding = ({ open }: View): boolean => open.up.some(({ length }) => length >= open.threshold)

export const hiddenLeadersTalk = {
  words: { en: worldWordsEn.words, fr: worldWordsFr.words },
  piece(move, lang) {
    const { card, faction } = move as Move
    if (card !== undefined) return heroName(card)[lang]
    return faction === undefined ? undefined : plain([factionNames[lang][faction]], [], lang)
  },
  why(_kind, { outcome, view }, lang, { name, worlds }) {
    // How it ended is told as it ends; a line may break off before that, where chance comes in.
    if (name === undefined) return outcome || isEnding(view as View) ? undefined : worldWords[lang].goesOn
    return worlds && worldWords[lang].fails(leaderName(name), worlds.failed / worlds.of)
  },
  asks: ({ place }, { names }, lang) => worldWords[lang].whose(names[seatIn(place)] ?? ''),
  nameWords: leaderName,
  nameNote: (name, lang) =>
    leaderById(name as LeaderId)
      .factions.map((faction) => plain([factionNames[lang][faction]], [], lang))
      .join(', '),
  proof: (by, lang, seen) => worldWords[lang].proof[by as 'worlds' | 'belief']?.(seen),
} satisfies PuzzleTalk
