// What there is at a table of Hidden Leaders, and the words of its moves, questions and events.

import type { Frame, Random, Seat, Target } from '@undercrown/engine'
import type { Face } from './cards.ts'
import type { Pile } from './effects.ts'
import type { Faction } from './factions.ts'
import type { CardId } from './hero.ts'
import type { LeaderId } from './leaders.ts'

export interface Options {
  /** Without the advanced heroes, and one face-up hero fewer ends the game. */
  readonly beginner: boolean
  readonly promos: boolean
  readonly queens: boolean
  /** The modules of Forgotten Legends. Left out, they are off. */
  readonly guardians?: boolean
  readonly corruption?: boolean
  readonly artifacts?: boolean
  /** Artifacts are chosen instead of dealt. */
  readonly chooseArtifacts?: boolean
  /** Spent tokens court the Queens and their friends. */
  readonly royalInfluence?: boolean
}

/** A physical card: an index into `face`, `known` and `back`. */
export type Slot = number

/** No card there. */
export const EMPTY = -1

/** Backs. A hero whose back is higher belongs to a handful that all can tell as a whole, not one by one (HL-92). */
export const HERO_BACK = 0
export const LEADER_BACK = 1
export const FATE_BACK = -1
export const TOKEN_BACK = -2

export const TRACK = { first: 1, last: 12, start: 4, dark: 9 } as const
export const TAVERN = 3

export interface State {
  readonly options: Options
  readonly seats: number
  /** What each card is; never changes. The first cards are leaders, card s that of seat s. */
  readonly face: Face[]
  /** Who knows each card, as bits (see the kernel's `Cards`). */
  readonly known: number[]
  readonly back: number[]
  readonly hands: Slot[][]
  /** Face-up heroes of each party, as they came. */
  readonly up: Slot[][]
  /** Hidden heroes of each party, bottom first. */
  readonly down: Slot[][]
  readonly tavern: Slot[]
  /** The three piles have their top at the end. */
  readonly harbor: Slot[]
  readonly wilderness: Slot[]
  readonly graveyard: Slot[]
  /** Taken up to look at or to perform; belongs nowhere until a later step says where. */
  readonly aside: Slot[]
  /** What each seat has laid down in secret, to be moved when all have (HL-51). */
  readonly laid: Slot[]
  red: number
  green: number
  turn: Seat
  over: boolean
  /** Only where that module is in play. */
  guardians?: Guardians
  corruption?: Corruption
  artifacts?: Artifacts
  row?: Row
  readonly random: Random
  agenda: Frame[]
}

/** What the Guardians bring to the table. */
export interface Guardians {
  /** Where their marker stands. */
  marker: number
  /** The Fate cards; the top is at the end. */
  readonly fate: Slot[]
  /** The hero that each seat has chosen in secret, until all have (HL-109). */
  readonly chosen: Slot[]
  /** How many turns each seat is to lose. */
  readonly skips: number[]
}

/** The corruption tokens, as cards of their own. */
export interface Corruption {
  readonly bag: Slot[]
  /** On the slots of the corruption card. */
  readonly card: Slot[]
  /** Drawn by each seat and still to be placed. */
  readonly drawn: Slot[][]
  /** On heroes. */
  readonly worn: (readonly [hero: Slot, token: Slot])[]
  /** Once in a turn. */
  spread: boolean
}

/** The face-up cards of Royal Influence, and the tokens on each. */
export interface Row {
  readonly cards: Slot[]
  readonly tokens: number[]
}

/** The artifact of each seat; everything about them is open. */
export interface Artifacts {
  /** Which of the cards, or `UNCHOSEN`, or `WITHOUT`. */
  readonly cards: number[]
  /** The side in use, once it is chosen. */
  readonly sides: (CardId | null)[]
  readonly tokens: number[]
  /** Used in this turn. */
  readonly used: boolean[]
}

export const UNCHOSEN = -1
export const WITHOUT = -2

export const zones = [
  'hand',
  'up',
  'down',
  'tavern',
  'harbor',
  'wilderness',
  'graveyard',
  'aside',
  'laid',
  'fate',
  'row',
] as const
export type Zone = (typeof zones)[number]

