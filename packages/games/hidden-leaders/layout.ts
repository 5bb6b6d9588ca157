// The truth of any table, in the form in which one is laid out by hand.

import { everyone, knowers, type Layout, type Seat } from '@undercrown/engine'
import { idOf } from './cards.ts'
import { comesOfItself } from './knowledge.ts'
import { turnSteps } from './library.ts'
import { eachPlace, placeOf, whereIs } from './places.ts'
import {
  type Artifacts,
  type Corruption,
  downOf,
  EMPTY,
  faceAt,
  type Guardians,
  knownAt,
  type Place,
  type Slot,
  type State,
  upOf,
  type Where,
  WITHOUT,
} from './state.ts'
import { agendaLines, handfuls } from './view.ts'

/** Where in the game a table stands. */
export const steps = ['setup', 'play', 'draw', 'discard', 'ability', 'over'] as const

/** The truth, every card open. What a plain layout would not bring back is added: aside, laid, known, mixed, agenda. */
export function layout(state: State): Layout {
  const id = (slot: Slot) => (slot === EMPTY ? null : idOf(faceAt(state, slot)))
  const topFirst = (pile: readonly Slot[]) => pile.map(id).reverse()
  const step = stepOf(state)
  const discarded = step === 'play' ? state.agenda[0]?.vars.n : undefined
  const known = unusualKnowledge(state)
  const mixed = handfuls(state).map(({ at }) => at)
  return {
    options: state.options,
    seats: state.hands.map((hand, seat) => ({
      leader: id(seat),
      hand: hand.map(id),
      up: upOf(state, seat).map(id),
      down: downOf(state, seat).map(id),
    })),
    red: state.red,
    green: state.green,
    tavern: state.tavern.map(id),
    harbor: topFirst(state.harbor),
    wilderness: topFirst(state.wilderness),
    graveyard: topFirst(state.graveyard),
    turn: state.turn,
    step,
    ...(discarded !== undefined && { discarded }),
    ...(state.aside.length > 0 && { aside: state.aside.map(id) }),
    ...(state.laid.some((slot) => slot !== EMPTY) && { laid: state.laid.map(id) }),
    ...(state.guardians && writtenGuardians(state, state.guardians)),
    ...(state.corruption && writtenCorruption(state, state.corruption)),
    ...(state.artifacts && { artifacts: writtenArtifacts(state.artifacts) }),
    ...(state.row && {
      row: state.row.cards.map((slot, i) => ({ hero: id(slot), tokens: state.row?.tokens[i] })),
    }),
    ...(Object.keys(known).length > 0 && { known }),
    ...(mixed.length > 0 && { mixed }),
    ...(step === 'ability' && { agenda: agendaLines(state) }),
  }
}

function writtenGuardians(state: State, { marker, fate, chosen, skips }: Guardians): Layout {
  const where = (slot: Slot) => (slot === EMPTY ? null : whereIs(placeOf(state, slot) as Place))
  return {
    guardian: marker,
    fate: fate.map((slot) => idOf(faceAt(state, slot))).reverse(),
    ...(skips.some((count) => count > 0) && { skips }),
    ...(chosen.some((slot) => slot !== EMPTY) && { chosen: chosen.map(where) }),
  }
}

function writtenCorruption(state: State, { bag, card, drawn, worn, spread }: Corruption): Layout {
  const id = (slot: Slot) => (slot === EMPTY ? null : idOf(faceAt(state, slot)))
  return {
    tokens: worn.map(([hero, token]) => ({
      hero: id(hero),
      token: id(token),
      known: knowers(knownAt(state, token), state.seats),
    })),
    bag: bag.map(id),
    corruptionCard: card.map(id),
    ...(drawn.some((some) => some.length > 0) && { drawn: drawn.map((some) => some.map(id)) }),
    ...(spread && { spread }),
  }
}

function writtenArtifacts({ cards, sides, tokens, used }: Artifacts): Layout[] {
  return cards.map((card, seat) => {
    const side = sides[seat]
    if (side == null) return card === WITHOUT ? {} : { card }
    return { side, tokens: tokens[seat], ...(used[seat] && { used: true }) }
  })
}

function unusualKnowledge(state: State): Record<Where, 'all' | Seat[]> {
  const unusual: Record<Where, 'all' | Seat[]> = {}
  eachPlace(state, (slot, zone, index, seat) => {
    const known = knownAt(state, slot)
    if (known === comesOfItself(zone, seat, state.seats)) return
    const where = whereIs(seat === undefined ? { zone, index } : { zone, seat, index })
    unusual[where] = known === everyone(state.seats) ? 'all' : knowers(known, state.seats)
  })
  return unusual
}

function stepOf({ agenda, over }: State): (typeof steps)[number] {
  const [only, ...more] = agenda
  if (only === undefined) return over ? 'over' : 'play'
  if (more.length > 0) return 'ability'
  if ((only.script === 'opening' || only.script === 'fullOpening') && only.at === 0) return 'setup'
  const places = turnSteps[only.script as keyof typeof turnSteps] ?? {}
  const found = Object.entries(places).find(([, at]) => at === only.at)
  return (found?.[0] as (typeof steps)[number] | undefined) ?? 'ability'
}
