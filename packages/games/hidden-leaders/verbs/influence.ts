// The verbs of Royal Influence: a spent token courts a card of the row.

import { again, itemAt, push, type Seat } from '@undercrown/engine'
import { factionsOf, idOf } from '../cards.ts'
import type { Ask, Move } from '../choice.ts'
import { bitOf, type Faction, factions } from '../factions.ts'
import { slotAt } from '../places.ts'
import { since } from '../rules.ts'
import { lookedOf } from '../select.ts'
import { faceAt, type Place, type Row, type Slot, type State } from '../state.ts'
import { NOTHING, note, type VerbOf } from './asking.ts'

const courtAsk: Ask = { ask: 'court' }
const nameAsk: Ask = { ask: 'nameForCourt' }
const factionMoves: readonly Move[] = factions.map((faction) => Object.freeze({ faction }))

function rowOf(state: State): Row {
  return state.row as Row
}

/** HL-161: the token goes onto a card of the row instead of into the box. */
const court: VerbOf<'court'> = {
  ask(state, { by }) {
    const options = rowOf(state).cards.map(
      (slot, index): Move => ({ zone: 'row', index, card: idOf(faceAt(state, slot)) }),
    )
    return options.length === 0 ? NOTHING : [{ seat: by, ask: courtAsk, options }]
  },
  answer({ state, frame, happen }, _step, { index, card }) {
    if (since(state, 'courtsAfterwards')) push(state, 'courting', frame.by, { court: index })
    else note(frame, { court: index })
    happen({ type: 'courted', by: frame.by, index: index as number, card: card as string })
  },
}

/** HL-162: one of the four factions of the base game. */
const nameForCourt: VerbOf<'nameForCourt'> = {
  ask: (_state, { by }) => [{ seat: by, ask: nameAsk, options: factionMoves }],
  answer({ frame, happen }, _step, { faction }) {
    note(frame, { faction })
    happen({ type: 'named', by: frame.by, faction: faction as Faction })
  },
}

/** HL-162: as many cards of the Harbor as there are tokens. */
const revealForCourt: VerbOf<'revealForCourt'> = {
  run({ state, frame, happen }) {
    const count = itemAt(rowOf(state).tokens, frame.vars.court as number)
    if (state.harbor.length < count && state.wilderness.length > 0) {
      again(frame)
      return happen({ type: 'reshuffled', count: state.wilderness.length })
    }
    const slots = state.harbor.slice(-count).reverse()
    if (slots.length === 0) return
    note(frame, { looked: slots.length })
    const cards = slots.map((slot) => idOf(faceAt(state, slot)))
    happen({ type: 'tookUp', by: frame.by, pile: 'harbor', count: slots.length, shown: true, cards })
  },
}

/** HL-163: one card of that faction is enough. */
const winCourt: VerbOf<'winCourt'> = {
  run({ state, frame, happen }) {
    const looked = lookedOf(frame)
    const bit = bitOf(frame.vars.faction as Faction)
    const revealed = looked === 0 ? [] : state.aside.slice(-looked)
    if (!revealed.some((slot: Slot) => factionsOf(faceAt(state, slot)) & bit)) return
    const from: Place = { zone: 'row', index: frame.vars.court as number }
    happen({ type: 'took', by: frame.by, from, card: idOf(faceAt(state, slotAt(state, from))) })
  },
}

const putUnder: VerbOf<'putUnder'> = {
  run({ frame, happen }) {
    const count = lookedOf(frame)
    if (count > 0) happen({ type: 'putUnder', by: frame.by as Seat, count })
  },
}

export const influenceVerbs = { court, nameForCourt, revealForCourt, winCourt, putUnder }
