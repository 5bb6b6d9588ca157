// A table laid out by hand, and the truth of any table in the same form.

import {
  everyone,
  type Frame,
  frame,
  knowers,
  type Layout,
  type Random,
  readAgenda,
  readOptions,
  refuse,
  writeAgenda,
} from '@undercrown/engine'
import { type Card, cardOf, type Deck, effectOf, faceOf, readCard } from './cards.ts'
import { library } from './effects.ts'
import { optionFields } from './options.ts'
import { emptyTable } from './setup.ts'
import { faceAt, knownAt, type Options, ROW, type Slot, type State } from './state.ts'

interface LaidCard {
  readonly card: Card
  readonly stone: boolean
  /** Who knows it, as bits. */
  readonly known: number
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
  'pile',
  'peeks',
  'agenda',
  'options',
]
const MOST_CARDS = 1000
const MOST_TURNS = 1_000_000

export function position(layout: Layout, random: Random): { state: State; options: Options; seats: number } {
  onlyFields(layout, fields, 'a position', 'une position')
  const rows = listAt(layout, 'rows')
  const seats = rows.length
  if (seats < 2 || seats > 6)
    refuse(
      `"rows" must hold one row for each of 2 to 6 players, not ${seats}`,
      `«\u00a0rows\u00a0» doit contenir un jeu pour chacun des 2 à 6 joueurs, pas ${seats}`,
    )
  const laidRows = rows.map((row, seat) => {
    if (!Array.isArray(row) || row.length !== ROW)
      refuse(`row ${seat} must hold ${ROW} cards`, `le jeu ${seat} doit contenir ${ROW} cartes`)
    return readCards(row, `row ${seat}`, `le jeu ${seat}`, seats)
  })
  const draw = readCards(listAt(layout, 'drawPile'), 'drawPile', 'drawPile', seats)
  const discard = readCards(listAt(layout, 'discardPile'), 'discardPile', 'discardPile', seats)
  const held = layout['hand'] ?? []
  const hand = readCards(Array.isArray(held) ? held : [held], 'hand', 'hand', seats)

  const all = [...laidRows.flat(), ...hand, ...draw, ...discard]
  const options: Options = {
    ...readOptions(optionFields, layout['options']),
    deck: deckOf(all, seats),
    packs: null,
  }
  const faces = all.map((laid) => faceOf(laid.card))
  const state = emptyTable(options, seats, faces, random)
  let next: Slot = 0
  const put = ({ known }: LaidCard): Slot => {
    state.known[next] = known
    return next++
  }
  laidRows.forEach((row, seat) => {
    state.rows.push(row.map(put))
    const stones = row.flatMap((laid, i) => (laid.stone ? [i] : []))
    if (stones.length > 1)
      refuse(
        `row ${seat} holds ${stones.length} stones; at most one is allowed`,
        `le jeu ${seat} a ${stones.length} pierres\u202f; une seule est permise`,
      )
    state.stoneOn[seat] = stones[0] ?? -1
  })
  state.hand.push(...hand.map(put))
  state.draw.push(...draw.map(put).reverse())
  state.discard.push(...discard.map(put).reverse())
  for (const slot of state.discard) state.known[slot] = everyone(seats)
  readStones(layout['stones'], state)
  state.turn = wholeAt(layout, 'turn', 0, seats - 1)
  state.quiet = wholeAt(layout, 'quiet', 0, MOST_TURNS)
  state.agenda =
    layout['agenda'] === undefined ? plainAgenda(layout['taken'], state) : agendaIn(layout, state)
  state.pile = layout['pile'] === undefined ? plainPile(state) : wholeAt(layout, 'pile', 0, MOST_CARDS + 1)
  readPeeks(layout, state)
  return { state, options, seats }
}

/** All cards in one pack, sorted: everybody sees the deck, and its order must not tell where a card lies. */
function deckOf(all: readonly LaidCard[], seats: number): Deck {
  const cards = all.map(({ card }) => card).sort((a, b) => faceOf(a) - faceOf(b))
  return { packs: Array.from({ length: seats }, (_, i) => ({ id: i + 1, cards: i === 0 ? cards : [] })) }
}

