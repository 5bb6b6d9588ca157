// Hidden Leaders as the kernel sees it.

import { type Game, type Machine, machine, refuse, WAITING } from '@undercrown/engine'
import type { Ask, Move } from './choice.ts'
import { draw } from './draw.ts'
import type { Event } from './event.ts'
import { apply, seen } from './events.ts'
import { imagine } from './imagine.ts'
import { layout } from './layout.ts'
import { libraryBy, type Step } from './library.ts'
import { lineup } from './lineup.ts'
import { frenchMarks, marks } from './marks.ts'
import type { Options } from './options.ts'
import { zonesOf } from './places.ts'
import { position } from './position.ts'
import { eachVersion, RULES, type Version, versions } from './rules.ts'
import { ifEnded, outcome } from './score.ts'
import { clone, setup, vary } from './setup.ts'
import { snapshot } from './snapshot.ts'
import type { State } from './state.ts'
import { verbs } from './verbs/index.ts'
import type { View } from './view.ts'
import { open, own } from './view.ts'
import { after, before } from './windows.ts'
import { hiddenLeadersWords } from './words.ts'

type HiddenLeaders = Game<State, Move, Event, View, Options, Ask>
type Engine = Machine<State, Move, Event, Ask>

const engineBy: (rules: Version) => Engine = eachVersion((rules) =>
  machine<State, Step, Move, Event, Ask>({ scripts: libraryBy(rules), verbs, apply, before, after }),
)

const choices: Engine['choices'] = (state) => engineBy(state.rules).choices(state)

/** The same as the game's `play`, but tells what is asked next, which its `choices` would have to find anew. */
export const playOn: Engine['play'] = (state, seat, move, tell) =>
  engineBy(state.rules).play(state, seat, move, tell)

/** Which rules a state is played by stands in the state, so that all else is the same for every version. */
const byAnyRules = {
  ...hiddenLeadersWords,
  vary,
  clone,
  choices,
  play: playOn,
  outcome,
  ifEnded,
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
  layout,
  marks,
  frenchMarks,
  lineup,
  draw,
  snapshot,
  format1,
  past: 'past',
} satisfies Partial<HiddenLeaders>

function by(rules: Version): HiddenLeaders {
  return {
    ...byAnyRules,
    rules: Math.ceil(rules),
    setup: (options, seats, random) => setup(options, seats, random, rules),
    position(laid, random) {
      const table = position(laid, random, rules)
      try {
        engineBy(rules).advance(table.state, () => {})
        if (choices(table.state).length > 0 || table.state.over) return table
      } catch (error) {
        if (laid['agenda'] === undefined) throw error
      }
      return refuse(
        '"agenda" does not fit the rest of the position',
        '«\u00a0agenda\u00a0» ne va pas avec le reste de la position',
      )
    },
  }
}

const older = versions.filter((rules) => rules !== RULES).toReversed()

export const hiddenLeaders: HiddenLeaders = { ...by(RULES), older: older.map(by) }

/** A state as it was kept when records of format 1 were written: without its rules and its past and, by 1, without shed tokens. */
function format1({ rules, past: _, ...state }: State): unknown {
  if (rules !== 1) return state
  const agenda = state.agenda.map((frame) => {
    const event = frame.script === WAITING ? frame.vars.event : undefined
    if (event === undefined) return frame
    const { sheds: _, ...rest } = event
    return { ...frame, vars: { event: rest } }
  })
  return { ...state, agenda }
}
