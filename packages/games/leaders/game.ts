// Leaders as the kernel sees it.

import type { Game } from '@undercrown/engine'
import { draw } from './draw.ts'
import { layout, position } from './layout.ts'
import { marks } from './marks.ts'
import { notationOf } from './notation.ts'
import { optionFields } from './options.ts'
import { clone, setup, vary } from './setup.ts'
import type { Ask, Event, Move, Options, State, View } from './state.ts'
import { english, englishCharacters } from './text/en.ts'
import { french, frenchCharacters } from './text/fr.ts'
import { catalogueOf } from './text/words.ts'
import { choices, outcome, play } from './turn.ts'
import { imagine, open, own } from './view.ts'

export const leaders: Game<State, Move, Event, View, Options, Ask> = {
  id: 'leaders',
  rules: 1,
  seats: [2, 2],
  // L-28
  draws: true,
  options: optionFields,
  phrases: { en: english, fr: french },
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
  }),
  target,
  position,
  layout,
  marks,
  catalogue: (lang) => catalogueOf(lang === 'fr' ? frenchCharacters : englishCharacters),
  draw,
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
