// Hidden People as a screen sees it: its words and facts, without its rules.

import type { GameWords } from '@undercrown/engine'
import { optionFields } from './options.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { english, englishCards } from './text/en.ts'
import { french, frenchCards } from './text/fr.ts'
import { catalogueOf } from './text/words.ts'

export const hiddenPeopleWords: GameWords<State, Move, Event, View, Options, Ask> = {
  id: 'hidden-people',
  seats: [2, 6],
  options: optionFields,
  phrases: { en: english, fr: french },
  catalogue: (lang) => catalogueOf(lang === 'fr' ? frenchCards : englishCards),
  target: (move) => move,
}
