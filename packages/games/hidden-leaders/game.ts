// Hidden Leaders as the kernel sees it.

import { type Game, machine, refuse } from '@undercrown/engine'
import type { Ask, Move } from './choice.ts'
import { draw } from './draw.ts'
import type { Event } from './event.ts'
import { apply, seen } from './events.ts'
import { imagine } from './imagine.ts'
import { layout } from './layout.ts'
import { library, type Step } from './library.ts'
import { marks } from './marks.ts'
import type { Options } from './options.ts'
import { zonesOf } from './places.ts'
import { position } from './position.ts'
import { outcome } from './score.ts'
import { clone, setup, vary } from './setup.ts'
import type { State } from './state.ts'
import { verbs } from './verbs/index.ts'
import type { View } from './view.ts'
import { open, own } from './view.ts'
import { after, before } from './windows.ts'
import { hiddenLeadersWords } from './words.ts'

const engine = machine<State, Step, Move, Event, Ask>({ scripts: library, verbs, apply, before, after })

/** The same as the game's `play`, but tells what is asked next, which its `choices` would have to find anew. */
export const playOn = engine.play

export const hiddenLeaders: Game<State, Move, Event, View, Options, Ask> = {
  ...hiddenLeadersWords,
  rules: 2,
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
  cards: (state) => ({
    face: state.face,
    known: state.known,
    back: state.back,
    zones: zonesOf(state),
    stock: state.guardians ? [state.harbor, state.guardians.fate] : [state.harbor],
  }),
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
  draw,
}
