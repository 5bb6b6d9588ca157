// The verbs of Fate: two cards are drawn, one of them comes true, all are shuffled.

import { push } from '@undercrown/engine'
import { idOf } from '../cards.ts'
import type { Ask } from '../choice.ts'
import { slotAt } from '../places.ts'
import { pointAt } from '../select.ts'
import { faceAt, type Slot, type State } from '../state.ts'
import type { VerbOf } from './asking.ts'

const fateAsk: Ask = { ask: 'fate' }

function drawn(state: State): Slot[] {
  return [0, 1].map((index) => slotAt(state, { zone: 'fate', index }))
}

const drawFate: VerbOf<'drawFate'> = {
  run({ state, frame, happen }) {
    const cards = drawn(state).map((slot) => idOf(faceAt(state, slot)))
    happen({ type: 'fateDrawn', by: frame.by, cards, for: [frame.by] })
  },
}

/** HL-107: the other card stays a secret of the one who drew. */
const chooseFate: VerbOf<'chooseFate'> = {
  ask(state, { by }) {
    const options = drawn(state).map((slot, i) => pointAt(state, by, slot, 'fate', i))
    return [{ seat: by, ask: fateAsk, options }]
  },
  answer({ state, frame, happen }, _step, { index, card }) {
    push(state, card as string, frame.by)
    happen({ type: 'fateRevealed', by: frame.by, index: index as number, card: card as string })
  },
}

const shuffleFate: VerbOf<'shuffleFate'> = {
  run: ({ happen }) => happen({ type: 'fateShuffled' }),
}

export const fateVerbs = { drawFate, chooseFate, shuffleFate }
