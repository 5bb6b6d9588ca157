// The vocabulary of abilities: what a step of a hero's text can be, and the builders that heroes are written with.
// How each step works stands in `verbs/`, its words in `text/`.

import type { Faction } from './factions.ts'

/** Seen from the seat of whoever performs the ability, which need not be where the card lies (HL-60). */
export type Whose = 'own' | 'other' | 'any' | 'next' | 'previous' | 'picked'
export type Facing = 'up' | 'down' | 'any'
export type Pile = 'harbor' | 'wilderness' | 'graveyard'

/** Which cards qualify. `it` is the card that the step before handled, `seen` those hidden heroes it looked at, `looked` those that were taken up to look at. */
export interface Selector {
  readonly zone:
    | 'party'
    | 'hand'
    | 'tavern'
    | 'graveyard'
    | 'wilderness'
    | 'looked'
    | 'laid'
    | 'chosen'
    | 'seen'
    | 'it'
  readonly whose?: Whose
  readonly side?: Facing
  /** Belongs to one of these, or to the faction that was named. */
  readonly faction?: readonly Faction[] | 'named'
  readonly not?: Faction
  /** Only the first cards of the pile. */
  readonly top?: number
}

export type Condition =
  | { readonly has: Selector }
  | { readonly leads: 'red' | 'green' }
  | { readonly it: readonly Faction[] | 'named' }
  | { readonly itNot: Faction | 'named' }
  /** An earlier step of this ability moved a card. */
  | { readonly moved: true }

/** How far the markers go: a number, or plus or minus the X of the move. */
export type Amount = number | '+x' | '-x'

/** One way to move the markers. All amounts of one way are done together. */
export interface Way {
  readonly red?: Amount
  readonly green?: Amount
  readonly leading?: Amount
  readonly trailing?: Amount
  readonly guardian?: Amount
  readonly if?: { readonly leads: 'red' | 'green' }
}

/** How X is found. */
export type X =
  | { readonly count: Selector }
  | { readonly factionsOf: Selector; readonly except: Faction }
  /** Cards that the earlier steps of this ability moved. */
  | 'moved'

export type Destination = 'up' | 'down' | 'third' | 'thirdDown' | 'theirs' | 'tavern'

export interface MoveStep {
  readonly do: 'move'
  /** How the ways read: all of one, one of several, one or both. Exactly one way is taken in any case. */
  readonly mode: 'and' | 'or' | 'andOr'
  readonly ways: readonly Way[]
  readonly x?: X
  readonly max?: number
  readonly by?: 'next' | 'victim'
  readonly if?: Condition
}

/** What the steps that carry cards somewhere have in common. */
interface Carrying {
  readonly from: Selector
  /** As many as there are, if fewer. */
  readonly count?: number | 'all'
  readonly optional?: true
  readonly random?: true
  /** Who chooses the card, where it is not the one who performs the ability. */
  readonly by?: 'picked'
  /** Not a hero that this ability has chosen before, even if that was saved (HL-113). */
  readonly anew?: true
  readonly if?: Condition
}

export interface BuryStep extends Carrying {
  readonly do: 'bury'
}
export interface DiscardStep extends Carrying {
  readonly do: 'discard'
}
/** Into the hand of the one who performs the ability. */
export interface TakeStep extends Carrying {
  readonly do: 'take'
}
/**
 * Into a party or the Tavern, without performing anything. `third`: face up to neither you nor its holder;
 * `thirdDown`: hidden; `theirs`: hidden, to the picked player.
 */
export interface PlaceStep extends Carrying {
  readonly do: 'place'
  readonly to: Destination
}
/** Out of its place for as long as it is performed; a later step says where it goes (HL-64). */
export interface SetAsideStep extends Carrying {
  readonly do: 'setAside'
}
export type CarryStep = BuryStep | DiscardStep | TakeStep | PlaceStep | SetAsideStep

export interface ExchangeStep {
  readonly do: 'exchange'
  /** Chosen first: what lies in the open comes before what is secret. */
  readonly a: Selector
  readonly b: Selector
  /** So many pairs, no card twice; as many as there are, if fewer. */
  readonly count?: number
  readonly optional?: true
}

export interface EitherStep {
  readonly do: 'either'
  readonly options: readonly (readonly AbilityStep[])[]
}

