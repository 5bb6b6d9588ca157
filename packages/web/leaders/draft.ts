// A position that is set up by hand: who stands where, who has acted, who is for hire. Pure; whether it can be is asked
// of the rules.

import type { Layout } from '@undercrown/engine'
import {
  type CardId,
  type CellName,
  type CharacterId,
  charactersOf,
  deck,
  type Mode,
  type OpenView,
  type SideName,
} from '@undercrown/leaders/facts'
import { cardOfCharacter, enemyOf } from './look.ts'

export interface DraftPiece {
  readonly who: SideName
  readonly character: CharacterId
  readonly cell: CellName
}

export interface PositionDraft {
  readonly pieces: readonly DraftPiece[]
  /** Of the side to move, in the order in which they were marked. */
  readonly acted: readonly CharacterId[]
  readonly toMove: SideName
  readonly mode: Mode
  /** Completed turns. */
  readonly turn: number
  readonly hire: readonly CardId[]
  /** In Strategist mode. What is nowhere is not said. */
  readonly banished: readonly CardId[]
}

/** Whom the hand holds; a Leader is that of its side. */
export type Held = Pick<DraftPiece, 'who' | 'character'>

const isHeld = (held: Held) => (piece: DraftPiece) =>
  piece.character === held.character && (held.character !== 'leader' || piece.who === held.who)

/** What the rules made of it, to be changed further. */
export function draftOf(open: OpenView): PositionDraft {
  const { pieces, toMove, turn, options, visible, banished, last } = open
  const acted = pieces.filter((piece) => piece.acted).map(({ character }) => character)
  return {
    pieces: pieces.map(({ who, character, cell }) => ({ who, character, cell })),
    acted: last === null ? acted : [...acted.filter((one) => one !== last), last],
    toMove,
    mode: options.mode,
    turn,
    hire: visible,
    banished,
  }
}

/** The Leaders alone, late enough that teams could be complete; all others for hire. */
export function clearedDraft(mode: Mode): PositionDraft {
  return {
    pieces: [
      { who: 'black', character: 'leader', cell: 'd1' },
      { who: 'white', character: 'leader', cell: 'd7' },
    ],
    ...{ acted: [], toMove: 'black', mode, turn: 8 },
    hire: mode === 'strategist' ? deck : deck.slice(0, 3),
    banished: [],
  }
}

/** Puts somebody there, from wherever they stood. Who stood there makes room; a Leader does not. */
export function placed(draft: PositionDraft, held: Held, cell: CellName): PositionDraft {
  const there = draft.pieces.find((piece) => piece.cell === cell)
  if (there?.character === 'leader' && !isHeld(held)(there)) return draft
  const others = draft.pieces.filter((piece) => !isHeld(held)(piece) && piece.cell !== cell)
  return withPieces(draft, [...others, { ...held, cell }])
}

/** Takes away whoever stands there; Leaders stay. */
export function removed(draft: PositionDraft, cell: CellName): PositionDraft {
  return withPieces(
    draft,
    draft.pieces.filter((piece) => piece.cell !== cell || piece.character === 'leader'),
  )
}

/** Who is on the board is not for hire, and who has left it has not acted. */
function withPieces(draft: PositionDraft, pieces: readonly DraftPiece[]): PositionDraft {
  const before = new Set(draft.pieces.map(({ character }) => cardOfCharacter(character)))
  const after = new Set(pieces.map(({ character }) => cardOfCharacter(character)))
  const back = deck.filter((card) => before.has(card) && !after.has(card))
  const open = draft.mode === 'strategist' ? [...draft.hire, ...back] : draft.hire
  return {
    ...draft,
    pieces,
    hire: open.filter((card) => !after.has(card)),
    banished: draft.banished.filter((card) => !after.has(card)),
    acted: draft.acted.filter((one) => isOf(pieces, draft.toMove, one)),
  }
}

function isOf(pieces: readonly DraftPiece[], who: SideName, character: CharacterId): boolean {
  return pieces.some((piece) => piece.who === who && piece.character === character)
}

/** Marks that somebody of the side to move has acted, or has not. The Nemesis never acts. */
export function markedActed(draft: PositionDraft, character: CharacterId): PositionDraft {
  if (character === 'nemesis') return draft
  const rest = draft.acted.filter((one) => one !== character)
  return { ...draft, acted: rest.length < draft.acted.length ? rest : [...rest, character] }
}

/** The other side's turn begins; whose turn it was may only be told by the number of the turn. */
export function moverChanged(draft: PositionDraft, toMove: SideName): PositionDraft {
  return toMove === draft.toMove ? draft : { ...draft, toMove: enemyOf(draft.toMove), acted: [] }
}

export function modeChanged(draft: PositionDraft, mode: Mode): PositionDraft {
  if (mode === draft.mode) return draft
  const free = deck.filter((card) => !isOnBoard(draft, card))
  return { ...draft, mode, hire: mode === 'strategist' ? free : free.slice(0, 3), banished: [] }
}

/** Who is not for hire any more is banished, or lies in the pile. */
export function hireToggled(draft: PositionDraft, card: CardId): PositionDraft {
  const without = (list: readonly CardId[]) => list.filter((one) => one !== card)
  const [hire, banished] = [without(draft.hire), without(draft.banished)]
  return draft.hire.includes(card)
    ? { ...draft, hire, banished: [...banished, card] }
    : { ...draft, hire: [...hire, card], banished }
}

export function isOnBoard(draft: Pick<PositionDraft, 'pieces'>, card: CardId): boolean {
  const [first] = charactersOf(card)
  return draft.pieces.some(
    ({ character }) => character === first || charactersOf(card).includes(character as never),
  )
}

/** As the rules take it. */
export function layoutOfDraft(draft: PositionDraft): Layout {
  const { pieces, acted, toMove, mode, turn, hire, banished } = draft
  return {
    mode,
    toMove,
    turn,
    phase: 'actions',
    pieces: pieces.map((piece) => ({
      ...piece,
      acted: piece.who === toMove && acted.includes(piece.character),
    })),
    last: acted.at(-1) ?? null,
    visible: hire,
    ...(mode === 'strategist' && { banished }),
  }
}
