// Puzzles of Hidden People in words.

import type { AnyView, Lang } from '@undercrown/engine'
import {
  type CardId,
  cardById,
  englishCards,
  frenchCards,
  type Move,
  type View,
  values,
} from '@undercrown/hidden-people/facts'
import type { PuzzleScene, PuzzleTalk } from '../talk.ts'
import { deckCards, inOrder, seenCards } from './counting.ts'
import { peopleWordsEn } from './words-en.ts'
import { peopleWordsFr } from './words-fr.ts'

const said = { en: peopleWordsEn, fr: peopleWordsFr }
const cardWords = { en: englishCards, fr: frenchCards }

/** The number as it is printed, with a real minus. */
const printed = (name: string) => name.replace('-', '−')

const countOf = (cards: readonly string[], name: string) =>
  cards.filter((card) => String(cardById(card).value) === name).length

export const hiddenPeopleTalk = {
  words: { en: peopleWordsEn.words, fr: peopleWordsFr.words },
  piece(move, lang) {
    const { places } = said[lang]
    const one = move as Move
    if ('word' in one) return places.word
    if ('zone' in one) return places[one.zone as keyof typeof places]
    return undefined
  },
  why(kind, scene, lang, { name }) {
    const { watchAgain, allSeen, notThat, ends, nobodyYet } = said[lang]
    if (kind === 'remember') return watchAgain
    if (name !== undefined) {
      const all = countOf(deckCards(scene.view as View), name)
      const seen = countOf(seenCards(scene.view as View), name)
      return seen >= all ? allSeen(printed(name), all) : notThat(printed(name))
    }
    return scene.outcome?.scores ? ends(totals(scene), scene.seat ?? 0) : nobodyYet
  },
  asks({ place }, { names, seat }, lang) {
    const { whatIs, inDraw, inHand } = said[lang]
    const [zone, a, b] = place.split('.')
    if (zone === 'draw') return inDraw(Number(a))
    if (zone === 'hand') return inHand
    return whatIs(Number(a) === seat ? undefined : (names[Number(a)] ?? ''), Number(b))
  },
  nameWords: (name) => printed(name),
  proof: (by, lang, seen) => said[lang].proof[by as keyof typeof peopleWordsEn.proof]?.(seen),
  counting: (kind, view, lang) => (kind === 'remember' ? [] : toCountWith(view as View, lang)),
} satisfies PuzzleTalk

function totals({ outcome, names }: PuzzleScene): readonly { name: string; total: number; wins: boolean }[] {
  return (outcome?.scores ?? []).map((total, seat) => ({
    name: names[seat] ?? '',
    total,
    wins: outcome?.winners.includes(seat) ?? false,
  }))
}

/** The discard pile laid out, what is known of the draw pile, and how many of each value the game has. */
function toCountWith(view: View & AnyView, lang: Lang): readonly string[] {
  const { discarded, known, inGame } = said[lang].counting
  const { named, effectNames } = cardWords[lang]
  const cardName = (id: CardId) => {
    const { value, effect } = cardById(id)
    return named(value, effect && effectNames[effect])
  }
  const all = deckCards(view).map((card) => cardById(card).value)
  const piled = view.own.flatMap(([where, card]) =>
    where.startsWith('draw.') ? [known(Number(where.slice('draw.'.length)), cardName(card))] : [],
  )
  const counts = values.map((value) => [value, all.filter((one) => one === value).length] as const)
  return [
    ...(view.open.discard.length > 0 ? [discarded(inOrder(view.open.discard).map(cardName))] : []),
    ...piled,
    inGame(
      all.length,
      counts.flatMap(([value, count]) =>
        count > 0 ? [`${count}\u00a0×\u00a0${printed(String(value))}`] : [],
      ),
    ),
  ]
}