/** Where a card lies. Hands, parties and laid cards have a seat; piles count from the top, parties from the first. */
export interface Place {
  readonly zone: Zone
  readonly seat?: Seat
  readonly index?: number
}

/** How far each marker goes. */
export type Shift = {
  readonly red: number
  readonly green: number
  readonly guardian?: number
}

/** A move points at one thing: a card in its place, a player, a faction, a way for the markers, or a word. */
export interface Move extends Target {
  readonly zone?: Zone
  readonly card?: CardId
  /** The kind of token to be placed. */
  readonly token?: CardId
  readonly faction?: Faction
  readonly move?: Shift
}

/** Asked while an ability is performed: which card's, and which step of which script, so that its words can be found. */
export interface AbilityAsk<Name extends string> {
  readonly ask: Name
  readonly card: CardId
  readonly script: string
  readonly at: number
  /** How much of the step has been done, where it is asked again. */
  readonly done?: number
  /** The faction that was named. */
  readonly faction?: Faction
}

export const abilityAsks = [
  'move',
  'pick',
  'name',
  'bury',
  'discard',
  'take',
  'place',
  'placeTo',
  'setAside',
  'exchange',
  'exchangeWith',
  'turnOver',
  'look',
  'reveal',
  'perform',
  'playMore',
  'lay',
  'chooseOwn',
  'performArtifact',
  'swapArtifacts',
  'addToken',
  'dropToken',
  'lookAtToken',
  'mayReturnToken',
  'swapTokens',
  'andOr',
  'either',
] as const
export type AbilityAskName = (typeof abilityAsks)[number]

export type Ask =
  | { readonly ask: 'hide' }
  | { readonly ask: 'firstDiscard' }
  | { readonly ask: 'act' }
  | { readonly ask: 'discardMore'; readonly left: number }
  | { readonly ask: 'draw'; readonly left: number }
  | { readonly ask: 'discardDown'; readonly left: number }
  | { readonly ask: 'fate' }
  | { readonly ask: 'spread' }
  | { readonly ask: 'placeToken'; readonly left: number }
  | { readonly ask: 'court' }
  | { readonly ask: 'nameForCourt' }
  | { readonly ask: 'takeArtifact' }
  | { readonly ask: 'useArtifact'; readonly timing: 'fast' | 'slow' }
  /** The hero that lies there is about to be buried. */
  | { readonly ask: 'react'; readonly at: Place }
  | { [Name in AbilityAskName]: AbilityAsk<Name> }[AbilityAskName]

/** A card on its way. Whoever is not among `for` sees neither the card nor which one of a hand it was. */
interface Carried {
  readonly by: Seat
  readonly from: Place
  readonly card?: CardId
  /** Left out where all may see it. */
  readonly for?: readonly Seat[]
  /** How many cards taken up it was secretly chosen from. */
  readonly among?: number
  /** Chosen from a hand that the chooser saw whole, and goes on knowing. */
  readonly keeps?: true
  /** A hero that leaves the parties: the token that it bears goes back into the bag. */
  readonly sheds?: true
}

/** One side of an exchange: the card that lay there. */
export interface Given {
  readonly at: Place
  readonly card?: CardId
  readonly for?: readonly Seat[]
  readonly sheds?: true
}

/** About a token, whose kind is for some only. */
interface Tokened {
  readonly by: Seat
  readonly token?: CardId
  readonly for: readonly Seat[]
}

export type CarriedEvent =
  | ({ readonly type: 'played' } & Carried)
  | ({ readonly type: 'buried' } & Carried)
  | ({ readonly type: 'discarded' } & Carried)
  | ({ readonly type: 'took' } & Carried)
  | ({ readonly type: 'setAside' } & Carried)
  | ({ readonly type: 'laid' } & Carried)
  | ({ readonly type: 'gathered' } & Carried)
  | ({ readonly type: 'refilled' } & Carried & { readonly to: Place })
  | ({ readonly type: 'placed' } & Carried & { readonly to: Place })