export type AbilityStep =
  | MoveStep
  | CarryStep
  | ExchangeStep
  | EitherStep
  | { readonly do: 'pick'; readonly among: 'any' | 'other'; readonly having?: Selector }
  | { readonly do: 'name' }
  | {
      readonly do: 'turnOver'
      readonly from: Selector
      readonly count?: number
      readonly if?: Condition
    }
  | {
      readonly do: 'look'
      readonly from: Selector
      readonly upTo: number
      readonly optional?: true
      /** A later step speaks of what was seen. */
      readonly keep?: true
    }
  | { readonly do: 'reveal'; readonly from: Selector }
  | { readonly do: 'takeUp'; readonly pile: Pile; readonly count: number | 'all' }
  /** What is left of the cards taken up goes back first. */
  | { readonly do: 'shuffle'; readonly pile: 'wilderness' }
  | { readonly do: 'putBack'; readonly pile: Pile }
  /** `keep`: a later step speaks of the hero. */
  | { readonly do: 'perform'; readonly from: Selector; readonly keep?: true }
  | { readonly do: 'playMore'; readonly from: Selector }
  /** All others lay down a card of their hand, to be discarded or to be given. */
  | { readonly do: 'lay'; readonly who: 'others'; readonly to?: 'give' }
  /** What was laid down is taken up to look at. */
  | { readonly do: 'gather' }
  /** All others choose a hero of their party. */
  | { readonly do: 'chooseOwn' }
  | { readonly do: 'loseTurn' }
  /** A look at all cards of the picked player's hand. */
  | { readonly do: 'lookAtHand' }
  | { readonly do: 'lookAtToken' }
  | { readonly do: 'mayReturnToken' }
  | { readonly do: 'swapTokens' }
  | { readonly do: 'drawToken' }
  /** All drawn tokens are placed; `must`: none goes back, `up`: on face-up heroes only. */
  | { readonly do: 'placeTokens'; readonly must?: true; readonly up?: true }
  | { readonly do: 'andOr'; readonly options: readonly (readonly AbilityStep[])[] }
  | { readonly do: 'performArtifact' }
  | { readonly do: 'swapArtifacts' }
  | { readonly do: 'addToken' }
  | { readonly do: 'dropToken' }
  /** The steps are done for every other player in turn order, who is then the picked one. */
  | { readonly do: 'each'; readonly steps: readonly AbilityStep[] }

/** Where cards are. */
export const up = (whose: Whose, ...faction: Faction[]): Selector => party('up', whose, faction)
export const down = (whose: Whose): Selector => party('down', whose, [])
export const anySide = (whose: Whose): Selector => party('any', whose, [])
export const hand = (whose: Whose): Selector => ({ zone: 'hand', whose })
export const tavern = (...faction: Faction[]): Selector =>
  faction.length > 0 ? { zone: 'tavern', faction } : { zone: 'tavern' }
export const graveyard = (top?: number): Selector =>
  top === undefined ? { zone: 'graveyard' } : { zone: 'graveyard', top }
export const of = (from: Selector, ...faction: Faction[]): Selector => ({ ...from, faction })
export const wilderness = (top: number): Selector => ({ zone: 'wilderness', top })
export const looked: Selector = { zone: 'looked' }
export const laid: Selector = { zone: 'laid' }
export const chosen: Selector = { zone: 'chosen' }
export const it: Selector = { zone: 'it' }
export const but = (from: Selector, not: Faction): Selector => ({ ...from, not })
export const ofNamed = (from: Selector): Selector => ({ ...from, faction: 'named' })

function party(side: Facing, whose: Whose, faction: readonly Faction[]): Selector {
  return faction.length > 0 ? { zone: 'party', whose, side, faction } : { zone: 'party', whose, side }
}

/** The markers. */
export type MoreOfMove = Partial<Pick<MoveStep, 'x' | 'max' | 'by' | 'if'>>

export const move = (way: Way, more: MoreOfMove = {}): MoveStep => ({
  do: 'move',
  mode: 'and',
  ways: [way],
  ...more,
})
export const moveOr = (one: Way, other: Way, more: MoreOfMove = {}): MoveStep => ({
  do: 'move',
  mode: 'or',
  ways: [one, other],
  ...more,
})
export const moveAndOr = (one: Way, other: Way, more: MoreOfMove = {}): MoveStep => ({
  do: 'move',
  mode: 'andOr',
  ways: [one, other, { ...one, ...other }],
  ...more,
})
/** One of several ways. */
export const moveOneOf = (...ways: readonly Way[]): MoveStep => ({ do: 'move', mode: 'or', ways })
export const count = (selector: Selector, max?: number): MoreOfMove =>
  max === undefined ? { x: { count: selector } } : { x: { count: selector }, max }

