// The characters as data: what each can do, and what each counts for in a capture. The rules read nothing else.

import { numbered } from '@undercrown/engine'
import { CELLS } from './board.ts'
import { frozenCards, frozenCharacters } from './faces.ts'

export const characters = [
  'leader',
  'acrobat',
  'archer',
  'assassin',
  'rider',
  'bruiser',
  'royal-guard',
  'jailer',
  'illusionist',
  'claw-launcher',
  'manipulator',
  'nemesis',
  'protector',
  'wanderer',
  'brewmaster',
  'hermit',
  'cub',
  'vizier',
] as const
export type CharacterId = (typeof characters)[number]

/** What a character may do instead of a plain move. */
export type Ability =
  /** Over an adjacent character onto the cell behind it, up to so many times. */
  | { readonly do: 'jump'; readonly times: number }
  /** Exactly so many cells in a straight line, all empty. */
  | { readonly do: 'dash'; readonly steps: number }
  /** Takes the cell of an adjacent enemy, who goes to one of the three cells behind. */
  | { readonly do: 'push' }
  /** To a cell beside its own Leader, and up to so many steps on. */
  | { readonly do: 'rally'; readonly further: number }
  /** Goes up to a visible character that is not adjacent, or drags it near. */
  | { readonly do: 'hook' }
  /** Moves somebody else by one cell. */
  | { readonly do: 'shift'; readonly whom: 'ally' | 'enemy'; readonly reach: 'touch' | 'sight' }
  /** Changes places with a visible character that is not adjacent. */
  | { readonly do: 'swap' }
  /** To any empty cell that is not adjacent to an enemy. */
  | { readonly do: 'roam' }

/** What a character changes by being there. */
export type Trait =
  | { readonly is: 'jailer' }
  | { readonly is: 'protector' }
  /** The own Leader may walk this many steps in its action. */
  | { readonly is: 'vizier'; readonly steps: number }
  /** Never acts; walks this far whenever the enemy Leader was moved. */
  | { readonly is: 'nemesis'; readonly steps: number }
  /** Comes with another one, and acts directly before or after it or not at all. */
  | { readonly is: 'paired'; readonly with: CharacterId }

export const kinds = ['leader', 'active', 'passive', 'special'] as const
export type Kind = (typeof kinds)[number]

export interface Character {
  /** Its sign in positions and notation. */
  readonly letter: string
  readonly kind: Kind
  /** What it adds to the capture of an enemy Leader, adjacent or exactly two cells away in line. Two capture. */
  readonly captures: { readonly beside: number; readonly afar: number }
  readonly ability?: Ability
  readonly trait?: Trait
}

const ordinary = { beside: 1, afar: 0 }

export const roster: Readonly<Record<CharacterId, Character>> = {
  leader: { letter: 'L', kind: 'leader', captures: ordinary },
  acrobat: { letter: 'A', kind: 'active', captures: ordinary, ability: { do: 'jump', times: 2 } },
  archer: { letter: 'Q', kind: 'passive', captures: { beside: 0, afar: 1 } },
  assassin: { letter: 'S', kind: 'passive', captures: { beside: 2, afar: 0 } },
  rider: { letter: 'R', kind: 'active', captures: ordinary, ability: { do: 'dash', steps: 2 } },
  bruiser: { letter: 'B', kind: 'active', captures: ordinary, ability: { do: 'push' } },
  'royal-guard': { letter: 'G', kind: 'active', captures: ordinary, ability: { do: 'rally', further: 1 } },
  jailer: { letter: 'J', kind: 'passive', captures: ordinary, trait: { is: 'jailer' } },
  illusionist: { letter: 'I', kind: 'active', captures: ordinary, ability: { do: 'swap' } },
  'claw-launcher': { letter: 'C', kind: 'active', captures: ordinary, ability: { do: 'hook' } },
  manipulator: {
    letter: 'M',
    kind: 'active',
    captures: ordinary,
    ability: { do: 'shift', whom: 'enemy', reach: 'sight' },
  },
  nemesis: { letter: 'N', kind: 'special', captures: ordinary, trait: { is: 'nemesis', steps: 2 } },
  protector: { letter: 'P', kind: 'passive', captures: ordinary, trait: { is: 'protector' } },
  wanderer: { letter: 'W', kind: 'active', captures: ordinary, ability: { do: 'roam' } },
  brewmaster: {
    letter: 'T',
    kind: 'active',
    captures: ordinary,
    ability: { do: 'shift', whom: 'ally', reach: 'touch' },
  },
  hermit: { letter: 'H', kind: 'special', captures: ordinary, trait: { is: 'paired', with: 'cub' } },
  cub: {
    letter: 'U',
    kind: 'special',
    captures: { beside: 0, afar: 0 },
    trait: { is: 'paired', with: 'hermit' },
  },
  vizier: { letter: 'V', kind: 'passive', captures: ordinary, trait: { is: 'vizier', steps: 2 } },
}