export type Event =
  | CarriedEvent
  | { readonly type: 'began'; readonly by: Seat }
  | { readonly type: 'performed'; readonly by: Seat; readonly card: CardId; readonly at: Place }
  | {
      readonly type: 'markersMoved'
      readonly by: Seat
      /** How far each went. */
      readonly red: number
      readonly green: number
      readonly guardian?: number
      /** Where they stand now. */
      readonly now: Shift
    }
  | { readonly type: 'picked'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'named'; readonly by: Seat; readonly faction: Faction }
  | {
      readonly type: 'exchanged'
      readonly by: Seat
      readonly a: Given
      readonly b: Given
      /** How many cards taken up, and from which pile, the second was chosen from. */
      readonly among?: number
      readonly pile?: Pile
    }
  | {
      readonly type: 'turnedOver'
      readonly by: Seat
      readonly at: Place
      readonly card: CardId
      /** Saved from burial by a hero with a lasting text. */
      readonly instead?: 'bury'
    }
  | {
      readonly type: 'looked'
      readonly by: Seat
      readonly at: Place
      readonly card?: CardId
      readonly for: readonly Seat[]
    }
  | { readonly type: 'revealed'; readonly by: Seat; readonly at: Place; readonly card: CardId }
  /** Had nothing to show of the faction that was named. */
  | { readonly type: 'lacked'; readonly by: Seat; readonly faction: Faction }
  | {
      readonly type: 'tookUp'
      readonly by: Seat
      readonly pile: Pile
      readonly count: number
      /** The whole pile. */
      readonly all?: true
      readonly cards?: readonly CardId[]
      readonly for?: readonly Seat[]
    }
  | { readonly type: 'putBack'; readonly by: Seat; readonly pile: Pile; readonly count: number }
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'sawHand'
      readonly by: Seat
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly CardId[]
      readonly for: readonly Seat[]
    }
  /** A hero of the own party, in secret: only its owner sees which. */
  | { readonly type: 'chose'; readonly by: Seat; readonly at?: Place; readonly card?: CardId }
  | { readonly type: 'unveiled'; readonly by: Seat; readonly at: readonly Place[] }
  | { readonly type: 'lostTurn'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'skipped'; readonly by: Seat }
  | {
      readonly type: 'fateDrawn'
      readonly by: Seat
      readonly cards?: readonly CardId[]
      readonly for: readonly Seat[]
    }
  | { readonly type: 'fateRevealed'; readonly by: Seat; readonly index: number; readonly card: CardId }
  | { readonly type: 'fateShuffled' }
  | ({ readonly type: 'spread'; readonly slot: number } & Tokened)
  | ({ readonly type: 'tokenDrawn'; readonly index?: number } & Tokened)
  | ({ readonly type: 'tokenPlaced'; readonly at: Place } & Tokened)
  | ({ readonly type: 'tokenLooked'; readonly at: Place } & Tokened)
  | { readonly type: 'tokenReturned'; readonly by: Seat }
  | { readonly type: 'tokenRemoved'; readonly by: Seat; readonly at: Place }
  | { readonly type: 'tokensSwapped'; readonly by: Seat; readonly a: Place; readonly b: Place }
  /** A token is revealed: its bearer, or another hero in whose place the bearer goes, is not buried. */
  | { readonly type: 'protected'; readonly by: Seat; readonly at: Place; readonly saved: Place }
  | { readonly type: 'courted'; readonly by: Seat; readonly index: number; readonly card: CardId }
  | { readonly type: 'putUnder'; readonly by: Seat; readonly count: number }
  | { readonly type: 'artifactTaken'; readonly by: Seat; readonly card: CardId }
  /** With the hero that it saved from burial, if that is what it does. */
  | { readonly type: 'artifactUsed'; readonly by: Seat; readonly card: CardId; readonly saved?: Place }
  | { readonly type: 'artifactPerformed'; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'artifactsSwapped'; readonly by: Seat; readonly a: Seat; readonly b: Seat }
  /** Or taken away, if it is less than nothing. */
  | { readonly type: 'tokenAdded'; readonly by: Seat; readonly seat: Seat; readonly count: number }
  /** With so many cards that had been taken up. */
  | { readonly type: 'shuffled'; readonly by: Seat; readonly pile: 'wilderness'; readonly count: number }
  | {
      readonly type: 'ended'
      readonly by: Seat
      readonly faction: Faction
      readonly leaders: readonly LeaderId[]
      readonly parties: readonly { readonly up: readonly CardId[]; readonly down: readonly CardId[] }[]
      /** Heroes that each seat has of the winning faction. */
      readonly counts: readonly number[]
      /** The heroes that bear a token, with Corruption. */
      readonly tokens?: readonly (readonly [hero: CardId, token: CardId])[]
    }

