// Hidden People as the kernel sees it.

import { type Game, machine, refuse } from '@undercrown/engine'
import { draw as drawTable } from './draw.ts'
import { library, type Step } from './effects.ts'
import { apply, seen } from './events.ts'
import { layout, position } from './layout.ts'
import { optionFields } from './options.ts'
import { outcome } from './score.ts'
import { check, clone, setup, vary } from './setup.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { english, englishCards } from './text/en.ts'
import { french, frenchCards } from './text/fr.ts'
import { catalogueOf } from './text/words.ts'
import { verbs } from './verbs.ts'
import { imagine, open, own } from './view.ts'

const engine = machine<State, Step, Move, Event, Ask>({ scripts: library, verbs, apply })

export const hiddenPeople: Game<State, Move, Event, View, Options, Ask> = {
  id: 'hidden-people',
  rules: 1,
  seats: [2, 6],
  options: optionFields,
  phrases: { en: english, fr: french },
  check,
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
  cards: ({ face, known, rows, draw, discard, hand }) => ({
    face,
    known,
    zones: [...rows, draw, discard, hand],
  }),
  target: (move) => move,
  position(laid, random) {
    const table = position(laid, random)
    try {
      engine.advance(table.state, () => {})
      engine.choices(table.state)
    } catch (error) {
      if (laid['agenda'] === undefined) throw error
      refuse('"agenda" does not fit the rest of the position')
    }
    return table
  },
  layout,
  marks: (_state, events) =>
    events.flatMap((event) =>
      event.type === 'used' ? [{ kind: 'effect used', label: event.effect, seat: event.by }] : [],
    ),
  catalogue: (lang) => catalogueOf(lang === 'fr' ? frenchCards : englishCards),
  draw: drawTable,
}
