// Hidden Leaders as the kernel sees it.

import { type Game, machine, refuse } from '@undercrown/engine'
import { draw } from './draw.ts'
import { apply, seen } from './events.ts'
import { layout, position } from './layout.ts'
import { library, type Step } from './library.ts'
import { marks } from './marks.ts'
import { checkOptions, optionFields } from './options.ts'
import { zonesOf } from './places.ts'
import { outcome } from './score.ts'
import { clone, setup, vary } from './setup.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { english } from './text/en.ts'
import { englishAbilities } from './text/en-abilities.ts'
import { french } from './text/fr.ts'
import { frenchAbilities } from './text/fr-abilities.ts'
import { catalogueOf } from './text/words.ts'
import { verbs } from './verbs/index.ts'
import { imagine, open, own } from './view.ts'
import { after, before } from './windows.ts'

const engine = machine<State, Step, Move, Event, Ask>({ scripts: library, verbs, apply, before, after })

export const hiddenLeaders: Game<State, Move, Event, View, Options, Ask> = {
  id: 'hidden-leaders',
  rules: 1,
  seats: [2, 6],
  options: optionFields,
  phrases: { en: english, fr: french },
  check: checkOptions,
  vary,
  setup,
  clone,
  choices: engine.choices,
  play: engine.play,
  outcome,
  open,
  own,
  seen,
  imagine,
  cards: (state) => ({ face: state.face, known: state.known, back: state.back, zones: zonesOf(state) }),
  target: (move) => move,
  position(laid, random) {
    const table = position(laid, random)
    try {
      engine.advance(table.state, () => {})
      if (engine.choices(table.state).length > 0 || table.state.over) return table
    } catch (error) {
      if (laid['agenda'] === undefined) throw error
    }
    return refuse('"agenda" does not fit the rest of the position')
  },
  layout,
  marks,
  catalogue: (lang) => catalogueOf(lang === 'fr' ? frenchAbilities : englishAbilities, lang),
  draw,
}
