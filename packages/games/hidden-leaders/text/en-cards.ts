// Cards in English, as questions and the log speak of them: by name, by place, as somebody's.

import { agree, card, type Part, type Phrase, player, type Seat, say } from '@undercrown/engine'
import { fateById, heroName } from '../cards.ts'
import type { CardId } from '../hero.ts'
import type { PartyPlace, Place } from '../state.ts'
import { piles } from './en-names.ts'
import { icon } from './words.ts'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

export function englishOrdinal(index: number): string {
  return ordinals[index] ?? `${index + 1}th`
}

export function englishHero(id: CardId): Part {
  return card(id, heroName(id).en)
}

export function fate(id: CardId): Part {
  return card(id, fateById(id).name.en)
}

export function heroOr(card: CardId | undefined, unknown: string): Part {
  return card === undefined ? unknown : englishHero(card)
}

/** What belongs to the one who acts is "their" in the log; what belongs to the one who is asked is "your". */
type Own = 'their' | 'your'

function possessive(seat: Seat, by: Seat | undefined, own: Own): Phrase {
  return [agree(seat, 'your', seat === by ? own : say`${player(seat)}’s`), ' ']
}

/** A card by the place where it lies, and by its name if it is known. */
export function cardAt(place: Place, card?: CardId, by?: Seat, own: Own = 'their'): Phrase {
  const whose = place.seat === undefined ? [] : possessive(place.seat, by, own)
  switch (place.zone) {
    case 'up':
      return say`${whose}${englishHero(card as CardId)}`
    case 'down': {
      const which = say`${whose}${englishOrdinal(place.index as number)} ${icon('down', 'hidden hero')}`
      return card === undefined ? which : say`${which}: ${englishHero(card)}`
    }
    case 'hand':
      return card === undefined ? say`a card from ${whose}hand` : say`${englishHero(card)} from ${whose}hand`
    case 'tavern':
      return say`${englishHero(card as CardId)} from the ${piles.tavern}`
    case 'aside':
    case 'laid':
      return [heroOr(card, 'a card')]
    case 'row':
      return say`${englishHero(card as CardId)} from Royal Influence`
    case 'fate':
      return [card === undefined ? 'a Fate card' : fate(card)]
    default:
      return say`${heroOr(card, 'a card')} from the ${piles[place.zone]}`
  }
}

/** The same where the sentence goes on. */
export function cardWithin(place: Place, card?: CardId, by?: Seat, own: Own = 'their'): Phrase {
  return place.zone === 'down' && card !== undefined
    ? say`${englishHero(card)} (${cardAt(place, undefined, by, own)})`
    : cardAt(place, card, by, own)
}

/** A hero as everybody sees it: "P1’s Keen Koi", "P1’s second hidden hero". */
export function heroAt(spot: PartyPlace, by?: Seat, own: Own = 'their'): Phrase {
  return cardAt(spot, spot.card, by, own)
}
