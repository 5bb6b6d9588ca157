// What can happen. What each event changes, and who sees it, stands in `events.ts`.

import type { Seat } from '@undercrown/engine'
import type { Shift } from './choice.ts'
import type { Pile } from './effects.ts'
import type { Faction } from './factions.ts'
import type { CardId } from './hero.ts'
import type { LeaderId } from './leaders.ts'
import type { PartyPlace, Place } from './state.ts'

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
      /** Revealed to all, not only looked at. */
      readonly shown?: true
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
  | { readonly type: 'unveiled'; readonly by: Seat; readonly at: readonly PartyPlace[] }
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
  | ({ readonly type: 'tokenPlaced'; readonly at: PartyPlace } & Tokened)
  | ({ readonly type: 'tokenLooked'; readonly at: PartyPlace } & Tokened)
  | { readonly type: 'tokenReturned'; readonly by: Seat }
  | { readonly type: 'tokenRemoved'; readonly by: Seat; readonly at: PartyPlace }
  | { readonly type: 'tokensSwapped'; readonly by: Seat; readonly a: PartyPlace; readonly b: PartyPlace }
  /** A token is revealed: its bearer, or another hero in whose place the bearer goes, is not buried. */
  | { readonly type: 'protected'; readonly by: Seat; readonly at: PartyPlace; readonly saved: PartyPlace }
  | { readonly type: 'courted'; readonly by: Seat; readonly index: number; readonly card: CardId }
  | { readonly type: 'putUnder'; readonly by: Seat; readonly count: number }
  /** With the sides that can be chosen. */
  | { readonly type: 'artifactDealt'; readonly by: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'artifactTaken'; readonly by: Seat; readonly card: CardId }
  /** With the hero that it saved from burial, if that is what it does. */
  | { readonly type: 'artifactUsed'; readonly by: Seat; readonly card: CardId; readonly saved?: PartyPlace }
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
