// What of a scene the parts of this board need again and again.

import type { Ask, View, ViewPiece } from '@undercrown/leaders/facts'
import {
  type CardId,
  type CellName,
  type CharacterId,
  charactersOf,
  type SideName,
} from '@undercrown/leaders/facts'
import type { Scene, Spot } from '../table/screen.ts'

export type LeadersScene = Scene<View, Ask>

/** Somebody on the board, however they stand there. */
export type BoardFigure = Pick<ViewPiece, 'who' | 'character'>

/** A side is full with so many cards, its Leader among them (L-14). */
const FULL = 5

export function sideOfSeat(seat: number): SideName {
  return seat === 0 ? 'black' : 'white'
}

export function seatOfSide(side: SideName): number {
  return side === 'black' ? 0 : 1
}

export function enemyOf(side: SideName): SideName {
  return side === 'black' ? 'white' : 'black'
}

/** The side at the bottom: one's own; black's for those who only look on. */
export function nearSide({ seat, below }: LeadersScene): SideName {
  return sideOfSeat(below ?? seat ?? 0)
}

export function pieceOn({ view }: LeadersScene, cell: CellName): ViewPiece | undefined {
  return view.open.pieces.find((piece) => piece.cell === cell)
}

/** The Leader first, then the others. */
export function teamOf({ view }: LeadersScene, side: SideName): readonly ViewPiece[] {
  return view.open.pieces.filter(({ who }) => who === side)
}

/** With a key that stays with each, wherever they go: a table laid out by hand may have several of a character. */
export function keyed<Figure extends BoardFigure>(
  pieces: readonly Figure[],
): readonly (Figure & { readonly key: string })[] {
  const times = new Map<string, number>()
  return pieces.map((piece) => {
    const name = `${piece.who}.${piece.character}`
    const nth = (times.get(name) ?? 0) + 1
    times.set(name, nth)
    return { ...piece, key: `${name}.${nth}` }
  })
}

export function isFull(scene: LeadersScene, side: SideName): boolean {
  return new Set(teamOf(scene, side).map(({ character }) => cardOfCharacter(character))).size >= FULL
}

/** The card that a character comes with. */
export function cardOfCharacter(character: CharacterId): CardId | 'leader' {
  return character === 'hermit' || character === 'cub' ? 'hermit-and-cub' : character
}

const CELL = 'cell.'
const CARD = 'card.'
export const PILE: Spot = 'pile'
export const BANISHED: Spot = 'banished'
export const END_SPOT: Spot = 'say.end'

export function cellSpot(cell: CellName): Spot {
  return `${CELL}${cell}`
}

export function cardSpot(card: CardId): Spot {
  return `${CARD}${card}`
}

export function cellIn(spot: Spot | undefined): CellName | undefined {
  return spot?.startsWith(CELL) ? spot.slice(CELL.length) : undefined
}

export function cardIn(spot: Spot | undefined): CardId | undefined {
  return spot?.startsWith(CARD) ? (spot.slice(CARD.length) as CardId) : undefined
}

/** Who would be dragged from there, as a token. */
export function figureAt(scene: LeadersScene, spot: Spot): string | undefined {
  const cell = cellIn(spot)
  const piece = cell === undefined ? undefined : pieceOn(scene, cell)
  if (piece) return `${piece.who}.${piece.character}`
  const card = cardIn(spot)
  return card && scene.ask?.ask === 'recruit'
    ? `${scene.view.open.toMove}.${charactersOf(card)[0]}`
    : undefined
}

/** Where figures would stand once what is picked is done: shown as shadows before it is confirmed. */
export function foreseen(scene: LeadersScene, picked: readonly Spot[]): ReadonlyMap<CellName, BoardFigure> {
  const shadows = new Map<CellName, BoardFigure>()
  const card = cardIn(picked[0])
  if (card) {
    const brought = charactersOf(card)
    picked.slice(1).forEach((spot, i) => {
      const cell = cellIn(spot)
      const character = brought[i]
      if (cell && character) shadows.set(cell, { who: scene.view.open.toMove, character })
    })
    return shadows
  }
  const cells = picked.map(cellIn)
  const to = cells.at(-1)
  const mover = cells.length > 1 ? pieceOn(scene, cells.at(-2) as CellName) : undefined
  if (to && mover && !pieceOn(scene, to)) shadows.set(to, mover)
  return shadows
}