/** What is recruited: one card for each character but the Leaders, and one for Hermit and Cub together. */
export const cards = [
  'acrobat',
  'archer',
  'assassin',
  'rider',
  'bruiser',
  'royal-guard',
  'jailer',
  'illusionist',
  'claw-launcher',
  'manipulator',
  'nemesis',
  'protector',
  'wanderer',
  'brewmaster',
  'hermit-and-cub',
  'vizier',
] as const
export type CardId = (typeof cards)[number]

/** The cards that games are played with: all there are. */
export const deck: readonly CardId[] = [...cards]

/**
 * A figure: 0 is black's Leader, 1 white's, and each other character exists once. Only a table laid out by hand can
 * have twins of a character, numbered behind them all (decision 50).
 */
export type Piece = number
export const NOBODY = -1
export const PIECES = characters.length + 1

/** Cubs stand in the way in many a puzzle, so that they come first among the twins: so many more have a bit of their own. */
const MORE_CUBS = 6
/** Sets of pieces have a bit for each number below this; search knows no others. */
export const BITS = PIECES + MORE_CUBS
/** Numbers enough for a board full of one character. */
const NUMBERS = BITS + (characters.length - 1) * CELLS

const named: readonly CharacterId[] = ['leader', ...numbered(characters, frozenCharacters)]
const pieceByCharacter = new Map(named.map((character, piece) => [character, piece]))

/** The first piece of the same character. */
function eldest(piece: Piece): Piece {
  if (piece < PIECES) return piece
  return piece < BITS
    ? (pieceByCharacter.get('cub') as Piece)
    : 2 + ((piece - BITS) % (characters.length - 1))
}

const twins: readonly Piece[] = Array.from({ length: NUMBERS }, (_, piece) => {
  for (let next = piece + 1; next < NUMBERS; next++) if (eldest(next) === eldest(piece)) return next
  return NUMBERS
})

/** The next piece of the same character; one that is not there where nobody laid it. */
export function twinAfter(piece: Piece): Piece {
  return twins[piece] as Piece
}

const characterByPiece: readonly CharacterId[] = Array.from(
  { length: NUMBERS },
  (_, piece) => named[eldest(piece)] as CharacterId,
)

export function characterOf(piece: Piece): CharacterId {
  return characterByPiece[piece] as CharacterId
}

const byPiece: readonly Character[] = Array.from(
  { length: NUMBERS },
  (_, piece) => roster[characterOf(piece)],
)

export function dataOf(piece: Piece): Character {
  return byPiece[piece] as Character
}

/** The piece of a character, the first one where it has twins. */
export function pieceOf(character: Exclude<CharacterId, 'leader'>): Piece {
  return pieceByCharacter.get(character) as Piece
}

export const NEMESIS = pieceOf('nemesis')
export const HERMIT = pieceOf('hermit')
export const CUB = pieceOf('cub')
export const VIZIER = pieceOf('vizier')
export const JAILER = pieceOf('jailer')
export const PROTECTOR = pieceOf('protector')
export const ARCHER = pieceOf('archer')
export const ASSASSIN = pieceOf('assassin')

/** The number of a card. */
export type Face = number

const cardByFace: readonly CardId[] = numbered(cards, frozenCards)
const faceByCard: ReadonlyMap<CardId, Face> = new Map(cardByFace.map((card, face) => [card, face]))

/** The characters that a card brings. */
export function charactersOf(
  card: CardId,
): readonly [Exclude<CharacterId, 'leader'>, ...Exclude<CharacterId, 'leader'>[]] {
  return card === 'hermit-and-cub' ? ['hermit', 'cub'] : [card]
}

const piecesByFace: readonly (readonly Piece[])[] = cardByFace.map((card) => charactersOf(card).map(pieceOf))

export function piecesOf(face: Face): readonly Piece[] {
  return piecesByFace[face] as readonly Piece[]
}

const faceByPiece: readonly Face[] = Array.from({ length: NUMBERS }, (_, piece) =>
  piecesByFace.findIndex((pieces) => pieces.includes(eldest(piece))),
)

/** The card that a piece came with; −1 for a Leader. */
export function faceOf(piece: Piece): Face {
  return faceByPiece[piece] as Face
}

export function cardOf(face: Face): CardId {
  return cardByFace[face] as CardId
}

export function faceOfCard(card: CardId): Face {
  return faceByCard.get(card) as Face
}

/** A card's sign: that of its first character. */
export function letterOf(card: CardId): string {
  return roster[charactersOf(card)[0]].letter
}