/** The cards. */
export type MoreOfCarry = Partial<Pick<Carrying, 'count' | 'optional' | 'random' | 'by' | 'anew' | 'if'>>

export const bury = (from: Selector, more: MoreOfCarry = {}): BuryStep => ({ do: 'bury', from, ...more })
export const discard = (from: Selector, more: MoreOfCarry = {}): DiscardStep => ({
  do: 'discard',
  from,
  ...more,
})
export const take = (from: Selector, more: MoreOfCarry = {}): TakeStep => ({ do: 'take', from, ...more })
export const place = (from: Selector, to: Destination, more: MoreOfCarry = {}): PlaceStep => ({
  do: 'place',
  from,
  to,
  ...more,
})
export const setAside = (from: Selector): SetAsideStep => ({ do: 'setAside', from })
export const exchange = (a: Selector, b: Selector): ExchangeStep => ({ do: 'exchange', a, b })
export const exchangePairs = (count: number, a: Selector, b: Selector): ExchangeStep => ({
  do: 'exchange',
  a,
  b,
  count,
})
export const mayExchange = (a: Selector, b: Selector, count?: number): ExchangeStep =>
  count === undefined
    ? { do: 'exchange', a, b, optional: true }
    : { do: 'exchange', a, b, count, optional: true }
export const turnOver = (from: Selector, condition?: Condition): AbilityStep =>
  condition ? { do: 'turnOver', from, if: condition } : { do: 'turnOver', from }
export const turnOverSome = (count: number, from: Selector): AbilityStep => ({ do: 'turnOver', from, count })
export const look = (from: Selector, upTo = 1, keep?: true): AbilityStep =>
  keep ? { do: 'look', from, upTo, keep } : { do: 'look', from, upTo }
export const mayLook = (from: Selector, upTo: number): AbilityStep => ({
  do: 'look',
  from,
  upTo,
  optional: true,
})
export const reveal = (from: Selector): AbilityStep => ({ do: 'reveal', from })
export const perform = (from: Selector): AbilityStep => ({ do: 'perform', from })
export const mayPlay = (from: Selector): AbilityStep => ({ do: 'playMore', from })
export const othersLay: AbilityStep = { do: 'lay', who: 'others' }
export const othersGive: AbilityStep = { do: 'lay', who: 'others', to: 'give' }
export const othersChoose: AbilityStep = { do: 'chooseOwn' }
/** One of the hidden heroes that were seen goes to another party. */
export const moveOne: PlaceStep = { do: 'place', from: { zone: 'seen' }, to: 'thirdDown', optional: true }
export const lookAtToken: AbilityStep = { do: 'lookAtToken' }
export const mayReturnToken: AbilityStep = { do: 'mayReturnToken' }
export const swapTokens: AbilityStep = { do: 'swapTokens' }
export const drawToken: AbilityStep = { do: 'drawToken' }
export const placeToken = (where: 'any' | 'up'): AbilityStep =>
  where === 'up' ? { do: 'placeTokens', must: true, up: true } : { do: 'placeTokens', must: true }
export const andOr = (...options: readonly (readonly AbilityStep[])[]): AbilityStep => ({
  do: 'andOr',
  options,
})
export const performArtifact: AbilityStep = { do: 'performArtifact' }
export const swapArtifacts: AbilityStep = { do: 'swapArtifacts' }
export const addToken: AbilityStep = { do: 'addToken' }
export const dropToken: AbilityStep = { do: 'dropToken' }
export const loseTurn: AbilityStep = { do: 'loseTurn' }
export const lookAtHand: AbilityStep = { do: 'lookAtHand' }
export const each = (...steps: readonly AbilityStep[]): AbilityStep => ({ do: 'each', steps })
export const either = (...options: readonly (readonly AbilityStep[])[]): EitherStep => ({
  do: 'either',
  options,
})

/** Takes up the first cards of a pile, does the steps with them, and puts back what is left (HL-46). */
export const takingUp = (pile: Pile, number: number, ...steps: readonly AbilityStep[]): AbilityStep[] => [
  { do: 'takeUp', pile, count: number },
  ...steps,
  { do: 'putBack', pile },
]

/** The same with what was laid down. */
export const gathering = (...steps: readonly AbilityStep[]): AbilityStep[] => [{ do: 'gather' }, ...steps]

/** The player or the faction that later steps speak of. */
export const pick = (among: 'any' | 'other', having?: Selector): AbilityStep =>
  having ? { do: 'pick', among, having } : { do: 'pick', among }
export const name: AbilityStep = { do: 'name' }
