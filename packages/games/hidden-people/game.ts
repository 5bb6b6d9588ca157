// Hidden People as the kernel sees it.

import { type Game, machine, refuse } from '@undercrown/engine'
import { idOf } from './cards.ts'
import { draw as drawTable } from './draw.ts'
import { library, type Step } from './effects.ts'
import { apply, seen } from './events.ts'
import { layout, position } from './layout.ts'
import { ifEnded, outcome } from './score.ts'
import { check, clone, setup, vary } from './setup.ts'
import { snapshot } from './snapshot.ts'
import {
  type Ask,
  type Event,
  faceAt,
  type Move,
  type Options,
  rowOf,
  type State,
  type View,
} from './state.ts'
import { frenchCards } from './text/fr.ts'
import { verbs } from './verbs.ts'
import { imagine, open, own } from './view.ts'
import { hiddenPeopleWords } from './words.ts'

const engine = machine<State, Step, Move, Event, Ask>({ scripts: library, verbs, apply })

export const hiddenPeople: Game<State, Move, Event, View, Options, Ask> = {
  ...hiddenPeopleWords,
  rules: 1,
  check,
  vary,
  setup,
  clone,
  choices: engine.choices,
  play: engine.play,
  outcome,
  ifEnded,
  open,
  own,
  seen,
  imagine,
  cards: ({ face, known, rows, draw, discard, hand }) => ({
    face,
    known,
    zones: [...rows, draw, discard, hand],
    rows,
    stock: [draw],
  }),
  position(laid, random) {
    const table = position(laid, random)
    try {
      engine.advance(table.state, () => {})
      engine.choices(table.state)
    } catch (error) {
      if (laid['agenda'] === undefined) throw error
      refuse(
        '"agenda" does not fit the rest of the position',
        '«\u00a0agenda\u00a0» ne va pas avec le reste de la position',
      )
    }
    return table
  },
  layout,
  snapshot,
  marks: (_state, events) =>
    events.flatMap((event) =>
      event.type === 'used' ? [{ kind: 'effect used', label: event.effect, seat: event.by }] : [],
    ),
  frenchMarks: { 'effect used': 'effet utilisé', ...frenchCards.effectNames },
  lineup: (state, seat) => ({
    card: [...new Set(rowOf(state, seat).map((slot) => idOf(faceAt(state, slot))))],
  }),
  draw: drawTable,
}
