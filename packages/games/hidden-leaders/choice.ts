// What can be asked, and what an answer points at.

import type { Target } from '@undercrown/engine'
import type { Faction } from './factions.ts'
import type { CardId } from './hero.ts'
import type { PartyPlace, Zone } from './state.ts'

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
  /** Of any artifact, or of the one that was dealt. */
  | { readonly ask: 'takeArtifact'; readonly any?: true }
  | { readonly ask: 'useArtifact'; readonly timing: 'fast' | 'slow' }
  /** The hero that lies there is about to be buried. */
  | { readonly ask: 'react'; readonly at: PartyPlace }
  | { [Name in AbilityAskName]: AbilityAsk<Name> }[AbilityAskName]
