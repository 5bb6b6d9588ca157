// What there is at a table of Leaders, and the words of its moves, questions and events.

import type { Seat } from '@undercrown/engine'
import type { Cell, CellName } from './board.ts'
import { BITS, type CardId, type CharacterId, type Face, type Piece } from './characters.ts'

/** Black sits at the bottom and is seat 0, white at the top and is seat 1. */
export const sides = ['black', 'white'] as const
export type SideName = (typeof sides)[number]
export type Side = Seat

export const modes = ['discovery', 'strategist'] as const
export type Mode = (typeof modes)[number]

export interface Options {
  readonly mode: Mode
  readonly first: SideName | 'random'
}

export const turnPhases = ['banish', 'actions', 'nemesis', 'recruit'] as const
export type TurnPhase = (typeof turnPhases)[number]

export const reasons = ['captured', 'surrounded', 'repetition', 'agreement'] as const
export type EndReason = (typeof reasons)[number]

export interface Result {
  /** Nobody in a draw. */
  readonly winner: Side | null
  readonly reason: EndReason
}

/** A physical card: an index into `face` and `known`. */
export type Slot = number

export interface State {
  readonly options: Options
  readonly first: Side
  /** Completed turns. */
  turn: number
  /** Whose turn it is; in a banishment, who chooses. */
  toMove: Side
  /** Who plays the next turn, once a banishment is over. */
  next: Side
  phase: TurnPhase
  /** The piece on each cell, NOBODY where it is empty. */
  readonly board: Piece[]
  /** The cell of each piece, NOWHERE beside the board; longer than there are pieces where some have twins. */
  readonly at: Cell[]
  /** Whose each piece is; −1 while nobody's. */
  readonly side: Side[]
  /** Bits by piece: who has used their action this turn. */
  acted: number
  /** Those that have and are beyond the bits: twins of a table laid out by hand, absent elsewhere. */
  actedTwins?: Piece[]
  /** Who acted last this turn, or NOBODY. */
  last: Piece
  /** Recruitments still to come this turn. */
  recruitsLeft: number
  secondBanishDone: boolean
  /** What each card is, and who knows (see the kernel's `Cards`). */
  readonly face: Face[]
  readonly known: number[]
  /** The cards that can be recruited. */
  readonly visible: Slot[]
  /** Face down, its top at the end. */
  readonly pile: Slot[]
  readonly banished: Slot[]
  /** Those whose characters are on the board. */
  readonly recruited: Slot[]
  /** The position at the start of each turn since the last card was taken or banished (L-27). */
  readonly history: string[]
  result: Result | null
}

/** One whole action of one character, told by its effect. An actor who stays has `to` equal to `from`. */
export interface Action {
  readonly kind: 'action'
  readonly piece: CharacterId
  readonly from: CellName
  readonly to: CellName
  /** Whether it is the active ability; what a plain move reaches too is a plain move. */
  readonly ability: boolean
  /** Somebody else who is moved by it. */
  readonly other?: CharacterId
  readonly otherFrom?: CellName
  readonly otherTo?: CellName
}

export interface NemesisMove {
  readonly kind: 'nemesis'
  readonly from: CellName
  readonly to: CellName
}

export interface Recruitment {
  readonly kind: 'recruit'
  readonly card: CardId
  /** One cell; for Hermit and Cub two, the Hermit's first. */
  readonly at: readonly CellName[]
}

export interface Banishment {
  readonly kind: 'banish'
  readonly card: CardId
}

export interface End {
  readonly kind: 'end'
}

export type Move = Action | NemesisMove | Recruitment | Banishment | End

export const END: End = Object.freeze({ kind: 'end' })

export type Ask =
  | { readonly ask: 'banish' }
  | { readonly ask: 'act'; readonly fresh: boolean }
  | { readonly ask: 'nemesis' }
  | { readonly ask: 'recruit'; readonly left: number }

export type Event =
  | { readonly type: 'began'; readonly by: Side }
  /** With whose the other one is, where another one is moved. */
  | ({ readonly type: 'acted'; readonly by: Side; readonly whose?: Side } & Omit<Action, 'kind'>)
  | { readonly type: 'provoked'; readonly by: Side }
  | { readonly type: 'pursued'; readonly by: Side; readonly from: CellName; readonly to: CellName }
  | { readonly type: 'ceased'; readonly by: Side }
  | { readonly type: 'recruited'; readonly by: Side; readonly card: CardId; readonly at: readonly CellName[] }
  | { readonly type: 'revealed'; readonly card: CardId }
  | { readonly type: 'finished'; readonly by: Side }
  | { readonly type: 'convened' }
  | { readonly type: 'banished'; readonly by: Side; readonly card: CardId }
  | { readonly type: 'won'; readonly by: Side; readonly reason: 'captured' | 'surrounded' }
  | { readonly type: 'drawn'; readonly reason: 'repetition' }

export interface ViewPiece {
  readonly who: SideName
  readonly character: CharacterId
  readonly cell: CellName
  readonly acted: boolean
}

/** Nobody knows more than anybody: all but the order of the pile. */
export interface View {
  readonly open: OpenView
  readonly own: Readonly<Record<string, never>>
}

export interface OpenView {
  readonly options: Options
  readonly first: SideName
  readonly turn: number
  readonly toMove: SideName
  readonly next: SideName
  readonly phase: TurnPhase
  readonly pieces: readonly ViewPiece[]
  readonly last: CharacterId | null
  readonly recruitsLeft: number
  readonly secondBanishDone: boolean
  readonly visible: readonly CardId[]
  /** The cards of the pile, in no telling order. */
  readonly unseen: readonly CardId[]
  readonly banished: readonly CardId[]
  readonly history: readonly string[]
  readonly winner: SideName | null
  readonly reason: EndReason | null
}

export function rival(side: Side): Side {
  return 1 - side
}

export function pieceAt(state: State, cell: Cell): Piece {
  return state.board[cell] as Piece
}

export function cellOf(state: State, piece: Piece): Cell {
  return state.at[piece] as Cell
}

export function sideOf(state: State, piece: Piece): Side {
  return state.side[piece] as Side
}

export function isEmpty(state: State, cell: Cell): boolean {
  return (state.board[cell] as Piece) < 0
}

export function hasActed(state: State, piece: Piece): boolean {
  return piece < BITS ? (state.acted & (1 << piece)) !== 0 : !!state.actedTwins?.includes(piece)
}

/** Whether nobody has used an action this turn. */
export function isFresh({ acted, actedTwins }: State): boolean {
  return acted === 0 && !actedTwins?.length
}

export function faceAt(state: State, slot: Slot): Face {
  return state.face[slot] as Face
}
