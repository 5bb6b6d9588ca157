// Leaders as the kernel sees it.

import type { Game } from '@undercrown/engine'
import { draw } from './draw.ts'
import { layout, position } from './layout.ts'
import { marks } from './marks.ts'
import { clone, setup, vary } from './setup.ts'
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
  marks,
  draw,
}