/** A turn about to begin, a card in hand, or (with an empty draw pile between turns) the end. */
function plainAgenda(taken: unknown, state: State): Frame[] {
  if (taken !== undefined && taken !== 'draw' && taken !== 'discard')
    refuse('"taken" must be "draw" or "discard"', '«\u00a0taken\u00a0» doit être "draw" ou "discard"')
  const [held, ...more] = state.hand
  if (more.length > 0)
    refuse(
      '"hand" may hold several cards only where an "agenda" says what for',
      '«\u00a0hand\u00a0» ne peut contenir plusieurs cartes que si «\u00a0agenda\u00a0» dit pourquoi',
    )
  if (held === undefined) {
    if (taken !== undefined)
      refuse(
        '"taken" says where the card in "hand" came from; there is none',
        '«\u00a0taken\u00a0» dit d’où vient la carte de «\u00a0hand\u00a0»\u202f; il n’y en a pas',
      )
    return [state.draw.length === 0 ? frame('finale', state.turn) : at(1, frame('turn', state.turn))]
  }
  if (taken !== 'discard') {
    state.known[held] = knownAt(state, held) | (1 << state.turn)
    return [at(2, frame('turn', state.turn))]
  }
  state.known[held] = everyone(state.seats)
  const lousy = effectOf(faceAt(state, held)) === 'lousy'
  return [at(2, frame('turn', state.turn, { taken: lousy ? 'lousy' : 'discard' }))]
}

function at(step: number, begun: Frame): Frame {
  begun.at = step
  return begun
}

/** The draw pile when the turn began, unless it is said: as it is now, before the card in hand was drawn. */
function plainPile(state: State): number {
  const drawn = state.hand.length > 0 && state.agenda[0]?.vars['taken'] === undefined
  return state.draw.length + (drawn ? 1 : 0)
}

/** What is still to be done, as `state` writes it down in the middle of an effect. */
function agendaIn(layout: Layout, state: State): Frame[] {
  const wrong = (): never =>
    refuse(
      '"agenda" must be a list of lines as "state" writes them, such as "turn 1 0"',
      '«\u00a0agenda\u00a0» doit être une liste de lignes telles que «\u00a0state\u00a0» les écrit, comme "turn 1 0"',
    )
  const lines = listAt(layout, 'agenda')
  if (lines.length === 0 || !lines.every((line) => typeof line === 'string')) wrong()
  try {
    const frames = readAgenda(lines as readonly string[])
    const sound = frames.every(
      ({ script, at, by }) => isWhole(at, library.get(script).length) && isWhole(by, state.seats - 1),
    )
    return sound ? frames : wrong()
  } catch {
    return wrong()
  }
}

function readPeeks(layout: Layout, state: State): void {
  if (layout['peeks'] === undefined) return
  const peeks = listAt(layout, 'peeks')
  if (peeks.length !== state.seats || !peeks.every((left) => left === 0 || left === 1 || left === 2)) {
    refuse(
      '"peeks" must say for each player how many cards they may still look at: 0, 1 or 2',
      '«\u00a0peeks\u00a0» doit dire pour chaque joueur combien de cartes il peut encore regarder\u00a0: 0, 1 ou 2',
    )
  }
  peeks.forEach((left, seat) => {
    state.peeks[seat] = left as number
  })
}

function readCards(list: readonly unknown[], where: string, whereFr: string, seats: number): LaidCard[] {
  if (list.length > MOST_CARDS)
    refuse(
      `${where} holds ${list.length} cards; at most ${MOST_CARDS} are allowed`,
      `${whereFr}\u00a0: ${list.length} cartes\u202f; ${MOST_CARDS} au plus sont permises`,
    )
  return list.map((raw, i) => {
    const name = `card ${i} of ${where}`
    const nameFr = `la carte ${i} de ${whereFr}`
    const card = readCard(raw, name, nameFr)
    onlyFields(raw as Layout, ['value', 'effect', 'stone', 'knownTo'], name, nameFr)
    const { stone, knownTo } = raw as { stone?: unknown; knownTo?: unknown }
    if (stone !== undefined && typeof stone !== 'boolean')
      refuse(
        `"stone" of ${name} must be true or false`,
        `«\u00a0stone\u00a0» de ${nameFr} doit être true ou false`,
      )
    if (stone && !where.startsWith('row')) {
      refuse(
        `${name} has a stone; only cards of a row can, the piles are in "stones"`,
        `${nameFr} a une pierre\u202f; seules les cartes d’un jeu le peuvent, les piles sont dans «\u00a0stones\u00a0»`,
      )
    }
    return { card, stone: stone === true, known: readKnown(knownTo ?? [], name, nameFr, seats) }
  })
}

