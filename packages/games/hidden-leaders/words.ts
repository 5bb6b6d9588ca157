// Hidden Leaders as a screen sees it: its words and facts, without its rules.

import type { GameWords } from '@undercrown/engine'
import type { Ask, Move } from './choice.ts'
import type { Event } from './event.ts'
import type { Options } from './options.ts'
import { optionFields } from './options.ts'
import type { State } from './state.ts'
import { english } from './text/en.ts'
import { englishAbilities } from './text/en-abilities.ts'
import { french } from './text/fr.ts'
import { frenchAbilities } from './text/fr-abilities.ts'
import { catalogueOf } from './text/words.ts'
import type { View } from './view.ts'

export const hiddenLeadersWords: GameWords<State, Move, Event, View, Options, Ask> = {
  id: 'hidden-leaders',
  seats: [2, 6],
  options: optionFields,
  phrases: { en: english, fr: french },
  catalogue: (lang) => catalogueOf(lang === 'fr' ? frenchAbilities : englishAbilities, lang),
  target: (move) => move,
}
