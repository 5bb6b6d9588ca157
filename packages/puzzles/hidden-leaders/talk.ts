// Puzzles of Hidden Leaders in words.

import { type Lang, type Outcome, plain, type Seat } from '@undercrown/engine'
import {
  englishFactions,
  type Faction,
  frenchFactions,
  heroName,
  type LeaderId,
  leaderById,
  type Move,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { PuzzleScene, PuzzleTalk } from '../talk.ts'
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
  why(_kind, scene, lang, { name, worlds }) {
    if (name !== undefined)
      return worlds && worldWords[lang].fails(leaderName(name), worlds.failed / worlds.of)
    if (scene.outcome) return endWords(scene, scene.outcome, lang)
    // A line may break off before the end, where chance comes in.
    return isEnding(scene.view as View) ? undefined : worldWords[lang].goesOn
  },
  asks: ({ place }, { names }, lang) => worldWords[lang].whose(names[seatIn(place)] ?? ''),
  nameWords: leaderName,
  nameNote: (name, lang) =>
    leaderById(name as LeaderId)
      .factions.map((faction) => plain([factionNames[lang][faction]], [], lang))
      .join(', '),
  proof: (by, lang, seen) => worldWords[lang].proof[by as 'worlds' | 'belief']?.(seen),
} satisfies PuzzleTalk

/** The world in which it fails: who rules, who wins, and by what they are ahead (HL-81 to HL-89). */
function endWords({ view, names, seat }: PuzzleScene, outcome: Outcome, lang: Lang): string {
  const { open } = view as View
  const { rule, nobody, ahead, is } = worldWords[lang]
  const faction = outcome.reason as Faction
  const [winner] = outcome.winners
  if (winner === undefined || seat === null) return `${rule[faction]} ${nobody}`
  const leaderOf = (one: Seat) => leaderById(open.leaders[one] as LeaderId)
  const scoreOf = (one: Seat) => outcome.scores?.[one] ?? 0
  const cardsOf = (one: Seat) => (open.up[one]?.length ?? 0) + (open.down[one]?.length ?? 0)
  const [theirs, mine] = [leaderOf(winner), leaderOf(seat)]
  const who = is(names[winner] ?? '', theirs.name)
  const score = scoreOf(winner)
  const why = !mine.factions.includes(faction)
    ? ahead.alone(who)
    : scoreOf(seat) < score
      ? ahead.more(who, score, scoreOf(seat))
      : cardsOf(winner) < cardsOf(seat)
        ? ahead.fewer(who, score, cardsOf(winner), cardsOf(seat))
        : ahead.higher(who, score, theirs.number, mine.number)
  return `${rule[faction]} ${why}`
}