function readKnown(knownTo: unknown, name: string, nameFr: string, seats: number): number {
  if (knownTo === 'all') return everyone(seats)
  let known = 0
  for (const seat of Array.isArray(knownTo) ? knownTo : [-1]) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      refuse(
        `"knownTo" of ${name} must be "all" or a list of seats from 0 to ${seats - 1}`,
        `«\u00a0knownTo\u00a0» de ${nameFr} doit être "all" ou une liste de places de 0 à ${seats - 1}`,
      )
    }
    known |= 1 << seat
  }
  return known
}

/** One stone for each player at most (HP-2); those that are not named lie out of play. */
function readStones(raw: unknown, state: State): void {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    refuse(
      '"stones" must look like {"discard": 0, "out": 2}',
      '«\u00a0stones\u00a0» doit ressembler à {"discard": 0, "out": 2}',
    )
  }
  const given = (raw ?? {}) as Layout
  onlyFields(given, ['discard', 'out'], '"stones"', '«\u00a0stones\u00a0»')
  const onRows = state.stoneOn.filter((index) => index >= 0).length
  state.stonesOnDiscard = wholeAt(given, 'discard', 0, state.seats)
  const rest = state.seats - onRows - state.stonesOnDiscard
  if (rest < 0)
    refuse(
      `there are more stones than players: ${state.seats - rest} for ${state.seats}`,
      `il y a plus de pierres que de joueurs\u00a0: ${state.seats - rest} pour ${state.seats}`,
    )
  state.stonesOut = given['out'] === undefined ? rest : wholeAt(given, 'out', 0, state.seats)
  if (state.stonesOut > rest) {
    refuse(
      `there are more stones than players: ${state.stonesOut + state.seats - rest} for ${state.seats}`,
      `il y a plus de pierres que de joueurs\u00a0: ${state.stonesOut + state.seats - rest} pour ${state.seats}`,
    )
  }
}

function onlyFields(given: Layout, known: readonly string[], what: string, whatFr: string): void {
  for (const name of Object.keys(given)) {
    if (!known.includes(name))
      refuse(
        `unknown field "${name}"; ${what} has ${known.join(', ')}`,
        `champ inconnu «\u00a0${name}\u00a0»\u202f; ${whatFr} a ${known.join(', ')}`,
      )
  }
}

function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name]
  return Array.isArray(list)
    ? list
    : refuse(`"${name}" must be a list`, `«\u00a0${name}\u00a0» doit être une liste`)
}

function isWhole(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}

function wholeAt(layout: Layout, name: string, least: number, most: number): number {
  const value = layout[name] ?? least
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    refuse(
      `"${name}" must be a whole number from ${least} to ${most}`,
      `«\u00a0${name}\u00a0» doit être un nombre entier de ${least} à ${most}`,
    )
  }
  return value as number
}

/** The truth, every card open. What a plain layout would not bring back is added: agenda, pile, peeks. */
export function layout(state: State): Layout {
  const { seats } = state
  const face = (slot: Slot) => {
    const { value, effect } = cardOf(faceAt(state, slot))
    return { value, effect: effect ?? null }
  }
  const hidden = (slot: Slot) => {
    const known = knownAt(state, slot)
    return { ...face(slot), knownTo: known === everyone(seats) ? 'all' : knowers(known, seats) }
  }
  const hand = state.hand.map(hidden)
  const told = {
    rows: state.rows.map((row, seat) =>
      row.map((slot, i) => ({ ...hidden(slot), stone: state.stoneOn[seat] === i })),
    ),
    drawPile: state.draw.map(hidden).reverse(),
    discardPile: state.discard.map(face).reverse(),
    stones: { discard: state.stonesOnDiscard, out: state.stonesOut },
    turn: state.turn,
    hand: hand.length > 1 ? hand : (hand[0] ?? null),
    quiet: state.quiet,
    options: { putBack: state.options.putBack, memoryAid: state.options.memoryAid },
  }
  const agenda = writeAgenda(state.agenda)
  const taken = state.agenda[0]?.vars['taken']
  const plain = {
    ...told,
    ...(taken !== undefined && state.hand.length === 1 && { taken: 'discard' }),
    ...(state.peeks.some((left) => left > 0) && { peeks: state.peeks.slice() }),
  }
  const isPlain = ['turn 1', 'turn 2'].some((start) => agenda.length === 1 && agenda[0]?.startsWith(start))
  const same = isPlain && state.agenda[0]?.vars['again'] === undefined && state.pile === plainPile(state)
  return same || state.over
    ? plain
    : { ...told, ...('peeks' in plain && { peeks: plain.peeks }), pile: state.pile, agenda }
}
