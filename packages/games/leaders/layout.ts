// A table laid out by hand, and the truth of any table in the same form: the JSON position of the engine protocol.

import { type Layout, type Random, refuse, shuffle } from '@undercrown/engine'
import { type Cell, cellAt, cellByName, hexOf, NOWHERE } from './board.ts'
import { loss } from './capture.ts'
import {
  type CardId,
  type CharacterId,
  cardOf,
  cards,
  characterOf,
  characters,
  deck,
  faceOf,
  NEMESIS,
  NOBODY,
  PIECES,
} from './characters.ts'
import { cardsOf, MOST_CARDS } from './recruit.ts'
import { positionKey } from './repetition.ts'
import { emptyTable, FACE_UP } from './setup.ts'
import { recruitPiece, tire, unusedPiece } from './shift.ts'
import {
  cellOf,
  faceAt,
  hasActed,
  isEmpty,
  isFresh,
  modes,
  type Options,
  reasons,
  rival,
  type Slot,
  type State,
  sideOf,
  sides,
  turnPhases,
} from './state.ts'
import { settle } from './turn.ts'
import { fillCards, lastNamed } from './view.ts'

const fields = [
  'mode',
  'first',
  'toMove',
  'phase',
  'turn',
  'pieces',
  'last',
  'visible',
  'pile',
  'banished',
  'recruitsLeft',
  'secondBanishDone',
  'winner',
  'reason',
] as const

/** Lays out a table; what does not matter may be left out. */
export function position(layout: Layout, random: Random): { state: State; options: Options; seats: number } {
  for (const name of Object.keys(layout)) {
    if (!fields.includes(name as never))
      refuse(
        `unknown field "${name}"; a position has ${fields.join(', ')}`,
        `champ inconnu «\u00a0${name}\u00a0»\u202f; une position a ${fields.join(', ')}`,
      )
  }
  const mode = oneOf(layout, 'mode', modes, 'strategist')
  const firstName = oneOf(layout, 'first', sides, 'black')
  const options: Options = { mode, first: firstName }
  const state = emptyTable(options, sides.indexOf(firstName))
  state.phase = oneOf(layout, 'phase', turnPhases, 'actions')
  if (state.phase === 'banish' && mode === 'discovery')
    refuse('nothing is banished in discovery mode', 'on ne bannit rien en mode Découverte')
  state.toMove = sides.indexOf(oneOf(layout, 'toMove', sides, firstName))
  state.turn = wholeAt(layout, 'turn', defaultTurn(state), 1_000_000)
  layPieces(layout, state)
  layCards(layout, state, random)
  layLast(layout, state)
  const room = Math.max(0, MOST_CARDS - cardsOf(state, state.toMove))
  state.recruitsLeft = Math.min(room, wholeAt(layout, 'recruitsLeft', state.phase === 'recruit' ? 1 : 0, 2))
  state.secondBanishDone = flagAt(layout, 'secondBanishDone', state.phase !== 'banish' && state.turn >= 3)
  if (state.phase === 'banish') state.next = state.turn % 2 === 0 ? state.first : rival(state.first)
  else state.next = rival(state.toMove)
  if (state.phase === 'actions' && isFresh(state)) state.history.push(positionKey(state))
  if (state.phase === 'nemesis' && cellOf(state, NEMESIS) === NOWHERE)
    refuse(
      'in phase "nemesis" there must be a nemesis among the pieces',
      'en phase «\u00a0nemesis\u00a0», il faut une Némésis parmi les pièces',
    )
  layResult(layout, state)
  if (!state.result) settle(state)
  return { state, options, seats: sides.length }
}

/** Late enough that nothing special happens, and of the player to move. */
function defaultTurn(state: State): number {
  if (state.phase === 'banish') return 0
  return state.toMove === state.first ? 8 : 9
}

const pieceFields = ['who', 'character', 'q', 'r', 'cell', 'acted']