/** What everybody sees. */
export interface Open {
  /** Those that differ from the defaults. */
  readonly options: Partial<Options>
  readonly seats: number
  readonly turn: Seat
  readonly red: number
  readonly green: number
  /** Face-up heroes that end the game. */
  readonly threshold: number
  /** Once they are revealed. */
  readonly leaders: readonly (LeaderId | null)[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  readonly up: readonly (readonly CardId[])[]
  /** Who knows each hidden hero, bottom first, as bits. */
  readonly down: readonly (readonly number[])[]
  readonly tavern: readonly (CardId | null)[]
  /** Who knows the cards on top, first one first, as far down as anybody knows one. */
  readonly harbor: { readonly count: number; readonly known: readonly number[] }
  /** Who knows each card, top first. */
  readonly wilderness: readonly number[]
  /** Top first. */
  readonly graveyard: readonly CardId[]
  readonly aside: readonly number[]
  readonly laid: readonly (number | null)[]
  /** Hidden cards that everybody knows. */
  readonly remembered: readonly Sight[]
  /** Handfuls of which all know what they are, but not which is which. */
  readonly mixed: readonly { readonly at: readonly Where[]; readonly cards: readonly CardId[] }[]
  readonly over: boolean
  readonly guardians?: {
    readonly marker: number
    /** Who knows each Fate card, top first. */
    readonly fate: readonly number[]
    /** Who has chosen a hero in secret. */
    readonly chosen: readonly boolean[]
    readonly skips: readonly number[]
  }
  readonly corruption?: {
    readonly bag: number
    readonly card: readonly boolean[]
    readonly drawn: readonly number[]
    /** Where each bearer lies, who knows the token, and its kind where all do. */
    readonly worn: readonly (readonly [where: Where, known: number, token: CardId | null])[]
    readonly spread: boolean
  }
  readonly artifacts?: Readonly<Artifacts>
  readonly row?: { readonly cards: readonly CardId[]; readonly tokens: readonly number[] }
  readonly agenda: readonly string[]
}

/** What one viewer sees besides, and not everybody. */
export interface Own {
  /** The leader that the viewer is. */
  readonly leader: { readonly seat: Seat; readonly id: LeaderId } | null
  readonly sees: readonly Sight[]
  /** Where the hero lies that the viewer has chosen in secret. */
  readonly chosen?: Where
  /** Tokens that the viewer knows and not everybody: drawn ones in order, and those on heroes by number. */
  readonly tokens?: { readonly drawn: readonly CardId[]; readonly worn: readonly (CardId | null)[] }
}

/** Where a hidden card lies, what it is and, in a hand, who else knows that. */
export type Sight = readonly [where: Where, card: CardId, known?: number]

export interface View {
  readonly open: Open
  readonly own: Own
}

/** A place as one word: "down.1.0", "wilderness.0" on top. */
export type Where = string

export function faceAt(state: State, slot: Slot): Face {
  return state.face[slot] as Face
}

export function handOf(state: State, seat: Seat): Slot[] {
  return state.hands[seat] as Slot[]
}

export function upOf(state: State, seat: Seat): Slot[] {
  return state.up[seat] as Slot[]
}

export function downOf(state: State, seat: Seat): Slot[] {
  return state.down[seat] as Slot[]
}

export function seatAfter(state: State, seat: Seat, steps = 1): Seat {
  return (seat + steps) % state.seats
}
