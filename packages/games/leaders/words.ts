// Leaders as a screen sees it: its words and facts, without its rules.

import type { GameWords, Lang } from '@undercrown/engine'
import { notationOf } from './notation.ts'
import { optionFields } from './options.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { english, englishCharacters } from './text/en.ts'
import { french, frenchCharacters } from './text/fr.ts'
import { type CharacterWords, catalogueOf } from './text/words.ts'

/** The words for each character by itself, where the catalogue speaks of cards. */
export const characterWords: Readonly<Record<Lang, CharacterWords>> = {
  en: englishCharacters,
  fr: frenchCharacters,
}

export const leadersWords: GameWords<State, Move, Event, View, Options, Ask> = {
  id: 'leaders',
  seats: [2, 2],
  // L-28
  draws: true,
  options: optionFields,
  phrases: { en: english, fr: french },
  catalogue: (lang) => catalogueOf(characterWords[lang]),
  target,
}

/** The notation as a word, and the character and cell that a screen lights. */
function target(move: Move) {
  const word = notationOf(move)
  switch (move.kind) {
    case 'action':
      return { word, card: move.piece, zone: move.to }
    case 'nemesis':
      return { word, card: 'nemesis', zone: move.to }
    case 'recruit':
      return { word, card: move.card, zone: move.at.join(' ') }
    case 'banish':
      return { word, card: move.card }
    case 'end':
      return { word }
  }
}