function layPieces(layout: Layout, state: State): void {
  for (const [i, raw] of listAt(layout, 'pieces').entries()) {
    const name = `piece ${i}`
    if (typeof raw !== 'object' || raw === null)
      refuse(
        `${name} must look like {"who": "black", "character": "rider", "q": 0, "r": 1}`,
        `la pièce ${i} doit ressembler à {"who": "black", "character": "rider", "q": 0, "r": 1}`,
      )
    const given = raw as Layout
    const strange = Object.keys(given).find((field) => !pieceFields.includes(field))
    if (strange)
      refuse(
        `${name} has an unknown field "${strange}"; a piece has ${pieceFields.join(', ')}`,
        `la pièce ${i} a un champ inconnu «\u00a0${strange}\u00a0»\u202f; une pièce a ${pieceFields.join(', ')}`,
      )
    const who = oneOf(given, 'who', sides, undefined, name, `la pièce ${i}`)
    const character = oneOf(given, 'character', characters, undefined, name, `la pièce ${i}`)
    const cell = readCell(given, i)
    const side = sides.indexOf(who)
    if (character === 'leader' && cellOf(state, side) !== NOWHERE)
      refuse(
        `${who} has two Leaders; a side has one, whose fall ends the game`,
        `${who} a deux Leaders\u202f; un camp n’en a qu’un, dont la chute finit la partie`,
      )
    if (character === 'nemesis' && cellOf(state, NEMESIS) !== NOWHERE)
      refuse(
        'there is only one nemesis: the rules do not say which of two would move first',
        'il n’y a qu’une seule «\u00a0nemesis\u00a0»\u00a0: la règle ne dit pas laquelle de deux se déplacerait d’abord',
      )
    const piece = unusedPiece(state, character, side)
    if (!isEmpty(state, cell))
      refuse(
        `${name}, the ${character}, stands where another piece stands already`,
        `la pièce ${i} (${character}) est là où se tient déjà une autre pièce`,
      )
    recruitPiece(state, piece, cell, side)
    // Only who can act has acted: the pieces of the player to move, the Nemesis excepted.
    const acted = flagAt(given, 'acted', false)
    if (acted && sides[state.toMove] === who && piece !== NEMESIS) tire(state, piece)
  }
  for (const [side, name] of sides.entries()) {
    if (cellOf(state, side) === NOWHERE)
      refuse(
        `"pieces" must hold ${name}'s leader`,
        `«\u00a0pieces\u00a0» doit contenir le Leader de «\u00a0${name}\u00a0»`,
      )
  }
}

function readCell(given: Layout, i: number): Cell {
  const name = `piece ${i}`
  if (typeof given['cell'] === 'string') return cellByName(given['cell'])
  const { q, r } = given as { q?: unknown; r?: unknown }
  if (!Number.isInteger(q) || !Number.isInteger(r))
    refuse(
      `${name} needs whole numbers "q" and "r", or a "cell"`,
      `la pièce ${i} a besoin de nombres entiers «\u00a0q\u00a0» et «\u00a0r\u00a0», ou d’une «\u00a0cell\u00a0»`,
    )
  const cell = cellAt(q as number, r as number)
  return cell === NOWHERE
    ? refuse(
        `${name} is off the board: q ${String(q)}, r ${String(r)}`,
        `la pièce ${i} est hors du plateau\u00a0: q ${String(q)}, r ${String(r)}`,
      )
    : cell
}

function layCards(layout: Layout, state: State, random: Random): void {
  const used = new Set<CardId>()
  for (let piece = sides.length; piece < PIECES; piece++) {
    if (cellOf(state, piece) !== NOWHERE) used.add(cardOf(faceOf(piece)))
  }
  const read = (name: string): CardId[] =>
    listAt(layout, name).map((card) => {
      if (!cards.includes(card as CardId))
        refuse(
          `"${name}" holds ${JSON.stringify(card)}, which is no card`,
          `«\u00a0${name}\u00a0» contient ${JSON.stringify(card)}, qui n’est pas une carte`,
        )
      if (used.has(card as CardId))
        refuse(`the card ${String(card)} is in two places`, `la carte ${String(card)} est à deux endroits`)
      used.add(card as CardId)
      return card as CardId
    })
  let visible = read('visible')
  const banished = read('banished')
  let pile = read('pile')
  const rest = () => deck.filter((card) => !used.has(card))
  if (state.options.mode === 'strategist' && pile.length > 0)
    refuse(
      'there is no pile in strategist mode; all cards are in "visible"',
      'pas de pioche en mode Stratège\u202f; toutes les cartes sont dans «\u00a0visible\u00a0»',
    )
  // Left out where they matter, the cards that can be had, or the pile in any order, are all that is nowhere else.
  const chooses = state.phase === 'recruit' || state.phase === 'banish' || Boolean(layout['recruitsLeft'])
  const turnUp = layout['visible'] == null && chooses
  if (state.options.mode === 'strategist' && turnUp) visible = rest()
  if (state.options.mode === 'discovery') {
    if (layout['pile'] == null && (turnUp || visible.length > 0)) pile = shuffle(random, rest())
    if (turnUp) visible = pile.splice(0, FACE_UP)
  }
  if (state.phase === 'banish' && visible.length === 0)
    refuse(
      'in phase "banish" there must be a card to banish',
      'en phase «\u00a0banish\u00a0», il faut une carte à bannir',
    )
  fillCards(state, visible, pile, banished)
}

function layLast(layout: Layout, state: State): void {
  const last = layout['last'] ?? null
  if (last === null) return
  if (!characters.includes(last as CharacterId))
    refuse(
      `"last" must be a character, not ${JSON.stringify(last)}`,
      `«\u00a0last\u00a0» doit être un personnage, pas ${JSON.stringify(last)}`,
    )
  const piece = lastNamed(state, last as CharacterId)
  if (cellOf(state, piece) === NOWHERE)
    refuse(
      `"last" names the ${String(last)}, which is not on the board`,
      `«\u00a0last\u00a0» nomme «\u00a0${String(last)}\u00a0», qui n’est pas sur le plateau`,
    )
  state.last = piece
}

