// A table laid out by hand, and the truth of any table in the same form.

import { everyone, frame, knowers, type Layout, type Random, readOptions, refuse } from '@undercrown/engine'
import { type Card, cardOf, type Deck, faceOf, readCard } from './cards.ts'
import { optionFields } from './options.ts'
import { emptyTable } from './setup.ts'
import { faceAt, type Options, ROW, type Slot, type State } from './state.ts'

interface LaidCard {
  readonly card: Card
  readonly stone: boolean
  readonly knownTo: readonly number[]
}

const fields = [
  'rows',
  'drawPile',
  'discardPile',
  'stones',
  'turn',
  'hand',
  'taken',
  'quiet',
  'options',
] as const

export function position(layout: Layout, random: Random): { state: State; options: Options; seats: number } {
  for (const name of Object.keys(layout)) {
    if (!fields.includes(name as never))
      refuse(`unknown field "${name}"; a position has ${fields.join(', ')}`)
  }
  const rows = listAt(layout, 'rows')
  const seats = rows.length
  if (seats < 2 || seats > 6) refuse(`"rows" must hold one row for each of 2 to 6 players, not ${seats}`)
  const draw = readCards(listAt(layout, 'drawPile'), 'drawPile', seats)
  const discard = readCards(listAt(layout, 'discardPile'), 'discardPile', seats)
  const laidRows = rows.map((row, seat) => {
    if (!Array.isArray(row) || row.length !== ROW) refuse(`row ${seat} must hold ${ROW} cards`)
    return readCards(row, `row ${seat}`, seats)
  })
  const hand = layout['hand'] == null ? [] : readCards([layout['hand']], 'hand', seats)

  const all = [...laidRows.flat(), ...hand, ...draw, ...discard]
  const options: Options = {
    ...readOptions(optionFields, layout['options']),
    deck: deckOf(all, seats),
    packs: null,
  }
  const state = emptyTable(
    options,
    seats,
    all.map((laid) => faceOf(laid.card)),
    random,
  )
  let next: Slot = 0
  const put = ({ knownTo }: LaidCard): Slot => {
    for (const seat of knownTo) state.known[next] = (state.known[next] as number) | (1 << seat)
    return next++
  }
  laidRows.forEach((row, seat) => {
    state.rows.push(row.map(put))
    const stones = row.flatMap((laid, i) => (laid.stone ? [i] : []))
    if (stones.length > 1) refuse(`row ${seat} holds ${stones.length} stones; at most one is allowed`)
    state.stoneOn[seat] = stones[0] ?? -1
  })
  state.hand.push(...hand.map(put))
  state.draw.push(...draw.map(put).reverse())
  state.discard.push(...discard.map(put).reverse())
  for (const slot of state.discard) state.known[slot] = everyone(seats)
  readStones(layout['stones'], state)
  state.turn = wholeAt(layout, 'turn', 0, seats - 1)
  state.quiet = wholeAt(layout, 'quiet', 0, 1_000_000)
  state.pile = state.draw.length
  layAgenda(layout, state)
  return { state, options, seats }
}

/** All cards in one pack, sorted: everybody sees the deck, and its order must not tell where a card lies. */
function deckOf(all: readonly LaidCard[], seats: number): Deck {
  const cards = all.map(({ card }) => card).sort((a, b) => faceOf(a) - faceOf(b))
  return { packs: Array.from({ length: seats }, (_, i) => ({ id: i + 1, cards: i === 0 ? cards : [] })) }
}

/** A turn about to begin, a card in hand, or (with an empty draw pile between turns) the end. */
function layAgenda(layout: Layout, state: State): void {
  const taken = layout['taken']
  if (taken !== undefined && taken !== 'draw' && taken !== 'discard')
    refuse('"taken" must be "draw" or "discard"')
  const [held] = state.hand
  if (held === undefined && taken !== undefined)
    refuse('"taken" says where the card in "hand" came from; there is none')
  if (held === undefined && state.draw.length === 0) {
    state.agenda.push(frame('finale', state.turn))
    return
  }
  const turn = frame('turn', state.turn, taken === 'discard' ? { taken } : {})
  turn.at = held === undefined ? 1 : 2
  if (held !== undefined) {
    state.known[held] =
      taken === 'discard' ? everyone(state.seats) : (state.known[held] as number) | (1 << state.turn)
    if (taken !== 'discard') state.pile++
  }
  state.agenda.push(turn)
}

function readCards(list: readonly unknown[], where: string, seats: number): LaidCard[] {
  return list.map((raw, i) => {
    const name = `card ${i} of ${where}`
    const card = readCard(raw, name)
    const { stone, knownTo } = raw as { stone?: unknown; knownTo?: unknown }
    if (stone !== undefined && typeof stone !== 'boolean') refuse(`"stone" of ${name} must be true or false`)
    if (stone && !where.startsWith('row'))
      refuse(`${name} has a stone; only cards of a row can, the piles are in "stones"`)
    const seatsKnown = knownTo ?? []
    if (
      !Array.isArray(seatsKnown) ||
      !seatsKnown.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
    ) {
      refuse(`"knownTo" of ${name} must be a list of seats from 0 to ${seats - 1}`)
    }
    return { card, stone: stone === true, knownTo: seatsKnown as number[] }
  })
}

/** One stone for each player at most (HP-2); those that are not named lie out of play. */
function readStones(raw: unknown, state: State): void {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null))
    refuse('"stones" must look like {"discard": 0, "out": 2}')
  const given = (raw ?? {}) as Layout
  const onRows = state.stoneOn.filter((index) => index >= 0).length
  state.stonesOnDiscard = wholeAt(given, 'discard', 0, state.seats)
  const rest = state.seats - onRows - state.stonesOnDiscard
  if (rest < 0) refuse(`there are more stones than players: ${state.seats - rest} for ${state.seats}`)
  state.stonesOut = given['out'] === undefined ? rest : wholeAt(given, 'out', 0, state.seats)
  if (state.stonesOut > rest) {
    refuse(`there are more stones than players: ${state.stonesOut + state.seats - rest} for ${state.seats}`)
  }
}

function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name]
  return Array.isArray(list) ? list : refuse(`"${name}" must be a list`)
}

function wholeAt(layout: Layout, name: string, least: number, most: number): number {
  const value = layout[name] ?? least
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    refuse(`"${name}" must be a whole number from ${least} to ${most}`)
  }
  return value as number
}

/** The truth, every card open. */
export function layout(state: State): Layout {
  const face = (slot: Slot) => {
    const { value, effect } = cardOf(faceAt(state, slot))
    return { value, effect: effect ?? null }
  }
  const hidden = (slot: Slot) => ({
    ...face(slot),
    knownTo: knowers(state.known[slot] as number, state.seats),
  })
  const top = state.agenda.at(-1)
  return {
    rows: state.rows.map((row, seat) =>
      row.map((slot, i) => ({ ...hidden(slot), stone: state.stoneOn[seat] === i })),
    ),
    drawPile: state.draw.map(hidden).reverse(),
    discardPile: state.discard.map(face).reverse(),
    stones: { discard: state.stonesOnDiscard, out: state.stonesOut },
    turn: state.turn,
    hand:
      state.hand.length > 1
        ? state.hand.map(face)
        : state.hand.length === 1
          ? face(state.hand[0] as Slot)
          : null,
    ...(top?.vars['taken'] !== undefined && state.hand.length > 0 && { taken: 'discard' }),
    quiet: state.quiet,
    options: { putBack: state.options.putBack, memoryAid: state.options.memoryAid },
  }
}
