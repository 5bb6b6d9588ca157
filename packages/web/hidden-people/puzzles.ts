// Puzzles of Hidden People in words.

import { cardById, type Move, type View } from '@undercrown/hidden-people/facts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import type { Scene } from '../table/screen.ts'
import { deckCards, seenCards } from './counting.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'
import { peopleWordsEn } from './puzzles-en.ts'
import { peopleWordsFr } from './puzzles-fr.ts'

addIcons(icons)

const said = { en: peopleWordsEn, fr: peopleWordsFr }

/** The number as it is printed, with a real minus. */
const printed = (name: string) => name.replace('-', '−')

const countOf = (cards: readonly string[], name: string) =>
  cards.filter((card) => String(cardById(card).value) === name).length

export const puzzles: GamePuzzles = {
  words: { en: peopleWordsEn.words, fr: peopleWordsFr.words },
  icons: pictures,
  cards: true,
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
  spot: (place) => (place.startsWith('draw.') ? 'draw' : place),
  nameWords: (name) => printed(name),
  proof: (by, lang, seen) => said[lang].proof[by as keyof typeof peopleWordsEn.proof]?.(seen),
}

function totals({ outcome, names }: Scene): readonly { name: string; total: number; wins: boolean }[] {
  return (outcome?.scores ?? []).map((total, seat) => ({
    name: names[seat] ?? '',
    total,
    wins: outcome?.winners.includes(seat) ?? false,
  }))
}