/** A Leader that stands lost has been lost; a draw cannot be seen on the board and must be said. */
function layResult(layout: Layout, state: State): void {
  const winner = layout['winner'] == null ? undefined : sides.indexOf(oneOf(layout, 'winner', sides))
  const reason = layout['reason'] == null ? undefined : oneOf(layout, 'reason', reasons)
  const lost = [0, 1].filter((side) => loss(state, side) !== undefined)
  if (reason === 'repetition' || reason === 'agreement') {
    if (winner !== undefined || lost.length > 0)
      refuse(
        `a game drawn by ${reason} has no winner and no lost Leader`,
        `une partie nulle (${reason}) n’a ni gagnant ni Leader perdu`,
      )
    state.result = { winner: null, reason }
    return
  }
  const [first, second] = lost
  if (first === undefined) {
    if (winner !== undefined || reason !== undefined)
      refuse('no Leader is lost, so nobody has won', 'aucun Leader n’est perdu, donc personne n’a gagné')
    return
  }
  // L-64: only her own walk can lose both, and then her owner has lost.
  if (second !== undefined && winner === undefined)
    refuse(
      'both Leaders are lost; "winner" must say who won',
      'les deux Leaders sont perdus\u202f; «\u00a0winner\u00a0» doit dire qui a gagné',
    )
  const loser = second === undefined ? first : rival(winner as number)
  const why = loss(state, loser) as 'captured' | 'surrounded'
  if (winner === loser)
    refuse(
      `${sides[loser]}'s Leader is lost, so ${sides[rival(loser)]} has won`,
      `le Leader de «\u00a0${sides[loser]}\u00a0» est perdu, donc «\u00a0${sides[rival(loser)]}\u00a0» a gagné`,
    )
  if (reason !== undefined && reason !== why)
    refuse(
      `${sides[loser]}'s Leader is ${why}, not ${reason}`,
      `le Leader de «\u00a0${sides[loser]}\u00a0» est perdu par «\u00a0${why}\u00a0», pas par «\u00a0${reason}\u00a0»`,
    )
  state.result = { winner: rival(loser), reason: why }
}

function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name] ?? []
  return Array.isArray(list)
    ? list
    : refuse(`"${name}" must be a list`, `«\u00a0${name}\u00a0» doit être une liste`)
}

function oneOf<Name extends string>(
  layout: Layout,
  name: string,
  names: readonly Name[],
  otherwise?: Name,
  where = 'the position',
  whereFr = 'la position',
): Name {
  const value = layout[name] ?? otherwise
  if (names.includes(value as Name)) return value as Name
  return refuse(
    `"${name}" of ${where} must be one of ${names.join(', ')}, not ${JSON.stringify(value)}`,
    `«\u00a0${name}\u00a0» de ${whereFr} doit être parmi ${names.join(', ')}, pas ${JSON.stringify(value)}`,
  )
}

function wholeAt(layout: Layout, name: string, otherwise: number, most: number): number {
  const value = layout[name] ?? otherwise
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
    refuse(
      `"${name}" must be a whole number from 0 to ${most}`,
      `«\u00a0${name}\u00a0» doit être un nombre entier de 0 à ${most}`,
    )
  return value as number
}

function flagAt(layout: Layout, name: string, otherwise: boolean): boolean {
  const value = layout[name] ?? otherwise
  return typeof value === 'boolean'
    ? value
    : refuse(`"${name}" must be true or false`, `«\u00a0${name}\u00a0» doit être true ou false`)
}

/** The truth, the pile open. */
export function layout(state: State): Layout {
  const named = (slot: Slot) => cardOf(faceAt(state, slot))
  const pieces: object[] = []
  for (let piece = 0; piece < state.at.length; piece++) {
    const cell = cellOf(state, piece)
    if (cell === NOWHERE) continue
    const who = sides[sideOf(state, piece)]
    pieces.push({ who, character: characterOf(piece), ...hexOf(cell), acted: hasActed(state, piece) })
  }
  return {
    mode: state.options.mode,
    first: sides[state.first],
    toMove: sides[state.toMove],
    phase: state.phase,
    turn: state.turn,
    pieces,
    last: state.last === NOBODY ? null : characterOf(state.last),
    visible: state.visible.map(named),
    pile: state.pile.map(named).reverse(),
    banished: state.banished.map(named),
    recruitsLeft: state.recruitsLeft,
    secondBanishDone: state.secondBanishDone,
    ...(state.result && {
      winner: state.result.winner === null ? null : sides[state.result.winner],
      reason: state.result.reason,
    }),
  }
}
