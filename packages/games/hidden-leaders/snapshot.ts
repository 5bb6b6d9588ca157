// All of a state that matters, in a form that lasts: cards by their ids, what a frame notes by where it lies.

import { idOf } from './cards.ts'
import { leaderSlots, placeOf, whereIs } from './places.ts'
import { EMPTY, faceAt, knownAt, LEADER_BACK, type Slot, type State, type Where } from './state.ts'
import { withPlaces } from './view.ts'

/** What a card is, who knows it, and its back. Handfuls are counted as they are met. */
type Written = readonly [id: string, known: number, back: number] | null

export function snapshot(state: State): unknown {
  const handfuls: number[] = []
  const back = (slot: Slot): number => {
    const shown = state.back[slot] as number
    if (shown <= LEADER_BACK) return shown
    if (!handfuls.includes(shown)) handfuls.push(shown)
    return LEADER_BACK + 1 + handfuls.indexOf(shown)
  }
  const card = (slot: Slot): Written =>
    slot === EMPTY ? null : [idOf(faceAt(state, slot)), knownAt(state, slot), back(slot)]
  const cards = (slots: readonly Slot[]) => slots.map(card)
  const where = (slot: Slot): Where | Slot => {
    const place = placeOf(state, slot)
    return place ? whereIs(place) : slot
  }
  const { guardians, corruption, row } = state
  return {
    rules: state.rules,
    options: state.options,
    seats: state.seats,
    leaders: cards(leaderSlots(state)),
    hands: state.hands.map(cards),
    up: state.up.map(cards),
    down: state.down.map(cards),
    tavern: cards(state.tavern),
    harbor: cards(state.harbor),
    wilderness: cards(state.wilderness),
    graveyard: cards(state.graveyard),
    aside: cards(state.aside),
    laid: cards(state.laid),
    red: state.red,
    green: state.green,
    turn: state.turn,
    over: state.over,
    guardians: guardians && {
      marker: guardians.marker,
      fate: cards(guardians.fate),
      chosen: guardians.chosen.map(where),
      skips: guardians.skips,
    },
    corruption: corruption && {
      bag: cards(corruption.bag),
      card: cards(corruption.card),
      drawn: corruption.drawn.map(cards),
      worn: corruption.worn.map(([hero, token]) => [where(hero), card(token)]),
      spread: corruption.spread,
    },
    artifacts: state.artifacts,
    row: row && { cards: cards(row.cards), tokens: row.tokens },
    random: state.random,
    agenda: state.agenda.map((frame) => withPlaces(frame, where)),
  }
}
