// Leaders as the kernel sees it.

import type { Game } from '@undercrown/engine'
import { draw } from './draw.ts'
import { frozenCharacters } from './faces.ts'
import { layout, position } from './layout.ts'
import { frenchMarks, marks } from './marks.ts'
import { lineup } from './recruit.ts'
import { clone, setup, vary } from './setup.ts'
import { snapshot } from './snapshot.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { choices, outcome, play } from './turn.ts'
import { imagine, open, own } from './view.ts'
import { leadersWords } from './words.ts'

export const leaders: Game<State, Move, Event, View, Options, Ask> = {
  ...leadersWords,
  rules: 1,
  vary,
  setup,
  clone,
  choices,
  play,
  outcome,
  open,
  own,
  seen: (event) => event,
  imagine,
  cards: ({ face, known, visible, pile, banished, recruited }) => ({
    face,
    known,
    zones: [visible, pile, banished, recruited],
    stock: [pile],
  }),
  position,
  layout,
  snapshot,
  format1,
  marks,
  frenchMarks,
  lineup,
  draw,
}

/** Pieces that came later stand behind those that records of format 1 know. */
function format1(state: State): unknown {
  const then = <T>(list: readonly T[]) => list.slice(0, frozenCharacters.length + 1)
  return { ...state, at: then(state.at), side: then(state.side) }
}
