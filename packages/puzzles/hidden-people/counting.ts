// What there is to count with: all cards of this game, and those that a viewer sees or has seen.

import {
  type CardId,
  type Deck,
  packsFor,
  standardDeck,
  type View,
  values,
} from '@undercrown/hidden-people/facts'

const idOf = ({ value, effect }: Deck['packs'][number]['cards'][number]): CardId =>
  effect === undefined ? `${value}` : `${value}-${effect}`

/** Every card that is in play, as everybody knows. */
export function deckCards({ open }: View): readonly CardId[] {
  const { deck, packs } = open.options as { deck?: Deck | null; packs?: readonly number[] | null }
  return packsFor(deck ?? standardDeck, packs ?? null, open.seats).flatMap(({ cards }) => cards.map(idOf))
}

/** Those in the discard pile and those that the viewer knows where they lie. */
export function seenCards({ open, own }: View): readonly CardId[] {
  return [...open.discard, ...own.map(([, card]) => card)]
}

/** From the cheapest on, each with its effect. */
export function inOrder(cards: readonly CardId[]): readonly CardId[] {
  const rank = (card: CardId) =>
    values.findIndex((value) => card === `${value}` || card.startsWith(`${value}-`))
  return cards.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
