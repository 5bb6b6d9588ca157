// One-line notation of moves, both ways: Bd3-d4, Rd3*d5, Bd3*d4,Rd4-d5, Md3*Ld6-d7, Nd3-d5, +Jd1, xJ, end.

import { refuse } from '@undercrown/engine'
import { type CellName, cellNames } from './board.ts'
import {
  type CardId,
  type CharacterId,
  cards,
  characters,
  charactersOf,
  letterOf,
  roster,
} from './characters.ts'
import { END, type Move } from './state.ts'

/** What a move is called. `-` is a plain move, `*` an ability; who else is moved comes last. */
export function notationOf(move: Move): string {
  switch (move.kind) {
    case 'action': {
      const actor = `${roster[move.piece].letter}${move.from}`
      if (!move.ability) return `${actor}-${move.to}`
      const self = move.to === move.from ? '' : move.to
      const other = move.other ? `${roster[move.other].letter}${move.otherFrom}-${move.otherTo}` : ''
      return `${actor}*${self}${self && other ? ',' : ''}${other}`
    }
    case 'nemesis':
      return `${roster.nemesis.letter}${move.from}-${move.to}`
    case 'recruit':
      return `+${charactersOf(move.card)
        .map((id, i) => `${roster[id].letter}${move.at[i]}`)
        .join(',')}`
    case 'banish':
      return `x${letterOf(move.card)}`
    case 'end':
      return 'end'
  }
}

const byLetter: ReadonlyMap<string, CharacterId> = new Map(characters.map((id) => [roster[id].letter, id]))
const cardByLetter: ReadonlyMap<string, CardId> = new Map(cards.map((card) => [letterOf(card), card]))

const ACTION = /^([A-Z])([a-g]\d)(?:-([a-g]\d)|\*([a-g]\d)?(?:,?([A-Z])([a-g]\d)-([a-g]\d))?)$/
const RECRUIT = /^\+([A-Z])([a-g]\d)(?:,U([a-g]\d))?$/
const BANISH = /^x([A-Z])$/

/** The character with that letter. */
export function characterByLetter(letter: string): CharacterId {
  return (
    byLetter.get(letter.toUpperCase()) ??
    refuse(
      `no character has the letter "${letter}"`,
      `aucun personnage n’a la lettre «\u00a0${letter}\u00a0»`,
    )
  )
}

export function cardByLetters(letter: string): CardId {
  return (
    cardByLetter.get(letter.toUpperCase()) ??
    refuse(`no card has the letter "${letter}"`, `aucune carte n’a la lettre «\u00a0${letter}\u00a0»`)
  )
}

function cell(name: string): CellName {
  return cellNames.includes(name)
    ? name
    : refuse(
        `no such cell: "${name}"; cells run from a1 to g4`,
        `aucune case «\u00a0${name}\u00a0»\u202f; elles vont de a1 à g4`,
      )
}

/** Reads what `notationOf` writes; whether the move is offered is not its concern. */
export function parseMove(text: string): Move {
  if (text === 'end') return END
  const [, banished] = BANISH.exec(text) ?? []
  if (banished) return { kind: 'banish', card: cardByLetters(banished) }
  const [, recruited, ...cells] = RECRUIT.exec(text) ?? []
  if (recruited) {
    const card = cardByLetters(recruited)
    const at = cells.filter((name) => name !== undefined).map(cell)
    if (at.length !== charactersOf(card).length)
      refuse(
        `${card} needs ${charactersOf(card).length} cells: "${text}"`,
        `il faut ${charactersOf(card).length} cases pour ${card}\u00a0: «\u00a0${text}\u00a0»`,
      )
    return { kind: 'recruit', card, at }
  }
  const action =
    ACTION.exec(text) ??
    refuse(
      `not a move: "${text}"; write it like Bd3-d4, Rd3*d5, +Jd1, xJ or end`,
      `ce n’est pas un coup\u00a0: «\u00a0${text}\u00a0»\u202f; écrivez par exemple Bd3-d4, Rd3*d5, +Jd1, xJ ou end`,
    )
  const [, letter = '', start = '', plain, self, otherLetter, otherStart, otherEnd] = action
  const piece = characterByLetter(letter)
  const from = cell(start)
  if (plain !== undefined) {
    if (piece === 'nemesis') return { kind: 'nemesis', from, to: cell(plain) }
    return { kind: 'action', piece, from, to: cell(plain), ability: false }
  }
  if (self === undefined && otherLetter === undefined)
    refuse(
      `the ability in "${text}" moves nobody`,
      `la compétence de «\u00a0${text}\u00a0» ne déplace personne`,
    )
  const moved = {
    kind: 'action',
    piece,
    from,
    to: self === undefined ? from : cell(self),
    ability: true,
  } as const
  if (otherLetter === undefined || otherStart === undefined || otherEnd === undefined) return moved
  return {
    ...moved,
    other: characterByLetter(otherLetter),
    otherFrom: cell(otherStart),
    otherTo: cell(otherEnd),
  }
}
